import { LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { IdempotencyRecord } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { Caller } from './caller.ts';
import {
  DIGEST_LENGTH,
  IDEMPOTENCY_LEASE_MS,
  idempotentRequest,
  scopeOf,
  type IdempotentRequest,
} from './idempotency.ts';
import type { Decision, Finish } from './operation.ts';
import type { HashKeys } from '../system/keyring.ts';
import { isStored, replayed, type Result } from './result.ts';
import type { RouteFacts } from './route-facts.ts';

/** State of an idempotent request before it runs. */
export type Replay<Data> =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly answer: Result<Data> }
  /** Started without a response yet. `isAbandoned`: its lease has ended, so its process has died. */
  | { readonly kind: 'running'; readonly isAbandoned: boolean };

/** The stored responses of one request. Without an idempotency key nothing is found and nothing is stored. */
export interface Replays<Data> {
  /** Sets the owner of the key; null: the caller. Returns the key under which the store knows the response. */
  open(scope: string | null): string | null;
  /**
   * Looks up the stored response.
   * @throws GatewayError `IDEMPOTENCY_KEY_REUSED` when the key belongs to another request, and
   * `IDEMPOTENCY_RESPONSE_CHANGED` when the response that is made again is another one
   */
  find(): Promise<Replay<Data>>;
  /** The same, for a record that was already read. */
  read(record: IdempotencyRecord | null): Promise<Replay<Data>>;
  /** Stores the response in the commit of its effect, or holds the key while a rail is called. */
  remember(decision: Decision<Data>): readonly Change[];
  readonly finish: Finish;
}

export function createReplays<Data>(
  context: Context,
  { route: { method, path }, bodyFields }: Pick<RouteFacts, 'route' | 'bodyFields'>,
  request: {
    readonly caller: Caller;
    readonly parameters: object;
    readonly query: unknown;
    readonly body: unknown;
  },
  callerKey: string | null,
  rebuild: (id: string) => Promise<Result<Data> | null>,
): Replays<Data> {
  let idempotent: IdempotentRequest | null = null;

  async function find(): Promise<Replay<Data>> {
    return idempotent === null ? { kind: 'none' } : read(await context.store.read.idempotency(idempotent.key));
  }

  async function read(record: IdempotencyRecord | null): Promise<Replay<Data>> {
    const nowMs = context.clock.now();
    // An expired record that was not swept yet counts as absent.
    if (idempotent === null || record === null || record.expiresAtMs <= nowMs) return { kind: 'none' };
    if (!idempotent.isOf(record.fingerprint)) throw new GatewayError('IDEMPOTENCY_KEY_REUSED');
    const { state, status, sealedBody, subjectId, leaseEndsAtMs } = record;
    if (state !== 'done' || status === null || sealedBody === null) {
      return { kind: 'running', isAbandoned: (leaseEndsAtMs ?? 0) <= nowMs };
    }
    const body = sealedBody.startsWith(HASH)
      ? await rebuilt(subjectId ?? '', sealedBody)
      : context.keyring.open(sealedBody, sealingContext(record.key));
    // The fingerprint guarantees that it is the response of this operation.
    return { kind: 'done', answer: replayed(status, body) as Result<Data> };
  }

  async function rebuilt(id: string, expected: string): Promise<string> {
    const answer = await rebuild(id);
    if (answer === null || !context.keyring.under((keys) => hashed(keys, answer)).includes(expected)) {
      throw new GatewayError('IDEMPOTENCY_RESPONSE_CHANGED', { id });
    }
    return answer.body;
  }

  return {
    open(scope) {
      if (callerKey === null || method === undefined || path === undefined) return null;
      const parameters = request.parameters as Readonly<Record<string, string>>;
      const { query } = request;
      const body = bodyFields.has('currency') ? withCurrency(context, request.body) : request.body;
      idempotent = idempotentRequest(context.keyring, {
        scope: scope ?? scopeOf(request.caller),
        method,
        path: path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? ''),
        query,
        callerKey,
        body,
      });
      return idempotent.key;
    },
    find,
    read,
    remember(decision) {
      if (idempotent === null || !isStored(decision.answer)) return [];
      // Anybody could fill the store with answers to requests that do nothing.
      if (request.caller.kind === 'anonymous' && decision.changes.length === 0) return [];
      const record = newRecord(context, idempotent);
      const { status } = decision.answer;
      const { rebuiltFrom: subjectId = null } = decision;
      return [
        {
          type: 'idempotency.insert',
          record:
            decision.continue === undefined
              ? {
                  ...record,
                  state: 'done',
                  status,
                  subjectId,
                  sealedBody:
                    subjectId === null
                      ? sealed(context, decision.answer, idempotent.key)
                      : hashed(context.keyring, decision.answer),
                }
              : {
                  ...record,
                  subjectId: decision.continue.subjectId,
                  leaseEndsAtMs: record.createdAtMs + IDEMPOTENCY_LEASE_MS,
                },
        },
      ];
    },
    finish: {
      store(answer) {
        if (idempotent === null) return [];
        const { key } = idempotent;
        return [{ type: 'idempotency.finish', key, status: answer.status, sealedBody: sealed(context, answer, key) }];
      },
      forget: () => (idempotent === null ? [] : [{ type: 'idempotency.forget', key: idempotent.key }]),
      async kept<Kept>(answer: Result<Kept>) {
        const stored = await find();
        return stored.kind === 'done' && stored.answer.body !== answer.body
          ? (stored.answer as Result<unknown> as Result<Kept>)
          : answer;
      },
    },
  };
}

/** `xaf` is XAF, and so is a currency left out while there is no other. The operation refuses what is not configured. */
function withCurrency({ settings: { currencies } }: Context, body: unknown): unknown {
  const { currency = currencies.length === 1 ? currencies[0] : undefined, ...others } = body as {
    readonly currency?: string;
  };
  return { ...others, currency: currency?.toUpperCase() };
}

export function inProgress(): GatewayError {
  return new GatewayError('IDEMPOTENCY_IN_PROGRESS', {}, { retryAfterSeconds: 1 });
}

function newRecord(context: Context, { key, fingerprint }: IdempotentRequest): IdempotencyRecord {
  const nowMs = context.clock.now();
  return {
    key,
    fingerprint,
    state: 'running',
    status: null,
    sealedBody: null,
    subjectId: null,
    leaseEndsAtMs: null,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + LIMITS.idempotencyWindowMs,
  };
}

/** Sealed, because responses contain phone numbers, payment tokens, access tokens and secrets. */
function sealed({ keyring }: Context, { body }: Result<unknown>, key: string): string {
  return keyring.sealAnswer(body, sealingContext(key));
}

/** How the hash of a response begins that is made again from its object. A sealed one begins with its version. */
const HASH = 'hash.';

/** 128 bits, with a key: texts of a response cannot be guessed by it. */
function hashed(keys: HashKeys, { body }: Result<unknown>): string {
  return HASH + keys.fingerprint(body).slice(0, DIGEST_LENGTH);
}

/** A response opens only in the row of its own key. */
function sealingContext(key: string): string {
  return `idempotency:${key}`;
}
