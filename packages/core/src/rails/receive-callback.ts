import { isStorable } from '@mitako/contract';
import type { RailCallback as WireCallback } from '@mitako/contract/names';
import { callbackPauseMs } from '../attempts/poll-ladder.ts';
import { pollRankOf } from '../attempts/poll-rank.ts';
import type { Context } from '../context.ts';
import { GatewayError, isGatewayError } from '../errors.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Attempt } from '../model.ts';
import type { CallbackSubject, Rail } from '../ports/rail.ts';
import { railCallbackUrl } from './rail-urls.ts';

/**
 * Receives a provider's callback, from any sender. Nothing in it is trusted: it brings the attempt's next poll forward,
 * and the rail's own report counts. The response is always the same, so that it does not reveal which references exist, and
 * no provider sends it twice.
 */
export const receiveRailCallback: ReadOperation<'receiveRailCallback'> = async (context, request) => {
  const rail = railOf(context, request.parameters.rail_id);
  const subject = await subjectOf(context, rail, request.body);
  const attempt = subject === null ? null : await attemptOf(context, rail, subject);
  if (attempt !== null) await expediteLookup(context, rail, attempt);
  return succeeded(200, { received: true });
};

/** The same at the address that a charge was given: it names the attempt. */
export const receiveAttemptCallback: ReadOperation<'receiveAttemptCallback'> = async (context, request) => {
  const rail = railOf(context, request.parameters.rail_id);
  const attempt = await context.store.read.attemptById(request.parameters.attempt_id);
  if (attempt !== null) await expediteLookup(context, rail, attempt);
  return succeeded(200, { received: true });
};

function railOf(context: Context, railId: string): Rail {
  const rail = context.rails.find(({ id }) => id === railId);
  if (rail === undefined) throw new GatewayError('RAIL_NOT_FOUND');
  return rail;
}

/** Rails verify signatures with keys that they fetch: a callback waits no longer. */
const PARSED_WITHIN_MS = 10_000;
const utf8 = new TextDecoder();

async function subjectOf(context: Context, rail: Rail, arrived: WireCallback): Promise<CallbackSubject | null> {
  const { method, headers, search, bytes, isExact } = arrived;
  const url = `${railCallbackUrl(context.settings.publicUrl, rail.id, null)}${search}`;
  const parsed = new AbortController();
  const late = context.clock.sleep(PARSED_WITHIN_MS, parsed.signal).then(() => null);
  try {
    const callback = {
      method,
      url,
      headers,
      body: utf8.decode(bytes),
      get rawBody() {
        // Whichever rail verifies a signature: other bytes would make a genuine callback look forged.
        if (!isExact) throw new GatewayError('BODY_ALREADY_READ');
        return bytes;
      },
    };
    const subject = (await Promise.race([rail.parseCallback?.(callback), late])) ?? null;
    if (subject === null || typeof subject !== 'object' || !('rejected' in subject)) return subject;
    context.logger.warn({ rail: rail.id, reason: subject.rejected }, 'callback rejected; ignored');
    return null;
  } catch (error) {
    if (isGatewayError(error)) throw error;
    // Anyone can send one: a warning suffices.
    context.logger.warn({ rail: rail.id, error }, 'rail failed to parse a callback');
    return null;
  } finally {
    parsed.abort();
  }
}

/** An adapter that returns a value from JSON may return anything. */
async function attemptOf(context: Context, rail: Rail, subject: CallbackSubject): Promise<Attempt | null> {
  const { read } = context.store;
  if (typeof subject !== 'object') return null;
  if ('reference' in subject) return isHandle(subject.reference) ? read.attemptById(subject.reference) : null;
  return isHandle(subject.railReference) ? read.attemptByRailReference(rail.id, subject.railReference) : null;
}

function isHandle(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && isStorable(value);
}

async function expediteLookup(context: Context, rail: Rail, attempt: Attempt): Promise<void> {
  if (attempt.rail !== rail.id || hasPaid(attempt)) return;
  // Also an ended attempt: late payments are found this way.
  const nowMs = context.clock.now();
  const dueAtMs = Math.max(nowMs, attempt.updatedAtMs + callbackPauseMs(attempt));
  const nextPollAtMs = Math.min(attempt.nextPollAtMs ?? dueAtMs, dueAtMs);
  const isSooner = nextPollAtMs !== attempt.nextPollAtMs;
  const expedited: Attempt = {
    ...attempt,
    calledBackAtMs: nowMs,
    callbacksCount: attempt.callbacksCount + (isSooner ? 1 : 0),
    nextPollAtMs,
    updatedAtMs: nowMs,
    version: attempt.version + 1,
  };
  // One that is due already waits for its turn: from now on with a head start.
  if (!isSooner && pollRankOf(expedited) >= pollRankOf(attempt)) return;
  // When the guard refuses, the attempt was just changed: by another callback, or by the rail's response.
  await commitOnce(context, [{ type: 'attempt.update', attempt: expedited, fromVersion: attempt.version }]);
}

function hasPaid({ status }: Attempt): boolean {
  return status === 'succeeded' || status === 'paid_late';
}
