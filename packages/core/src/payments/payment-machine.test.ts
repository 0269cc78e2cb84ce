import { PAYMENT_STATUSES } from '@mitako/contract/names';
import { describe, expect, it } from 'vitest';
import { declineTrigger, PAYMENT_TRANSITIONS, transitionOf, type PaymentTrigger } from './payment-machine.ts';

const TRIGGERS: readonly PaymentTrigger[] = [
  'attempt_started',
  'paid',
  'declined_retryable',
  'declined',
  'cancel',
  'expire',
  'refunded_in_part',
  'refunded_in_full',
];

// The table of the decisions, written out a second time on purpose: pair by pair, what is not here is refused.
const ALLOWED: Readonly<Record<string, readonly [to: string, event: string]>> = {
  'requested attempt_started': ['processing', 'payment.processing'],
  'requested paid': ['succeeded', 'payment.succeeded'],
  'requested declined_retryable': ['requested', 'payment.attempt_failed'],
  'requested declined': ['failed', 'payment.failed'],
  'requested cancel': ['canceled', 'payment.canceled'],
  'requested expire': ['expired', 'payment.expired'],
  'processing paid': ['succeeded', 'payment.succeeded'],
  'processing declined_retryable': ['requested', 'payment.attempt_failed'],
  'processing declined': ['failed', 'payment.failed'],
  'succeeded refunded_in_part': ['partially_refunded', 'payment.refunded'],
  'succeeded refunded_in_full': ['refunded', 'payment.refunded'],
  'partially_refunded refunded_in_part': ['partially_refunded', 'payment.refunded'],
  'partially_refunded refunded_in_full': ['refunded', 'payment.refunded'],
};

describe('the payment machine', () => {
  for (const status of PAYMENT_STATUSES) {
    for (const trigger of TRIGGERS) {
      const allowed = ALLOWED[`${status} ${trigger}`];
      it(`${status}, ${trigger}: ${allowed === undefined ? 'nothing' : allowed.join(' with ')}`, () => {
        const expected = allowed === undefined ? null : { to: allowed[0], event: allowed[1] };
        expect(transitionOf(status, trigger)).toEqual(expected);
      });
    }
  }

  it('has no way out of failed, canceled, expired and refunded', () => {
    for (const status of ['failed', 'canceled', 'expired', 'refunded'] as const) {
      expect(Object.keys(PAYMENT_TRANSITIONS[status])).toEqual([]);
    }
  });
});

describe('a declined attempt', () => {
  const payment = { attemptsCount: 2, maxAttempts: 3, expiresAtMs: 1_000 };

  it('leaves the payment open while the reason is retryable, and attempts and time are left', () => {
    expect(declineTrigger('payer_timeout', payment, 999)).toBe('declined_retryable');
    expect(declineTrigger('payer_timeout', { ...payment, attemptsCount: 3 }, 999)).toBe('declined');
    expect(declineTrigger('payer_timeout', payment, 1_000)).toBe('declined');
    expect(declineTrigger('payer_account_blocked', payment, 999)).toBe('declined');
  });
});
