import { DISPUTE_STATUSES, type DisputeRecord, LIMITS, type PaymentRecord } from '@mitako/contract';
import { column } from '../components/table.tsx';
import { formPage } from '../components/form-page.tsx';
import { moneyOf } from '../components/money.ts';
import { Facts, Moment, Words } from '../components/small.tsx';
import { reasonWords } from '../payments/reason-words.ts';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { moneyColumns, type Waiting, waitingFile, waitingList } from '../components/owned-list.tsx';
import { chosenOf, decisionOn, showRecord } from '../components/record.tsx';
import { sendFileOf } from '../files/send-file-of.ts';
import { Method } from '../vocabulary/methods.tsx';
import { Status, statusChoices } from '../vocabulary/statuses.tsx';
import { waitingRows } from '../shell/waiting-rows.ts';
import { Evidence } from './evidence.tsx';
import { TEXT } from './operator-text.ts';
import { TEXT as SHARED } from './text.ts';

const OUTCOMES = ['won', 'lost'] as const;
/** Other means come first: requesting a provider again that has refused is the exception. */
const RETURNS = ['returned', 'again'] as const;

function disputeList(page: Page): Waiting<DisputeRecord> {
  const text = TEXT[page.locale];
  return {
    label: page.subjects.disputes,
    text,
    usual: 'under_review',
    statuses: statusChoices(page, 'dispute', DISPUTE_STATUSES),
    columns: (names) =>
      moneyColumns<DisputeRecord>(page, names, {
        path: '/disputes',
        detail: column(
          page.names.reason,
          ({ reason, livemode }) => reasonWords(page, reason, livemode) ?? page.sentences.no_reason,
        ),
        status: ({ status }) => <Status page={page} of="dispute" is={status} />,
      }),
    hasFile: true,
  };
}

/** One dispute: what it is about, what the merchant says, and what can be decided. */
async function showDispute(page: Page): Promise<Response> {
  const { dispute } = await page.read('getAnyDispute');
  const { payment } = await page.read('getAnyPayment', { parameters: { payment_id: dispute.payment_id } });
  const { one, outcomes: words, returns, done } = TEXT[page.locale];
  const { status, note, resolved_at: resolvedAt, return_status: back, refund_id: refund } = dispute;
  const isOverdue = page.gateway.clock.now() >= Date.parse(dispute.due_at);
  const waits = status === 'needs_response' && (isOverdue ? one.overdue : one.waits);
  return showRecord<(typeof OUTCOMES)[number] | (typeof RETURNS)[number]>(page, dispute, {
    list: '/disputes',
    label: page.subjects.disputes,
    title: SHARED[page.locale].title(moneyOf(page, dispute)),
    done,
    badges: <Status page={page} of="dispute" is={status} />,
    created: page.names.opened,
    explanation: back === null ? waits : one.back[back],
    facts: [[page.names.reason, reasonWords(page, dispute.reason, dispute.livemode) ?? '–']],
    later: [
      [one.due, <Moment page={page} at={dispute.due_at} />],
      resolvedAt !== null && [page.names.decided, <Moment page={page} at={resolvedAt} />],
      note !== null && [page.names.your_message, <Words>{note}</Words>],
      refund !== null && [page.names.refund, <a href={page.path(`/refunds/${refund}`)}>{refund}</a>],
    ],
    decide:
      resolvedAt === null
        ? { outcomes: OUTCOMES, words: { ...words, ...returns }, quiet: OUTCOMES }
        : back === 'owed' && { outcomes: RETURNS, words: { ...words, ...returns }, quiet: ['again'] },
    children: (
      <>
        <Disputed page={page} payment={payment} />
        <Evidence page={page} dispute={dispute} />
      </>
    ),
  });
}

/** The payment that the customer disputes. */
function Disputed({ page, payment }: PageProps<{ payment: PaymentRecord }>) {
  const { currency, amount_refunded: refunded, amount_refund_pending: refunding } = payment;
  return (
    <Facts
      title={TEXT[page.locale].one.payment}
      facts={[
        [page.names.amount, <a href={page.path(`/payments/${payment.id}`)}>{moneyOf(page, payment)}</a>],
        [page.names.status, <Status page={page} of="payment" is={payment.status} />],
        [TEXT[page.locale].one.paid, <Moment page={page} at={payment.succeeded_at} />],
        [page.names.customer, <Method page={page} method={payment.payment_method} />],
        [page.names.reference, <Words>{payment.customer_reference}</Words>],
        [page.names.description, <Words>{payment.description}</Words>],
        [page.names.refunded, moneyOf(page, { amount: refunded + refunding, currency })],
      ]}
    />
  );
}

/** Explains who gets the money, and asks for confirmation. */
const resolveDispute = formPage(
  {
    route: 'resolveDispute',
    fields: ['note'],
    find: async (page) => ({
      ...(await page.read('getAnyDispute')),
      outcome: chosenOf(page, 'outcome', OUTCOMES),
    }),
  },
  (page, { dispute, outcome }) => {
    const text = TEXT[page.locale];
    const amount = moneyOf(page, dispute);
    return {
      ...decisionOn(page, {
        path: `/disputes/${dispute.id}`,
        label: SHARED[page.locale].title(amount),
        outcome,
        words: text.outcomes[outcome],
        isDanger: true,
      }),
      leave: dispute.resolved_at === null ? undefined : `/disputes/${dispute.id}`,
      explanation: [text.consequences[outcome](amount), text.consequences.final],
      inputs: [
        {
          name: 'note',
          label: page.names.message,
          hint: text.noteHint,
          wrong: page.sentences.message_too_long,
          type: 'area',
          maxlength: LIMITS.noteLengthMax,
          rows: 4,
          isOptional: true,
        },
      ],
      body: ({ note }) => ({ outcome, ...(note !== '' && { note }) }),
      refusals: () => ({ DISPUTE_CLOSED: text.closed }),
    };
  },
);

/** How the money of a lost dispute goes back, after its refund failed or where there is none. */
const returnDisputed = formPage(
  {
    route: 'returnDisputed',
    fields: ['reason'],
    find: async (page) => ({ ...(await page.read('getAnyDispute')), way: chosenOf(page, 'way', RETURNS) }),
  },
  (page, { dispute, way }) => {
    const text = TEXT[page.locale];
    const amount = moneyOf(page, dispute);
    return {
      ...decisionOn(page, {
        path: `/disputes/${dispute.id}`,
        label: SHARED[page.locale].title(amount),
        outcome: way,
        words: text.returns[way],
        isDanger: false,
      }),
      explanation: [text.returns[way].explanation(amount)],
      inputs: [
        {
          name: 'reason',
          ...text.returns.reason,
          type: 'area',
          maxlength: LIMITS.descriptionLengthMax,
          rows: 3,
        },
      ],
      body: ({ reason }) => ({ by: way === 'returned' ? 'operator' : 'rail', reason }),
      refusals: () => ({ DISPUTE_NOT_OWED: text.returns.notOwed, REFUND_NOT_SUPPORTED: text.returns.notSupported }),
    };
  },
);

/** What customers contest, and who gets the money. */
export const disputes: Section = {
  label: 'disputes',
  group: 'decisions',
  waiting: waitingRows('listAllDisputes', 'under_review', (data) => data.disputes),
  path: '/disputes',
  pages: {
    '/disputes': waitingList('listAllDisputes', disputeList),
    '/disputes/export': waitingFile('exportAllDisputes', disputeList),
    '/disputes/:dispute_id': showDispute,
    '/disputes/:dispute_id/files/:file_id': sendFileOf('downloadAnyFile'),
    '/disputes/:dispute_id/return/:way': returnDisputed,
    '/disputes/:dispute_id/:outcome': resolveDispute,
  },
};
