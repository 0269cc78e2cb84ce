import { hash } from 'node:crypto';
import type { HashKeys, Keyring } from '../system/keyring.ts';
import type { Caller } from './caller.ts';

/** How long a request that calls a rail may hold its key without a response. */
export const IDEMPOTENCY_LEASE_MS = 60_000;

/** An idempotent request: where its response is stored, and the fingerprint required to get it. */
export interface IdempotentRequest {
  /**
   * The time of the caller's key, if it has one, and a hash. Short, as the fingerprint: a record is written with each payment,
   * and these are most of its row and index.
   */
  readonly key: string;
  /** Under the active version of the data key. */
  readonly fingerprint: string;
  /** Whether a record is of this request: it may be of an earlier version. */
  isOf(fingerprint: string): boolean;
}

/** Characters of base64url. */
export const DIGEST_LENGTH = 22;

/** Fields that a fingerprint omits: the key itself, and secrets that would make it a guessing oracle. */
const OMITTED_FIELDS: ReadonlySet<string> = new Set([
  'idempotency_key',
  'pin',
  'password',
  'current_password',
  'new_password',
  // Another one where the form that left it is sent again.
  'device_token',
]);

export function idempotentRequest(
  keyring: Keyring,
  request: {
    /** Owner of the key: keys of two scopes are independent. */
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
  const asked = `${method}\n${path}?${canonicalJson(query)}\n${canonicalJson(body, OMITTED_FIELDS)}`;
  const fingerprint = (keys: HashKeys): string => keys.fingerprint(asked).slice(0, DIGEST_LENGTH);
  const present = fingerprint(keyring);
  return {
    key:
      timeOf(callerKey) +
      hash('sha256', `${scope}\n${method}\n${path}\n${callerKey}`, 'base64url').slice(0, DIGEST_LENGTH),
    fingerprint: present,
    isOf: (recorded) => recorded === present || keyring.under(fingerprint).includes(recorded),
  };
}

const UUID_V7 = /^([\da-f]{8})-([\da-f]{4})-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const ULID = /^[0-7][\da-hjkmnp-tv-z]{25}$/i;

/**
 * Ten characters that sort as the time with which the key begins, to a millisecond: rows of a moment then share a page of the
 * index, where a hash alone would write a page of its own for each. Empty for other keys.
 */
function timeOf(callerKey: string): string {
  const [, high, low] = UUID_V7.exec(callerKey) ?? [];
  if (high !== undefined && low !== undefined)
    return Number.parseInt(high + low, 16)
      .toString(32)
      .padStart(10, '0');
  return ULID.test(callerKey) ? callerKey.slice(0, 10).toLowerCase() : '';
}

/** Merchant and mode, with any key; of people the member or the account, and of operators the key, since answers have secrets. */
export function scopeOf(caller: Caller): string {
  switch (caller.kind) {
    case 'api_key':
    case 'in_process':
      return `${caller.merchantId}:${caller.livemode ? 'live' : 'test'}`;
    case 'session':
      return `${caller.actingAs?.id ?? caller.principalId}:${caller.livemode ? 'live' : 'test'}`;
    case 'operator':
      if (caller.by === 'in_process') return 'operator';
      return `operator:${caller.by === 'key' ? caller.keyId : caller.principalId}`;
    case 'anonymous':
      return 'public';
  }
}

/**
 * JSON with sorted keys, so that the order of fields and white space do not matter.
 * @param leftOut top-level fields to omit
 */
export function canonicalJson(value: unknown, leftOut: ReadonlySet<string> = NOTHING): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  // Of a file its hash, which takes 3 ms for 5 MiB.
  if (value instanceof Uint8Array) return `"${hash('sha256', value, 'base64url')}"`;
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
