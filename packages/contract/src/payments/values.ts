import { byCode } from '../basics/by-code.ts';

/** States of a payment intent. After `succeeded` only refunds follow; the other final states never change. */
export const PAYMENT_STATUSES = [
  'requested',
  'processing',
  'succeeded',
  'failed',
  'canceled',
  'expired',
  'partially_refunded',
  'refunded',
] as const;

/** Where a payment stands: `requested` and `processing` until it is paid, or ends unpaid. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** True once no further attempt is possible: the customer may return to the shop. */
export function isFinalStatus(status: PaymentStatus): boolean {
  return status !== 'requested' && status !== 'processing';
}

/** What a provider collects through a rail: from a number, or on a page of its own. */
export const RAIL_METHOD_TYPES = ['mobile_money', 'card'] as const;

export type RailMethodType = (typeof RAIL_METHOD_TYPES)[number];

export const PAYMENT_METHOD_TYPES = ['wallet', ...RAIL_METHOD_TYPES, 'cash'] as const;

export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

/** Whether a provider collects it through a rail. */
export function isOfRail(type: PaymentMethodType): type is RailMethodType {
  return type !== 'wallet' && type !== 'cash';
}

/**
 * Why a payment or an attempt failed, a closed list onto which rails map their own reasons. `retryable` says whether
 * the payment stays open for another attempt, with the same number, another one or another method, while attempts and
 * time are left. Only a blocked account ends it at once: nothing that its owner does on this page lifts that. Each
 * message gives the reason, not its source: a provider reported it, an operator recorded it, or the gateway determined
 * it.
 */
export const FAILURES = /* @__PURE__ */ byCode<{ readonly retryable: boolean; readonly message: string }>()({
  insufficient_funds: { retryable: true, message: 'The account does not hold enough money.' },
  payer_timeout: { retryable: true, message: 'The payment was not confirmed in time.' },
  payer_declined: { retryable: true, message: 'The payment was declined.' },
  invalid_code: { retryable: true, message: 'The one-time code was wrong too often.' },
  invalid_payer: { retryable: true, message: 'The payer account does not exist at this provider.' },
  payer_limit_reached: { retryable: true, message: 'The payer has reached a limit of the provider.' },
  payer_busy: { retryable: true, message: 'The payer has another payment open at the provider.' },
  payer_account_blocked: { retryable: false, message: 'The payer account is blocked.' },
  provider_unavailable: { retryable: true, message: 'The provider could not be used.' },
  provider_error: { retryable: true, message: 'The payment could not be completed.' },
  gateway_account: { retryable: true, message: "The gateway's own account at the provider needs its operator." },
});

export type FailureCode = keyof typeof FAILURES;

/** Fields of a payment in the data of each of its events. */
export const PAYMENT_EVENT_FIELDS = [
  'id',
  'slug',
  'status',
  'amount',
  'currency',
  'customer_reference',
  'transaction_id',
  'payment_link_id',
] as const;

export type PaymentEventField = (typeof PAYMENT_EVENT_FIELDS)[number];
