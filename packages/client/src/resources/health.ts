// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions } from '../options.ts';
import type { Health } from '@mitako/contract/names';

/** Queues, workers and the store. */
export interface OperatorHealth {
  /** Read the health of workers, queues and the database. */
  retrieve(options?: CallOptions): Promise<Health>;
}
