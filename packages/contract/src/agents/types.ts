import type { Amount } from '../basics/types.ts';
import type { Principal, RegisterParams } from '../people/types.ts';
import type { HeldBalance } from '../wallets/types.ts';

/** Bounds of an agent's cash operations, in minor units. Days are those of Africa/Douala, and test and live count apart. */
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

/** What an agent works with. */
export interface AgentFloat {
  readonly balances: readonly HeldBalance[];
  readonly limits: AgentLimits;
  readonly suspended: boolean;
}

export interface AgentWithFloats {
  readonly agent: AgentRecord;
  readonly floats: readonly HeldBalance[];
}

/** Those left out stay as they are, or as the defaults are. */
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
  /** ISO 4217 code; may be left out while one currency is configured. */
  readonly currency?: string | undefined;
  readonly livemode: boolean;
  readonly direction: 'fund' | 'withdraw';
}

export interface CashInParams extends CashParams {
  readonly amount: Amount;
}

export interface CashOutParams extends CashParams {
  /** The six digits that the customer was given. */
  readonly code: string;
  /** What the customer asked for; refused when it is not that. */
  readonly amount?: Amount | undefined;
}

/** What both kinds of cash operation take. */
export interface CashParams {
  /** E-mail, E.164 phone number or `usr_…` of the customer. */
  readonly user: string;
  /** ISO 4217 code; may be left out while one currency is configured. */
  readonly currency?: string | undefined;
  /** The agent's. */
  readonly pin: string;
}
