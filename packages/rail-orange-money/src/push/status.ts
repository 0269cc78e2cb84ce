import type { LookupOutcome, LookupRequest } from '@mitako/core';
import { wholeAmount } from '@mitako/rail-kit';
import type { Refusals } from './refusals.ts';
import type { Transaction } from './transaction.ts';

/** Outcome of a charge, by Orange's answer about its payToken. */
export function statusOutcome(
  transaction: Transaction | null,
  payToken: string,
  about: { readonly request: LookupRequest; readonly promptLifeMs: number; readonly refusals: Refusals },
): LookupOutcome {
  if (transaction?.httpStatus !== 200) return { kind: 'unknown' };
  const { request, promptLifeMs, refusals } = about;
  const { status, detail, isBlank } = transaction;
  switch (status) {
    case 'pending':
      return { kind: 'pending', detail };
    case 'successful':
      return paidOutcome(transaction, payToken);
    case 'failed':
    case 'cancelled':
      return { kind: 'failed', failureCode: refusals.reasonOf(transaction) ?? 'provider_error', detail };
    case 'expired': {
      // A token that is not used yet is called expired as well, and our `mp/pay` may still be on its way.
      const mayBeUsed = isBlank && request.nowMs - request.chargedAtMs <= promptLifeMs + UNUSED_MS_MAX;
      return mayBeUsed ? { kind: 'absent' } : { kind: 'failed', failureCode: 'payer_timeout', detail };
    }
    case null:
      return { kind: 'unknown', detail };
  }
}

/**
 * The engine ends an attempt that was never made at the end of a prompt's life; one that was made ends here, even if
 * Orange still waits.
 */
const UNUSED_MS_MAX = 300_000;

function paidOutcome({ confirmCode, amount, detail }: Transaction, payToken: string): LookupOutcome {
  // It contradicts itself.
  if (confirmCode !== null && confirmCode !== '200') return { kind: 'unknown', detail };
  if (amount === null) return { kind: 'paid', railReference: payToken, detail };
  const whole = wholeAmount(amount);
  if (whole === null) return { kind: 'unknown', detail };
  return { kind: 'paid', railReference: payToken, collected: { amount: whole }, detail };
}
