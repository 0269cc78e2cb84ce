import type { MethodHealth } from '@mitako/contract/names';
import { isOurs } from '../attempts/refusals.ts';
import type { Attempt } from '../model.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Older outcomes are ignored. */
export const OUTCOMES_WINDOW_MS = 30 * MINUTE;
/** Without a newer outcome it is not known whether the state still holds. A provider that is down is tried again sooner. */
const HOLDS_MS = 10 * MINUTE;
const DOWN_HOLDS_MS = 2 * MINUTE;

/**
 * Payers in a row whose charges did not even reach the provider: one or two failures happen.
 */
const TURNED_AWAY_UNTIL_DOWN = 3;
/**
 * Of the last ten: once a provider has accepted a charge, what it calls its own failure is often the payer's, such as an
 * empty account. So many of different payers, and half of all, are not.
 */
const REFUSALS_UNTIL_DOWN = 3;
const RECENT_UNTIL_DOWN = 10;
/** Of the last six: a provider that fails every other payment is slow for its payers. */
const REFUSALS_UNTIL_SLOW = 3;
const RECENT_UNTIL_SLOW = 6;
/** An attempt that the provider has not accepted by then did not reach it: a charge is answered within seconds. */
const TURNED_AWAY_AFTER_MS = 10 * SECOND;
/** Consecutive. Some payers never answer; five of five means that prompts did not arrive. */
const TIMEOUTS_UNTIL_SLOW = 5;
/** An attempt without an outcome for that long counts as silent. */
const SILENT_AFTER_MS = 2 * MINUTE;
/** Median of the last answers, payers' own time included. It is fast again below the second, so that it does not flicker. */
const SLOW_ABOVE_MS = 60 * SECOND;
const FAST_BELOW_MS = 45 * SECOND;
/** Answers in a row until a method that was slow or down is up again. */
const ANSWERS_UNTIL_UP = 3;
/** Fewer outcomes are an accident. */
const OUTCOMES_MIN = 3;

/** An attempt of one of a rail's methods, from which its health is derived. */
export type RailOutcome = Pick<
  Attempt,
  | 'id'
  | 'methodProvider'
  | 'methodCountry'
  | 'phoneHash'
  | 'status'
  | 'failureCode'
  | 'acceptedAtMs'
  | 'createdAtMs'
  | 'updatedAtMs'
>;

/** The health of a method, with its figures. */
export interface AssessedOutcomes {
  readonly state: MethodHealth;
  readonly succeeded: number;
  /** For the payers' reasons. */
  readonly failed: number;
  /** For the provider's reasons, or ours. */
  readonly refused: number;
  readonly pending: number;
  /** From the charge to success, in milliseconds; null without one. */
  readonly latencyMs: { readonly median: number; readonly p95: number } | null;
  readonly oldestPendingMs: number | null;
}

/**
 * Judges a method by its newest attempts, walked from the oldest: the state depends only on them, so that all processes
 * derive the same one and none of it is stored. What it takes to leave a state is more than what it takes to stay.
 * @param outcomes oldest first
 */
export function assessOutcomes(outcomes: readonly RailOutcome[], nowMs: number): AssessedOutcomes {
  let state: MethodHealth = 'unknown';
  let marks: readonly Mark[] = [];
  for (const outcome of outcomes) {
    const mark = markOf(outcome, nowMs);
    if (mark === null) continue;
    marks = [...marks.filter((earlier) => !isRepeated(earlier, mark)), mark];
    state = nextState(state, marks.slice(-RECENT_UNTIL_DOWN), marks.length);
  }
  const lastAtMs = marks.at(-1)?.atMs ?? 0;
  const succeeded = outcomes.filter(({ status }) => status === 'succeeded' || status === 'paid_late');
  const failed = outcomes.filter(({ status }) => status === 'failed');
  const refused = failed.filter(({ failureCode }) => isOurs(failureCode));
  const pending = outcomes.filter(isOpen);
  return {
    state: nowMs - lastAtMs > (state === 'down' ? DOWN_HOLDS_MS : HOLDS_MS) ? 'unknown' : state,
    succeeded: succeeded.length,
    failed: failed.length - refused.length,
    refused: refused.length,
    pending: pending.length,
    latencyMs: latencyOf(succeeded.map(lasted)),
    oldestPendingMs:
      pending.length === 0 ? null : Math.max(0, ...pending.map(({ createdAtMs }) => nowMs - createdAtMs)),
  };
}

/**
 * The meaning of one outcome for the provider's health. A declining payer means that the provider works. `turned_away`:
 * the provider did not accept the charge; `refused`: it did, and failed later for a reason that is not the payer's.
 */
interface Mark {
  readonly kind: 'answered' | 'refused' | 'turned_away' | 'silent';
  readonly payer: string;
  readonly lastedMs: number;
  readonly atMs: number;
}

function markOf(outcome: RailOutcome, nowMs: number): Mark | null {
  // An attempt with the payer at the provider's page has no outcome.
  const payer = outcome.phoneHash ?? outcome.id;
  const { status, failureCode, acceptedAtMs, createdAtMs, updatedAtMs } = outcome;
  if (isOpen(outcome)) {
    const lastedMs = nowMs - createdAtMs;
    const [kind, afterMs] =
      acceptedAtMs === null ? (['turned_away', TURNED_AWAY_AFTER_MS] as const) : (['silent', SILENT_AFTER_MS] as const);
    return lastedMs < afterMs ? null : { kind, payer, lastedMs, atMs: createdAtMs + afterMs };
  }
  const ended = { payer, lastedMs: lasted(outcome), atMs: updatedAtMs };
  if (status !== 'failed') return { kind: 'answered', ...ended };
  if (failureCode === 'payer_timeout') return { kind: 'silent', ...ended };
  if (!isOurs(failureCode)) return { kind: 'answered', ...ended };
  return { kind: acceptedAtMs === null ? 'turned_away' : 'refused', ...ended };
}

/** A payer's repeated failure of the same kind, also in the same payment, counts once. */
function isRepeated(earlier: Mark, { kind, payer }: Mark): boolean {
  return kind !== 'answered' && kind === earlier.kind && payer !== null && payer === earlier.payer;
}

function nextState(state: MethodHealth, last: readonly Mark[], count: number): MethodHealth {
  const newest = last.at(-1);
  if (newest !== undefined && isRefusal(newest) && (state === 'down' || isDown(last))) return 'down';
  if (isSlow(last.slice(-RECENT_UNTIL_SLOW))) return 'slow';
  if (state === 'down' || state === 'slow') {
    const isUp = endsWith(
      last,
      ANSWERS_UNTIL_UP,
      ({ kind, lastedMs }) => kind === 'answered' && lastedMs < FAST_BELOW_MS,
    );
    return isUp ? 'up' : 'slow';
  }
  return count >= OUTCOMES_MIN ? 'up' : 'unknown';
}

function isDown(last: readonly Mark[]): boolean {
  const refused = last.filter(isRefusal);
  if (refused.length * 2 >= last.length && payersOf(refused) >= REFUSALS_UNTIL_DOWN) return true;
  const sinceAccepted = last.slice(last.findLastIndex(({ kind }) => kind !== 'turned_away') + 1);
  return payersOf(sinceAccepted) >= TURNED_AWAY_UNTIL_DOWN;
}

function isRefusal({ kind }: Mark): boolean {
  return kind === 'refused' || kind === 'turned_away';
}

function payersOf(marks: readonly Mark[]): number {
  return new Set(marks.map(({ payer }) => payer)).size;
}

function isSlow(last: readonly Mark[]): boolean {
  if (payersOf(last.filter(isRefusal)) >= REFUSALS_UNTIL_SLOW) return true;
  if (endsWith(last, TIMEOUTS_UNTIL_SLOW, ({ kind }) => kind === 'silent')) return true;
  const answered = last.filter(({ kind }) => kind === 'answered').map(({ lastedMs }) => lastedMs);
  return answered.length >= OUTCOMES_MIN && (latencyOf(answered)?.median ?? 0) > SLOW_ABOVE_MS;
}

function endsWith(last: readonly Mark[], count: number, is: (mark: Mark) => boolean): boolean {
  return last.length >= count && last.slice(-count).every(is);
}

function isOpen({ status }: RailOutcome): boolean {
  return status === 'submitting' || status === 'pending' || status === 'needs_review';
}

function lasted({ createdAtMs, updatedAtMs }: RailOutcome): number {
  return updatedAtMs - createdAtMs;
}

function latencyOf(durationsMs: readonly number[]): AssessedOutcomes['latencyMs'] {
  const sorted = durationsMs.toSorted((left, right) => left - right);
  const at = (fraction: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;
  return sorted.length === 0 ? null : { median: at(0.5), p95: at(0.95) };
}
