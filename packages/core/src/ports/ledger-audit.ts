import type { Account, Payment, Settlement, StoredEntry, Transfer } from '../domain/model.ts';

/**
 * The rows that `gateway.ledger.verify()` proves the ledger from. Each method is one statement a page, so that what it
 * returns was committed together; pages go up by id, so that cost and memory stay flat.
 */
export interface LedgerAudit {
  /** Transfers with all of their entries. */
  transfers(page: AuditPage): Promise<readonly AuditedTransfer[]>;
  /** Entries whose transfer does not exist. */
  orphanEntries(limit: number): Promise<readonly StoredEntry[]>;
  /** Every account that has a row or an entry, with the sums of its entries. */
  accounts(page: AuditPage): Promise<readonly AuditedAccount[]>;
  /** Entries of an account that are chained, up from `afterSequence`. */
  chain(accountId: string, afterSequence: number, limit: number): Promise<readonly StoredEntry[]>;
  /** Entries of transfers made before `beforeMs` that are not chained. */
  unchained(beforeMs: number, limit: number): Promise<readonly StoredEntry[]>;
  /** Payments with what the other tables say of them. */
  payments(page: AuditPage): Promise<readonly AuditedPayment[]>;
  settlements(page: AuditPage): Promise<readonly AuditedSettlement[]>;
}

/** Ids up, after `afterId` (null: from the start). */
export interface AuditPage {
  readonly afterId: string | null;
  readonly limit: number;
}

export interface AuditedTransfer {
  readonly transfer: Omit<Transfer, 'entries'>;
  readonly entries: readonly StoredEntry[];
  /** Whether the payment it names is there, and the settlement that it closes. */
  readonly hasSubject: boolean;
}

export interface AuditedAccount {
  readonly id: string;
  /** null: there are entries, and no row yet. */
  readonly account: Account | null;
  /** Sum of its chained entries, and of those that are not. */
  readonly chainedSum: number;
  readonly unchainedSum: number;
  /** Of the unchained ones, what was booked in place: for `merchant_available`, the debits. */
  readonly unchainedDebits: number;
  readonly chainedCount: number;
}

export interface AuditedPayment {
  readonly payment: Payment;
  /** Its transfers of kind `capture`, and what they credited or debited in sum. */
  readonly capturesCount: number;
  /** What its captures brought in: the sum of their positive entries. */
  readonly captured: number;
  readonly refundsSucceeded: number;
  readonly refundsPending: number;
  /** Of its disputes that are open or lost. */
  readonly disputed: number;
  /** Of those that are open. */
  readonly disputesOpen: number;
  /** What its refund transfers paid out. */
  readonly refundTransfers: number;
  /** What its transfers left in the merchant's pending account. */
  readonly pendingSum: number;
  /** What they left in the accounts of held refunds and disputes, and in the gateway's fees. */
  readonly refundHoldSum: number;
  readonly disputeHoldSum: number;
  readonly feesSum: number;
}

export interface AuditedSettlement {
  readonly settlement: Settlement;
  readonly linesCount: number;
  readonly linesSum: number;
  /** What its `settlement` transfers took out of the available balance; as a positive number. */
  readonly closed: number;
  /** What its transfers left between the merchant and the bank, and what they paid to the bank. */
  readonly clearingSum: number;
  readonly paidOut: number;
}
