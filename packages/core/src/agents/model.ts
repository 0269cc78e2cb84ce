/** The business data of an agent; shares its id with the agent's principal. */
export interface Agent {
  readonly id: string;
  readonly limits: AgentLimits;
  readonly suspendedAtMs: number | null;
  /** Shown to the agent. */
  readonly suspensionReason: string | null;
  readonly createdAtMs: number;
  readonly version: number;
}

/** Limits of an agent's cash operations, in minor units. A day is a calendar day in Africa/Douala. */
export interface AgentLimits {
  readonly cashInMax: number;
  readonly cashInPerDayMax: number;
  readonly cashOutMax: number;
  readonly cashOutPerDayMax: number;
}

/**
 * A customer's consent to one cash-out: without it an agent's PIN alone could empty wallets. One per wallet; a new code
 * replaces the old one.
 */
export interface CashOutCode {
  readonly walletId: string;
  /** Keyed hash of the code. */
  readonly codeHash: string;
  readonly amount: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** How often a code was presented. */
  readonly failures: number;
}
