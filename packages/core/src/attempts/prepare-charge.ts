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
  | { readonly kind: 'refused'; readonly failureCode: FailureCode; readonly detail?: RailDetail | undefined }
  | /** Another process has stored another reference meanwhile, and may have charged by it. */ {
      readonly kind: 'late';
    };

/**
 * Obtains the provider's reference and stores it before money can move: a charge whose response is lost is looked up by
 * it. If this fails, nothing was charged.
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
  const stored = await decideAndCommit<'stored' | 'other' | 'over'>(
    context,
    async () => {
      const now = await context.store.read.attemptById(attempt.id);
      if (now === null || !isUnderway(now)) return { changes: [], value: 'over' };
      // Money may have moved by it: it must be found.
      if (now.railReference !== null && now.railReference !== railReference) return { changes: [], value: 'other' };
      const written = {
        ...now,
        railReference,
        railDetail: detail ?? now.railDetail,
        updatedAtMs: context.clock.now(),
        version: now.version + 1,
      };
      return { changes: [{ type: 'attempt.update', attempt: written, fromVersion: now.version }], value: 'stored' };
    },
    // The same reference on the same attempt.
    { unwitnessed: 'repeat' },
  );
  if (stored === 'other') return { kind: 'late' };
  return stored === 'stored'
    ? { kind: 'prepared', railReference }
    : { kind: 'refused', failureCode: 'provider_unavailable', detail };
}
