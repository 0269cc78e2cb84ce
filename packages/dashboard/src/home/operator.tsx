import { doualaDay } from '@mitako/contract';
import { formatClock, type IconName } from '@mitako/pages';
import { Card, TextLink } from '../components/small.tsx';
import { Todo } from '../components/todo.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { currenciesOf } from '../reports/currencies.ts';
import { SalesChart } from '../reports/day-charts.tsx';
import { dayWords } from '../reports/words.ts';
import { showSearch } from '../search/operator.tsx';
import { MachineCard, readMachine } from './machine.tsx';
import { TEXT } from './operator-text.ts';
import { readToday, TodayByMethod, TodayFigures } from './today.tsx';
import { readFailures, Unusual } from './unusual.tsx';
import { countWords, findWaiting, oldestWords, sumWords, type Waiting, type WaitingName } from './waiting.ts';

/** Of the curve. */
const DAYS = 30;

async function showHome(page: Page): Promise<Response> {
  const [waiting, machine, today, failures, { report }] = await Promise.all([
    findWaiting(page),
    readMachine(page),
    readToday(page),
    readFailures(page),
    page.read('getOperatorReport', { query: { days: DAYS } }),
  ]);
  const text = TEXT[page.locale].today;
  return show(
    page,
    {
      title: page.subjects.home,
      heading: dayWords(doualaDay(today.nowMs), page, 'long'),
      lead: (
        <p class="soft">{text[page.gateway.rehearses ? 'rehearsed' : 'asOf'](formatClock(today.nowMs, page.locale))}</p>
      ),
    },
    <>
      {page.site.slot('operator.home', { language: page.locale })}
      <TodayFigures
        page={page}
        today={today}
        payouts={waiting.find(({ name, path }) => name === 'payouts' && page.mayOpen(page.path(path)))}
      />
      <div class="main-and-side">
        <WaitingCard page={page} waiting={waiting} />
        <Unusual page={page} today={today} failures={failures} />
      </div>
      <TodayByMethod page={page} today={today} rails={machine.methods} />
      <div class="main-and-side">
        <div>
          {currenciesOf(report).map((of) => (
            <SalesChart
              page={page}
              of={of}
              heading={
                <div class="titled">
                  <h2>{text.month}</h2>
                  <TextLink href={page.path('/reports')} label={page.subjects.reports} />
                </div>
              }
            />
          ))}
        </div>
        <MachineCard page={page} machine={machine} />
      </div>
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

const ICONS: { readonly [Name in WaitingName]: IconName } = {
  rails: 'zap',
  attempts: 'gavel',
  late: 'hand-coins',
  refunds: 'undo-2',
  disputes: 'scale',
  payouts: 'banknote',
  kyc: 'file-text',
};

/** Lists with no item are left out; payouts have a figure of their own. */
function WaitingCard({ page, waiting }: PageProps<{ waiting: readonly Waiting[] }>) {
  const text = TEXT[page.locale].waiting;
  const { attempts_to_review: attempts, businesses_to_verify: kyc } = page.subjects;
  const names = { ...text.names, attempts, kyc };
  const items = waiting
    .filter(({ name, count }) => count > 0 && name !== 'payouts')
    .map((each) => ({
      icon: ICONS[each.name],
      isBad: each.name === 'rails',
      words: text.counted(names[each.name], countWords(page, each)),
      note: [sumWords(page, each), oldestWords(page, each)].filter((words) => words !== '').join(' · '),
      path: each.path,
      link: text.open,
    }));
  if (items.length > 0) return <Todo page={page} title={text.title} items={items} />;
  return (
    <Card title={text.title}>
      <p class="soft">{text.nothing}</p>
    </Card>
  );
}
