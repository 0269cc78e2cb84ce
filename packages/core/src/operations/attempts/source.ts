import type { Context } from '../../context.ts';
import type { Source } from '../../domain/ledger/transfers.ts';
import type { Attempt, Payment } from '../../domain/model.ts';
import { WALLET_RAIL } from './new-attempt.ts';

/** Where an attempt's money comes from. */
export function sourceOf(attempt: Attempt): Source {
  return attempt.rail === WALLET_RAIL && attempt.payerId !== null
    ? { kind: 'wallet', userId: attempt.payerId }
    : { kind: 'rail', rail: attempt.rail };
}

/** The attempt that paid. */
export async function capturedAttempt(context: Context, payment: Payment): Promise<Attempt> {
  const attempts = await context.store.read.attemptsOfPayment(payment.id);
  const captured = attempts.find((attempt) => attempt.status === 'succeeded');
  if (captured === undefined) throw new Error(`payment ${payment.id} succeeded without an attempt`);
  return captured;
}
