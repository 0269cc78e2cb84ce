import type { Amount, Mode, PageQuery, Timestamp } from '../basics/types.ts';

/** Cash over an agent's counter: into a user's wallet, or out of it. */
export const CASH_KINDS = ['cash_in', 'cash_out'] as const;

export type CashKind = (typeof CASH_KINDS)[number];

/** What moved money on a wallet or a float. `dispute_refund`: a payment that was contested, and came back. */
export const TRANSACTION_TYPES = [
  'payment',
  'refund',
  'dispute_refund',
  ...CASH_KINDS,
  'float_funding',
  'float_withdrawal',
  'sandbox_funding',
] as const;

export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** What a wallet or a float holds, per currency. */
export interface HeldBalance {
  readonly currency: string;
  readonly available: Amount;
  readonly livemode: boolean;
}

export interface Wallet {
  readonly balances: readonly HeldBalance[];
}

/** One line of the statement of a wallet or a float. */
export interface Transaction {
  /** `tx_…`, the same on both sides' statements. */
  readonly id: string;
  readonly type: TransactionType;
  /** Signed: negative left this account. */
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly created_at: Timestamp;
  readonly payment_id: string | null;
  /** Who was paid, or paid back. */
  readonly merchant: { readonly name: string } | null;
  /** Of a cash operation: the agent on a user's statement, the user on an agent's. */
  readonly counterparty: { readonly name: string } | null;
  /** Of the payment. */
  readonly description: string | null;
}

/** A customer's consent to one cash-out. */
export interface CashOutCode {
  /** Six digits for the agent; shown once. */
  readonly code: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly expires_at: Timestamp;
}

/** Which money a user or an agent means. */
export interface HolderModeQuery {
  /** `live` when absent; `test` for sandbox accounts, which have no other. */
  readonly mode?: Mode | undefined;
}

export interface HolderPageQuery extends PageQuery, HolderModeQuery {}

export interface TransactionWithReceipt {
  readonly transaction: Transaction;
  readonly receipt: CashReceipt | null;
}

export interface CashOutCodeParams {
  readonly amount: Amount;
  /** ISO 4217 code; may be left out while one currency is configured. */
  readonly currency?: string | undefined;
  readonly pin: string;
}

/** What both sides of a cash operation are given, and can read again. */
export interface CashReceipt {
  /** `tx_…`, the same on both statements. */
  readonly id: string;
  readonly type: CashKind;
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly created_at: Timestamp;
  readonly agent: { readonly id: string; readonly name: string };
  /** `contact_masked`: phone or e-mail with its middle hidden, enough to recognise one's own. */
  readonly user: { readonly name: string; readonly contact_masked: string };
}
