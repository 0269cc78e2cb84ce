import type { Account, Payment, Settlement, StoredEntry, Transfer } from '../model.ts';

/**
 * The rows from which `gateway.ledger.verify()` proves the ledger. Each method is one statement per page, so that its
 * rows are consistent; pages ascend by id, so that cost and memory stay flat.
 */
export interface LedgerAudit {
  /** Transfers with all of their entries. */
  transfers(page: AuditPage): Promise<readonly AuditedTransfer[]>;
  /** Of the next `limit` entries after a position (null: from the start), those whose transfer does not exist. */
  orphanEntries(after: EntryPlace | null, limit: number): Promise<AuditedEntries>;
  /** Every account that has a row or an entry, with its unposted entries and the length of its chain. */
  accounts(page: AuditPage): Promise<readonly AuditedAccount[]>;
  /** Posted entries of an account, ascending from `afterSequence`. */
  chain(accountId: string, afterSequence: number, limit: number): Promise<readonly StoredEntry[]>;
  /** What never changes of live objects, and of audit entries of both modes. */
  fixedRows(kind: CheckpointedKind, page: AuditPage): Promise<readonly FixedRow[]>;
  /** Payments with aggregates of the other tables. */
  payments(page: AuditPage): Promise<readonly AuditedPayment[]>;
  settlements(page: AuditPage): Promise<readonly AuditedSettlement[]>;
  /** Of the next `limit` entries of a settlement after `afterSequence`, the sum of those that are its lines. */
  settlementLines(settlement: Settlement, afterSequence: number, limit: number): Promise<AuditedLines>;
}

/** Ascending ids, after `afterId` (null: from the start). */
export interface AuditPage {
  readonly afterId: string | null;
  /** Exclusive. Absent: to the end. */
  readonly beforeId?: string | undefined;
  /** Only these. */
  readonly ids?: readonly string[];
  readonly limit: number;
}

/** Whose rows a checkpoint covers beside the ledger itself. */
export const CHECKPOINTED = ['payment', 'attempt', 'refund', 'dispute', 'settlement', 'auditEntry'] as const;

export type CheckpointedKind = (typeof CHECKPOINTED)[number];

/** Columns of a row that never change, without free text and what is sealed, in an order of their own. */
export interface FixedRow {
  readonly id: string;
  readonly values: readonly unknown[];
}

/** Position of an entry among all entries, by transfer and position. */
export type EntryPlace = Pick<StoredEntry, 'transferId' | 'position'>;

export interface AuditedEntries {
  readonly orphans: readonly StoredEntry[];
  /** The last entry read; null: there was none. */
  readonly last: EntryPlace | null;
}

export interface AuditedTransfer {
  readonly transfer: Omit<Transfer, 'entries'>;
  readonly entries: readonly StoredEntry[];
  /** The payment it names; null: it names none, or it does not exist. */
  readonly payment: AuditedPaymentHeader | null;
  /** The refund, dispute, settlement or attempt that it names as its subject. */
  readonly subject: AuditedSubject | null;
  /** Where returned money must go: the account that the payment's capture debited. */
  readonly payerAccountId: string | null;
}

export type AuditedPaymentHeader = Pick<Payment, 'merchantId' | 'livemode' | 'currency' | 'amount' | 'transactionId'>;

/** The subject of a transfer. */
export interface AuditedSubject extends AuditedPaymentHeader {
  readonly kind: 'refund' | 'dispute' | 'settlement' | 'attempt';
  /** Null: a settlement, which has no payment. */
  readonly paymentId: string | null;
  readonly status: string;
  /** Null: none, or not applicable. */
  readonly closingTransactionId: string | null;
}

export interface AuditedAccount {
  readonly id: string;
  /** Null: there are entries, and no row yet. */
  readonly account: Account | null;
  /** First and last chain position of its entries; null: none is posted. */
  readonly firstSequence: number | null;
  readonly lastSequence: number | null;
  /** Number and sum of its unposted entries. */
  readonly unchainedCount: number;
  readonly unchainedSum: number;
  /** Of them, those booked in place: for `merchant_available`, the debits. */
  readonly unchainedDebits: number;
  /** The transfer of the first of them by id, which is by time. */
  readonly oldestUnchained: { readonly transferId: string; readonly createdAtMs: number } | null;
}

export interface AuditedPayment {
  readonly payment: Payment;
  /** Its `capture` transfers, and the sum that they credited or debited. */
  readonly capturesCount: number;
  /** The sum of the positive entries of its captures. */
  readonly captured: number;
  /** Sums of its refunds; those of lost disputes are apart. */
  readonly refundsSucceeded: number;
  readonly refundsPending: number;
  /** Sum of its open and lost disputes. */
  readonly disputed: number;
  /** Sum of its open disputes. */
  readonly disputesOpen: number;
  /** Sums of its lost disputes whose payer does not have the money yet, and of these those whose refund is pending. */
  readonly disputesOwed: number;
  readonly disputesReturning: number;
  /** Sums of the refunds of its lost disputes. */
  readonly disputeRefundsSucceeded: number;
  readonly disputeRefundsPending: number;
  /** What its disputes' transfers left in suspense, and the sum that they returned from there. */
  readonly disputeSuspenseSum: number;
  readonly disputeReturns: number;
  /** Sum paid out by its refund transfers. */
  readonly refundTransfers: number;
  /** Balance that its transfers left in the merchant's pending account. */
  readonly pendingSum: number;
  /** Balance that they left in the hold accounts, and in the gateway's fees. */
  readonly refundHoldSum: number;
  readonly disputeHoldSum: number;
  readonly feesSum: number;
  /** The account that its captures debited; the first by id, if there are several. */
  readonly payerAccountId: string | null;
  /** Its succeeded attempts: their number, sum, and the account that one of them names as payer; a rail's without its shard. */
  readonly attemptsCount: number;
  readonly attemptsSum: number;
  readonly attemptAccountId: string | null;
}

export interface AuditedSettlement {
  readonly settlement: Settlement;
  /** Sum that its `settlement` transfers debited from the available balance; positive. */
  readonly closed: number;
  /** Balance that its transfers left between merchant and bank, and the sum paid to the bank. */
  readonly clearingSum: number;
  readonly paidOut: number;
}

export interface AuditedLines {
  readonly count: number;
  readonly sum: number;
  /** The last entry read; null: there are no more. */
  readonly lastSequence: number | null;
}
