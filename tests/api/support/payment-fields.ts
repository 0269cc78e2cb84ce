import type { Payment, PaymentCreateParams, PaymentStatus } from '@mitako/contract/names';
import { expect } from 'vitest';

/** Every optional field that a payment shows again as it was sent. */
export const DETAILS = {
  description: 'Café, deux sacs 👜',
  customer_reference: 'order-1042',
  return_url: 'https://shop.example/thanks?order=1042#top',
  cancel_url: 'http://shop.example/cart',
  metadata: { basket: 'b-7', clé: 'é'.repeat(500) },
  locale: 'en',
} as const satisfies Partial<PaymentCreateParams>;

/** All fields of a payment of 5 000 FCFA that was created without any of these, at the beginning of 2026. */
export function bareSandboxPayment(slug: string): Payment {
  return {
    id: expect.stringMatching(/^pay_[0-9a-z]{26}$/),
    slug: expect.stringMatching(/^[0-9a-z]{12}[0-9A-Za-z]{22}$/),
    status: 'requested',
    amount: 5000,
    currency: 'XAF',
    description: null,
    customer_reference: null,
    return_url: null,
    cancel_url: null,
    checkout_url: `http://gateway.test/checkout/${slug}`,
    payment_link_id: null,
    livemode: false,
    locale: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2026-01-02T00:00:00.000Z',
    succeeded_at: null,
    transaction_id: null,
    amount_refunded: 0,
    amount_refund_pending: 0,
    amount_disputed: 0,
    fee: 0,
    fee_returned: 0,
    net_amount: 0,
    payment_method: null,
    failure_code: null,
    failure_message: null,
    attempts_count: 0,
    attempts_left: 3,
    metadata: {},
    version: 1,
  };
}

/** The data that every event of a payment carries, in the order of the specification. */
export function eventDataOf(payment: Payment, status: PaymentStatus): Readonly<Record<string, unknown>> {
  return {
    id: payment.id,
    slug: payment.slug,
    status,
    amount: payment.amount,
    currency: 'XAF',
    customer_reference: payment.customer_reference,
    transaction_id: payment.transaction_id,
    payment_link_id: payment.payment_link_id,
  };
}
