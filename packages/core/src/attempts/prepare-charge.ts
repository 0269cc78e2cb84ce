import type { FailureCode } from '@mitako/contract/names';
import { isUnderway } from './underway.ts';
import type { Context } from '../context.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { Attempt } from '../model.ts';
import type { PrepareOutcome, PrepareRequest } from '../ports/rail-calls.ts';
import type { RailDetail } from '../rails/model.ts';
import { callRail } from '../rails/call-rail.ts';

/** Whether the charge may be made, with the provider's reference for it. */
export type Prepared =
  | { readonly kind: 'prepared'; readonly railReference: string | null }
  | { readonly kind: 'refused'; readonly failureCode: FailureCode; readonly detail?: RailDetail | undefined };

/**
 * Obtains the provider's reference and stores it before money can move: a charge whose response is lost is looked up by
 * it. Whatever goes wrong here, nothing was charged.
 */
export async function prepareCharge(context: Context, attempt: Attempt, request: PrepareRequest): Promise<Prepared> {
  const rail = context.rails.find(({ id }) => id === attempt.rail);
  if (rail?.prepare === undefined) return { kind: 'prepared', railReference: null };
  const outcome = await callRail(
    context,
    attempt,
    'prepare',
    async (called): Promise<PrepareOutcome> => (await called.prepare?.(request)) ?? { kind: 'unknown' },
  );
  if (outcome.kind === 'refused') return outcome;
  const { detail } = outcome;
  if (outcome.kind === 'unknown' || outcome.railReference === null) {
    return { kind: 'refused', failureCode: 'provider_unavailable', detail };
  }
  const { railReference } = outcome;
  const isStored = await decideAndCommit(
    context,
    async () => {
      const stored = await context.store.read.attemptById(attempt.id);
      if (stored === null || !isUnderway(stored)) return { changes: [], value: false };
      const written = {
        ...stored,
        railReference,
        railDetail: detail ?? stored.railDetail,
        updatedAtMs: context.clock.now(),
        version: stored.version + 1,
      };
      return { changes: [{ type: 'attempt.update', attempt: written, fromVersion: stored.version }], value: true };
    },
    // The same reference on the same attempt.
    { unwitnessed: 'repeat' },
  );
  return isStored
    ? { kind: 'prepared', railReference }
    : { kind: 'refused', failureCode: 'provider_unavailable', detail };
}
