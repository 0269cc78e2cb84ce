// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { PeriodPageQuery } from '../basics/types.ts';
import type { Amount, Mode, Timestamp } from '../basics/values.ts';
import type { CashKind, TransactionType } from './values.ts';

/** The mode that a user or an agent reads. */
export interface HolderModeQuery {
  /** Default: `live`. Sandbox accounts have `test` only. */
  readonly mode?: Mode | undefined;
}

export interface HolderPageQuery extends PeriodPageQuery, HolderModeQuery {}

/** Balance of a wallet or a float, per currency. */
export interface HeldBalance {
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** What can be spent, in minor units. */
  readonly available: Amount;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
}

export interface Wallet {
  /** One for each currency and mode. */
  readonly balances: readonly HeldBalance[];
}

/** One entry in the statement of a wallet or a float. */
export interface Transaction {
  /** `tx_…`, the same on both sides' statements. */
  readonly id: string;
  /** What moved the money. */
  readonly type: TransactionType;
  /** Signed: negative for a debit. */
  readonly amount: number;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** The payment; null if it is about none. */
  readonly payment_id: string | null;
  /** The merchant that was paid, or that refunded. */
  readonly merchant: {
    /** Name that people read. */
    readonly name: string;
  } | null;
  /** For cash operations: the agent on a user's statement, the user on an agent's. */
  readonly counterparty: {
    /** Name that people read. */
    readonly name: string;
  } | null;
  /** Id of the payment. */
  readonly description: string | null;
}

/** A customer's consent to one cash-out. */
export interface CashOutCode {
  /** Six digits for the agent; shown once. */
  readonly code: string;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Until then an agent pays it out. */
  readonly expires_at: Timestamp;
}

export interface CashOutCodeParams {
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** The PIN of the wallet, 4 to 6 digits. */
  readonly pin: string;
}

/** The receipt that both sides of a cash operation can read. */
export interface CashReceipt {
  /** `tx_…`, the same on both statements. */
  readonly id: string;
  /** Cash in or cash out. */
  readonly type: CashKind;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** The agent. */
  readonly agent: {
    /** Identifier, with the prefix of its kind. */
    readonly id: string;
    /** Name that people read. */
    readonly name: string;
  };
  /** `contact_masked`: a masked phone number or e-mail, enough to recognise one's own. */
  readonly user: {
    /** Name that people read. */
    readonly name: string;
    /** E-mail address or phone number, mostly hidden. */
    readonly contact_masked: string;
  };
}

export interface TransactionWithReceipt {
  /** The transaction. */
  readonly transaction: Transaction;
  /** The receipt of cash in and cash out; null for others. */
  readonly receipt: CashReceipt | null;
}
