import { dataOf, type Gateway, type Warning } from '@mitako/core';

/** What waits although it is due, where this process does not do it. */
export type IdleWorkWatch = () => Promise<readonly Warning[]>;

/** Three runs of a cron. */
const OVERDUE_SECONDS = 180;
/** Probes come every few seconds, and counting what waits takes up to 30 ms. */
const CHECKED_EVERY_MS = 30_000;

/** Tells a gateway whose work is done elsewhere from one whose work is done by nobody. Each time it begins is logged. */
export function watchIdleWork(gateway: Pick<Gateway, 'call' | 'clock' | 'logger'>): IdleWorkWatch {
  let found: readonly Warning[] = [];
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const nowMs = gateway.clock.now();
    if (nowMs < checkedAtMs + CHECKED_EVERY_MS) return found;
    checkedAtMs = nowMs;
    const reason = await findIdleWork(gateway);
    if (reason !== null && found.length === 0) gateway.logger.warn({}, reason);
    found = reason === null ? [] : [{ part: 'background', reason }];
    return found;
  };
}

async function findIdleWork({ call }: Pick<Gateway, 'call'>): Promise<string | null> {
  const { health } = dataOf(await call('getHealth', { way: 'in_process', credential: { kind: 'operator' } }));
  if (health.workers.some(({ status }) => status === 'running')) return null;
  const { queues, test_queues: test } = health;
  const due = [queues, test].flatMap(({ deliveries, attempts, tasks, expiries, releases }) =>
    [deliveries, attempts, tasks, expiries, releases].map((queue) => queue.due),
  );
  const ages = [...due, queues.messages.due].map(({ oldest_age_seconds: age }) => age ?? 0);
  const oldest = Math.max(...ages);
  return oldest < OVERDUE_SECONDS
    ? null
    : `Work has been due for ${oldest} s, and no worker runs: start createWorker(options), or call runDue() each minute (toCronHandler).`;
}
