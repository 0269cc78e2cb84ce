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
import { stopLookUps } from './look-up-pace.ts';
import { isOfMode } from './rail-methods.ts';

/** A slower provider is polled later; requests must not hang with it. */
const ANSWER_MS_MAX = 30_000;

/** The outcome is unknown. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly retryAfterMs?: number;
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
 * configured) is an unknown outcome: only the rail itself can report a failure. Each unknown outcome is logged here,
 * once.
 */
export async function callRail<Question extends keyof Outcomes>(
  context: Context,
  attempt: Pick<Attempt, 'id' | 'rail' | 'livemode'>,
  question: Question,
  ask: (rail: Rail) => Promise<Outcomes[Question]>,
  withinMs: number = ANSWER_MS_MAX,
): Promise<Outcomes[Question] | Unknown> {
  const fields = { rail: attempt.rail, attempt_id: attempt.id, question };
  const rail = context.rails.find((candidate) => candidate.id === attempt.rail);
  if (rail === undefined || !isOfMode(rail, attempt)) {
    context.logger.error(fields, 'rail of an attempt not configured; add it to "rails" again');
    context.missingRails.missed(attempt.rail);
    return unknown('The rail is not configured.');
  }
  const answered = new AbortController();
  const deadline = context.clock
    .sleep(withinMs, answered.signal)
    .then(() => unknown(`No answer within ${Math.round(withinMs / 1_000)} s.`));
  try {
    const outcome = await measured(context, attempt, question, () => Promise.race([ask(rail), deadline]));
    if (isOutcome(question, outcome)) {
      const clean = withCleanDetail(withCleanReference(context, fields, outcome));
      logUnclear(context, fields, clean);
      // Only look-ups are paced: an answer to a charge does not concern them, and any payer can cause it.
      const pauseMs = question === 'lookup' || question === 'refundLookup' ? retryAfterMsOf(clean) : 0;
      if (pauseMs > 0) await stopLookUps(context, rail.id, pauseMs);
      return clean;
    }
    context.logger.error(fields, 'rail returned an invalid outcome; treated as unknown');
    return unknown('The rail returned an invalid outcome.');
  } catch (error) {
    context.logger.error({ ...fields, error }, 'rail threw an error; outcome treated as unknown');
    return unknown('The rail threw an error.');
  } finally {
    answered.abort();
  }
}

/** A provider that throws, or says nothing that a rail may say, has answered `unknown`. */
async function measured<Question extends keyof Outcomes>(
  { telemetry: { meter, tracer }, clock }: Context,
  { id, rail }: Pick<Attempt, 'id' | 'rail'>,
  call: Question,
  act: () => Promise<Outcomes[Question] | Unknown>,
): Promise<Outcomes[Question] | Unknown> {
  const attributes = { 'mitako.rail': rail, 'mitako.attempt.id': id };
  const startedAtMs = clock.now();
  let outcome = 'unknown';
  try {
    const answer = await tracer.span(`${rail} ${call}`, { kind: 'client', attributes, parent: null }, act);
    if (isOutcome(call, answer)) outcome = answer.kind;
    return answer;
  } finally {
    meter.add('railCalls', { rail, call, outcome });
    meter.observe('railSeconds', { rail }, (clock.now() - startedAtMs) / 1000);
  }
}

function unknown(message: string): Unknown {
  return { kind: 'unknown', detail: { code: null, message, requestId: null } };
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

/**
 * Outcomes that are unknown, or that a payer cannot change: every payment by this rail may fail until the operator
 * acts.
 */
function logUnclear(
  { logger }: Context,
  fields: Readonly<Record<string, unknown>>,
  outcome: {
    readonly kind: string;
    readonly failureCode?: string;
    readonly needsOperator?: boolean;
    readonly detail?: RailDetail;
  },
): void {
  const { code = null, message: reason = null, requestId: request = null } = outcome.detail ?? {};
  const logged = { ...fields, code, reason, request };
  if (outcome.failureCode === 'gateway_account') logger.error(logged, 'our account at the provider needs attention');
  else if (outcome.needsOperator === true) logger.error(logged, 'the provider turned the request away');
  else if (outcome.kind === 'unknown') logger.warn(logged, 'the provider gave no clear answer');
}

/** How long the provider asks to wait; 0: it does not. */
export function retryAfterMsOf(outcome: { readonly kind: string; readonly retryAfterMs?: unknown }): number {
  const { kind, retryAfterMs } = outcome;
  return kind === 'unknown' && typeof retryAfterMs === 'number' && retryAfterMs > 0 ? retryAfterMs : 0;
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
