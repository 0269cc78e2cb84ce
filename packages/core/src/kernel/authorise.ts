import type { Accepted } from '@mitako/contract';
import { LIMITS, type Scope } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import type { Principal } from '../model.ts';
import { authenticatedUntilMs } from '../people/sessions.ts';
import type { Change } from '../ports/changes.ts';
import type { MerchantStatus, Presented } from './authenticate.ts';
import type { Caller } from './caller.ts';
import { merchantOf } from './callers.ts';

/** Parameters of authorisation besides the route: `{role}` of the path and `?mode=`, if any. */
export interface Asked {
  readonly role: unknown;
  readonly mode: 'live' | 'test' | undefined;
}

/**
 * Authorises an identity for a route: role, scope, mode, KYC and suspension.
 * @throws GatewayError with the code of what is missing
 */
export async function authorise(
  context: Context,
  accepted: Accepted,
  presented: Presented,
  asked: Asked,
): Promise<Caller> {
  switch (accepted.kind) {
    case 'none':
      return ANONYMOUS;
    case 'optional_token':
      return presented.kind === 'none' ? ANONYMOUS : sessionCaller(presented, accepted.roles, asked);
    case 'token':
      return sessionCaller(presented, accepted.roles, asked);
    case 'api_key':
      return presented.kind === 'merchant'
        ? inProcess(context, presented, accepted.scope)
        : keyCaller(presented, accepted.scope, asked.mode ?? null);
    case 'legacy':
      return merchantCaller(context, presented, 'payments:read', undefined);
    case 'merchant':
      if (accepted.mode !== undefined && asked.mode !== undefined && asked.mode !== accepted.mode) {
        throw new GatewayError('MODE_MISMATCH');
      }
      return merchantCaller(context, presented, accepted.scope ?? null, accepted.mode ?? asked.mode);
    case 'operator':
      return operatorCaller(presented);
  }
}

const ANONYMOUS: Caller = { kind: 'anonymous' };

function keyCaller(presented: Presented, scope: Scope, mode: 'live' | 'test' | null): Caller {
  if (presented.kind !== 'api_key') throw new GatewayError('INVALID_API_KEY', { expected: 'api_key' });
  const { apiKey, merchant } = presented;
  if (mode !== null && apiKey.livemode !== (mode === 'live')) throw new GatewayError('MODE_MISMATCH');
  if (!apiKey.scopes.includes(scope)) throw new GatewayError('PERMISSION_DENIED', { required_scope: scope });
  if (apiKey.livemode && scope === 'payments:write') requireActiveMerchant(merchant);
  return { kind: 'api_key', keyId: apiKey.id, merchantId: apiKey.merchantId, livemode: apiKey.livemode };
}

function sessionCaller(
  presented: Presented,
  roles: readonly Principal['role'][],
  { role: pathRole, mode }: Asked,
): Extract<Caller, { readonly kind: 'session' }> {
  if (presented.kind === 'none') throw new GatewayError('AUTHENTICATION_REQUIRED');
  if (presented.kind !== 'session') throw new GatewayError('INVALID_TOKEN', { expected: 'access_token' });
  const { session, principal, membership } = presented;
  const { role } = principal;
  if (!roles.includes(role) || (pathRole !== undefined && pathRole !== role)) {
    throw new GatewayError('ROLE_NOT_ALLOWED', { role, allowed: pathRole === undefined ? roles : [pathRole] });
  }
  return {
    kind: 'session',
    sessionId: session.id,
    role,
    principalId: principal.id,
    actingAs:
      membership === null ? null : { id: membership.id, merchantId: membership.merchantId, role: membership.role },
    livemode: livemodeOf(principal, mode),
    passwordProvenAtMs: session.passwordProvenAtMs,
  };
}

/** Sandbox accounts have test mode only. For others live mode is the default; a merchant's KYC matters as well. */
function livemodeOf({ sandboxScenario }: Principal, mode: Asked['mode']): boolean {
  if (sandboxScenario === null) return mode !== 'test';
  if (mode === 'live') throw new GatewayError('MODE_MISMATCH');
  return false;
}

async function merchantCaller(
  context: Context,
  presented: Presented,
  scope: Scope | null,
  mode: Asked['mode'],
): Promise<Caller> {
  if (presented.kind === 'merchant') {
    if (mode !== undefined && presented.livemode !== (mode === 'live')) throw new GatewayError('MODE_MISMATCH');
    return inProcess(context, presented, scope);
  }
  if (presented.kind === 'api_key') {
    if (scope === null) throw new GatewayError('PERMISSION_DENIED', { expected: 'access_token' });
    return keyCaller(presented, scope, mode ?? null);
  }
  const caller = sessionCaller(presented, ['merchant'], { role: undefined, mode });
  const changesPayments = scope === 'payments:write' && mode !== 'test';
  if (mode !== undefined && !changesPayments) return caller;
  const merchant = await merchantById(context, merchantOf(caller).merchantId);
  const livemode = mode === undefined ? merchant.kycStatus === 'approved' : caller.livemode;
  if (livemode && changesPayments) requireActiveMerchant(merchant);
  return { ...caller, livemode };
}

/** The embedding program has no API key, and has all permissions of its merchant. */
async function inProcess(
  context: Context,
  { merchantId, livemode }: Extract<Presented, { readonly kind: 'merchant' }>,
  scope: Scope | null,
): Promise<Caller> {
  if (livemode && scope === 'payments:write') {
    requireActiveMerchant(await merchantById(context, merchantId));
  }
  return { kind: 'in_process', merchantId, livemode };
}

/**
 * Required to change live payments, with any credential.
 * @throws GatewayError `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
 */
export function requireActiveMerchant({ kycStatus, suspendedAtMs }: MerchantStatus): void {
  if (kycStatus !== 'approved') throw new GatewayError('KYC_REQUIRED', { kyc_status: kycStatus });
  if (suspendedAtMs !== null) throw new GatewayError('ACCOUNT_SUSPENDED');
}

function operatorCaller(presented: Presented): Caller {
  if (presented.kind === 'operator') return { kind: 'operator', by: 'in_process' };
  if (presented.kind === 'operator_key') return { kind: 'operator', by: 'key', keyId: presented.operatorKey.id };
  if (presented.kind !== 'session') throw new GatewayError('INVALID_API_KEY', { expected: 'operator_key' });
  const { sessionId, principalId, actingAs, passwordProvenAtMs } = sessionCaller(presented, ['operator'], {
    role: undefined,
    mode: undefined,
  });
  return { kind: 'operator', by: 'session', sessionId, principalId, actingAs, passwordProvenAtMs };
}

/**
 * A logged-in caller must have authenticated recently; keys are exempt.
 * @throws GatewayError `REAUTHENTICATION_REQUIRED`
 */
export function requireRecentAuth({ clock }: Context, caller: Caller): void {
  if (hasSession(caller) && clock.now() > authenticatedUntilMs(caller)) {
    throw new GatewayError('REAUTHENTICATION_REQUIRED');
  }
}

/** Rechecks the caller inside the commit. */
export function callerStillValid(
  { clock }: Context,
  caller: Caller,
  options: { readonly requiresRecentAuth: boolean },
): readonly Change[] {
  if (caller.kind === 'api_key') return [{ type: 'assert.api_key', id: caller.keyId, nowMs: clock.now() }];
  if (caller.kind === 'operator' && caller.by === 'key') {
    return [{ type: 'assert.operator_key', id: caller.keyId, nowMs: clock.now() }];
  }
  if (!hasSession(caller)) return [];
  const { sessionId: id, actingAs } = caller;
  const sinceMs = clock.now() - LIMITS.passwordProofLifeMs;
  return [
    { type: 'assert.session', id },
    ...(actingAs === null ? [] : [{ type: 'assert.membership', id: actingAs.id, role: actingAs.role } as const]),
    ...(options.requiresRecentAuth ? [{ type: 'assert.password_proven', id, sinceMs } as const] : []),
  ];
}

function hasSession(caller: Caller): caller is Extract<Caller, { readonly sessionId: string }> {
  return 'sessionId' in caller;
}
