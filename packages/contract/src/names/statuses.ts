/** States of a payment intent. From `succeeded` on only refunds follow, and after the other final ones nothing. */
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
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** True once no payment attempt can follow: the customer may be sent back to the shop. */
export function isFinalStatus(status: PaymentStatus): boolean {
  return status !== 'requested' && status !== 'processing';
}

/** States of one attempt to pay an intent. `paid_late`: the rail took money for a payment that was final already. */
export const ATTEMPT_STATUSES = ['submitting', 'pending', 'succeeded', 'failed', 'needs_review', 'paid_late'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const DISPUTE_STATUSES = ['needs_response', 'under_review', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export const SETTLEMENT_STATUSES = ['pending', 'paid', 'failed'] as const;
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/**
 * What a line of a settlement is about. `payment`: what was left of its credit when it became available. `refund_failed`
 * and `payout_failed`: money that came back.
 */
export const SETTLEMENT_LINE_TYPES = [
  'payment',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'payout_failed',
] as const;
export type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];

/** Why money moved for a payment. `late_…`: it came when the payment was final already, and is paid back. */
export const PAYMENT_TRANSFER_KINDS = [
  'capture',
  'release',
  'refund',
  'refund_hold',
  'refund_release',
  'dispute_hold',
  'dispute_won',
  'dispute_lost',
  'late_capture',
  'late_refund',
] as const;
export type PaymentTransferKind = (typeof PAYMENT_TRANSFER_KINDS)[number];

/** When the worker closes a merchant's available balance into a settlement. `manual`: only the operator does. */
export const SETTLEMENT_SCHEDULES = ['manual', 'daily', 'weekly'] as const;
export type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];

/**
 * What of a payment's fee comes back to the merchant with a refund: in proportion, rounded down, the remainder with the
 * last refund; or nothing.
 */
export const FEE_REFUND_POLICIES = ['proportional', 'keep'] as const;
export type FeeRefundPolicy = (typeof FEE_REFUND_POLICIES)[number];

export const DELIVERY_STATUSES = ['pending', 'leased', 'delivered', 'failed', 'canceled'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/**
 * States of a check of the books. `interrupted`: whoever ran it is gone; it is taken up again from the start, five times at
 * most.
 */
export const LEDGER_CHECK_STATUSES = ['running', 'right', 'wrong', 'interrupted'] as const;
export type LedgerCheckStatus = (typeof LEDGER_CHECK_STATUSES)[number];

/** What the engine knows of a process: `silent` has not told of itself for half a minute. */
export const WORKER_STATUSES = ['running', 'silent', 'stopped'] as const;
export type WorkerStatus = (typeof WORKER_STATUSES)[number];

export const KYC_STATUSES = ['not_started', 'pending', 'approved', 'rejected', 'needs_info'] as const;
export type KycStatus = (typeof KYC_STATUSES)[number];

/** Image formats of a logo. */
export const LOGO_TYPES = ['image/png', 'image/webp'] as const;
export type LogoType = (typeof LOGO_TYPES)[number];

/** Who can log in. Operators are made on the gateway's own machine, agents by operators; the others register. */
export const ROLES = ['user', 'agent', 'merchant', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** What an API key may do. A key without explicit scopes has them all. */
export const SCOPES = [
  'payments:read',
  'payments:write',
  'refunds:write',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'balance:read',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Cash over an agent's counter: into a user's wallet, or out of it. */
export const CASH_KINDS = ['cash_in', 'cash_out'] as const;
export type CashKind = (typeof CASH_KINDS)[number];

/** What moved money on a wallet or a float. `dispute_refund`: a payment that was contested, and came back. */
export const TRANSACTION_TYPES = [
  'payment',
  'refund',
  'dispute_refund',
  ...CASH_KINDS,
  'float_funding',
  'float_withdrawal',
  'sandbox_funding',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const PAYMENT_METHOD_TYPES = ['wallet', 'mobile_money'] as const;
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

export const PROVIDERS = ['mtn_momo', 'orange_money'] as const;
/** Operator of a mobile-money account. */
export type Provider = (typeof PROVIDERS)[number];

/** Ways to pay, as lists are filtered by them: the wallet, or an operator of mobile money. */
export const PAYMENT_METHODS = ['wallet', ...PROVIDERS] as const;
export type PaymentMethodName = (typeof PAYMENT_METHODS)[number];

export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** What `POST /gateway/sandbox/payments/{id}/simulate` can make happen. */
export const SIMULATED_OUTCOMES = ['succeed', 'fail', 'timeout', 'refund', 'dispute'] as const;
export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

/**
 * Why a payment or an attempt failed. The list is closed: rails map their own reasons onto it.
 * `retryable` says whether the same intent may be tried again while attempts are left.
 */
export const FAILURES = {
  insufficient_funds: { retryable: true, message: 'The account does not hold enough money.' },
  payer_timeout: { retryable: false, message: 'The payer did not confirm in time.' },
  payer_declined: { retryable: false, message: 'The payer declined the payment.' },
  invalid_code: { retryable: true, message: 'The one-time code was wrong too often.' },
  invalid_payer: { retryable: true, message: 'The payer account does not exist at this operator.' },
  payer_limit_reached: { retryable: true, message: 'The payer has reached a limit of the operator.' },
  payer_account_blocked: { retryable: false, message: 'The payer account is blocked.' },
  provider_unavailable: { retryable: true, message: 'The operator is not available.' },
  provider_error: { retryable: false, message: 'The operator reported an error.' },
} as const satisfies Record<string, { readonly retryable: boolean; readonly message: string }>;
export type FailureCode = keyof typeof FAILURES;
