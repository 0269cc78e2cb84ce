import type { AccountState, Checkpoint, Payment, Refund, StoredEntry, Transfer, TransferKind } from '../model.ts';
import type { Page } from '../ports/page.ts';

export interface LedgerReads {
  /** An account's balance: its row, and the entries that are not posted yet. 0 for one without either. */
  balance(accountId: string): Promise<number>;
  /** The same of several, in their order, in one snapshot: money moving between them is in exactly one of them. */
  balances(accountIds: readonly string[]): Promise<readonly number[]>;
  transferById(id: string): Promise<Transfer | null>;
  /** Without their entries, in any order; those that exist. */
  transferHeaders(ids: readonly string[]): Promise<readonly Omit<Transfer, 'entries'>[]>;
  /** Amount of each: the sum that its entries credited. In any order. */
  movedBy(transferIds: readonly string[]): Promise<readonly { readonly transferId: string; readonly amount: number }[]>;
  /** Of one kind; at most one per subject. In any order. */
  transfersOfSubjects(kind: TransferKind, subjectIds: readonly string[]): Promise<readonly Transfer[]>;
  /** Oldest first; with a limit, the newest of them. */
  transfersOfPayment(paymentId: string, limit?: number): Promise<readonly Transfer[]>;
  /** An account's transfers, each whole, newest first. */
  transfersOfAccount(accountId: string, page: Page): Promise<readonly Transfer[]>;
  /** Accounts with unposted entries. */
  unchainedAccounts(limit: number): Promise<readonly string[]>;
  /** Unposted entries of an account, by transfer and position. */
  unchainedEntries(accountId: string, limit: number): Promise<readonly StoredEntry[]>;
  /** Number and sum of the lines in a range of a merchant's available account; both ends included. */
  linesTotal(range: LedgerRange): Promise<{ readonly count: number; readonly sum: number }>;
  /** Those lines in the order of the chain, after `afterSequence`. */
  lines(
    range: LedgerRange,
    page: { readonly limit: number; readonly afterSequence: number },
  ): Promise<readonly LedgerLine[]>;
  /**
   * What was taken of the payments' credit on a merchant's pending account, without what returned to it. Final once their
   * credit is released. By payment and subject.
   */
  deductions(pendingAccountId: string, paymentIds: readonly string[]): Promise<readonly Deduction[]>;
  /** The one with the highest sequence. */
  lastCheckpoint(): Promise<Checkpoint | null>;
  checkpointOfDay(day: string): Promise<Checkpoint | null>;
  /** In the order of their sequence. */
  checkpoints(afterSequence: number, limit: number): Promise<readonly Checkpoint[]>;
  /** Newest first. */
  newestCheckpoints(limit: number): Promise<readonly Checkpoint[]>;
  /** The one that was not rechecked for longest; null: each was, at this time or later. */
  checkpointToRecheck(beforeMs: number): Promise<Checkpoint | null>;
  /** Those of these accounts that there are, in any order. */
  accountStates(accountIds: readonly string[]): Promise<readonly AccountState[]>;
}

/** Entries of an account by their chain position, without the debits of earlier settlements. */
export interface LedgerRange {
  readonly accountId: string;
  readonly fromSequence: number;
  readonly throughSequence: number;
}

/** One ledger entry of a range, with its payment. */
export interface LedgerLine {
  readonly chainSequence: number;
  readonly amount: number;
  readonly transfer: Omit<Transfer, 'entries'>;
  /** Its payment; null if there is none. */
  readonly payment: Pick<Payment, 'customerReference' | 'transactionId' | 'amount' | 'fee'> | null;
  /** The part of the fee that its refund returns; 0 if it belongs to none. */
  readonly feeReturned: number;
}

/** What a refund or a dispute took of a payment's credit while that was pending. */
export interface Deduction {
  readonly paymentId: string;
  /** Null: it is a dispute. */
  readonly refund: Pick<Refund, 'amount' | 'feeReturned'> | null;
  /** The refund or the dispute. */
  readonly subjectId: string;
  readonly amount: number;
}
