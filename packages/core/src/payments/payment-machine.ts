import { type EventType, FAILURES, type FailureCode, type PaymentStatus } from '@mitako/contract/names';
import type { Payment } from '../model.ts';

/** Events of a payment. */
export type PaymentTrigger =
  /** A mobile-money attempt was recorded, before the rail is called. */
  | 'attempt_started'
  /** A wallet payment, or the rail reports `paid`. */
  | 'paid'
  | 'declined_retryable'
  | 'declined'
  | 'cancel'
  | 'expire'
  | 'refunded_in_part'
  | 'refunded_in_full';

interface Transition {
  readonly to: PaymentStatus;
  readonly event: EventType;
}

/**
 * All transitions of a payment (decisions §2); there is no other way to change a status. Final statuses never change,
 * except from paid to refunded.
 */
export const PAYMENT_TRANSITIONS: Readonly<
  Record<PaymentStatus, Readonly<Partial<Record<PaymentTrigger, Transition>>>>
> = {
  requested: {
    attempt_started: { to: 'processing', event: 'payment.processing' },
    paid: { to: 'succeeded', event: 'payment.succeeded' },
    declined_retryable: { to: 'requested', event: 'payment.attempt_failed' },
    declined: { to: 'failed', event: 'payment.failed' },
    cancel: { to: 'canceled', event: 'payment.canceled' },
    expire: { to: 'expired', event: 'payment.expired' },
  },
  processing: {
    paid: { to: 'succeeded', event: 'payment.succeeded' },
    declined_retryable: { to: 'requested', event: 'payment.attempt_failed' },
    declined: { to: 'failed', event: 'payment.failed' },
  },
  succeeded: {
    refunded_in_part: { to: 'partially_refunded', event: 'payment.refunded' },
    refunded_in_full: { to: 'refunded', event: 'payment.refunded' },
  },
  partially_refunded: {
    refunded_in_part: { to: 'partially_refunded', event: 'payment.refunded' },
    refunded_in_full: { to: 'refunded', event: 'payment.refunded' },
  },
  failed: {},
  canceled: {},
  expired: {},
  refunded: {},
};

export function transitionOf(status: PaymentStatus, trigger: PaymentTrigger): Transition | null {
  return PAYMENT_TRANSITIONS[status][trigger] ?? null;
}

/** Whether a failed attempt leaves the payment open: the failure is retryable, and attempts and time are left. */
export function declineTrigger(
  code: FailureCode,
  payment: Pick<Payment, 'attemptsCount' | 'maxAttempts' | 'expiresAtMs'>,
  nowMs: number,
): 'declined_retryable' | 'declined' {
  const isOpen = payment.attemptsCount < payment.maxAttempts && nowMs < payment.expiresAtMs;
  return FAILURES[code].retryable && isOpen ? 'declined_retryable' : 'declined';
}
