import { type AttemptRecord, LIMITS } from '@mitako/contract';
import { formatClock } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Card } from '../components/small.tsx';
import { methodWords } from '../reports/breakdowns.tsx';
import { percentWords } from '../reports/words.ts';
import type { Page, PageProps } from '../shell/page.ts';
import { TEXT } from './operator-text.ts';
import { endedOf, rateOf, type Today } from './today.tsx';

/** A rule says nothing about a handful of attempts. */
const RATE_MIN = 30;
const RATE_POINTS = 15;
/** So many failures of one number within this time. */
const FAILURES_MIN = 3;
const FAILURES_WITHIN_MS = 5 * 60 * 1000;

/** Live attempts that failed last, of which {@link Unusual} looks for numbers. */
export async function readFailures(page: Page): Promise<readonly AttemptRecord[]> {
  const query = { limit: LIMITS.pageSizeMax, mode: 'live', status: 'failed' } as const;
  return (await page.read('listAttempts', { query })).attempts;
}

interface WithToday {
  readonly today: Today;
}

interface UnusualProps extends WithToday {
  readonly failures: readonly AttemptRecord[];
}

/** What is unusual, with the rules below it. */
export function Unusual({ page, failures, ...of }: PageProps<UnusualProps>): JSX.Element {
  const text = TEXT[page.locale].unusual;
  const found = [...lowRates(page, of), ...repeats(page, failures, of)];
  return (
    <Card title={text.title}>
      {found.length === 0 ? <p>{text.none}</p> : <ul class="plain-list">{found}</ul>}
      <p class="soft below">{text.rule(RATE_POINTS, RATE_MIN)}</p>
      <p class="soft">{text.failuresRule(FAILURES_MIN)}</p>
    </Card>
  );
}

function lowRates(page: Page, { today }: WithToday): readonly JSX.Element[] {
  const text = TEXT[page.locale].unusual;
  return today.methods.flatMap(({ method, today: day, week }) => {
    const [rate, usual] = [rateOf(day), week === null ? null : rateOf(week)];
    if (rate === null || usual === null || endedOf(day) < RATE_MIN || rate > usual - RATE_POINTS) return [];
    return [
      <li>
        <strong>{text.lowRate(methodWords(page, method), percentWords(rate, page))}</strong>
        <span class="soft under">{text.usually(percentWords(usual, page), endedOf(day))}</span>
      </li>,
    ];
  });
}

/** Numbers with several failures today within minutes: by provider and last digits, which are all that is shown of one. */
function repeats(page: Page, failures: readonly AttemptRecord[], { today }: WithToday): readonly JSX.Element[] {
  const text = TEXT[page.locale].unusual;
  const ofToday = failures.filter(
    ({ method, created_at: at }) => method.phone_masked != null && Date.parse(at) >= today.startMs,
  );
  const byNumber = Map.groupBy(ofToday, ({ method }) => `${method.provider} ${method.phone_masked}`);
  return [...byNumber.values()].flatMap((rows) => {
    // Newest first.
    const last = rows.find((row, place) => {
      const earliest = rows[place + FAILURES_MIN - 1];
      return (
        earliest !== undefined && Date.parse(row.created_at) - Date.parse(earliest.created_at) <= FAILURES_WITHIN_MS
      );
    });
    if (last === undefined) return [];
    const { provider, type, phone_masked: phone } = last.method;
    return [
      <li>
        <a href={page.path(`/attempts/${last.id}`)}>
          <strong>{text.failures(rows.length, phone ?? '')}</strong>
        </a>
        <span class="soft under">
          {methodWords(page, provider ?? type)}, {formatClock(Date.parse(last.created_at), page.locale)}
        </span>
      </li>,
    ];
  });
}
