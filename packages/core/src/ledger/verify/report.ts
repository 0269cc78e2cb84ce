import type { LedgerChecked } from '@mitako/contract/names';

/** Every inconsistency that `verify` can find. The codes are a closed list; the wording may change. */
export const LEDGER_PROBLEMS = {
  transfer_incomplete: 'a transfer lacks entries',
  transfer_orphaned: 'the payment, refund, dispute or settlement of a transfer does not exist',
  transfer_unbalanced: 'the entries of a transfer do not sum to zero',
  transfer_payer_wrong: 'money was returned to another account than the one it came from',
  subject_owner_wrong: 'an object and its transfer differ in merchant, mode, currency or payment',
  subject_amount_wrong: 'an object and its transfer differ in amount',
  subject_status_wrong: 'the status of a refund or dispute contradicts the transfer that ended it',
  subject_transfer_wrong: 'an object names another transfer than its own',
  entry_forged: 'an entry or its transfer was not written by this engine, or was changed later',
  entry_misplaced: 'an entry is on an account of another mode or currency than its transfer',
  entry_orphaned: 'an entry has no transfer',
  account_altered: 'an account row contradicts its id',
  chain_broken: 'an entry is missing from the chain of an account',
  chain_altered: 'an entry of a chain was changed or moved',
  chain_head_wrong: 'the chain of an account does not end where its row says',
  balance_wrong: 'a balance is not the sum of its entries',
  balance_negative: 'a wallet or float is negative',
  payment_capture_wrong: 'a payment and its capture disagree',
  payment_attempt_wrong: 'the attempt that paid a payment and its capture disagree',
  payment_refunds_wrong: 'a payment, its refunds and their transfers disagree',
  payment_dispute_wrong: 'a payment and its disputes disagree',
  payment_exceeded: 'more was refunded and disputed than was paid',
  payment_credit_wrong: 'the pending credit of a payment contradicts its transfers',
  payment_hold_wrong: 'the money held for the refunds and disputes of a payment differs from their sum',
  payment_fee_wrong: 'the fee of a payment, minus its refunds, differs from what the gateway was credited',
  payment_status_wrong: 'the status of a payment contradicts its capture or refunds',
  settlement_amount_wrong: 'a settlement, its lines and its transfer disagree',
  settlement_lines_wrong: 'a settlement has a wrong number of lines',
  settlement_status_wrong: 'the status of a settlement contradicts its payout',
  settlement_range_wrong: 'settlements of a merchant overlap, or omit lines between them',
  day_altered: 'rows of a day differ from its checkpoint',
  day_lacks_rows: 'a day has fewer rows than its checkpoint counted',
  checkpoint_missing: 'a checkpoint is missing',
  checkpoint_forged: 'a checkpoint was not written by this engine, or was changed later',
  account_state_forged: 'how far a chain was verified was not written by this engine',
} as const satisfies Record<string, string>;

export type LedgerProblemCode = keyof typeof LEDGER_PROBLEMS;

/** An inconsistency. */
export interface LedgerProblem {
  /** The kind of problem, for programs. */
  readonly code: LedgerProblemCode;
  /** Id of the inconsistent transfer, account, payment or settlement. */
  readonly subject: string;
  /** Description in one sentence with the numbers, in minor units. */
  readonly message: string;
}

/** Every notice of `verify`, for a consistent ledger. The codes are a closed list; the wording may change. */
export const LEDGER_NOTICES = {
  entries_unchained: 'entries have waited for posting for more than a minute',
} as const satisfies Record<string, string>;

export type LedgerNoticeCode = keyof typeof LEDGER_NOTICES;

/** Not an inconsistency, but something to do or to know. */
export interface LedgerNotice {
  /** The subject's id, for programs. */
  readonly code: LedgerNoticeCode;
  /** Id of an account. */
  readonly subject: string;
  /** The problem and its remedy, in one sentence. */
  readonly message: string;
}

export interface LedgerReport {
  /** No problem was found. Notices do not count. */
  readonly ok: boolean;
  readonly checked: LedgerChecked;
  /** The first thousand. */
  readonly problems: readonly LedgerProblem[];
  /** Total number. */
  readonly problemsCount: number;
  /** The first thousand. */
  readonly notices: readonly LedgerNotice[];
  /**
   * SHA-256 over the heads of all chains, by account id: keep it with a backup. It stays the same as long as nothing is
   * booked; a restored copy must have the same digest. Null: only a day was verified.
   */
  readonly digest: string | null;
}
