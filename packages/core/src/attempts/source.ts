import { CASH_RAIL, WALLET_RAIL } from './new-attempt.ts';
import type { Context } from '../context.ts';
import { parseAccountId, withoutShard } from '../ledger/accounts.ts';
import type { Source } from '../ledger/transfers.ts';
import type { Attempt, Payment } from '../model.ts';

/** The account that an attempt debits. */
export function sourceOf(attempt: Attempt): Source {
  const { rail, payerId, railReference } = attempt;
  if (rail === WALLET_RAIL && payerId !== null) return { kind: 'wallet', userId: payerId };
  if (rail === CASH_RAIL && railReference !== null) return { kind: 'float', agentId: railReference };
  return { kind: 'rail', rail };
}

/**
 * The account that a payment's capture debited, and that refunds credit. Not derived from the attempt: that row is
 * not signed, and a change of its payer would redirect the next refund.
 */
export async function captureSource(context: Context, payment: Payment): Promise<Source> {
  const capture = payment.transactionId === null ? null : await context.store.read.transferById(payment.transactionId);
  const debit = capture?.kind === 'capture' ? capture.entries.find(({ amount }) => amount < 0) : undefined;
  if (capture?.subjectId !== payment.id || debit === undefined) {
    throw new Error(`payment ${payment.id} succeeded without a capture`);
  }
  const { kind, ownerId } = parseAccountId(debit.accountId);
  if (kind === 'wallet') return { kind, userId: ownerId };
  return kind === 'float' ? { kind, agentId: ownerId } : { kind: 'rail', rail: withoutShard(ownerId) };
}

/** The attempt that paid. */
export async function capturedAttempt(context: Context, payment: Payment): Promise<Attempt> {
  const attempts = await context.store.read.attemptsOfPayment(payment.id);
  const captured = attempts.find((attempt) => attempt.status === 'succeeded');
  if (captured === undefined) throw new Error(`payment ${payment.id} succeeded without an attempt`);
  return captured;
}
