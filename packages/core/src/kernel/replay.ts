import { routes, type RouteName } from '@mitako/contract';
import type { Context } from '../context.ts';
import { IDEMPOTENCY_LEASE_MS, idempotentRequest, scopeOf, type IdempotentRequest } from './idempotency.ts';
import type { IdempotencyRecord } from '../model.ts';
import { GatewayError } from '../errors.ts';
import type { Change } from '../ports/changes.ts';
import type { Answer } from './answer.ts';
import { LIMITS } from '@mitako/contract/names';
import type { OperationRequest } from './operation.ts';

/** What is known about an idempotent request before it runs. */
export type Replay =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly answer: Answer }
  /** Started and not answered yet. `isAbandoned`: its lease has ended, so whoever ran it has died. */
  | { readonly kind: 'running'; readonly record: IdempotencyRecord; readonly isAbandoned: boolean };

/** The request's place in the idempotency store, null when the caller sent no key. */
export function idempotencyOf<Name extends RouteName>(
  context: Context,
  name: Name,
  request: OperationRequest<Name>,
  scope: string = scopeOf(request.caller),
): IdempotentRequest | null {
  if (request.idempotencyKey === null) return null;
  const { method, path } = routes[name];
  const parameters = request.parameters as Readonly<Record<string, string>>;
  const concretePath = path.replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? '');
  return idempotentRequest(context.keyring, {
    scope,
    method,
    path: concretePath,
    query: request.query,
    callerKey: request.idempotencyKey,
    body: request.body,
  });
}

/**
 * Looks for the stored answer.
 * @throws GatewayError `IDEMPOTENCY_KEY_REUSED` when the key belongs to a different request
 */
export async function findReplay(context: Context, idempotent: IdempotentRequest | null): Promise<Replay> {
  if (idempotent === null) return { kind: 'none' };
  return replayOf(context, idempotent, await context.store.read.idempotency(idempotent.key));
}

/**
 * The same, of a record that was read already.
 * @throws GatewayError `IDEMPOTENCY_KEY_REUSED`
 */
export function replayOf(context: Context, idempotent: IdempotentRequest, record: IdempotencyRecord | null): Replay {
  const nowMs = context.clock.now();
  // An expired record that was not swept yet counts as absent.
  if (record === null || record.expiresAtMs <= nowMs) return { kind: 'none' };
  if (record.fingerprint !== idempotent.fingerprint) throw new GatewayError('IDEMPOTENCY_KEY_REUSED');
  if (record.state === 'done' && record.status !== null && record.body !== null) {
    const body = record.sealed ? context.keyring.open(record.body, `idempotency:${record.key}`) : record.body;
    return {
      kind: 'done',
      answer: { status: record.status, body, retryAfterSeconds: null, replayed: true, secret: record.sealed },
    };
  }
  return { kind: 'running', record, isAbandoned: (record.leaseEndsAtMs ?? 0) <= nowMs };
}

/**
 * The answer that was kept for a request whose key was held as running: ours, unless somebody took it for abandoned and
 * answered it first, because its rail took longer than the lease.
 */
export async function keptAnswer(
  context: Context,
  idempotent: IdempotentRequest | null,
  answer: Answer,
): Promise<Answer> {
  const replay = await findReplay(context, idempotent);
  return replay.kind === 'done' && replay.answer.body !== answer.body ? replay.answer : answer;
}

/** Stores the answer in the commit of its effect. */
export function rememberAnswer(context: Context, idempotent: IdempotentRequest, answer: Answer): Change {
  return {
    type: 'idempotency.insert',
    record: {
      ...newRecord(context, idempotent),
      state: 'done',
      status: answer.status,
      ...storedBody(context, idempotent.key, answer),
    },
  };
}

/** Holds the key while a rail is asked; whoever comes after the lease answers from the state of `subjectId`. */
export function rememberRunning(context: Context, idempotent: IdempotentRequest, subjectId: string): Change {
  const record = newRecord(context, idempotent);
  return {
    type: 'idempotency.insert',
    record: { ...record, subjectId, leaseEndsAtMs: record.createdAtMs + IDEMPOTENCY_LEASE_MS },
  };
}

function newRecord(context: Context, idempotent: IdempotentRequest): IdempotencyRecord {
  const nowMs = context.clock.now();
  return {
    key: idempotent.key,
    fingerprint: idempotent.fingerprint,
    state: 'running',
    status: null,
    body: null,
    sealed: false,
    subjectId: null,
    leaseEndsAtMs: null,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + LIMITS.idempotencyWindowMs,
  };
}

/** Stores the answer of a request whose key was kept as running. */
export function finishAnswer(
  context: Context,
  idempotent: IdempotentRequest | null,
  answer: Answer,
): readonly Change[] {
  if (idempotent === null) return [];
  const { key } = idempotent;
  return [{ type: 'idempotency.finish', key, status: answer.status, ...storedBody(context, key, answer) }];
}

/** The body as it is stored: sealed when it holds a secret. */
export function storedBody(
  context: Context,
  key: string,
  answer: Answer,
): { readonly body: string; readonly sealed: boolean } {
  return answer.secret
    ? { body: context.keyring.seal(answer.body, `idempotency:${key}`), sealed: true }
    : { body: answer.body, sealed: false };
}

export function inProgress(): GatewayError {
  return new GatewayError('IDEMPOTENCY_IN_PROGRESS', {}, { retryAfterSeconds: 1 });
}
