import { isFinalStatus } from '@mitako/contract/names';
import type { Payment } from '../model.ts';

/** Attempts that the payer still has; none once the payment is final. */
export function attemptsLeft({
  status,
  attemptsCount,
  maxAttempts,
}: Pick<Payment, 'status' | 'attemptsCount' | 'maxAttempts'>): number {
  return isFinalStatus(status) ? 0 : Math.max(0, maxAttempts - attemptsCount);
}
