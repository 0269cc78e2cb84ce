import type { Payment } from '@mitako/client';
import { randomInt } from 'node:crypto';
import type { ShopEvent } from './events.ts';
import { PRODUCT } from './product.ts';

export type OrderStatus = 'pending' | 'paid' | 'refunded' | 'failed' | 'canceled' | 'expired';

/** An order, and what the webhooks reported about its payment. */
export interface Order {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: OrderStatus;
  /** Number of payments started; part of each payment's idempotency key. */
  readonly attempts: number;
  /** The newest payment of this order. */
  readonly paymentId: string | null;
  readonly checkoutUrl: string | null;
  readonly transactionId: string | null;
}

/** The shop's orders. In memory for the demonstration; yours are rows. */
export interface Orders {
  open(): Order;
  find(id: string): Order | undefined;
  /** A payment was started for the order. */
  startPayment(id: string, payment: Payment): void;
  /** Applies a verified webhook. Returns the order it changed. */
  apply(event: ShopEvent): Order | undefined;
}

export function createOrders(): Orders {
  const orders = new Map<string, Order>();
  const save = (order: Order): Order => {
    orders.set(order.id, order);
    return order;
  };
  return {
    open: () =>
      save({
        id: orderId(),
        amount: PRODUCT.amount,
        currency: PRODUCT.currency,
        status: 'pending',
        attempts: 0,
        paymentId: null,
        checkoutUrl: null,
        transactionId: null,
      }),
    find: (id) => orders.get(id),
    startPayment(id, payment) {
      const order = orders.get(id);
      // The webhook of a quick payer may already have arrived: its result stays.
      if (order === undefined || isSettled(order)) return;
      const { id: paymentId, checkout_url: checkoutUrl } = payment;
      save({ ...order, status: 'pending', attempts: order.attempts + 1, paymentId, checkoutUrl });
    },
    apply(event) {
      // Our own order number, which we passed when creating the payment.
      const order = orders.get(event.data.customer_reference ?? '');
      const next = order && applied(order, event);
      return next === undefined || next === order ? undefined : save(next);
    },
  };
}

/** The order after an event. Webhooks may arrive late and out of order, so no event reverts a received payment. */
function applied(order: Order, event: ShopEvent): Order {
  switch (event.event) {
    case 'payment.succeeded': {
      const { amount, currency, transaction_id: transactionId } = event.data;
      const isWhole = amount === order.amount && currency === order.currency;
      return isWhole && !isSettled(order) ? { ...order, status: 'paid', transactionId } : order;
    }
    case 'payment.refunded':
      return event.data.amount_refunded < order.amount ? order : { ...order, status: 'refunded' };
    case 'payment.failed':
    case 'payment.canceled':
    case 'payment.expired': {
      // For an earlier payment that the customer abandoned: the newest one counts.
      if (event.data.id !== order.paymentId || isSettled(order)) return order;
      return { ...order, status: ENDED[event.event] };
    }
  }
}

const ENDED = {
  'payment.failed': 'failed',
  'payment.canceled': 'canceled',
  'payment.expired': 'expired',
} as const;

function isSettled(order: Order): boolean {
  return order.status === 'paid' || order.status === 'refunded';
}

/** Short enough to say on the phone, without ambiguous letters, and unguessable. */
function orderId(): string {
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `CMD-${group()}-${group()}`;
}
