import type { Payment, Timeline } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Method } from '../../components/method.tsx';
import { Badge, Done, Facts, Moment, type Tone, Words } from '../../components/small.tsx';
import { Status } from '../../components/status.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { PaymentEvents } from './payment-events.tsx';
import { PaymentMoves, PaymentRefunds, PaymentTimeline } from './payment-timeline.tsx';
import { refundableOf } from './refundable.ts';
import { TEXT } from './text.ts';

/** One payment: what to know at once, what can be done, and everything that happened. */
export async function showPayment(page: Page): Promise<Response> {
  const parameters = { payment_id: page.parameter('payment_id') };
  const [found, told] = await Promise.all([
    page.ask('getPayment', { parameters }),
    page.ask('getTimeline', { parameters }),
  ]);
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  if (told.kind === 'refused') return showRefusal(page.site, page.request, told);
  const { payment } = found.data;
  const { timeline } = told.data;
  const text = TEXT[page.locale].one;
  const amount = formatAmount(payment.amount, payment.currency, page.locale);
  return show(
    page,
    {
      title: text.title(amount),
      back: { href: page.path('/payments'), label: TEXT[page.locale].title },
      actions: <Actions page={page} payment={payment} timeline={timeline} />,
    },
    <>
      <Done page={page} words={text.done} />
      <Explanation page={page} timeline={timeline} />
      <CheckoutLink page={page} payment={payment} />
      <Details page={page} payment={payment} />
      <PaymentRefunds page={page} timeline={timeline} />
      <PaymentTimeline page={page} timeline={timeline} />
      <PaymentEvents page={page} timeline={timeline} />
      <PaymentMoves page={page} timeline={timeline} />
    </>,
  );
}

interface OfPayment {
  readonly page: Page;
  readonly payment: Payment;
}

interface OfTimeline {
  readonly page: Page;
  readonly timeline: Timeline;
}

function Actions({ page, payment, timeline }: OfPayment & OfTimeline): JSX.Element {
  const text = TEXT[page.locale].one;
  const path = page.path(`/payments/${payment.id}`);
  if (payment.status === 'requested') {
    return (
      <a class="button quiet" href={`${path}/cancel`}>
        {text.cancel}
      </a>
    );
  }
  const contested = timeline.entries
    .filter((entry) => entry.type === 'dispute')
    .find(({ status, due_at: due }) => status === 'needs_response' && Date.parse(due) > page.gateway.clock.now());
  return (
    <span class="row">
      {contested !== undefined && (
        <a class="button" href={page.path(`/disputes/${contested.id}`)}>
          {text.answer}
        </a>
      )}
      {refundableOf(payment, timeline) > 0 && (
        <a class="button quiet" href={`${path}/refund`}>
          {text.refund}
        </a>
      )}
    </span>
  );
}

const NEXT_TONES = { customer: 'wait', merchant: 'bad', operator: 'plain', nobody: 'plain' } as const satisfies Record<
  string,
  Tone
>;

/** The status in a paragraph, and whose turn it is. */
function Explanation({ page, timeline }: OfTimeline): JSX.Element {
  const text = TEXT[page.locale].one;
  const { status, explain } = timeline;
  return (
    <section class="card" aria-labelledby="where">
      <h2 class="sr" id="where">
        {text.explanation}
      </h2>
      <p class="badges">
        <Status page={page} of="payment" is={status} />
        <Badge tone={NEXT_TONES[explain.next]}>{text.next[explain.next]}</Badge>
      </p>
      <p>{explain[page.locale]}</p>
    </section>
  );
}

/** Where the customer pays, as long as it can be paid. */
function CheckoutLink({ page, payment }: OfPayment): JSX.Element | null {
  if (payment.status !== 'requested' && payment.status !== 'processing') return null;
  const text = TEXT[page.locale].one;
  return (
    <section class="card">
      <div class="field">
        <label for="checkout">{text.checkout}</label>
        <p class="hint" id="checkout-hint">
          {text.checkoutHint}
        </p>
        <input class="input" id="checkout" value={payment.checkout_url} readonly aria-describedby="checkout-hint" />
      </div>
      <div class="row">
        <button class="button quiet" type="button" data-copy="checkout" data-copied={text.copied} hidden>
          {text.copy}
        </button>
        <a class="link" href={payment.checkout_url} target="_blank" rel="noopener">
          {text.open}
        </a>
      </div>
    </section>
  );
}

function Details({ page, payment }: OfPayment): JSX.Element {
  const { details, facts, metadata } = TEXT[page.locale].one;
  const money = (amount: number): string => formatAmount(amount, payment.currency, page.locale);
  const isPaid = payment.succeeded_at !== null;
  const isOpen = payment.status === 'requested' || payment.status === 'processing';
  const entries = Object.entries(payment.metadata);
  return (
    <section class="card">
      <h2>{details}</h2>
      <div class="pairs">
        <Facts
          facts={[
            [facts.amount, money(payment.amount)],
            ...(isPaid ? ([[facts.fee, money(payment.fee)]] as const) : []),
            ...(payment.fee_returned > 0 ? ([[facts.feeReturned, money(payment.fee_returned)]] as const) : []),
            ...(isPaid ? ([[facts.net, <strong>{money(payment.net_amount)}</strong>]] as const) : []),
            ...(payment.amount_refunded > 0 ? ([[facts.refunded, money(payment.amount_refunded)]] as const) : []),
            ...(payment.amount_disputed > 0 ? ([[facts.disputed, money(payment.amount_disputed)]] as const) : []),
            [facts.created, <Moment page={page} at={payment.created_at} />],
            ...(isOpen ? ([[facts.expires, <Moment page={page} at={payment.expires_at} />]] as const) : []),
            ...(isPaid ? ([[facts.paid, <Moment page={page} at={payment.succeeded_at} />]] as const) : []),
            [facts.method, <Method page={page} method={payment.payment_method} />],
          ]}
        />
        <Facts
          facts={[
            [facts.reference, <Words>{payment.customer_reference}</Words>],
            [facts.description, <Words>{payment.description}</Words>],
            [facts.id, <code>{payment.id}</code>],
            ...(payment.transaction_id === null
              ? []
              : ([[facts.transaction, <code>{payment.transaction_id}</code>]] as const)),
          ]}
        />
      </div>
      {entries.length > 0 && (
        <details>
          <summary>{metadata}</summary>
          <dl class="facts">
            {entries.map(([name, value]) => (
              <div>
                <dt>
                  <Words>{name}</Words>
                </dt>
                <dd>
                  <Words>{value}</Words>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
