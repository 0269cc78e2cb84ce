import type { Account, Payment, Settlement, StoredEntry, Transfer } from '../model.ts';

/**
 * The rows that `gateway.ledger.verify()` proves the ledger from. Each method is one statement a page, so that what it
 * returns was committed together; pages go up by id, so that cost and memory stay flat.
 */
export interface LedgerAudit {
  /** Transfers with all of their entries. */
  transfers(page: AuditPage): Promise<readonly AuditedTransfer[]>;
  /** Of the next `limit` entries after a place (null: from the start), those whose transfer does not exist. */
  orphanEntries(after: EntryPlace | null, limit: number): Promise<AuditedEntries>;
  /** Every account that has a row or an entry, with what is not chained of it and how far its chain goes. */
  accounts(page: AuditPage): Promise<readonly AuditedAccount[]>;
  /** Entries of an account that are chained, up from `afterSequence`. */
  chain(accountId: string, afterSequence: number, limit: number): Promise<readonly StoredEntry[]>;
  /** Payments with what the other tables say of them. */
  payments(page: AuditPage): Promise<readonly AuditedPayment[]>;
  settlements(page: AuditPage): Promise<readonly AuditedSettlement[]>;
  /** Of the next `limit` entries in a settlement's stretch after `afterSequence`, those that are its lines, in sum. */
  settlementLines(settlement: Settlement, afterSequence: number, limit: number): Promise<AuditedLines>;
}

/** Ids up, after `afterId` (null: from the start). */
export interface AuditPage {
  readonly afterId: string | null;
  readonly limit: number;
}

/** Where an entry stands among all entries, by transfer and position. */
export type EntryPlace = Pick<StoredEntry, 'transferId' | 'position'>;

export interface AuditedEntries {
  readonly orphans: readonly StoredEntry[];
  /** The last entry that was looked at; null: there was none. */
  readonly last: EntryPlace | null;
}

export interface AuditedTransfer {
  readonly transfer: Omit<Transfer, 'entries'>;
  readonly entries: readonly StoredEntry[];
  /** The payment it names; null: it names none, or there is none. */
  readonly payment: AuditedPaymentHeader | null;
  /** The refund, dispute, settlement or attempt with the id that it names as its subject. */
  readonly subject: AuditedSubject | null;
  /** Where money that goes back must go: the account that its payment's capture debited. */
  readonly payerAccountId: string | null;
}

export type AuditedPaymentHeader = Pick<Payment, 'merchantId' | 'livemode' | 'currency' | 'amount' | 'transactionId'>;

/** What a transfer carries out. */
export interface AuditedSubject extends AuditedPaymentHeader {
  readonly kind: 'refund' | 'dispute' | 'settlement' | 'attempt';
  /** null: a settlement, which is of no payment. */
  readonly paymentId: string | null;
  readonly status: string;
  /** null: none, or there cannot be one. */
  readonly closingTransactionId: string | null;
}

export interface AuditedAccount {
  readonly id: string;
  /** null: there are entries, and no row yet. */
  readonly account: Account | null;
  /** The first and the last place that an entry has in its chain; null: none has one. */
  readonly firstSequence: number | null;
  readonly lastSequence: number | null;
  /** How many of its entries are not chained, and their sum. */
  readonly unchainedCount: number;
  readonly unchainedSum: number;
  /** Of them, what was booked in place: for `merchant_available`, the debits. */
  readonly unchainedDebits: number;
  /** The transfer of the first of them in the order of ids, which is that of time. */
  readonly oldestUnchained: { readonly transferId: string; readonly createdAtMs: number } | null;
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
  /** The account that its captures debited; the first by id, if there is more than one. */
  readonly payerAccountId: string | null;
  /** Its attempts that succeeded, what they asked for in sum, and whose account one of them says paid. */
  readonly attemptsCount: number;
  readonly attemptsSum: number;
  readonly attemptAccountId: string | null;
}

export interface AuditedSettlement {
  readonly settlement: Settlement;
  /** What its `settlement` transfers took out of the available balance; as a positive number. */
  readonly closed: number;
  /** What its transfers left between the merchant and the bank, and what they paid to the bank. */
  readonly clearingSum: number;
  readonly paidOut: number;
}

export interface AuditedLines {
  readonly count: number;
  readonly sum: number;
  /** The last entry that was looked at; null: the stretch has no more. */
  readonly lastSequence: number | null;
}
