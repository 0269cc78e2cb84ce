import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Worker } from '../model.ts';
import type { Outage } from './outage.ts';

const EVERY_MS = 10_000;

/** Reports every ten seconds that this process is alive, and at its end that it stopped in order. */
export interface Heartbeat {
  start(): void;
  stop(): Promise<void>;
}

/** Best effort: a report that cannot be written is skipped, and nothing waits for it. */
export function createHeartbeat(context: () => Context, onError: Outage['failed']): Heartbeat {
  const stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let worker: Worker | null = null;

  async function tell(sign: Worker): Promise<void> {
    await commitOnce(context(), [{ type: 'worker.put', worker: sign }]).catch((error: unknown) =>
      onError(error, 'heartbeat not recorded'),
    );
  }

  async function run(self: Worker): Promise<void> {
    const { clock } = context();
    while (!stopping.signal.aborted) {
      await tell({ ...self, lastSeenAtMs: clock.now() });
      await clock.sleep(EVERY_MS, stopping.signal);
    }
  }

  return {
    start() {
      const { clock, ids, settings } = context();
      const nowMs = clock.now();
      worker = {
        ...settings.process,
        id: ids.next('worker'),
        startedAtMs: nowMs,
        lastSeenAtMs: nowMs,
        stoppedAtMs: null,
      };
      loop = run(worker);
    },
    async stop() {
      stopping.abort();
      await loop;
      if (worker === null) return;
      const nowMs = context().clock.now();
      await tell({ ...worker, lastSeenAtMs: nowMs, stoppedAtMs: nowMs });
    },
  };
}
