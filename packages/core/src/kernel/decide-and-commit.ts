import { type ErrorCode, ID_PREFIXES } from '@mitako/contract/names';
import { GatewayError } from '../errors.ts';
import type { Change, ChangeType } from '../ports/changes.ts';
import type { WakeReason } from '../ports/store-wakeups.ts';
import type { EngineStore } from '../ports/store.ts';
import type { Clock, LogFields, Logger, Random } from '../ports/system.ts';
import { type Telemetry, traceId } from '../telemetry/telemetry.ts';
import { hasWitness, wasApplied } from './witnesses.ts';

/** The part of the context that a commit needs. */
export interface CommitContext {
  readonly store: EngineStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  readonly telemetry: Telemetry;
  readonly wake: (reason: WakeReason) => void;
}

/** Changes that are committed as a whole or not at all, and their meaning. */
export interface ChangeSet<Value> {
  readonly changes: readonly Change[];
  readonly value: Value;
}

export interface CommitOptions<Value> {
  /**
   * Guards whose refusal the caller receives, by code. Any other refusal means that another caller was faster: read and
   * decide again.
   */
  readonly refusals?: Refusals;
  /**
   * Called after any other refusal: the faster change may be the one that this caller requested. Null: decide again.
   * @throws GatewayError the caller's error for this guard
   */
  readonly afterRefusal?: (guard: ChangeType) => Promise<Value | null>;
  /**
   * What to do when the response to COMMIT was lost and no change has a witness. `repeat`: committing twice equals
   * committing once, as under a lease whose token the changes carry. `give_up`: the caller must retry. Without it, a
   * list must contain a change with a witness.
   */
  readonly unwitnessed?: Unwitnessed | undefined;
  /** Default: 5. More if many callers compete for one row. */
  readonly roundsMax?: number;
}

export type Refusals = Readonly<Partial<Record<ChangeType, ErrorCode | null>>>;

export type Unwitnessed = 'repeat' | 'give_up';

/**
 * Read and decide, commit, and if another caller was faster, read and decide again, five times by default. What is
 * decided only once is committed by `commitOnce`.
 *
 * When the response to COMMIT is lost, the witness shows whether the commit took effect: if it did, it counts; if not,
 * nothing is sent again, because it may still arrive.
 * @throws GatewayError the code of a refused guard, and `SERVICE_UNAVAILABLE` after the last round or a lost response
 */
export async function decideAndCommit<Value>(
  context: CommitContext,
  decide: () => Promise<ChangeSet<Value>> | ChangeSet<Value>,
  options: CommitOptions<Value> = {},
): Promise<Value> {
  const { roundsMax = 5 } = options;
  for (let round = 1; round <= roundsMax; round += 1) {
    const { changes, value } = await decide();
    if (changes.length === 0) return value;
    if (options.unwitnessed === undefined && !hasWitness(changes)) {
      throw new TypeError(`no change of ${changes.map(({ type }) => type).join(', ')} has a witness`);
    }
    const outcome = await context.store.commit(changes);
    if (outcome.kind === 'applied') {
      afterCommit(context, changes);
      return value;
    }
    if (outcome.kind === 'unknown') {
      if (await wasApplied(context, changes)) {
        afterCommit(context, changes);
        return value;
      }
      if (options.unwitnessed !== 'repeat') throw unavailable();
      await pause(context);
      continue;
    }
    const code = options.refusals?.[outcome.guard] ?? null;
    if (code !== null) throw new GatewayError(code);
    const found = (await options.afterRefusal?.(outcome.guard)) ?? null;
    if (found !== null) return found;
    context.logger.debug({ guard: outcome.guard, round }, 'guard refused; deciding again');
    await pause(context);
  }
  throw unavailable();
}

/**
 * A commit that is decided once and may be refused: a side note, or work whose next run notices the outcome.
 * @returns false when a guard refused, or when the response to COMMIT was lost and no witness shows that it took effect
 */
export async function commitOnce(context: CommitContext, changes: readonly Change[]): Promise<boolean> {
  if (changes.length === 0) return true;
  const outcome = await context.store.commit(changes);
  if (outcome.kind === 'refused') return false;
  if (outcome.kind === 'unknown' && !(await wasApplied(context, changes))) return false;
  afterCommit(context, changes);
  return true;
}

/** Between two rounds, so that competing callers do not collide again: 5 to 50 ms. */
export function pause({ clock, random }: Pick<CommitContext, 'clock' | 'random'>): Promise<void> {
  return clock.sleep(5 + random.fraction() * 45, new AbortController().signal);
}

export function unavailable(cause?: unknown): GatewayError {
  return new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1, cause });
}

function afterCommit(context: CommitContext, changes: readonly Change[]): void {
  for (const change of changes) {
    if (change.type === 'event.append') {
      const { id, type, subjectId, merchantId, livemode, traceparent } = change.event;
      context.telemetry.meter.add('events', { type, mode: livemode ? 'live' : 'test' });
      context.logger.info(
        {
          event: type,
          event_id: id,
          ...subjectField(subjectId),
          merchant_id: merchantId,
          trace_id: traceId(traceparent),
        },
        'event',
      );
      context.wake('deliveries');
    } else if (change.type === 'delivery.insert' || change.type === 'delivery.hasten') {
      context.wake('deliveries');
    } else if (TIMED.has(change.type)) {
      context.wake('timers');
    }
  }
}

/** Payments have one name in all lines. */
function subjectField(id: string): LogFields {
  return id.startsWith(`${ID_PREFIXES.payment}_`) ? { payment_id: id } : { subject_id: id };
}

/** Changes after which something may be due sooner than the background work knows. */
const TIMED: ReadonlySet<ChangeType> = new Set<ChangeType>([
  'task.insert',
  'message.queue',
  'sandbox.advance',
  'attempt.insert',
  'attempt.update',
  'ledger_check.insert',
]);
