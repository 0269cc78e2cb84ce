import type { DisputeStatus } from '@mitako/contract/names';
import type { Attempt, Dispute, Task } from '../model.ts';
import type { MerchantMode, Page, RowOwner } from '../ports/page.ts';

export interface DisputeReads {
  /** Without an owner: of all merchants. */
  disputes(filter: DisputeFilter, page: Page): Promise<readonly Dispute[]>;
  /** Deadlines of disputes that need evidence, the soonest first, without those already past. */
  disputesDueAtMs(owner: MerchantMode, nowMs: number, limit: number): Promise<readonly number[]>;
  /** Lost disputes whose money is owed, each with the attempt that paid. Without an owner: of all merchants. */
  owedDisputes(owner: RowOwner | undefined, page: Page): Promise<readonly OwedDispute[]>;
}

export interface DisputeFilter {
  readonly owner?: RowOwner | undefined;
  readonly status?: DisputeStatus | undefined;
  readonly paymentId?: string | undefined;
}

/** A lost dispute whose money the payer does not have yet. */
export interface OwedDispute {
  /** The dispute's. */
  readonly id: string;
  readonly dispute: Dispute;
  /** The attempt that collected the money. */
  readonly attempt: Attempt;
  /** The task of its refund; null: none is under way. */
  readonly task: Pick<Task, 'dueAtMs' | 'attemptsCount' | 'failuresCount'> | null;
}
