import { Badge, Notice } from '../components/small.tsx';
import { column, figure, type Column, TableCard } from '../components/table.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { spanSince } from '../components/since.tsx';
import { showSearch } from '../search/operator.tsx';
import { SearchBox } from '../search/search-page.tsx';
import { MachineCard, readMachine } from './machine.tsx';
import { TEXT } from './operator-text.ts';
import { type Count, findWaiting, type Waiting } from './waiting.ts';

async function showHome(page: Page): Promise<Response> {
  const [waiting, machine] = await Promise.all([findWaiting(page), readMachine(page)]);
  return show(
    page,
    { title: page.subjects.home },
    <>
      <WaitingCard page={page} waiting={waiting} />
      <MachineCard page={page} machine={machine} />
      <SearchBox page={page} value="" />
    </>,
  );
}

/** What waits for a decision, and whether everything runs. */
export const home: Section = {
  label: 'home',
  isTab: true,
  path: '/',
  pages: { '/': showHome, '/search': showSearch },
};

/** Lists with no item are left out. */
function WaitingCard({ page, waiting }: PageProps<{ waiting: readonly Waiting[] }>) {
  const text = TEXT[page.locale];
  const shown = waiting.filter(({ live, test }) => live.count + test.count > 0);
  if (shown.length === 0) {
    return <Notice>{text.waiting.nothing}</Notice>;
  }
  const { attempts_to_review: attempts, businesses_to_verify: kyc } = page.subjects;
  const names = { ...text.waiting.names, attempts, kyc };
  const columns: readonly Column<Waiting>[] = [
    column(page.names.what, ({ name, path }) => <a href={page.path(path)}>{names[name]}</a>),
    column(text.waiting.oldest, ({ live, test }) => oldestWords(page, live.count > 0 ? live : test)),
    figure(text.waiting.count, (each) => <Counts page={page} waiting={each} />),
  ];
  return <TableCard title={text.waiting.title} isCompact columns={columns} rows={shown} />;
}

function Counts({ page, waiting: { live, test } }: PageProps<{ waiting: Waiting }>) {
  const text = TEXT[page.locale];
  return (
    <span>
      {live.count > 0 && <Badge tone="wait">{text.counts(live.count, live.isMore)}</Badge>}
      {test.count > 0 && <small class="under soft">{text.waiting.test(text.counts(test.count, test.isMore))}</small>}
    </span>
  );
}

function oldestWords(page: Page, { oldestAt, isMore }: Count): string {
  if (oldestAt === null) return '–';
  const { oldestSince, oldestMore } = TEXT[page.locale].waiting;
  const span = spanSince(page, oldestAt);
  return isMore ? oldestMore(span) : oldestSince(span);
}
