import type { Amount, Timestamp } from '../basics/types.ts';
import type { Principal } from '../people/types.ts';
import type { HeldBalance } from '../wallets/types.ts';

/** Cash over an agent's counter: into a user's wallet, or out of it. */
export const CASH_KINDS = ['cash_in', 'cash_out'] as const;

export type CashKind = (typeof CASH_KINDS)[number];

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
