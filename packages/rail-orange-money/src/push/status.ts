import type { LookupOutcome, LookupRequest } from '@mitako/core';
import { type HttpAnswer, wholeAmount } from '@mitako/rail-kit';
import type { Refusals } from './refusals.ts';
import { type Transaction, transactionIn } from './transaction.ts';

/** Outcome of a charge, by Orange's answer about its payToken. */
export function statusOutcome(
  answer: HttpAnswer,
  payToken: string,
  {
    request,
    promptLifeMs,
    refusals,
  }: { readonly request: LookupRequest; readonly promptLifeMs: number; readonly refusals: Refusals },
): LookupOutcome {
  const transaction = transactionIn(answer, payToken);
  if (answer.kind === 'silent' || answer.status !== 200 || transaction === null) return { kind: 'unknown' };
  const { status, detail, isBlank } = transaction;
  switch (status) {
    case 'pending':
      return { kind: 'pending', detail };
    case 'successful':
      return paidOutcome(transaction, payToken);
    case 'failed':
    case 'cancelled':
      return { kind: 'failed', failureCode: refusals.codeOf(transaction), detail };
    case 'expired': {
      // A token that is not used yet is called expired as well, and our `mp/pay` may still be on its way.
      const mayBeUsed = isBlank && request.nowMs - request.chargedAtMs <= promptLifeMs;
      return mayBeUsed ? { kind: 'unknown', detail } : { kind: 'failed', failureCode: 'payer_timeout', detail };
    }
    case null:
      return { kind: 'unknown', detail };
  }
}

function paidOutcome({ confirmCode, amount, detail }: Transaction, payToken: string): LookupOutcome {
  // It contradicts itself.
  if (confirmCode !== null && confirmCode !== '200') return { kind: 'unknown', detail };
  if (amount === null) return { kind: 'paid', railReference: payToken, detail };
  const whole = wholeAmount(amount);
  if (whole === null) return { kind: 'unknown', detail };
  // This interface knows francs only.
  return { kind: 'paid', railReference: payToken, collected: { amount: whole, currency: 'XAF' }, detail };
}
