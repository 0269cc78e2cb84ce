import type { Context } from '../context.ts';
import type { SessionCaller } from '../kernel/caller.ts';
import type { IdempotentRequest } from '../kernel/idempotency.ts';
import type { Answer } from '../kernel/answer.ts';
import { keepRightPin, presentPin } from './present-pin.ts';
import { callerStillValid, commitOnce, perform, type Decision } from '../kernel/perform.ts';
import { findReplay } from '../kernel/replay.ts';
import { readPrincipal } from './me.ts';

/**
 * What {@link perform} does, for a request that carries the caller's PIN. The PIN is counted in one commit and verified
 * outside of any, before a stored answer is given too, because the fingerprint leaves it out. A right one zeroes the
 * count in the commit of the decision, and whatever becomes of it.
 *
 * `decide` refuses by returning, not by throwing.
 */
export async function performWithPin(
  context: Context,
  work: {
    readonly idempotent: IdempotentRequest | null;
    readonly caller: SessionCaller;
    readonly pin: string;
    readonly decide: () => Promise<Decision>;
  },
): Promise<Answer> {
  const { idempotent, caller } = work;
  const [replay, principal] = await Promise.all([findReplay(context, idempotent), readPrincipal(context, caller)]);
  const rightPin = await presentPin(context, principal, work.pin);
  if (replay.kind === 'done') {
    await keepRightPin(context, rightPin);
    return replay.answer;
  }
  const done = perform(context, {
    idempotent,
    optimistic: true,
    decide: async () => {
      const decision = await work.decide();
      return { ...decision, changes: [...callerStillValid(context, caller), rightPin, ...decision.changes] };
    },
  });
  const answer = await done.catch(async (error: unknown) => {
    await commitOnce(context, [rightPin]);
    throw error;
  });
  if (answer.replayed) await commitOnce(context, [rightPin]);
  return answer;
}
