/** The business side of an agent; shares its id with the agent's principal. */
export interface Agent {
  readonly id: string;
  readonly limits: AgentLimits;
  readonly suspendedAtMs: number | null;
  readonly createdAtMs: number;
  readonly version: number;
}

/** Bounds of an agent's cash operations, in minor units. Days are those of Africa/Douala. */
export interface AgentLimits {
  readonly cashInMax: number;
  readonly cashInPerDayMax: number;
  readonly cashOutMax: number;
  readonly cashOutPerDayMax: number;
}

/**
 * A customer's consent to one cash-out: without it an agent's PIN alone could empty wallets. One per wallet; a new one
 * replaces the old.
 */
export interface CashOutCode {
  readonly walletId: string;
  /** Keyed hash of the code. */
  readonly codeHash: string;
  readonly amount: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** How often a code was presented so far. */
  readonly failures: number;
}
