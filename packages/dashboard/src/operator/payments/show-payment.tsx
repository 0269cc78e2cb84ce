import type { PaymentRecord, Timeline, TimelineEntry } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Method } from '../../components/method.tsx';
import { Badge, Done, Facts, Moment, type Tone, Words } from '../../components/small.tsx';
import { Status } from '../../components/status.tsx';
import { PaymentMoves, PaymentRefunds, PaymentTimeline } from '../../merchant/payments/payment-timeline.tsx';
import { refundableOf } from '../../merchant/payments/refundable.ts';
import { TEXT as MERCHANT } from '../../merchant/payments/text.ts';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { MerchantLink, merchantNames, type MerchantNames } from '../parts/merchant.tsx';
import { ModeBadge } from '../parts/small.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { TEXT as REFUNDS } from '../refunds/text.ts';
import { TEXT } from './text.ts';

/** One payment of any merchant, with everything that happened to it. */
export async function showPayment(page: Page): Promise<Response> {
  const found = await findWithTimeline(page);
  if (found instanceof Response) return found;
  const { payment, timeline } = found;
  const text = TEXT[page.locale];
  const path = page.path(`/payments/${payment.id}`);
  return show(
    page,
    {
      title: text.one.title(formatAmount(payment.amount, payment.currency, page.locale)),
      back: { href: page.path('/payments'), label: text.title },
      actions: refundableOf(payment, timeline) > 0 && (
        <span class="row">
          <a class="button quiet" href={`${path}/refund`}>
            {text.one.refund}
          </a>
          <a class="button quiet" href={`${path}/dispute`}>
            {text.one.dispute}
          </a>
        </span>
      ),
    },
    <>
      <Done page={page} words={REFUNDS[page.locale].done} />
      <Explanation page={page} payment={payment} timeline={timeline} />
      <Details page={page} payment={payment} names={await merchantNames(page, [payment])} />
      <PaymentRefunds page={page} timeline={timeline} />
      <PaymentTimeline page={page} timeline={timeline} />
      <PaymentMoves page={page} timeline={timeline} />
    </>,
  );
}

/** The payment that the path names and its timeline; or the page that says there is none. */
export async function findWithTimeline(
  page: Page,
): Promise<{ readonly payment: PaymentRecord; readonly timeline: Timeline } | Response> {
  const parameters = { payment_id: page.parameter('payment_id') };
  const [found, told] = await Promise.all([
    page.ask('getAnyPayment', { parameters }),
    page.ask('getAnyTimeline', { parameters }),
  ]);
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  if (told.kind === 'refused') return showRefusal(page.site, page.request, told);
  return { payment: found.data.payment, timeline: told.data.timeline };
}

const NEXT_TONES = {
  customer: 'plain',
  merchant: 'plain',
  operator: 'wait',
  nobody: 'plain',
} as const satisfies Record<string, Tone>;

/** The status in a paragraph, whose turn it is, and what waits for a decision. */
function Explanation({
  page,
  payment,
  timeline: { status, explain, entries },
}: {
  readonly page: Page;
  readonly payment: PaymentRecord;
  readonly timeline: Timeline;
}): JSX.Element {
  const text = TEXT[page.locale].one;
  return (
    <section class="card">
      <p class="badges">
        <Status page={page} of="payment" is={status} />
        <ModeBadge page={page} livemode={payment.livemode} />
        <Badge tone={NEXT_TONES[explain.next]}>{text.next[explain.next]}</Badge>
      </p>
      <p>{explain[page.locale]}</p>
      {entries.flatMap((entry) => {
        const decision = decisionOn(entry);
        if (decision === null) return [];
        return (
          <p>
            <a class="link" href={page.path(`/${decision.name}/${decision.id}`)}>
              {text.waiting[decision.name]}
            </a>
          </p>
        );
      })}
    </section>
  );
}

/** Where something is decided that waits for the operator; null when it does not. */
function decisionOn(
  entry: TimelineEntry,
): { readonly name: 'attempts' | 'refunds' | 'disputes'; readonly id: string } | null {
  if (entry.type === 'attempt' && entry.status === 'needs_review') return { name: 'attempts', id: entry.id };
  if (entry.type === 'refund' && entry.status === 'pending') return { name: 'refunds', id: entry.id };
  if (entry.type === 'dispute' && entry.status === 'under_review') return { name: 'disputes', id: entry.id };
  return null;
}

function Details({
  page,
  payment,
  names,
}: {
  readonly page: Page;
  readonly payment: PaymentRecord;
  readonly names: MerchantNames;
}): JSX.Element {
  const text = TEXT[page.locale].one;
  const { details, facts } = MERCHANT[page.locale].one;
  const money = (amount: number): string => formatAmount(amount, payment.currency, page.locale);
  const isPaid = payment.succeeded_at !== null;
  const known: (readonly [string, Child])[] = [
    [facts.amount, money(payment.amount)],
    ...(isPaid ? ([[facts.fee, money(payment.fee)]] as const) : []),
    ...(payment.amount_refunded > 0 ? ([[facts.refunded, money(payment.amount_refunded)]] as const) : []),
    ...(payment.amount_disputed > 0 ? ([[facts.disputed, money(payment.amount_disputed)]] as const) : []),
    [facts.method, <Method page={page} method={payment.payment_method} />],
    [PARTS[page.locale].merchant, <MerchantLink page={page} id={payment.merchant_id} names={names} />],
    [text.reference, <Words>{payment.customer_reference}</Words>],
    [facts.description, <Words>{payment.description}</Words>],
    [facts.created, <Moment page={page} at={payment.created_at} />],
    ...(isPaid ? ([[facts.paid, <Moment page={page} at={payment.succeeded_at} />]] as const) : []),
    [facts.id, <code>{payment.id}</code>],
  ];
  return (
    <section class="card">
      <h2>{details}</h2>
      <Facts facts={known} />
    </section>
  );
}
