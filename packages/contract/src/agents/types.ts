// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { OperatorModeQuery, PeriodPageQuery } from '../basics/types.ts';
import type { Amount } from '../basics/values.ts';
import type { Principal } from '../people/types.ts';
import type { HeldBalance } from '../wallets/types.ts';

/**
 * Limits of an agent's cash operations, in minor units. A day is a calendar day in Africa/Douala; test and live are
 * counted separately.
 */
export interface AgentLimits {
  /** The most of one cash-in, in minor units. */
  readonly cash_in_max: Amount;
  /** The most of all cash-ins of a day, in minor units. */
  readonly cash_in_per_day_max: Amount;
  /** The most of one cash-out, in minor units. */
  readonly cash_out_max: Amount;
  /** The most of all cash-outs of a day, in minor units. */
  readonly cash_out_per_day_max: Amount;
}

/** An agent as the operator sees it. */
export interface AgentRecord extends Principal {
  /** What the agent may take in and pay out. */
  readonly limits: AgentLimits;
  /** True: may do nothing that moves money. */
  readonly suspended: boolean;
  /** The operator's reason, shown to the agent. */
  readonly suspension_reason: string | null;
}

/** An agent's float and limits. */
export interface AgentFloat {
  /** One for each currency and mode. */
  readonly balances: readonly HeldBalance[];
  /** What the agent may take in and pay out. */
  readonly limits: AgentLimits;
  /** True: may do nothing that moves money. */
  readonly suspended: boolean;
  /** The operator's reason, shown to the agent. */
  readonly suspension_reason: string | null;
}

/** Omitted limits stay unchanged; for a new agent they have their defaults. */
export interface AgentLimitsParams {
  /** The most of one cash-in, in minor units. */
  readonly cash_in_max?: number | undefined;
  /** The most of all cash-ins of a day, in minor units. */
  readonly cash_in_per_day_max?: number | undefined;
  /** The most of one cash-out, in minor units. */
  readonly cash_out_max?: number | undefined;
  /** The most of all cash-outs of a day, in minor units. */
  readonly cash_out_per_day_max?: number | undefined;
}

export interface AgentCreateParams {
  /** E-mail address; unique among the accounts of a role. */
  readonly email: string;
  /** 12 to 128 characters. Neither a common one nor made of the account's name, e-mail address or number. */
  readonly password: string;
  /** Name that people read. */
  readonly name: string;
  /** Phone number in E.164. */
  readonly phone?: string | undefined;
  /** Those that are not given: 500 000 per operation, 5 000 000 per day. */
  readonly limits?: AgentLimitsParams | undefined;
}

/** The same after parsing, with its defaults. */
export interface AgentCreate extends Omit<AgentCreateParams, 'limits'> {
  /** Those that are not given: 500 000 per operation, 5 000 000 per day. */
  readonly limits: AgentLimits;
}

export interface AgentUpdateParams {
  /** Replaces those that are given. */
  readonly limits?: AgentLimitsParams | undefined;
  /** True: no cash in and no cash out. */
  readonly suspended?: boolean | undefined;
  /**
   * Why it is suspended, or no longer is: kept in the audit log; of a suspension shown to the agent. At most 255
   * characters.
   */
  readonly reason?: string | undefined;
}

export interface FloatParams {
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** To the agent, or back. */
  readonly direction: 'fund' | 'withdraw';
}

/**
 * A customer whom an agent's look-up found. Masked, but enough for the customer to recognise the account. Numbers and
 * addresses are not verified, so the customer confirms the name before the cash changes hands.
 */
export interface CashHolder {
  /** Names the customer in the cash-in. */
  readonly user_id: string;
  /** The first name and one letter, `Ngo B•••`. */
  readonly name_masked: string;
  /** `n•••@example.cm`: tells two holders of one number apart. */
  readonly email_masked: string;
  /** `•••• 6789`; null without a number. */
  readonly phone_masked: string | null;
  /** What the wallet's limits leave for cash-ins now, in minor units; its balance may allow less. Null: none. */
  readonly cash_in_left: Amount | null;
}

export interface CashHolderLookUpParams {
  /** E-mail, E.164 phone number or `usr_…` of the customer. */
  readonly user: string;
}

export interface CashInParams {
  /** `usr_…` of the customer, as the look-up found it and the customer confirmed. */
  readonly user_id: string;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** The agent's PIN. */
  readonly pin: string;
}

export interface CashOutParams {
  /** E-mail, E.164 phone number or `usr_…` of the customer. */
  readonly user: string;
  /** The six-digit code that the customer received. */
  readonly code: string;
  /** The amount that the customer requested; a different amount is rejected. */
  readonly amount?: Amount | undefined;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** The agent's PIN. */
  readonly pin: string;
}

export interface FloatTransactionListQuery extends PeriodPageQuery, OperatorModeQuery {}

export interface AgentWithFloats {
  /** The agent. */
  readonly agent: AgentRecord;
  /** Balances of the agent, by currency and mode. */
  readonly floats: readonly HeldBalance[];
}
