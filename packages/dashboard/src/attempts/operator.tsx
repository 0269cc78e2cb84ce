import { ATTEMPT_STATUSES, type AttemptRecord, CASH_METHOD, WALLET_METHOD } from '@mitako/contract';
import { basisOfFailure } from '@mitako/core';
import { column } from '../components/table.tsx';
import { Method } from '../vocabulary/methods.tsx';
import { moneyOf } from '../components/money.ts';
import { ButtonLink, Moment, Words } from '../components/small.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { failureWords } from '../payments/failure-words.ts';
import { moneyColumns, type Waiting, waitingFile, waitingList } from '../components/owned-list.tsx';
import { showRecord } from '../components/record.tsx';
import { waitingRows } from '../shell/waiting-rows.ts';
import { outcomesOf } from './outcomes.ts';
import { RailWords, showLookup } from './look-up.tsx';
import { resolveAttempt } from './resolve-attempt.ts';
import { TEXT } from './text.ts';

/** Attempts whose outcome the provider did not report, and late payments. */
export const attempts: Section = {
  label: 'attempts',
  group: 'decisions',
  waiting: waitingRows('listAttempts', 'needs_review', (data) => data.attempts),
  path: '/attempts',
  pages: {
    '/attempts': waitingList('listAttempts', declareAttempts),
    '/attempts/export': waitingFile('exportAttempts', declareAttempts),
    '/attempts/:attempt_id': showAttempt,
    '/attempts/:attempt_id/lookup': showLookup,
    '/attempts/:attempt_id/:outcome': resolveAttempt,
  },
};

function declareAttempts(page: Page): Waiting<AttemptRecord> {
  const { filters } = TEXT[page.locale];
  return {
    label: page.subjects.attempts,
    text: { ...TEXT[page.locale], title: page.subjects.attempts_to_review },
    usual: 'needs_review',
    statuses: statusChoices(page, 'attempt', ATTEMPT_STATUSES),
    more: [
      { name: 'day', label: filters.day, placeholder: '2026-01-31', wrong: filters.dayWrong },
      { name: 'rail', label: page.names.rail, placeholder: 'mtn_momo_cm' },
      { name: 'provider', label: page.names.provider, placeholder: 'mtn_momo' },
    ],
    hasFile: true,
    columns: (names) =>
      moneyColumns<AttemptRecord>(page, names, {
        path: '/attempts',
        detail: column(page.names.payment_method, (attempt) => <Method page={page} method={attempt.method} />),
        status: (attempt) => <AttemptBadges page={page} attempt={attempt} />,
      }),
  };
}

/** One attempt, with its details and the possible decisions. */
async function showAttempt(page: Page): Promise<Response> {
  const { attempt } = await page.read('getAttempt');
  const { one, outcomes: words, done } = TEXT[page.locale];
  const { failure_code: failure, resolution } = attempt;
  return showRecord(page, attempt, {
    list: '/attempts',
    label: page.subjects.attempts_to_review,
    title: one.title(moneyOf(page, attempt)),
    done,
    badges: <AttemptBadges page={page} attempt={attempt} />,
    explanation: explain(page, attempt),
    facts: [
      [page.names.payment_method, <Method page={page} method={attempt.method} />],
      [page.names.rail, <Words>{attempt.rail}</Words>],
      attempt.rail_choice !== 'primary' && [one.choice, one.choices[attempt.rail_choice]],
      [one.reference, <Words>{attempt.rail_reference}</Words>],
      [one.receipt, <Words>{attempt.rail_detail?.request_id}</Words>],
      [one.polls, attempt.polls_count],
      failure !== null && [page.names.failure_reason, failureWords(page, failure, basisOfFailure(attempt))],
      attempt.rail_detail !== null && [one.detail, <RailWords detail={attempt.rail_detail} />],
      resolution !== null && [one.resolution(words[resolution.outcome].open), <Words>{resolution.reason}</Words>],
      resolution !== null && [page.names.decided, <Moment page={page} at={resolution.resolved_at} />],
    ],
    children: attempt.rail !== WALLET_METHOD && attempt.rail !== CASH_METHOD && (
      <p class="row">
        <ButtonLink href={page.path(`/attempts/${attempt.id}/lookup`)} label={one.ask} />
      </p>
    ),
    decide: { outcomes: outcomesOf(attempt), words, quiet: ['failed'] },
  });
}

function explain(page: Page, { status, unapplied_funds: unappliedFunds, rail }: AttemptRecord): string | null {
  const { explanation } = TEXT[page.locale].one;
  if (status === 'needs_review') return explanation.needs_review;
  if (status === 'paid_late')
    return unappliedFunds === 'owed' ? explanation.paid_late_owed : explanation.paid_late_returned;
  return status === 'failed' && rail !== 'wallet' ? explanation.failed : null;
}

/** The status of an attempt, and where the money of a late payment is. */
function AttemptBadges({ page, attempt }: PageProps<{ attempt: AttemptRecord }>) {
  const { status, unapplied_funds: unappliedFunds } = attempt;
  return (
    <>
      <Status page={page} of="attempt" is={status} />
      {unappliedFunds !== null && <Status page={page} of="late_payment" is={unappliedFunds} />}
    </>
  );
}
