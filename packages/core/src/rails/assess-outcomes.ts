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

/** In a row. One or two failures happen. */
const REFUSALS_UNTIL_DOWN = 3;
/** Of the last six: a provider that fails every other payment is slow for its payers. */
const REFUSALS_UNTIL_SLOW = 3;
const RECENT_MAX = 6;
/** In a row. Payers who put the phone down are usual; five of five are prompts that did not arrive. */
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

/** What the health of a rail is derived from: an attempt of one of its methods. */
export type RailOutcome = Pick<
  Attempt,
  'methodProvider' | 'methodCountry' | 'status' | 'failureCode' | 'createdAtMs' | 'updatedAtMs'
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
  const marks: Mark[] = [];
  for (const outcome of outcomes) {
    const mark = markOf(outcome, nowMs);
    if (mark === null) continue;
    marks.push(mark);
    state = nextState(state, marks.slice(-RECENT_MAX), marks.length);
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

/** What one outcome means for the provider's health. A declining payer means that the provider works. */
interface Mark {
  readonly kind: 'answered' | 'refused' | 'silent';
  readonly lastedMs: number;
  readonly atMs: number;
}

function markOf(outcome: RailOutcome, nowMs: number): Mark | null {
  const { status, failureCode, createdAtMs, updatedAtMs } = outcome;
  if (isOpen(outcome)) {
    const lastedMs = nowMs - createdAtMs;
    return lastedMs < SILENT_AFTER_MS ? null : { kind: 'silent', lastedMs, atMs: createdAtMs + SILENT_AFTER_MS };
  }
  const ended = { lastedMs: lasted(outcome), atMs: updatedAtMs };
  if (status !== 'failed') return { kind: 'answered', ...ended };
  if (failureCode === 'payer_timeout') return { kind: 'silent', ...ended };
  return { kind: isOurs(failureCode) ? 'refused' : 'answered', ...ended };
}

function nextState(state: MethodHealth, last: readonly Mark[], count: number): MethodHealth {
  if (endsWith(last, REFUSALS_UNTIL_DOWN, ({ kind }) => kind === 'refused')) return 'down';
  if (state === 'down' && last.at(-1)?.kind === 'refused') return 'down';
  if (isSlow(last)) return 'slow';
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

function isSlow(last: readonly Mark[]): boolean {
  if (last.filter(({ kind }) => kind === 'refused').length >= REFUSALS_UNTIL_SLOW) return true;
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
