import { POLL_PAUSE_MS_MIN } from '../attempts/poll-ladder.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Attempt } from '../model.ts';
import type { Rail, RailCallback } from '../ports/rail.ts';

/**
 * A provider, or anybody who says so, tells that something became of a charge. Nothing of it is believed: the attempt's
 * next look-up is brought forward, and what the rail says then counts. Whatever was sent, the answer is the same, so that
 * nobody learns which references exist, and no provider sends it twice.
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
    // An adapter that hands on what it found in JSON may find anything there.
    return typeof reference === 'string' && /^[\w-]{1,64}$/.test(reference) ? reference : null;
  } catch (error) {
    // Anybody can send one: no more than a warning.
    context.logger.warn({ rail: rail.id, error }, 'rail failed to parse a callback');
    return null;
  }
}

async function hastenLookup(context: Context, rail: Rail, reference: string): Promise<void> {
  const attempt = await context.store.read.attemptById(reference);
  if (attempt === null || attempt.rail !== rail.id || hasPaid(attempt)) return;
  // Also an attempt that was thought over: money for it is found this way.
  const nowMs = context.clock.now();
  const dueAtMs = Math.max(nowMs, attempt.updatedAtMs + POLL_PAUSE_MS_MIN);
  if (attempt.nextPollAtMs !== null && attempt.nextPollAtMs <= dueAtMs) return;
  // When the guard refuses, somebody wrote the attempt this very moment: another callback, or the answer of the rail.
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
