import { REFUND_STATUSES, type RefundRecord } from '@mitako/contract';
import { basisOfRefusal, formatAmount } from '@mitako/core';
import { column } from '../components/table.tsx';
import { formPage } from '../components/form-page.tsx';
import { moneyOf } from '../components/money.ts';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import type { Page, Section } from '../shell/page.ts';
import { failureWords } from '../payments/failure-words.ts';
import { reasonWords } from '../payments/reason-words.ts';
import { failureInput } from '../payments/failure-input.ts';
import { moneyColumns, type Waiting, waitingFile, waitingList } from '../components/owned-list.tsx';
import { chosenOf, decisionOn, showRecord } from '../components/record.tsx';
import { unappliedFunds } from '../attempts/unapplied-funds.tsx';
import { TEXT } from './text.ts';

const OUTCOMES = ['succeeded', 'failed'] as const;

function refundList(page: Page): Waiting<RefundRecord> {
  const text = TEXT[page.locale];
  return {
    label: page.subjects.refunds,
    text,
    usual: 'pending',
    statuses: statusChoices(page, 'refund', REFUND_STATUSES),
    columns: (names) =>
      moneyColumns<RefundRecord>(page, names, {
        path: '/refunds',
        detail: column(
          page.names.reason,
          ({ reason, livemode }) => reasonWords(page, reason, livemode) ?? page.sentences.no_reason,
        ),
        status: ({ status }) => <Status page={page} of="refund" is={status} />,
      }),
    hasFile: true,
  };
}

/** One refund, with the possible decisions while its rail does not answer. */
async function showRefund(page: Page): Promise<Response> {
  const { refund } = await page.read('getAnyRefund');
  const { one, outcomes: words, done } = TEXT[page.locale];
  const { status, failure_code: failure, transaction_id: transaction, dispute_id: dispute } = refund;
  return showRecord(page, refund, {
    list: '/refunds',
    label: page.subjects.refunds,
    title: one.title(moneyOf(page, refund)),
    done,
    badges: <Status page={page} of="refund" is={status} />,
    explanation: status === 'pending' && (dispute === null ? one.pending : one.pendingDispute),
    facts: [
      dispute !== null && [page.names.dispute, <a href={page.path(`/disputes/${dispute}`)}>{dispute}</a>],
      [page.names.reason, reasonWords(page, refund.reason, refund.livemode) ?? '–'],
      [one.feeReturned, formatAmount(refund.fee_returned, refund.currency, page.locale)],
      refund.answered_by !== null && [one.answeredBy, one.sources[refund.answered_by]],
      failure !== null && [page.names.failure_reason, failureWords(page, failure, basisOfRefusal(refund))],
    ],
    later: [transaction !== null && [page.names.transaction, <code>{transaction}</code>]],
    decide: status === 'pending' && { outcomes: OUTCOMES, words, quiet: ['failed'] },
  });
}

/** Explains what the decision does to the money, and asks for confirmation. */
const resolveRefund = formPage(
  {
    route: 'resolveRefund',
    fields: ['failure_code'],
    find: async (page) => ({
      ...(await page.read('getAnyRefund')),
      outcome: chosenOf(page, 'outcome', OUTCOMES),
    }),
  },
  (page, { refund, outcome }) => {
    const text = TEXT[page.locale];
    const { consequences } = text;
    const amount = moneyOf(page, refund);
    const isFailed = outcome === 'failed';
    return {
      leave: refund.status === 'pending' ? undefined : `/refunds/${refund.id}`,
      ...decisionOn(page, {
        path: `/refunds/${refund.id}`,
        label: text.one.title(amount),
        outcome,
        words: text.outcomes[outcome],
        isDanger: isFailed,
      }),
      explanation: [
        (refund.dispute_id === null ? consequences : consequences.dispute)[outcome](amount),
        consequences.asks,
        isFailed ? consequences.confirmFailed : consequences.confirmSucceeded,
      ],
      inputs: isFailed ? [failureInput(page, page.names.failure_reason)] : [],
      body: ({ failure_code: code }) => ({ outcome, ...(isFailed && code !== '' && { failure_code: code }) }),
      refusals: () => ({ REFUND_NOT_PENDING: text.notPending }),
    };
  },
);

/** Refunds of all merchants. */
export const refunds: Section = {
  label: 'refunds',
  group: 'decisions',
  path: '/refunds',
  tabs: [{ label: 'refunds', path: '/refunds' }, unappliedFunds],
  pages: {
    ...unappliedFunds.pages,
    '/refunds': waitingList('listAllRefunds', refundList),
    '/refunds/export': waitingFile('exportAllRefunds', refundList),
    '/refunds/:refund_id': showRefund,
    '/refunds/:refund_id/:outcome': resolveRefund,
  },
};
