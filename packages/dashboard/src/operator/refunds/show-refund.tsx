import { formatAmount } from '@mitako/core';
import type { Child } from 'hono/jsx';
import { Done, Facts, Moment, Words } from '../../components/small.tsx';
import { Status } from '../../components/status.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { failureWords } from '../parts/failure.tsx';
import { MerchantLink, merchantNames } from '../parts/merchant.tsx';
import { ModeBadge, Since } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { TEXT } from './text.ts';

/** What an operator can say of a refund. */
export const OUTCOMES = ['succeeded', 'failed'] as const;

/** One refund, and while its rail is silent what can be said of its end. */
export async function showRefund(page: Page): Promise<Response> {
  const found = await page.ask('getAnyRefund', { parameters: { refund_id: page.parameter('refund_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const { refund } = found.data;
  const text = TEXT[page.locale];
  const { facts } = PARTS[page.locale];
  const names = await merchantNames(page, [refund]);
  const { payment_id: payment, failure_code: failure, transaction_id: transaction } = refund;
  const known: (readonly [string, Child])[] = [
    [facts.merchant, <MerchantLink page={page} id={refund.merchant_id} names={names} />],
    [facts.payment, <a href={page.path(`/payments/${payment}`)}>{payment}</a>],
    [text.reason, <Words>{refund.reason}</Words>],
    [text.one.feeReturned, formatAmount(refund.fee_returned, refund.currency, page.locale)],
  ];
  if (failure !== null) known.push([facts.failure, failureWords(page, failure)]);
  known.push([facts.created, <Since page={page} at={refund.created_at} />]);
  known.push([facts.updated, <Moment page={page} at={refund.updated_at} />]);
  if (transaction !== null) known.push([text.one.transaction, <code>{transaction}</code>]);
  known.push([facts.id, <code>{refund.id}</code>]);
  return show(
    page,
    {
      title: text.one.title(formatAmount(refund.amount, refund.currency, page.locale)),
      back: { href: page.path('/refunds'), label: text.label },
      actions: refund.status === 'pending' && (
        <span class="row">
          {OUTCOMES.map((outcome) => (
            <a
              class={outcome === 'failed' ? 'button quiet' : 'button'}
              href={page.path(`/refunds/${refund.id}/${outcome}`)}
            >
              {text.outcomes[outcome].open}
            </a>
          ))}
        </span>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <p class="badges">
          <Status page={page} of="refund" is={refund.status} />
          <ModeBadge page={page} livemode={refund.livemode} />
        </p>
        {refund.status === 'pending' && <p>{text.one.pending}</p>}
        <Facts facts={known} />
      </section>
    </>,
  );
}
