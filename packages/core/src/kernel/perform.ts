import type { ErrorCode } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { IN_PROCESS_KEY_ID, type Caller } from './caller.ts';
import type { IdempotentRequest } from './idempotency.ts';
import type { Session } from '../model.ts';
import { GatewayError, isGatewayError } from '../errors.ts';
import type { Change, ChangeType } from '../ports/changes.ts';
import { isRemembered, refused, type Answer } from './answer.ts';
import { lineOf } from '../audit/trail.ts';
import { proofStillHolds } from './recent-authentication.ts';
import { findReplay, inProgress, rememberAnswer, rememberRunning } from './replay.ts';

/** What was decided: the changes to commit, all or none, and what the caller is told once they are. */
export interface Decision {
  readonly changes: readonly Change[];
  readonly answer: Answer;
  /**
   * Set when a rail has to be asked after this commit: the key is stored as running, with what it works on, and the
   * answer follows in a second commit (`idempotency.finish`).
   */
  readonly runningSubjectId?: string;
  /** What the audit log cannot take from the request and the answer. */
  readonly audit?: {
    /** Whoever was a stranger until this commit. */
    readonly signedIn?: Session;
    /** Of what is changed. */
    readonly livemode?: boolean;
  };
}

/** A refusal that changes nothing. */
export function refuse(
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
  options: { readonly retryAfterSeconds?: number } = {},
): Decision {
  return { changes: [], answer: refused(new GatewayError(code, details, options)) };
}

const ROUNDS_MAX = 5;

/** Refusals of a guard that tell the caller something; every other guard means: read and decide again. */
const REFUSED_GUARDS: Partial<Record<ChangeType, ErrorCode>> = {
  'assert.api_key': 'API_KEY_REVOKED',
  'assert.session': 'TOKEN_REVOKED',
  'assert.password_proven': 'REAUTHENTICATION_REQUIRED',
  'assert.password': 'INVALID_CREDENTIALS',
  'session.prove_password': 'TOKEN_REVOKED',
  'assert.merchant_active': 'ACCOUNT_SUSPENDED',
  'assert.agent_active': 'ACCOUNT_SUSPENDED',
  'principal.clear_pin_failures': 'INVALID_PIN',
};

/**
 * The way every change reaches the database: read and decide (`decide`), commit, and if somebody else was faster, read
 * and decide again, five times at most. The answer is stored in the same commit when the caller sent an idempotency key.
 *
 * `optimistic` skips the look for a stored answer: the guard on the key finds it anyway, one round trip cheaper. Only
 * for operations whose decision is the same whether or not they ran before.
 */
export async function perform(
  context: Context,
  work: {
    readonly idempotent: IdempotentRequest | null;
    readonly optimistic?: boolean;
    readonly decide: () => Promise<Decision> | Decision;
  },
): Promise<Answer> {
  const { idempotent } = work;
  if (idempotent !== null && work.optimistic !== true) {
    const replay = await findReplay(context, idempotent);
    if (replay.kind === 'done') return replay.answer;
    if (replay.kind === 'running') throw inProgress();
  }
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    const decision = await decided(work.decide);
    if (idempotent !== null && !isRemembered(decision.answer)) {
      // What stood in the way may be what this very request did, sent twice at once: then its answer counts.
      const replay = await findReplay(context, idempotent);
      if (replay.kind === 'done') return replay.answer;
    }
    const remembers = idempotent !== null && !decision.answer.replayed && isRemembered(decision.answer);
    const changes = [
      ...decision.changes,
      ...lineOf(context, decision),
      ...(remembers ? [remember(context, idempotent, decision)] : []),
    ];
    if (changes.length === 0) return decision.answer;

    const outcome = await context.store.commit(changes);
    if (outcome.kind === 'applied') {
      afterCommit(context, changes);
      return decision.answer;
    }
    if (outcome.kind === 'unknown') {
      if (await wasApplied(context, changes)) return decision.answer;
      throw unavailable();
    }
    const code = REFUSED_GUARDS[outcome.guard];
    if (code !== undefined) throw new GatewayError(code);
    // Whoever was faster may have been this very request: its answer counts, not a second decision.
    if (idempotent !== null) {
      const replay = await findReplay(context, idempotent);
      if (replay.kind === 'done') return replay.answer;
      if (replay.kind === 'running') throw inProgress();
    }
    context.logger.debug({ guard: outcome.guard, round }, 'decided again');
    await context.clock.sleep(5 + context.random.fraction() * 45, new AbortController().signal);
  }
  throw unavailable();
}

/** A refusal may be returned or thrown from further down. */
async function decided(decide: () => Promise<Decision> | Decision): Promise<Decision> {
  try {
    return await decide();
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return { changes: [], answer: refused(error) };
  }
}

/** A commit outside a request. False when a guard refused, or when the answer to COMMIT was lost: look before you repeat. */
export async function commitOnce(context: Context, changes: readonly Change[]): Promise<boolean> {
  if (changes.length === 0) return true;
  const outcome = await context.store.commit(changes);
  if (outcome.kind !== 'applied') return false;
  afterCommit(context, changes);
  return true;
}

/** What an authenticated caller's decision rests on, asserted again inside its commit. */
export function callerStillValid(context: Context, caller: Caller): readonly Change[] {
  switch (caller.kind) {
    case 'api_key':
      if (caller.keyId === IN_PROCESS_KEY_ID) return [];
      return [{ type: 'assert.api_key', id: caller.keyId, nowMs: context.clock.now() }];
    case 'session':
      return [{ type: 'assert.session', id: caller.sessionId }];
    case 'operator':
      // All that an operator changes takes a proof.
      return caller.by === 'session'
        ? [{ type: 'assert.session', id: caller.sessionId }, ...proofStillHolds(context, caller)]
        : [];
    case 'anonymous':
      return [];
  }
}

function remember(context: Context, idempotent: IdempotentRequest, decision: Decision): Change {
  return decision.runningSubjectId === undefined
    ? rememberAnswer(context, idempotent, decision.answer)
    : rememberRunning(context, idempotent, decision.runningSubjectId);
}

function afterCommit(context: Context, changes: readonly Change[]): void {
  for (const change of changes) {
    if (change.type === 'event.append') {
      const { id, type, subjectId } = change.event;
      context.logger.info({ event: type, id, subject: subjectId }, 'event');
      context.wake('deliveries');
    } else if (change.type === 'delivery.insert') {
      context.wake('deliveries');
    } else if (TIMED.has(change.type)) {
      context.wake('timers');
    }
  }
}

/** Changes after which something may be due sooner than the background work knows. */
const TIMED: ReadonlySet<ChangeType> = new Set<ChangeType>([
  'task.insert',
  'attempt.insert',
  'attempt.update',
  'ledger_check.insert',
]);

/** After a lost answer to COMMIT: looks for an id that only this list could have written. */
async function wasApplied(context: Context, changes: readonly Change[]): Promise<boolean> {
  const { read } = context.store;
  // The stored answer says it best: if it is ours to the byte, then so is the answer. Another request with the same key
  // may have rotated the same session, on another process, in this very millisecond.
  const remembered = changes.find((change) => change.type === 'idempotency.insert')?.record;
  if (remembered !== undefined && remembered.body !== null) {
    const stored = await read.idempotency(remembered.key);
    return stored !== null && stored.body === remembered.body && stored.createdAtMs === remembered.createdAtMs;
  }
  for (const change of changes) {
    if (change.type === 'event.append') return (await read.eventById(change.event.id)) !== null;
    if (change.type === 'transfer.insert') return (await read.transferById(change.transfer.id)) !== null;
    if (change.type === 'session.insert') return (await read.sessionById(change.session.id)) !== null;
    if (change.type === 'endpoint.insert') return (await read.endpointById(change.endpoint.id)) !== null;
    if (change.type === 'api_key.insert') return (await read.apiKeyById(change.apiKey.id)) !== null;
    if (change.type === 'delivery.insert') return (await read.deliveryById(change.delivery.id)) !== null;
    if (change.type === 'session.prove_password') {
      return (await read.sessionById(change.id))?.session.passwordProvenAtMs === change.nowMs;
    }
    if (change.type === 'principal.set_password') {
      return (await read.principalById(change.id))?.passwordHash === change.passwordHash;
    }
    if (change.type === 'audit.append') return (await read.auditLineById(change.line.id)) !== null;
    if (change.type === 'ledger_check.insert') return (await read.ledgerCheckById(change.ledgerCheck.id)) !== null;
    if (change.type === 'session.rotate') {
      const found = await read.sessionById(change.id);
      return found?.session.generation === change.fromGeneration + 1 && found.session.rotatedAtMs === change.nowMs;
    }
  }
  return false;
}

function unavailable(): GatewayError {
  return new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
}
