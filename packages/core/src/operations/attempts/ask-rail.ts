import type { Context } from '../../context.ts';
import type { Attempt } from '../../domain/model.ts';
import type { Rail } from '../../ports/rail.ts';

/** An operator that has not answered by then is looked up later; a request must not hang with it. */
const ANSWER_MS_MAX = 30_000;

/** Nobody can tell what came of it. */
export interface Unknown {
  readonly kind: 'unknown';
}

/**
 * Asks the rail of an attempt. Whatever goes wrong on the way (the rail throws, does not answer in time, is not
 * configured) is an unknown outcome: only the rail itself can say that something failed.
 */
export async function askRail<Outcome extends { readonly kind: string }>(
  context: Context,
  attempt: Pick<Attempt, 'id' | 'rail'>,
  question: 'charge' | 'lookup' | 'refund',
  ask: (rail: Rail) => Promise<Outcome>,
): Promise<Outcome | Unknown> {
  const fields = { rail: attempt.rail, attempt: attempt.id, question };
  const rail = context.rails.find((candidate) => candidate.id === attempt.rail);
  if (rail === undefined) {
    context.logger.error(fields, 'the rail of an attempt is not configured');
    return { kind: 'unknown' };
  }
  const answered = new AbortController();
  const deadline = context.clock.sleep(ANSWER_MS_MAX, answered.signal).then((): Unknown => {
    if (!answered.signal.aborted) context.logger.warn(fields, 'a rail did not answer in time');
    return { kind: 'unknown' };
  });
  try {
    return await Promise.race([ask(rail), deadline]);
  } catch (error) {
    context.logger.error({ ...fields, error }, 'a rail failed to answer');
    return { kind: 'unknown' };
  } finally {
    answered.abort();
  }
}
