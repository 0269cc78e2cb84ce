import type { Amount, Mode, PageQuery, Timestamp } from '../basics/types.ts';

/** Cash operations at an agent: into a user's wallet, or out of it. */
export const CASH_KINDS = ['cash_in', 'cash_out'] as const;

export type CashKind = (typeof CASH_KINDS)[number];

/** What moved money on a wallet or a float. `dispute_refund`: a disputed payment that was returned. */
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

/** Balance of a wallet or a float, per currency. */
export interface HeldBalance {
  readonly currency: string;
  readonly available: Amount;
  readonly livemode: boolean;
}

export interface Wallet {
  readonly balances: readonly HeldBalance[];
}

/** One entry in the statement of a wallet or a float. */
export interface Transaction {
  /** `tx_…`, the same on both sides' statements. */
  readonly id: string;
  readonly type: TransactionType;
  /** Signed: negative for a debit. */
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly created_at: Timestamp;
  readonly payment_id: string | null;
  /** The merchant that was paid, or that refunded. */
  readonly merchant: { readonly name: string } | null;
  /** For cash operations: the agent on a user's statement, the user on an agent's. */
  readonly counterparty: { readonly name: string } | null;
  /** Id of the payment. */
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

/** The mode that a user or an agent reads. */
export interface HolderModeQuery {
  /** Default: `live`. Sandbox accounts have `test` only. */
  readonly mode?: Mode | undefined;
}

export interface HolderPageQuery extends PageQuery, HolderModeQuery {}

export interface TransactionWithReceipt {
  readonly transaction: Transaction;
  readonly receipt: CashReceipt | null;
}

export interface CashOutCodeParams {
  readonly amount: Amount;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  readonly pin: string;
}

/** The receipt that both sides of a cash operation can read. */
export interface CashReceipt {
  /** `tx_…`, the same on both statements. */
  readonly id: string;
  readonly type: CashKind;
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly created_at: Timestamp;
  readonly agent: { readonly id: string; readonly name: string };
  /** `contact_masked`: a masked phone number or e-mail, enough to recognise one's own. */
  readonly user: { readonly name: string; readonly contact_masked: string };
}
