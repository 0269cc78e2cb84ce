import { ATTEMPT_STATUSES, type AttemptRecord } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Method } from '../../components/method.tsx';
import { moneyOf } from '../../components/money.ts';
import { Badge, Words } from '../../components/small.tsx';
import { Status, statusChoices } from '../../components/status.tsx';
import type { Page } from '../../shell/page.ts';
import type { Section } from '../../shell/section.ts';
import { DECISIONS } from '../groups.ts';
import { failureWords } from '../parts/failure.tsx';
import { moneyColumns, waitingList } from '../parts/list.tsx';
import { showRecord } from '../parts/record.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { resolveAttempt } from './resolve-attempt.ts';
import { TEXT } from './text.ts';

/** Attempts whose outcome the provider did not report, and late payments. */
export const attempts: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: DECISIONS,
  path: '/attempts',
  pages: {
    '/attempts': waitingList('listAttempts', (page) => ({
      text: TEXT[page.locale],
      usual: 'needs_review',
      statuses: statusChoices('attempt', ATTEMPT_STATUSES, page.locale),
      rows: (data) => data.attempts,
      columns: (names) =>
        moneyColumns<AttemptRecord>(page, names, {
          path: '/attempts',
          detail: { label: TEXT[page.locale].method, cell: ({ method }) => <Method page={page} method={method} /> },
          status: (attempt) => <AttemptBadges page={page} attempt={attempt} />,
        }),
    })),
    '/attempts/:attempt_id': showAttempt,
    '/attempts/:attempt_id/:outcome': resolveAttempt,
  },
};

/** One attempt: what is known of it, and what can be decided. */
async function showAttempt(page: Page): Promise<Response> {
  const { attempt } = await page.read('getAttempt');
  const { title: label, method, one, outcomes: words, done } = TEXT[page.locale];
  const { failure_code: failure } = attempt;
  return showRecord(page, attempt, {
    list: '/attempts',
    label,
    title: one.title(moneyOf(page, attempt)),
    done,
    badges: <AttemptBadges page={page} attempt={attempt} />,
    says: explain(page, attempt),
    facts: [
      [method, <Method page={page} method={attempt.method} />],
      [one.rail, <Words>{attempt.rail}</Words>],
      attempt.rail_choice !== 'primary' && [one.choice, one.choices[attempt.rail_choice]],
      [one.reference, <Words>{attempt.rail_reference}</Words>],
      [one.polls, attempt.polls_count],
      failure !== null && [PARTS[page.locale].facts.failure, failureWords(page, failure)],
    ],
    decide: { outcomes: outcomesOf(attempt), words, quiet: ['failed'] },
  });
}

/** What may be decided of an attempt as it stands. The engine has the last word. */
function outcomesOf({
  status,
  unapplied_funds: unappliedFunds,
  rail,
}: AttemptRecord): readonly ('succeeded' | 'failed' | 'returned')[] {
  if (status === 'needs_review') return ['succeeded', 'failed'];
  if (unappliedFunds === 'owed') return ['returned'];
  return status === 'failed' && rail !== 'wallet' ? ['succeeded'] : [];
}

function explain(page: Page, { status, unapplied_funds: unappliedFunds, rail }: AttemptRecord): string | null {
  const { says } = TEXT[page.locale].one;
  if (status === 'needs_review') return says.needs_review;
  if (status === 'paid_late') return unappliedFunds === 'owed' ? says.paid_late_owed : says.paid_late_returned;
  return status === 'failed' && rail !== 'wallet' ? says.failed : null;
}

/** How an attempt stands, and where the money of a late payment is. */
function AttemptBadges({ page, attempt }: { readonly page: Page; readonly attempt: AttemptRecord }): JSX.Element {
  const { lateOwed, lateReturned } = TEXT[page.locale];
  const { status, unapplied_funds: unappliedFunds } = attempt;
  return (
    <>
      <Status page={page} of="attempt" is={status} />
      {unappliedFunds === 'owed' && <Badge tone="bad">{lateOwed}</Badge>}
      {unappliedFunds === 'returned' && <Badge tone="good">{lateReturned}</Badge>}
    </>
  );
}
