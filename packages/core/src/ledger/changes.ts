import type { Account, AccountState, Posting, SealedTransfer } from '../model.ts';

/** Changes of the ledger. */
export interface LedgerChanges {
  /** Opens an account unless it exists; any number of rows. */
  'account.open': { account: Account };
  /** Debits a wallet, a float or a merchant's available balance; refused when the balance is too low. */
  'account.debit': { accountId: string; amount: number };
  /** The opposite of a debit: refused unless the account exists and has less than this. */
  'assert.account_below': { accountId: string; amount: number };
  /** Debits a merchant's available balance, below zero if necessary. */
  'account.overdraw': { accountId: string; amount: number };
  /** Credits a wallet or float. */
  'account.credit': { accountId: string; amount: number };
  /**
   * Posts entries: extends an account's chain. Refused unless the chain still ends at `fromSequence` and none of the
   * entries is posted yet.
   */
  'account.post': { posting: Posting };
  /**
   * Books a balanced transfer; refused when its subject already has one of this kind, so a payment is captured once.
   * Throws when its entries do not sum to zero, or when one of them is on an account of another mode or currency.
   */
  'transfer.insert': { transfer: SealedTransfer };
  /** Any number of rows: a later time stays. */
  'checkpoint.recheck': { sequence: number; nowMs: number };
  /** Replaces those of the same accounts. At most a page of them. */
  'account_states.put': { states: readonly AccountState[] };
}
