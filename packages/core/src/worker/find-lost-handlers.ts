import { HANDLER_PREFIX } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { storedHandlers } from '../webhooks/handlers.ts';

/** Long enough for a deployment, in which no process has the handler for a moment. */
const LOST_MS = 5 * 60 * 1000;
/** Deliveries that are read and counted. */
const WAITING_MAX = 100;

/**
 * Warns of handlers that are stored while no process runs them: they were removed from the program, or renamed, and
 * their deliveries wait for ever.
 * @param warned names that this process has warned of
 */
export async function findLostHandlers(context: Context, warned: Set<string>): Promise<void> {
  const { clock, handlers, logger, store } = context;
  for (const { id } of await storedHandlers(context)) {
    if (handlers.has(id)) warned.delete(id);
    if (handlers.has(id) || warned.has(id)) continue;
    const filter = { endpointId: id, statuses: ['waiting', 'failing'] } as const;
    const waiting = await store.read.deliveries(filter, { limit: WAITING_MAX, afterId: null });
    if (!waiting.some(({ nextAttemptAtMs }) => (nextAttemptAtMs ?? Infinity) < clock.now() - LOST_MS)) continue;
    warned.add(id);
    const name = id.slice(HANDLER_PREFIX.length);
    const count = waiting.length < WAITING_MAX ? `${waiting.length}` : `${WAITING_MAX} or more`;
    logger.warn(
      { handler: name, waiting: count },
      `no process runs the event handler ${name}, and ${count} events wait for it: register it, or forget it with off('${name}')`,
    );
  }
}
