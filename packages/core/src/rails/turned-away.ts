import { isOurs } from '../attempts/refusals.ts';
import { isUnderway } from '../attempts/underway.ts';
import { firstIdAt } from '../basics/ids.ts';
import type { EngineStore } from '../ports/store.ts';
import type { RailOutcome } from './assess-outcomes.ts';
import type { RailDetail } from './model.ts';

const WINDOW_MS = 60 * 60_000;
const NEWEST_MAX = 20;
/** A charge that the provider takes is answered within seconds. */
const ANSWERED_WITHIN_MS = 10_000;

/** The newest charges of a rail that its provider did not take. */
export interface TurnedAway {
  /** How many. */
  readonly count: number;
  /** Of so many: the newest of the last hour, 20 at most. */
  readonly of: number;
  /** The newest of them. */
  readonly attemptId: string;
  /** The provider's message; null: none. */
  readonly detail: RailDetail | null;
}

/** Null: its provider took all of them, or there were none. */
export async function turnedAway(
  { read }: Pick<EngineStore, 'read'>,
  { rail, livemode, nowMs }: { readonly rail: string; readonly livemode: boolean; readonly nowMs: number },
): Promise<TurnedAway | null> {
  const newest = await read.railOutcomes(
    { rail, livemode, fromId: firstIdAt('attempt', nowMs - WINDOW_MS) },
    NEWEST_MAX,
  );
  const isTurnedAway = (outcome: RailOutcome): boolean =>
    outcome.acceptedAtMs === null &&
    (isOurs(outcome.failureCode) || (isUnderway(outcome) && nowMs - outcome.createdAtMs > ANSWERED_WITHIN_MS));
  const found = newest.filter(isTurnedAway);
  const [last] = found;
  if (last === undefined) return null;
  const attempt = await read.attemptById(last.id);
  return { count: found.length, of: newest.length, attemptId: last.id, detail: attempt?.railDetail ?? null };
}
