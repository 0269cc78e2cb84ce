/** Everything that `verify` can find, and what it means. The list is closed; the wording is not. */
export const LEDGER_PROBLEMS = {
  transfer_incomplete: 'a movement of money lacks entries',
  transfer_orphaned: 'the payment, refund, dispute or settlement that a transfer is about is gone',
  transfer_unbalanced: 'what left one account did not arrive in others',
  transfer_payer_wrong: 'money went back to another account than it had come from',
  subject_owner_wrong: 'what money moved for is of another merchant, mode, currency or payment than the money',
  subject_amount_wrong: 'what money moved for is over another amount than was moved',
  subject_status_wrong: 'the status of a refund or dispute contradicts the transfer that ended it',
  subject_transfer_wrong: 'what money moved for names another transfer than the one that moved it',
  entry_forged: 'an entry, or the transfer it belongs to, was not written by this engine or was changed since',
  entry_misplaced: 'an entry is on an account of another mode or currency than its transfer',
  entry_orphaned: 'an entry has lost its transfer',
  account_altered: 'the row of an account contradicts its id',
  chain_broken: 'an entry is missing from the chain of an account',
  chain_altered: 'an entry of a chain was changed or moved',
  chain_head_wrong: 'the chain of an account does not end where the row of the account says',
  balance_wrong: 'a balance is not the sum of its entries',
  balance_negative: 'a wallet or float holds less than nothing',
  payment_capture_wrong: 'a payment and the money that came in for it disagree',
  payment_attempt_wrong: 'the attempt that paid a payment and the money that came in for it disagree',
  payment_refunds_wrong: 'a payment, its refunds and the money paid back disagree',
  payment_dispute_wrong: 'a payment and its disputes disagree',
  payment_exceeded: 'more was refunded and disputed than was paid',
  payment_credit_wrong: 'what a payment has pending for its merchant is not what its transfers left there',
  payment_hold_wrong: 'what is held for the refunds and disputes of a payment is not what they come to',
  payment_fee_wrong: 'the fee of a payment, less what refunds brought back of it, is not what the gateway was credited',
  payment_status_wrong: 'the status of a payment contradicts what was paid or refunded of it',
  settlement_amount_wrong: 'a settlement, its lines and the money taken out for it disagree',
  settlement_lines_wrong: 'a settlement has more or fewer lines than it says',
  settlement_status_wrong: 'the status of a settlement contradicts what was paid out for it',
  settlement_stretch_wrong: 'settlements of a merchant overlap, or leave lines out between them',
} as const satisfies Record<string, string>;

export type LedgerProblemCode = keyof typeof LEDGER_PROBLEMS;

/** Something that does not hold. */
export interface LedgerProblem {
  readonly code: LedgerProblemCode;
  /** Id of what is off: a transfer, an account, a payment or a settlement. */
  readonly subject: string;
  /** What is off with it, in one sentence with the numbers, in minor units. */
  readonly message: string;
}

/** Everything that `verify` remarks on although the books are right. The list is closed; the wording is not. */
export const LEDGER_NOTICES = {
  entries_unchained: 'entries wait for their place in the chain for longer than a minute',
} as const satisfies Record<string, string>;

export type LedgerNoticeCode = keyof typeof LEDGER_NOTICES;

/** Nothing is wrong, and there is something to do or to know. */
export interface LedgerNotice {
  readonly code: LedgerNoticeCode;
  /** Id of what it is about: an account. */
  readonly subject: string;
  /** What it is and what to do, in one sentence. */
  readonly message: string;
}

/** What `verify` looked at. */
export interface LedgerChecked {
  readonly transfers: number;
  readonly entries: number;
  readonly accounts: number;
  readonly payments: number;
  readonly settlements: number;
}

export interface LedgerReport {
  /** No problem was found. Notices do not count. */
  readonly ok: boolean;
  readonly checked: LedgerChecked;
  /** The first thousand. */
  readonly problems: readonly LedgerProblem[];
  /** How many there are in all. */
  readonly problemsCount: number;
  /** The first thousand. */
  readonly notices: readonly LedgerNotice[];
  /**
   * SHA-256 over the heads of all chains, by account id: keep it with a backup. As long as nothing is booked it stays the
   * same; a restored copy must come to the same digest.
   */
  readonly digest: string;
}
