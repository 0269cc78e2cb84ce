// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { PeriodPageQuery } from '../basics/types.ts';
import type { Amount, Mode, Timestamp } from '../basics/values.ts';
import type { Frozen } from '../people/types.ts';
import type { CashKind, TransactionType, WalletTier } from './values.ts';

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

/** What one operation of a wallet may move, in minor units. Days and months are those of Africa/Douala. */
export interface OperationRoom {
  /** The most of one; null: no limit, as in all of these. */
  readonly max: Amount | null;
  /** The most of all in a day. */
  readonly per_day_max: Amount | null;
  /** What is left of that today. */
  readonly per_day_left: Amount | null;
  /** The most of all in a calendar month. */
  readonly per_month_max: Amount | null;
  /** What is left of that this month. */
  readonly per_month_left: Amount | null;
  /** The most of one now, by all limits and, for cash in, by the balance. */
  readonly left: Amount | null;
  /** When `left` grows again; null: not by waiting. */
  readonly opens_at: Timestamp | null;
}

/** Limits of a wallet, which the gateway's configuration sets by tier, and what is left of them. */
export interface WalletLimits {
  /** `verified`: by their number or address. `full`: the operator has verified who they are. */
  readonly tier: WalletTier;
  /** The most that a cash-in may leave in a live wallet. Refunds always arrive. */
  readonly balance_max: Amount | null;
  /** Payments from the wallet. */
  readonly pay: OperationRoom;
  /** Cash that agents take in. */
  readonly cash_in: OperationRoom;
  /** Cash that agents pay out. */
  readonly cash_out: OperationRoom;
}

export interface Wallet {
  /** One for each currency and mode. */
  readonly balances: readonly HeldBalance[];
  /** Null: the gateway limits no wallets. */
  readonly limits: WalletLimits | null;
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

/** A user as the operator sees the account: no more of the person than is needed to recognise it. */
export interface UserRecord {
  /** `usr_…` */
  readonly id: string;
  /** The first name and one letter, `Ngo B•••`. */
  readonly name_masked: string;
  /** `n•••@example.cm` */
  readonly email_masked: string;
  /** `•••• 6789`; null without a number. */
  readonly phone_masked: string | null;
  /** Whether its owner has shown to read it, by a mailed link. */
  readonly email_verified: boolean;
  /** Whether a code has verified the number. */
  readonly phone_verified: boolean;
  /** True: a seeded test account, which exists in test mode only. */
  readonly sandbox: boolean;
  /** True: the operator has verified who the user is, for the tier `full`. */
  readonly identified: boolean;
  /** Null: money leaves the wallet as usual. */
  readonly frozen: Frozen | null;
  /** Of the live wallet, of a test account that of test mode. Null: none. */
  readonly limits: WalletLimits | null;
  /** When it was created. */
  readonly created_at: Timestamp;
}

export interface UserTierParams {
  /** True: you have verified who the user is. False: the user counts as before. */
  readonly identified: boolean;
}

export interface FreezeParams {
  /** Shown to the user while frozen, and kept in the audit log; at most 255 characters. */
  readonly reason: string;
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
