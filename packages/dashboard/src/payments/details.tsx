import type { Payment } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Method } from '../vocabulary/methods.tsx';
import { Card, Facts, Moment, Words } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { signed } from '../components/money.ts';
import { TEXT } from './text.ts';

export interface PaymentDetailsProps {
  readonly page: Page;
  readonly payment: Payment;
  /** In the operator's panel: the name of the owner in a list, and the owner. */
  readonly merchant?: readonly [name: string, merchant: Child] | undefined;
  /** The payment link by which it was made, for its owner. */
  readonly link?: Child;
}

/** What was paid, and what of it is left for the merchant. */
export function PaymentMoney({ page, payment }: Pick<PaymentDetailsProps, 'page' | 'payment'>): JSX.Element {
  const { facts } = TEXT[page.locale];
  const money = (amount: number): string => formatAmount(amount, payment.currency, page.locale);
  const change = (amount: number): string => signed(page, { amount, currency: payment.currency });
  const isPaid = payment.succeeded_at !== null;
  return (
    <section class="card sums">
      <h2>{facts.money}</h2>
      <Facts
        facts={[
          [isPaid ? facts.gross : page.names.amount, money(payment.amount)],
          payment.amount_refunded > 0 && [page.names.refunded, change(-payment.amount_refunded)],
          payment.amount_refund_pending > 0 && [facts.refunding, change(-payment.amount_refund_pending)],
          payment.amount_disputed > 0 && [page.names.disputed, change(-payment.amount_disputed)],
          isPaid && [page.names.fee, change(-payment.fee)],
          payment.fee_returned > 0 && [facts.feeReturned, change(payment.fee_returned)],
          isPaid && [page.isOperator ? facts.merchantNet : facts.net, <strong>{money(payment.net_amount)}</strong>],
        ]}
      />
    </section>
  );
}

/** The other details of a payment. */
export function PaymentDetails({ page, payment, merchant, link }: PaymentDetailsProps): JSX.Element {
  const { facts, metadata } = TEXT[page.locale];
  const isPaid = payment.succeeded_at !== null;
  const isOpen = payment.status === 'requested' || payment.status === 'processing';
  const isOwn = merchant === undefined;
  const entries = Object.entries(payment.metadata);
  return (
    <Card title={page.names.details}>
      <Facts
        facts={[
          merchant ?? false,
          [isOwn ? facts.reference : facts.merchantReference, <Words>{payment.customer_reference}</Words>],
          [page.names.description, <Words>{payment.description}</Words>],
          link !== undefined && [page.names.payment_link, link],
          [page.names.payment_method, <Method page={page} method={payment.payment_method} />],
          [page.names.created, <Moment page={page} at={payment.created_at} />],
          isOpen && [facts.expires, <Moment page={page} at={payment.expires_at} />],
          isPaid && [facts.paid, <Moment page={page} at={payment.succeeded_at} />],
          [page.names.id, <code>{payment.id}</code>],
          payment.transaction_id !== null && [page.names.transaction, <code>{payment.transaction_id}</code>],
        ]}
      />
      {isOwn && entries.length > 0 && (
        <details>
          <summary>{metadata}</summary>
          <Facts facts={entries.map(([name, value]) => [<Words>{name}</Words>, <Words>{value}</Words>])} />
        </details>
      )}
    </Card>
  );
}
