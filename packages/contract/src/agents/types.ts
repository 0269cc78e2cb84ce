import type { Amount } from '../basics/types.ts';
import type { Principal, RegisterParams } from '../people/types.ts';
import type { HeldBalance } from '../wallets/types.ts';

/**
 * Limits of an agent's cash operations, in minor units. A day is a calendar day in Africa/Douala; test and live are
 * counted separately.
 */
export interface AgentLimits {
  readonly cash_in_max: Amount;
  readonly cash_in_per_day_max: Amount;
  readonly cash_out_max: Amount;
  readonly cash_out_per_day_max: Amount;
}

/** An agent as the operator sees it. */
export interface AgentRecord extends Principal {
  readonly limits: AgentLimits;
  readonly suspended: boolean;
}

/** An agent's float and limits. */
export interface AgentFloat {
  readonly balances: readonly HeldBalance[];
  readonly limits: AgentLimits;
  readonly suspended: boolean;
}

export interface AgentWithFloats {
  readonly agent: AgentRecord;
  readonly floats: readonly HeldBalance[];
}

/** Omitted limits stay unchanged; for a new agent they have their defaults. */
export type AgentLimitsParams = { readonly [Limit in keyof AgentLimits]?: Amount | undefined };

export interface AgentCreateParams extends RegisterParams {
  readonly limits?: AgentLimitsParams | undefined;
}

export interface AgentUpdateParams {
  readonly limits?: AgentLimitsParams | undefined;
  readonly suspended?: boolean | undefined;
}

export interface FloatParams {
  readonly amount: Amount;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  readonly livemode: boolean;
  readonly direction: 'fund' | 'withdraw';
}

export interface CashInParams extends CashParams {
  readonly amount: Amount;
}

export interface CashOutParams extends CashParams {
  /** The six-digit code that the customer received. */
  readonly code: string;
  /** The amount that the customer requested; a different amount is rejected. */
  readonly amount?: Amount | undefined;
}

/** Parameters shared by both cash operations. */
export interface CashParams {
  /** E-mail, E.164 phone number or `usr_…` of the customer. */
  readonly user: string;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** The agent's PIN. */
  readonly pin: string;
}
