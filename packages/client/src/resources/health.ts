import type { Health } from '@mitako/contract/names';
import type { CallOptions } from '../options.ts';

/** Health of the gateway. */
export interface OperatorHealth {
  /** Reads the health of workers, queues and the database. */
  retrieve(options?: CallOptions): Promise<Health>;
}
