import { formatClock } from '@mitako/pages';
import { moneyOf } from '../components/money.ts';
import { Badge, Notice } from '../components/small.tsx';
import { column, figure, type Column, TableCard } from '../components/table.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { spanSince } from '../components/since.tsx';
import { showSearch } from '../search/operator.tsx';
import { MachineCard, readMachine } from './machine.tsx';
import { TEXT } from './operator-text.ts';
import { readToday, TodayByMethod, TodayFigures, Unusual } from './today.tsx';
import { findWaiting, type Waiting } from './waiting.ts';

async function showHome(page: Page): Promise<Response> {
  const [waiting, machine, today] = await Promise.all([findWaiting(page), readMachine(page), readToday(page)]);
  return show(
    page,
    { title: page.subjects.home },
    <>
      <p class="soft">{TEXT[page.locale].today.asOf(formatClock(today.nowMs, page.locale))}</p>
      <TodayFigures page={page} today={today} />
      <WaitingCard page={page} waiting={waiting} />
      <TodayByMethod page={page} today={today} rails={machine.methods} />
      <Unusual page={page} today={today} />
      <MachineCard page={page} machine={machine} />
    </>,
  );
}

/** What came in today, what waits for a decision, what is unusual, and whether everything runs. */
export const home: Section = {
  label: 'home',
  isTab: true,
  path: '/',
  pages: { '/': showHome, '/search': showSearch },
};

/** Lists with no item are left out. */
function WaitingCard({ page, waiting }: PageProps<{ waiting: readonly Waiting[] }>) {
  const text = TEXT[page.locale];
  const shown = waiting.filter(({ count }) => count > 0);
  if (shown.length === 0) {
    return <Notice>{text.waiting.nothing}</Notice>;
  }
  const { attempts_to_review: attempts, businesses_to_verify: kyc } = page.subjects;
  const names = { ...text.waiting.names, attempts, kyc };
  const columns: readonly Column<Waiting>[] = [
    column(page.names.what, ({ name, path }) => <a href={page.path(path)}>{names[name]}</a>),
    column(text.waiting.oldest, (each) => oldestWords(page, each)),
    column(page.names.amount, ({ sums }) => sums.map((sum) => moneyOf(page, sum)).join(' + ') || '–'),
    figure(text.waiting.count, ({ count, isMore }) => <Badge tone="wait">{text.counts(count, isMore)}</Badge>),
  ];
  return <TableCard title={text.waiting.title} isCompact columns={columns} rows={shown} />;
}

function oldestWords(page: Page, { oldestAt, isMore }: Waiting): string {
  if (oldestAt === null) return '–';
  const { oldestSince, oldestMore } = TEXT[page.locale].waiting;
  const span = spanSince(page, oldestAt);
  return isMore ? oldestMore(span) : oldestSince(span);
}
