import type { Health } from '@mitako/contract/names';
import type { CallOptions } from '../options.ts';

/** How the gateway stands. */
export interface OperatorHealth {
  /** Who works, what waits and what the database says. */
  retrieve(options?: CallOptions): Promise<Health>;
}
