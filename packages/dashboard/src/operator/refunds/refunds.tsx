import { REFUND_STATUSES, type RefundRecord } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import { formPage } from '../../components/form-page.tsx';
import { moneyOf } from '../../components/money.ts';
import { Done, Facts, Moment, Words } from '../../components/small.tsx';
import { Status, statusChoices } from '../../components/status.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show } from '../../shell/respond.tsx';
import type { Section } from '../../shell/section.ts';
import { DECISIONS } from '../groups.ts';
import { failureInput, failureWords } from '../parts/failure.tsx';
import { moneyColumns, waitingList } from '../parts/list.tsx';
import { MerchantLink, merchantNames } from '../parts/merchant.tsx';
import { chosenOf, Outcomes } from '../parts/outcomes.tsx';
import { ModeBadge, Since } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { TEXT } from './text.ts';

const OUTCOMES = ['succeeded', 'failed'] as const;

const listRefunds = waitingList('listAllRefunds', (page) => {
  const text = TEXT[page.locale];
  return {
    text,
    usual: 'pending',
    statuses: statusChoices('refund', REFUND_STATUSES, page.locale),
    rows: ({ refunds: rows }) => rows,
    columns: (names) =>
      moneyColumns<RefundRecord>(page, names, {
        path: '/refunds',
        detail: { label: text.reason, cell: ({ reason }) => displayed(reason ?? '') || text.noReason },
        status: ({ status }) => <Status page={page} of="refund" is={status} />,
      }),
  };
});

/** One refund, and while its rail does not answer what can be decided. */
async function showRefund(page: Page): Promise<Response> {
  const { refund } = await page.read('getAnyRefund');
  const names = await merchantNames(page, [refund]);
  const text = TEXT[page.locale];
  const { facts } = PARTS[page.locale];
  const { status, payment_id: payment, failure_code: failure, transaction_id: transaction } = refund;
  return show(
    page,
    {
      title: text.one.title(moneyOf(page, refund)),
      back: { href: page.path('/refunds'), label: text.label },
      actions: status === 'pending' && (
        <Outcomes
          page={page}
          path={`/refunds/${refund.id}`}
          outcomes={OUTCOMES}
          words={text.outcomes}
          quiet={['failed']}
        />
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <p class="badges">
          <Status page={page} of="refund" is={status} />
          <ModeBadge page={page} livemode={refund.livemode} />
        </p>
        {status === 'pending' && <p>{text.one.pending}</p>}
        <Facts
          facts={[
            [facts.merchant, <MerchantLink page={page} id={refund.merchant_id} names={names} />],
            [facts.payment, <a href={page.path(`/payments/${payment}`)}>{payment}</a>],
            [text.reason, <Words>{refund.reason}</Words>],
            [text.one.feeReturned, formatAmount(refund.fee_returned, refund.currency, page.locale)],
            failure !== null && [facts.failure, failureWords(page, failure)],
            [facts.created, <Since page={page} at={refund.created_at} />],
            [facts.updated, <Moment page={page} at={refund.updated_at} />],
            transaction !== null && [text.one.transaction, <code>{transaction}</code>],
            [facts.id, <code>{refund.id}</code>],
          ]}
        />
      </section>
    </>,
  );
}

/** Says what the decision does to the money, and asks for it. */
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
    const { consequences: says } = text;
    const amount = moneyOf(page, refund);
    const isFailed = outcome === 'failed';
    return {
      title: text.outcomes[outcome].title,
      submit: text.outcomes[outcome].submit,
      ...(isFailed && { look: 'danger' }),
      back: { href: page.path(`/refunds/${refund.id}`), label: text.one.title(amount) },
      says: [says[outcome](amount), says.asks, isFailed ? says.sureFailed : says.sureSucceeded],
      inputs: isFailed ? [failureInput(page, text.failure)] : [],
      body: ({ failure_code: code }) => ({ outcome, ...(isFailed && code !== '' && { failure_code: code }) }),
      refusals: () => ({ REFUND_NOT_PENDING: text.notPending }),
      done: () => goTo(page, `/refunds/${refund.id}`, outcome),
    };
  },
);

/** Refunds of all merchants. */
export const refunds: Section = {
  label: { fr: TEXT.fr.label, en: TEXT.en.label },
  group: DECISIONS,
  path: '/refunds',
  pages: {
    '/refunds': listRefunds,
    '/refunds/:refund_id': showRefund,
    '/refunds/:refund_id/:outcome': resolveRefund,
  },
};
