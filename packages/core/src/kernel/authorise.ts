import type { Accepted, RouteAuth } from '@mitako/contract';
import { doualaDayStartMs, LIMITS, type MemberRole, type Scope, type StaffRole } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import type { Principal } from '../model.ts';
import { isWithin } from '../basics/networks.ts';
import { dueOf } from '../people/factors/required.ts';
import { authenticatedUntilMs } from '../people/sessions.ts';
import type { Change } from '../ports/changes.ts';
import type { MerchantStatus, Presented } from './authenticate.ts';
import type { Caller, SessionCaller } from './caller.ts';
import { merchantOf } from './callers.ts';

/** Parameters of authorisation besides the route: `{role}` of the path and `?mode=`, if any, and the address. */
export interface Asked {
  readonly role: unknown;
  readonly mode: 'live' | 'test' | undefined;
  /** Of the client; null: unknown. */
  readonly address: string | null;
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
      return presented.kind === 'none' ? ANONYMOUS : sessionCaller(context, presented, accepted.roles, asked);
    case 'token':
      return sessionCaller(context, presented, accepted.roles, asked);
    case 'api_key':
      return presented.kind === 'merchant'
        ? inProcess(context, presented, accepted.scope)
        : keyCaller(presented, accepted.scope, asked);
    case 'legacy':
      return merchantCaller(
        context,
        presented,
        { scope: 'payments:read', members: accepted.members },
        asked,
        undefined,
      );
    case 'merchant':
      if (accepted.mode !== undefined && asked.mode !== undefined && asked.mode !== accepted.mode) {
        throw new GatewayError('MODE_MISMATCH');
      }
      return merchantCaller(context, presented, accepted, asked, accepted.mode ?? asked.mode);
    case 'operator':
      return operatorCaller(context, presented, accepted.staff, asked);
  }
}

const ANONYMOUS: Caller = { kind: 'anonymous' };

function keyCaller(presented: Presented, scope: Scope, { mode, address }: Omit<Asked, 'role'>): Caller {
  if (presented.kind !== 'api_key') throw new GatewayError('INVALID_API_KEY', { expected: 'api_key' });
  const { apiKey, merchant } = presented;
  requireAddress(apiKey.allowedFrom, address);
  if (mode !== undefined && apiKey.livemode !== (mode === 'live')) throw new GatewayError('MODE_MISMATCH');
  if (!apiKey.scopes.includes(scope)) throw new GatewayError('PERMISSION_DENIED', { required_scope: scope });
  if (apiKey.livemode && scope === 'payments:write') requireActiveMerchant(merchant);
  const { id: keyId, merchantId, livemode, allowedFrom } = apiKey;
  return { kind: 'api_key', keyId, merchantId, livemode, allowedFrom };
}

function sessionCaller(
  context: Context,
  presented: Presented,
  roles: readonly Principal['role'][],
  { role: pathRole, mode }: Asked,
): SessionCaller {
  if (presented.kind === 'none') throw new GatewayError('AUTHENTICATION_REQUIRED');
  if (presented.kind !== 'session') throw new GatewayError('INVALID_TOKEN', { expected: 'access_token' });
  const { session, principal, membership } = presented;
  const { role } = principal;
  if (!roles.includes(role) || (pathRole !== undefined && pathRole !== role)) {
    throw new GatewayError('ROLE_NOT_ALLOWED', { role, allowed: pathRole === undefined ? roles : [pathRole] });
  }
  const factorDueAtMs = dueOf(context, presented);
  // The account's own routes name the role.
  if (factorDueAtMs !== null && factorDueAtMs <= context.clock.now() && pathRole === undefined) {
    throw new GatewayError('SECOND_FACTOR_SETUP_REQUIRED');
  }
  return {
    kind: 'session',
    sessionId: session.id,
    role,
    principalId: principal.id,
    method: session.method,
    actingAs:
      membership === null ? null : { id: membership.id, merchantId: membership.merchantId, role: membership.role },
    livemode: livemodeOf(principal, mode),
    passwordProvenAtMs: session.passwordProvenAtMs,
    factorDueAtMs,
  };
}

/**
 * Where a key with an allow list is accepted from.
 * @throws GatewayError `ADDRESS_NOT_ALLOWED`
 */
export function requireAddress(allowedFrom: readonly string[], address: string | null): void {
  if (allowedFrom.length > 0 && !isWithin(address, allowedFrom)) {
    throw new GatewayError('ADDRESS_NOT_ALLOWED', { address });
  }
}

/**
 * What a member, or a key of the operator, may do.
 * @throws GatewayError `ROLE_NOT_ALLOWED`
 */
export function requireRole(
  role: MemberRole | StaffRole | undefined,
  allowed: readonly (MemberRole | StaffRole)[],
): void {
  if (role === undefined || !allowed.includes(role)) throw new GatewayError('ROLE_NOT_ALLOWED', { role, allowed });
}

/**
 * Where the mode is that of an object, so that it is known only now. Keys and programs are not asked.
 * @throws GatewayError `ROLE_NOT_ALLOWED`
 */
export function requireLiveRole(
  caller: Caller,
  { live, members }: Extract<RouteAuth, { readonly kind: 'merchant' }>,
  livemode: boolean,
): void {
  if (livemode && caller.kind === 'session') requireRole(caller.actingAs?.role, live ?? members);
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
  { scope = null, members }: { readonly scope?: Scope | null; readonly members: readonly MemberRole[] },
  { address }: Asked,
  mode: Asked['mode'],
): Promise<Caller> {
  if (presented.kind === 'merchant') {
    if (mode !== undefined && presented.livemode !== (mode === 'live')) throw new GatewayError('MODE_MISMATCH');
    return inProcess(context, presented, scope);
  }
  if (presented.kind === 'api_key') {
    if (scope === null) throw new GatewayError('PERMISSION_DENIED', { expected: 'access_token' });
    return keyCaller(presented, scope, { mode, address });
  }
  const session = sessionCaller(context, presented, ['merchant'], { role: undefined, mode, address });
  requireRole(session.actingAs?.role, members);
  const caller: SessionCaller =
    session.actingAs?.role === 'cashier' ? { ...session, sinceMs: doualaDayStartMs(context.clock.now()) } : session;
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
  } else if (!context.namedMerchants.has(merchantId)) {
    // Once: none is ever deleted.
    await merchantById(context, merchantId);
    context.namedMerchants.add(merchantId);
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

function operatorCaller(
  context: Context,
  presented: Presented,
  staff: readonly StaffRole[],
  { address }: Asked,
): Caller {
  if (presented.kind === 'operator') return { kind: 'operator', by: 'in_process' };
  if (presented.kind === 'operator_key') {
    requireAddress(presented.operatorKey.allowedFrom, address);
    requireRole(presented.operatorKey.role, staff);
    const { id: keyId, role } = presented.operatorKey;
    return { kind: 'operator', by: 'key', keyId, role };
  }
  if (presented.kind !== 'session') throw new GatewayError('INVALID_API_KEY', { expected: 'operator_key' });
  const { sessionId, principalId, actingAs, passwordProvenAtMs } = sessionCaller(context, presented, ['operator'], {
    role: undefined,
    mode: undefined,
    address,
  });
  requireRole(actingAs?.role, staff);
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
  if (caller.kind === 'api_key')
    return [{ type: 'assert.api_key', id: caller.keyId, allowedFrom: caller.allowedFrom, nowMs: clock.now() }];
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
