import { isStorable } from '@mitako/contract';
import { FAILURES } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import type { Rail } from '../ports/rail.ts';
import type {
  ChargeOutcome,
  CodeOutcome,
  LookupOutcome,
  PrepareOutcome,
  RailRefundLookup,
  RailRefundOutcome,
} from '../ports/rail-calls.ts';
import type { RailDetail } from './model.ts';
import { cleanRailDetail } from './rail-detail.ts';
import { isOfMode } from './rail-methods.ts';

/** A slower provider is polled later; requests must not hang with it. */
const ANSWER_MS_MAX = 30_000;

/** The outcome is unknown. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly detail?: RailDetail;
}

interface Outcomes {
  readonly prepare: PrepareOutcome;
  readonly charge: ChargeOutcome;
  readonly code: CodeOutcome;
  readonly lookup: LookupOutcome;
  readonly refund: RailRefundOutcome;
  readonly refundLookup: RailRefundLookup;
}

/**
 * Calls the rail of an attempt. Any error on the way (the rail throws, times out, returns an invalid outcome, or is not
 * configured) is an unknown outcome: only the rail itself can report a failure.
 */
export async function callRail<Question extends keyof Outcomes>(
  context: Context,
  attempt: Pick<Attempt, 'id' | 'rail' | 'livemode'>,
  question: Question,
  ask: (rail: Rail) => Promise<Outcomes[Question]>,
  withinMs: number = ANSWER_MS_MAX,
): Promise<Outcomes[Question] | Unknown> {
  const fields = { rail: attempt.rail, attempt: attempt.id, question };
  const rail = context.rails.find((candidate) => candidate.id === attempt.rail);
  if (rail === undefined || !isOfMode(rail, attempt)) {
    context.logger.error(fields, 'rail of an attempt not configured; add it to "rails" again');
    return { kind: 'unknown' };
  }
  const answered = new AbortController();
  const deadline = context.clock.sleep(withinMs, answered.signal).then((): Unknown => {
    if (!answered.signal.aborted) context.logger.warn(fields, 'rail timed out');
    return { kind: 'unknown' };
  });
  try {
    const outcome = await Promise.race([ask(rail), deadline]);
    if (isOutcome(question, outcome)) {
      alertOperator(context, fields, outcome);
      return withCleanDetail(withCleanReference(context, fields, outcome));
    }
    context.logger.error(fields, 'rail returned an invalid outcome; treated as unknown');
  } catch (error) {
    context.logger.error({ ...fields, error }, 'rail threw an error; outcome treated as unknown');
  } finally {
    answered.abort();
  }
  return { kind: 'unknown' };
}

const KINDS: Readonly<Record<keyof Outcomes, readonly string[]>> = {
  prepare: ['prepared', 'refused', 'unknown'],
  charge: ['pending', 'refused', 'unknown'],
  code: ['pending', 'wrong_code', 'refused', 'unknown'],
  lookup: ['pending', 'paid', 'failed', 'absent', 'unknown'],
  refund: ['pending', 'succeeded', 'failed', 'unknown'],
  refundLookup: ['pending', 'succeeded', 'failed', 'absent', 'unknown'],
};

/** Rails are written by others, not all of them in TypeScript: outcomes are validated before money moves. */
function isOutcome(question: keyof Outcomes, outcome: unknown): boolean {
  if (typeof outcome !== 'object' || outcome === null || !('kind' in outcome)) return false;
  const { kind } = outcome;
  if (kind === 'failed' || kind === 'refused') {
    if (!('failureCode' in outcome && typeof outcome.failureCode === 'string')) return false;
    if (!Object.hasOwn(FAILURES, outcome.failureCode)) return false;
  }
  return typeof kind === 'string' && KINDS[question].includes(kind);
}

/** A payer can do nothing about our own account, and every payment by this rail may fail until the operator acts. */
function alertOperator(
  context: Context,
  fields: Readonly<Record<string, unknown>>,
  outcome: { readonly kind: string; readonly failureCode?: string },
): void {
  if (outcome.failureCode !== 'gateway_account') return;
  context.logger.error(fields, 'our account at the provider needs attention');
}

function withCleanDetail<Outcome extends { readonly detail?: RailDetail }>({ detail, ...outcome }: Outcome): Outcome {
  const clean = cleanRailDetail(detail);
  // The rest of an outcome with its optional part is that outcome.
  return (clean === null ? outcome : { ...outcome, detail: clean }) as Outcome;
}

const REFERENCE_LENGTH_MAX = 200;

/**
 * The rail's own reference only helps to find money again: an invalid one is dropped, so that the outcome itself still
 * counts.
 */
function withCleanReference<Outcome extends { readonly kind: string }>(
  context: Context,
  fields: Readonly<Record<string, unknown>>,
  outcome: Outcome,
): Outcome {
  if (!('railReference' in outcome)) return outcome;
  const { railReference } = outcome;
  if (railReference === null || isReference(railReference)) return outcome;
  context.logger.error(fields, 'rail reference is not a string of at most 200 characters; ignored');
  return { ...outcome, railReference: null };
}

function isReference(value: unknown): value is string {
  return typeof value === 'string' && value.length <= REFERENCE_LENGTH_MAX && isStorable(value);
}
