import type { Accepted } from '@mitako/contract';
import { firstFound } from '../basics/first-found.ts';
import { keepNewest } from '../basics/keep-newest.ts';
import type { Context } from '../context.ts';
import { endOf } from '../api-keys/end-of.ts';
import type { KnownKey } from '../api-keys/reads.ts';
import { classifyBearer } from '../api-keys/format.ts';
import { GatewayError } from '../errors.ts';
import type { ApiKey, Merchant, OperatorKey } from '../model.ts';
import type { KnownSession } from '../people/reads.ts';
import type { MerchantMode } from '../ports/page.ts';
import { commitOnce } from './decide-and-commit.ts';

/** A request's credential. The last two are for the embedding program and the command line. */
export type Credential =
  | { readonly kind: 'none' }
  /** The `Authorization` header, or null. */
  | { readonly kind: 'bearer'; readonly authorization: string | null }
  | ({ readonly kind: 'merchant' } & MerchantMode)
  | { readonly kind: 'operator' };

/**
 * The result of authentication. A page authenticates once and authorises each call. Created by `gateway.authenticate`
 * only; any other object is rejected.
 */
export interface Identity {
  /** Created only by `gateway.authenticate`. */
  readonly [identity]: true;
}

/** @internal */
export type Presented =
  | Exclude<Credential, { readonly kind: 'bearer' }>
  | ({
      readonly kind: 'api_key';
      /** From an earlier call, not read for this one. */
      readonly isKept: boolean;
      /** Of the key that was presented, under each version of the data key, oldest first. */
      readonly hashes: readonly string[];
    } & KnownKey)
  | ({ readonly kind: 'session' } & KnownSession)
  | { readonly kind: 'operator_key'; readonly operatorKey: OperatorKey; readonly hashes: readonly string[] };

/** Facts that decide whether a merchant may change live payments. */
export type MerchantStatus = Pick<Merchant, 'kycStatus' | 'suspendedAtMs'>;

declare const identity: unique symbol;

/** API keys that a process keeps. */
const KEPT_MAX = 10_000;

/** A key's last use is recorded at most this often, beside the request. */
const TOUCH_EVERY_MS = 60_000;

/**
 * Authenticates a credential in one read. A missing row, a revoked key and a signed-out device take effect at once, in
 * every process.
 * @param mayBeKept an API key may be one that was read earlier: the caller confirms it before it answers
 * @param accepted what the route accepts, so that the error names what to present; null: any credential
 * @throws GatewayError with the code of an invalid credential
 */
export async function authenticate(
  context: Context,
  credential: Credential,
  accepted: Accepted | null,
  mayBeKept = false,
): Promise<Presented> {
  if (credential.kind !== 'bearer') return credential;
  if (accepted?.kind === 'none') return { kind: 'none' };
  if (accepted?.kind === 'optional_token' && credential.authorization === null) return { kind: 'none' };
  const bearer = bearerOf(credential.authorization);
  const kind = classifyBearer(bearer);
  switch (accepted === null ? anyOf(kind) : expectedOf(accepted, kind)) {
    case 'api_key':
      return presentedApiKey(context, bearer, mayBeKept);
    case 'operator_key':
      return presentedOperatorKey(context, bearer);
    case 'token':
      if (kind !== 'token') throw new GatewayError('INVALID_TOKEN', { expected: 'access_token' });
      return presentedSession(context, bearer, { onPages: accepted === null });
  }
}

/** @throws GatewayError `INVALID_API_KEY` for a mistyped key */
function anyOf(kind: ReturnType<typeof classifyBearer>): 'api_key' | 'operator_key' | 'token' {
  if (kind === 'malformed') throw unknownKey('access_token');
  return kind;
}

/**
 * The kind of credential, among those that a route accepts.
 * @throws GatewayError when it is none of them
 */
function expectedOf(accepted: Accepted, kind: ReturnType<typeof classifyBearer>): 'api_key' | 'operator_key' | 'token' {
  switch (accepted.kind) {
    case 'none':
    case 'optional_token':
    case 'token':
      return 'token';
    case 'api_key':
      if (kind !== 'api_key') throw unknownKey('api_key');
      return 'api_key';
    case 'operator':
      if (kind === 'token') return 'token';
      if (kind !== 'operator_key') throw unknownKey('operator_key');
      return 'operator_key';
    case 'legacy':
    case 'merchant': {
      const acceptsKeys = accepted.kind === 'legacy' || accepted.scope !== undefined;
      // A mistyped key does not mean that the user must log in again.
      if (kind === 'malformed' || (kind === 'operator_key' && acceptsKeys)) {
        throw unknownKey(acceptsKeys ? 'api_key' : 'access_token');
      }
      if (kind === 'api_key' && !acceptsKeys) {
        throw new GatewayError('PERMISSION_DENIED', { expected: 'access_token' });
      }
      return kind === 'api_key' ? 'api_key' : 'token';
    }
  }
}

async function presentedApiKey(context: Context, bearer: string, mayBeKept: boolean): Promise<Presented> {
  const hashes = context.keyring.under((keys) => keys.hashKey(bearer));
  const kept = mayBeKept
    ? hashes.map((hash) => context.keptKeys?.get(hash)).find((each) => each !== undefined)
    : undefined;
  if (kept !== undefined && endFault(context, kept.apiKey) === null) {
    return { kind: 'api_key', isKept: true, hashes, ...kept };
  }
  return readApiKey(context, hashes);
}

/** @throws GatewayError when it is unknown or has ended */
export async function readApiKey(
  context: Context,
  hashes: readonly string[],
): Promise<Extract<Presented, { readonly kind: 'api_key' }>> {
  const { keptKeys } = context;
  const found = await firstFound(hashes, context.store.read.apiKeyByHash);
  const fault = found === null ? unknownKey('api_key') : endFault(context, found.apiKey);
  if (found === null || fault !== null) {
    for (const hash of hashes) keptKeys?.delete(hash);
    throw fault ?? unknownKey('api_key');
  }
  if (keptKeys !== null) keepNewest(keptKeys, KEPT_MAX, found.apiKey.hash, found);
  return { kind: 'api_key', isKept: false, hashes, ...found };
}

function endFault({ clock }: Pick<Context, 'clock'>, apiKey: ApiKey): GatewayError | null {
  if (apiKey.revokedAtMs !== null) return new GatewayError('API_KEY_REVOKED');
  const endsAtMs = endOf(apiKey);
  return endsAtMs !== null && endsAtMs <= clock.now() ? new GatewayError('API_KEY_EXPIRED') : null;
}

async function presentedOperatorKey(context: Context, bearer: string): Promise<Presented> {
  const hashes = context.keyring.under((keys) => keys.hashKey(bearer));
  const operatorKey = await firstFound(hashes, context.store.read.operatorKeyByHash);
  if (operatorKey === null) throw unknownKey('operator_key');
  const { revokedAtMs, expiresAtMs } = operatorKey;
  if (revokedAtMs !== null) throw new GatewayError('API_KEY_REVOKED');
  if (expiresAtMs !== null && expiresAtMs <= context.clock.now()) throw new GatewayError('API_KEY_EXPIRED');
  return { kind: 'operator_key', operatorKey, hashes };
}

async function presentedSession(
  context: Context,
  bearer: string,
  { onPages }: { readonly onPages: boolean },
): Promise<Presented> {
  const claims = await context.tokens.verifyAccess(bearer);
  const found = await context.store.read.sessionById(claims.sessionId);
  if (found === null) throw new GatewayError('INVALID_TOKEN');
  if (hasEnded(context, found)) throw new GatewayError('TOKEN_REVOKED');
  // A copy of the cookie would outlive the logout of the embedding program.
  if (found.session.method !== 'own' && !onPages) throw new GatewayError('INVALID_TOKEN');
  return { kind: 'session', ...found };
}

/**
 * Whether a session ends at once: it was revoked, what it acts as was removed while it began, or the embedding program logs in
 * the people of its role since, or no longer.
 */
export function hasEnded({ settings }: Pick<Context, 'settings'>, { session, membership }: KnownSession): boolean {
  if (session.revokedAtMs !== null || (session.method === 'own') === settings.hosted.has(session.role)) return true;
  return session.membershipId !== null && membership?.state !== 'active';
}

/** Records the use of a key after it was accepted. */
export function recordUse(context: Context, presented: Presented): void {
  if (presented.kind === 'api_key') move(context, 'api_key.move', presented.apiKey, presented.hashes);
  if (presented.kind === 'operator_key') move(context, 'operator_key.move', presented.operatorKey, presented.hashes);
  if (presented.kind === 'api_key' && touch(context, 'api_key.touch', presented.apiKey)) {
    context.keptKeys?.delete(presented.apiKey.hash);
  }
  if (presented.kind === 'operator_key') touch(context, 'operator_key.touch', presented.operatorKey);
}

/** A key that is hashed under an earlier version of the data key is hashed under the active one from now on, best effort. */
function move(
  context: Context,
  type: 'api_key.move' | 'operator_key.move',
  { id, hash: from }: Pick<ApiKey, 'id' | 'hash'>,
  hashes: readonly string[],
): void {
  if (hashes.length === 1) return;
  const to = context.keyring.under(({ version }) => version).indexOf(context.keyring.version);
  const hash = hashes[to];
  // The keyring may have another version since the key was presented: then the next use moves it.
  if (hash === undefined || hashes.indexOf(from) >= to) return;
  context.keptKeys?.delete(from);
  commitOnce(context, [{ type, id, from, to: hash }]).catch((error: unknown) => {
    context.logger.debug({ error, key: id }, 'key not moved to the present data key');
  });
}

/** False: it was recorded a moment ago. */
function touch(
  context: Context,
  type: 'api_key.touch' | 'operator_key.touch',
  { id, lastUsedAtMs }: Pick<ApiKey, 'id' | 'lastUsedAtMs'>,
): boolean {
  const nowMs = context.clock.now();
  if (lastUsedAtMs !== null && nowMs - lastUsedAtMs <= TOUCH_EVERY_MS) return false;
  commitOnce(context, [{ type, id, nowMs }]).catch((error: unknown) => {
    context.logger.warn({ error, key_id: id }, 'last use of a key not recorded');
  });
  return true;
}

/** For a mistyped key and for the wrong kind alike, the error names the kind that the route accepts. */
function unknownKey(expected: 'api_key' | 'operator_key' | 'access_token'): GatewayError {
  return new GatewayError('INVALID_API_KEY', { expected });
}

/** RFC 6750 §2.1; the scheme is case-insensitive (RFC 9110 §11.1). */
function bearerOf(authorization: string | null): string {
  const match = /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? '');
  if (match?.[1] === undefined) throw new GatewayError('AUTHENTICATION_REQUIRED');
  return match[1];
}
