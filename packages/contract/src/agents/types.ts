import type { Amount, OperatorModeQuery, PeriodPageQuery } from '../basics/types.ts';
import type { Principal, RegisterParams } from '../people/types.ts';
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
}

/** An agent's float and limits. */
export interface AgentFloat {
  /** One for each currency and mode. */
  readonly balances: readonly HeldBalance[];
  /** What the agent may take in and pay out. */
  readonly limits: AgentLimits;
  /** True: may do nothing that moves money. */
  readonly suspended: boolean;
}

export interface AgentWithFloats {
  /** The agent. */
  readonly agent: AgentRecord;
  /** Balances of the agent, by currency and mode. */
  readonly floats: readonly HeldBalance[];
}

/** Omitted limits stay unchanged; for a new agent they have their defaults. */
export type AgentLimitsParams = { readonly [Limit in keyof AgentLimits]?: Amount | undefined };

/**
 * Limits of a new agent: half a million francs per operation, ten such operations a day in each direction. They bound the
 * loss from a stolen phone and a known PIN.
 */
export const NEW_AGENT_LIMITS: AgentLimits = {
  cash_in_max: 500_000,
  cash_in_per_day_max: 5_000_000,
  cash_out_max: 500_000,
  cash_out_per_day_max: 5_000_000,
};

export interface AgentCreateParams extends RegisterParams {
  /** Those that are not given: 500 000 per operation, 5 000 000 per day. */
  readonly limits?: AgentLimitsParams | undefined;
}

/** As parsed: with every limit. */
export interface AgentCreate extends AgentCreateParams {
  /** Of the new agent. */
  readonly limits: AgentLimits;
}

export interface AgentUpdateParams {
  /** Replaces those that are given. */
  readonly limits?: AgentLimitsParams | undefined;
  /** True: no cash in and no cash out. */
  readonly suspended?: boolean | undefined;
}

export interface FloatTransactionListQuery extends PeriodPageQuery, OperatorModeQuery {}

export interface FloatParams {
  /** In the minor unit of the currency; XAF has none, so whole francs. */
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
  /** `•••789`; null without a number. */
  readonly phone_masked: string | null;
}

export interface CashHolderLookUpParams {
  /** E-mail, E.164 phone number or `usr_…` of the customer. */
  readonly user: string;
}

export interface CashInParams extends CashParams {
  /** `usr_…` of the customer, as the look-up found it and the customer confirmed. */
  readonly user_id: string;
  /** In the minor unit of the currency; XAF has none, so whole francs. */
  readonly amount: Amount;
}

export interface CashOutParams extends CashParams {
  /** E-mail, E.164 phone number or `usr_…` of the customer. */
  readonly user: string;
  /** The six-digit code that the customer received. */
  readonly code: string;
  /** The amount that the customer requested; a different amount is rejected. */
  readonly amount?: Amount | undefined;
}

/** Parameters shared by both cash operations. */
export interface CashParams {
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** The agent's PIN. */
  readonly pin: string;
}
