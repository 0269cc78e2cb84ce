import { hash } from 'node:crypto';
import type { Keyring } from '../system/keyring.ts';
import type { Caller } from './caller.ts';

/** How long a request that calls a rail may hold its key without an answer. */
export const IDEMPOTENCY_LEASE_MS = 60_000;

/** An idempotent request: where its answer is kept, and what it must look like to get it. */
export interface IdempotentRequest {
  readonly key: string;
  readonly fingerprint: string;
}

/** Fields that a fingerprint leaves out: the key itself, and secrets that would make it a guessing oracle. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'idempotency_key',
  'pin',
  'password',
  'current_password',
  'new_password',
]);

export function idempotentRequest(
  keyring: Keyring,
  request: {
    /** Whose key it is: keys of two scopes never meet. */
    readonly scope: string;
    readonly method: string;
    /** Concrete path, without its query. */
    readonly path: string;
    readonly query?: unknown;
    readonly callerKey: string;
    readonly body: unknown;
  },
): IdempotentRequest {
  const { scope, method, path, query, callerKey, body } = request;
  return {
    key: hash('sha256', `${scope}\n${method}\n${path}\n${callerKey}`, 'base64url'),
    fingerprint: keyring.fingerprint(`${method}\n${path}?${canonicalJson(query)}\n${canonicalJson(body, LEFT_OUT)}`),
  };
}

/** Whose money and of which mode, whichever credential; or the operator. */
export function scopeOf(caller: Caller): string {
  switch (caller.kind) {
    case 'api_key':
    case 'in_process':
      return `${caller.merchantId}:${caller.livemode ? 'live' : 'test'}`;
    case 'session':
      return `${caller.principalId}:${caller.livemode ? 'live' : 'test'}`;
    case 'operator':
      return 'operator';
    case 'anonymous':
      return 'public';
  }
}

/**
 * JSON with sorted keys, so that order and white space of a body do not matter.
 * @param leftOut fields of the value itself, not of what is in it
 */
export function canonicalJson(value: unknown, leftOut: ReadonlySet<string> = NOTHING): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`;
  let fields = '';
  for (const name of Object.keys(value).toSorted()) {
    const field = (value as Readonly<Record<string, unknown>>)[name];
    if (field === undefined || leftOut.has(name)) continue;
    fields += `${fields === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(field)}`;
  }
  return `{${fields}}`;
}

const NOTHING: ReadonlySet<string> = new Set();
