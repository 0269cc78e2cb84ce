import type { RouteAuth } from '@mitako/contract';
import type { Scope } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { classifyBearer } from '../api-keys/format.ts';
import { ANONYMOUS, type ApiKeyCaller, type Caller, type OperatorCaller, type SessionCaller } from './caller.ts';
import type { Merchant, Principal } from '../model.ts';
import { GatewayError } from '../errors.ts';
import type { Credential } from '../gateway.ts';

/** A key's last use is written at most this often, beside the request and not before it. */
const TOUCH_EVERY_MS = 60_000;

/**
 * Checks a credential against what a route takes, in one read. A missing row, a revoked key and a signed-out device are
 * seen at once, by every process: nothing of this is kept in memory.
 * @throws GatewayError with the code that says what is wrong with the credential
 */
export async function authenticate(context: Context, credential: Credential): Promise<Caller> {
  const { auth } = credential;
  if (auth.kind === 'none') return ANONYMOUS;
  const bearer = bearerOf(credential.authorization);
  switch (auth.kind) {
    case 'api_key':
      return checkApiKey(context, bearer, auth.scope, null);
    case 'token':
      return checkToken(context, bearer, auth, credential);
    case 'operator':
      return checkOperator(context, bearer);
    case 'merchant':
      if (auth.mode !== undefined && credential.mode !== undefined && credential.mode !== auth.mode) {
        throw new GatewayError('MODE_MISMATCH');
      }
      return checkMerchant(context, bearer, auth.scope ?? null, auth.mode ?? credential.mode);
    case 'legacy':
      return checkMerchant(context, bearer, 'payments:read', undefined);
  }
}

async function checkApiKey(
  context: Context,
  bearer: string,
  scope: Scope,
  mode: 'live' | 'test' | null,
): Promise<ApiKeyCaller> {
  if (classifyBearer(bearer) !== 'api_key') throw unknownKey('api_key');
  const found = await context.store.read.apiKeyByHash(context.keyring.hashKey(bearer));
  if (found === null) throw unknownKey('api_key');
  const { apiKey, merchant } = found;
  const nowMs = context.clock.now();
  if (apiKey.revokedAtMs !== null) throw new GatewayError('API_KEY_REVOKED');
  if (apiKey.expiresAtMs !== null && apiKey.expiresAtMs <= nowMs) throw new GatewayError('API_KEY_EXPIRED');
  if (mode !== null && apiKey.livemode !== (mode === 'live')) throw new GatewayError('MODE_MISMATCH');
  if (!apiKey.scopes.includes(scope)) throw new GatewayError('PERMISSION_DENIED', { required_scope: scope });
  if (apiKey.livemode && scope === 'payments:write') refuseUnfit(merchant);
  if (apiKey.lastUsedAtMs === null || nowMs - apiKey.lastUsedAtMs > TOUCH_EVERY_MS) touch(context, apiKey.id, nowMs);
  return {
    kind: 'api_key',
    keyId: apiKey.id,
    merchantId: apiKey.merchantId,
    livemode: apiKey.livemode,
    scopes: apiKey.scopes,
  };
}

async function checkToken(
  context: Context,
  bearer: string,
  auth: Extract<RouteAuth, { readonly kind: 'token' }>,
  { role: pathRole, mode }: Pick<Credential, 'role' | 'mode'>,
): Promise<SessionCaller> {
  if (classifyBearer(bearer) !== 'token') throw new GatewayError('INVALID_TOKEN', { expected: 'access_token' });
  const claims = await context.tokens.verifyAccess(bearer);
  const found = await context.store.read.sessionById(claims.sessionId);
  if (found === null) throw new GatewayError('INVALID_TOKEN');
  const { session, principal } = found;
  if (session.revokedAtMs !== null) throw new GatewayError('TOKEN_REVOKED');
  const { role } = principal;
  if (!auth.roles.includes(role) || (pathRole !== undefined && pathRole !== role)) {
    throw new GatewayError('ROLE_NOT_ALLOWED', { role, allowed: pathRole === undefined ? auth.roles : [pathRole] });
  }
  return {
    kind: 'session',
    sessionId: session.id,
    role,
    principalId: principal.id,
    livemode: livemodeOf(principal, mode),
    passwordProvenAtMs: session.passwordProvenAtMs,
  };
}

/** Sandbox accounts have test mode alone. For others it is live mode unless they ask; a merchant's KYC has a say as well. */
function livemodeOf({ sandboxScenario }: Principal, mode: Credential['mode']): boolean {
  if (sandboxScenario === null) return mode !== 'test';
  if (mode === 'live') throw new GatewayError('MODE_MISMATCH');
  return false;
}

async function checkMerchant(
  context: Context,
  bearer: string,
  scope: Scope | null,
  mode: 'live' | 'test' | undefined,
): Promise<Caller> {
  const kind = classifyBearer(bearer);
  // A mistyped key is not somebody who has to log in again.
  if (kind === 'malformed' || (kind === 'operator_key' && scope !== null))
    throw unknownKey(scope === null ? 'access_token' : 'api_key');
  if (kind === 'api_key') {
    if (scope === null) throw new GatewayError('PERMISSION_DENIED', { expected: 'access_token' });
    return checkApiKey(context, bearer, scope, mode ?? null);
  }
  const caller = await checkToken(context, bearer, { kind: 'token', roles: ['merchant'] }, { role: undefined, mode });
  const changesPayments = scope === 'payments:write' && mode !== 'test';
  if (mode !== undefined && !changesPayments) return caller;
  const merchant = await context.store.read.merchantById(caller.principalId);
  const livemode = mode === undefined ? merchant?.kycStatus === 'approved' : caller.livemode;
  if (livemode && changesPayments && merchant !== null) refuseUnfit(merchant);
  return { ...caller, livemode };
}

/** Who may change live payments, whichever credential is presented. */
function refuseUnfit({ kycStatus, suspendedAtMs }: Pick<Merchant, 'kycStatus' | 'suspendedAtMs'>): void {
  if (kycStatus !== 'approved') throw new GatewayError('KYC_REQUIRED', { kyc_status: kycStatus });
  if (suspendedAtMs !== null) throw new GatewayError('ACCOUNT_SUSPENDED');
}

async function checkOperator(context: Context, bearer: string): Promise<OperatorCaller> {
  const kind = classifyBearer(bearer);
  if (kind === 'token') {
    const auth = { kind: 'token', roles: ['operator'] } as const;
    const caller = await checkToken(context, bearer, auth, { role: undefined, mode: undefined });
    const { sessionId, principalId, passwordProvenAtMs } = caller;
    return { kind: 'operator', by: 'session', sessionId, principalId, passwordProvenAtMs };
  }
  if (kind !== 'operator_key') throw unknownKey('operator_key');
  const key = await context.store.read.operatorKeyByHash(context.keyring.hashKey(bearer));
  if (key === null) throw unknownKey('operator_key');
  if (key.revokedAtMs !== null) throw new GatewayError('API_KEY_REVOKED');
  return { kind: 'operator', by: 'key', keyId: key.id };
}

/** Whether a key is mistyped or of another kind, the answer says which kind the route takes. */
function unknownKey(expected: 'api_key' | 'operator_key' | 'access_token'): GatewayError {
  return new GatewayError('INVALID_API_KEY', { expected });
}

/** RFC 6750 §2.1; the scheme is case-insensitive (RFC 9110 §11.1). */
function bearerOf(authorization: string | null): string {
  const match = /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? '');
  if (match?.[1] === undefined) throw new GatewayError('AUTHENTICATION_REQUIRED');
  return match[1];
}

function touch(context: Context, id: string, nowMs: number): void {
  context.store.commit([{ type: 'api_key.touch', id, nowMs }]).catch((error: unknown) => {
    context.logger.warn({ error, key: id }, 'could not note the last use of a key');
  });
}
