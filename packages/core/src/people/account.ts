import type { ActingAs } from '../kernel/caller.ts';
import type { Merchant, Principal } from '../model.ts';

/** An account, what it acts as, and the merchant that it acts for. */
export interface LoggedIn {
  readonly principal: Principal;
  /** Null for users and agents. */
  readonly actingAs: ActingAs | null;
  /** Null for all but people of merchants. */
  readonly merchant: Merchant | null;
}
