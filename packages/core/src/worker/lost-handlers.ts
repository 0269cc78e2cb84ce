import { HANDLER_PREFIX } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Warning } from '../health/readiness.ts';
import { storedHandlers } from '../webhooks/handlers.ts';
import { WEBHOOK_SCHEDULE } from '../webhooks/schedule.ts';

/**
 * Longer than the lease of a process that died (30 s) and than a program takes to register its handlers, in which nobody
 * has them; shorter than the minute between two looks, so that the second one of a process warns.
 */
const LOST_MS = 45_000;
/** A process without handlers leaves them to another program, whose deployment may take longer. */
const LOST_ELSEWHERE_MS = 5 * 60_000;
const LOG_EVERY_MS = 60 * 60_000;
/** Deliveries that are counted. */
const WAITING_MAX = 100;

/** Finds handlers that are stored while no process runs them: removed from the program, or renamed. */
export interface LostHandlers {
  /** Begins the time in which this process may still register its own. */
  start(): void;
  /** Each is logged when it is found, and once an hour while it lasts. */
  look(): Promise<void>;
  /** By the last look. None in a process without handlers of its own, which is not the one to mend. */
  warnings(): readonly Warning[];
}

/** @param context read lazily, as by the rest of the background work */
export function createLostHandlers(context: () => Context): LostHandlers {
  let startedAtMs = 0;
  let found: readonly Warning[] = [];
  let logged = new Map<string, number>();

  return {
    start() {
      startedAtMs = context().clock.now();
    },
    async look() {
      const { clock, handlers, logger, store } = context();
      const nowMs = clock.now();
      const beforeMs = nowMs - (handlers.size === 0 ? LOST_ELSEWHERE_MS : LOST_MS);
      const missing = (await storedHandlers(context())).map(({ id }) => id).filter((id) => !handlers.has(id));
      const waiting = startedAtMs > beforeMs ? [] : await store.read.waitingDeliveries(missing, WAITING_MAX);
      const lost = waiting.filter(({ nextAtMs, leaseEndsAtMs }) => {
        // Of a process that is behind, the lane is leased until now and longer.
        const leasedAtMs = leaseEndsAtMs - WEBHOOK_SCHEDULE.leaseMs;
        return nextAtMs !== null && Math.max(nextAtMs, leasedAtMs) <= beforeMs;
      });
      const registered = [...handlers.keys()].map(nameOf);
      const present = new Map<string, number>();
      const warnings: Warning[] = [];
      for (const { endpointId, count } of lost) {
        const name = nameOf(endpointId);
        const reason = reasonOf(name, count, registered);
        const loggedAtMs = logged.get(endpointId) ?? Number.NEGATIVE_INFINITY;
        const isDue = nowMs >= loggedAtMs + LOG_EVERY_MS;
        if (isDue) logger.warn({ handler: name, waiting: count, registered }, reason);
        present.set(endpointId, isDue ? nowMs : loggedAtMs);
        warnings.push({ part: 'handlers', reason });
      }
      logged = present;
      found = registered.length === 0 ? [] : warnings;
    },
    warnings: () => found,
  };
}

function nameOf(id: string): string {
  return id.slice(HANDLER_PREFIX.length);
}

function reasonOf(name: string, count: number, registered: readonly string[]): string {
  const events =
    count === 1 ? '1 event waits' : `${count < WAITING_MAX ? count : `${WAITING_MAX} or more`} events wait`;
  const here = registered.length === 0 ? 'none' : registered.join(', ');
  return `No process runs the event handler ${name}, and ${events} for it (registered here: ${here}): register it as well, or forget it and them with off('${name}').`;
}
