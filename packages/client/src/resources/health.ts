// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { CallOptions } from '../options.ts';
import type { Health } from '@mitako/contract/names';

/** Queues, workers and the store. */
export interface OperatorHealth {
  /** Read the health of workers, queues and the database. */
  retrieve(options?: CallOptions): Promise<Health>;
  /**
   * Read the metrics of this process in the text format of Prometheus. A key of an operator with the role `monitor` may
   * read them and the health, and nothing else. Ages of queues are of the database, and the same in all processes.
   * @throws MitakoError `METRICS_ELSEWHERE`
   */
  metrics(options?: CallOptions): Promise<string>;
}
