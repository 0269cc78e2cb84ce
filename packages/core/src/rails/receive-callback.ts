import { POLL_PAUSE_MS_MIN } from '../attempts/poll-ladder.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Attempt } from '../model.ts';
import type { Rail, RailCallback } from '../ports/rail.ts';

/**
 * Receives a provider's callback, from anybody. Nothing in it is trusted: it brings the attempt's next poll forward,
 * and the rail's own report counts. The response is always the same, so that nobody learns which references exist, and
 * no provider sends it twice.
 */
export const receiveRailCallback: ReadOperation<'receiveRailCallback'> = async (context, request) => {
  const rail = context.rails.find(({ id }) => id === request.parameters.rail_id);
  if (rail === undefined) throw new GatewayError('RAIL_NOT_FOUND');
  const { headers, text: body } = request.body;
  const reference = referenceIn(context, rail, { headers, body });
  if (reference !== null) await hastenLookup(context, rail, reference);
  return succeeded(200, { received: true });
};

function referenceIn(context: Context, rail: Rail, callback: RailCallback): string | null {
  try {
    const reference = rail.parseCallback?.(callback)?.reference;
    // An adapter that returns a value from JSON may return anything.
    return typeof reference === 'string' && /^[\w-]{1,64}$/.test(reference) ? reference : null;
  } catch (error) {
    // Anybody can send one: a warning suffices.
    context.logger.warn({ rail: rail.id, error }, 'rail failed to parse a callback');
    return null;
  }
}

async function hastenLookup(context: Context, rail: Rail, reference: string): Promise<void> {
  const attempt = await context.store.read.attemptById(reference);
  if (attempt === null || attempt.rail !== rail.id || hasPaid(attempt)) return;
  // Also an ended attempt: late payments are found this way.
  const nowMs = context.clock.now();
  const dueAtMs = Math.max(nowMs, attempt.updatedAtMs + POLL_PAUSE_MS_MIN);
  if (attempt.nextPollAtMs !== null && attempt.nextPollAtMs <= dueAtMs) return;
  // When the guard refuses, the attempt was just changed: by another callback, or by the rail's response.
  await commitOnce(context, [
    {
      type: 'attempt.update',
      attempt: { ...attempt, nextPollAtMs: dueAtMs, updatedAtMs: nowMs, version: attempt.version + 1 },
      fromVersion: attempt.version,
    },
  ]);
}

function hasPaid({ status }: Attempt): boolean {
  return status === 'succeeded' || status === 'paid_late';
}
