// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions } from '../options.ts';
import type { RailRecord } from '@mitako/contract/names';

/** Rails with their health, figures and balances. */
export interface Rails {
  /** Read how the rails work: outcomes, latency, pending attempts, callbacks and balances. */
  list(options?: CallOptions): Promise<readonly RailRecord[]>;
}
