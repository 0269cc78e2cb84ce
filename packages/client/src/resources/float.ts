// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions } from '../options.ts';
import type { AgentFloat } from '@mitako/contract/names';

/** The float's balance, and the agent's limits. */
export interface Float {
  /**
   * Read the float balance and its limits.
   * @throws MitakoError `MODE_MISMATCH`
   */
  retrieve(options?: CallOptions): Promise<AgentFloat>;
}
