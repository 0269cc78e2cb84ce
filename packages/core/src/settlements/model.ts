import type { SettlementStatus } from '@mitako/contract/names';

/**
 * A payout: the range `fromSequence … throughSequence` of the chain of the merchant's available account. Its lines are
 * those ledger entries, and `amount` is their sum.
 */
export interface Settlement {
  /** `stl_…` */
  readonly id: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly currency: string;
  /** 1 for the first of a balance, then 2. */
  readonly number: number;
  /** When the one before was created; null for the first. */
  readonly periodStartMs: number | null;
  readonly status: SettlementStatus;
  readonly amount: number;
  readonly linesCount: number;
  /** First and last `chain_seq` of its lines. */
  readonly fromSequence: number;
  readonly throughSequence: number;
  /** The transfer that debited the available balance. */
  readonly transactionId: string;
  /** The transfer that paid it out, or returned it. */
  readonly closingTransactionId: string | null;
  /** The operator's reference for the payout, and why it failed. */
  readonly reference: string | null;
  readonly failureReason: string | null;
  /** The payout account that it is paid to: of its bank file, or the one that was paid; null before, or if there was none. */
  readonly payoutAccountId: string | null;
  /** The bank file that it is in; null: in none. */
  readonly exportId: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly resolvedAtMs: number | null;
  readonly eventSequence: number;
  readonly version: number;
}
