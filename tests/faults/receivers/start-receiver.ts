import { startChild, type Child } from '../../../bench/child.ts';
import type { Count, Receipt, ReceiverTasks } from './receiver.ts';

/** A receiver in a process of its own. */
export interface Receiver {
  /** Address of a behaviour: `/slow/5000`. */
  url(path: string): string;
  /** Where nobody may go. */
  readonly canaryUrl: string;
  /** Visits and mere connections. */
  canaryVisits(): Promise<number>;
  /** What came since the last reset, on paths that begin so. */
  receipts(pathPrefix: string): Promise<readonly Receipt[]>;
  counts(): Promise<Readonly<Record<string, Count>>>;
  /** Forgets what came. Only while nothing is open. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const child: Child<ReceiverTasks> = await startChild<ReceiverTasks>('../tests/faults/receivers/receiver.ts');
  const ports = await child.ask('ports');
  return {
    url: (path) => `http://127.0.0.1:${ports.receiver}${path}`,
    canaryUrl: `http://127.0.0.1:${ports.canary}/canary`,
    canaryVisits: () => child.ask('canaryVisits'),
    receipts: (pathPrefix) => child.ask('receipts', pathPrefix),
    counts: () => child.ask('counts'),
    reset: () => child.ask('reset'),
    stop: () => child.stop(),
  };
}
