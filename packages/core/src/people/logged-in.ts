import type { LoginResult } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { ActingAs, SessionCaller } from '../kernel/caller.ts';
import type { Decision, SignedIn } from '../kernel/operation.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import type { Link, Membership, Principal, Session } from '../model.ts';
import type { LoggedIn } from './account.ts';
import { factorDueAtMs } from './factors/required.ts';
import { assertFactors } from './factors/set-factors.ts';
import type { LeftDevice } from './known-devices/leave-device.ts';
import { newSession } from './sessions.ts';
import { principalToWire } from './wire.ts';

export type { LoggedIn } from './account.ts';

export function actingAs({ id, merchantId, role }: Membership): ActingAs {
  return { id, merchantId, role };
}

/** @param as null for users and agents */
export async function loggedIn(context: Context, principal: Principal, as: ActingAs | null): Promise<LoggedIn> {
  const merchantId = as?.merchantId ?? null;
  const merchant = merchantId === null ? null : await context.store.read.merchantById(merchantId);
  return { principal, actingAs: as, merchant };
}

/** The caller's own account. */
export async function ownAccount(context: Context, caller: SessionCaller): Promise<LoggedIn> {
  return loggedIn(context, await readPrincipal(context, caller), caller.actingAs);
}

export async function readPrincipal(context: Context, caller: SessionCaller): Promise<Principal> {
  const principal = await context.store.read.principalById(caller.principalId);
  if (principal === null) throw new GatewayError('INVALID_TOKEN');
  return principal;
}

/** Whoever used a link, for the audit log. */
export function byLink({ id }: Link, { principal, actingAs: as }: LoggedIn): SignedIn {
  return { sessionId: id, principalId: principal.id, role: principal.role, merchantId: as?.merchantId ?? null };
}

/** On what a session begins. */
interface LoginDevice {
  readonly name: string;
  /** What the login leaves on it; null: nothing, as it goes on. */
  readonly left?: LeftDevice | null;
}

interface Started extends Decision<LoginResult> {
  readonly audit: { readonly signedIn: SignedIn };
  readonly session: Session;
  readonly login: LoginResult;
}

/** Begins a session, with the commit of what lets the account in: its password, and the second factor that it has. */
export async function startSession(
  context: Context,
  status: 200 | 201,
  account: LoggedIn,
  { name, left = null }: LoginDevice,
  over: Partial<Session> = {},
): Promise<Started> {
  const { principal, actingAs: as } = account;
  const { id: principalId, role } = principal;
  const made = newSession({
    id: context.ids.next('device', principalId),
    principalId,
    membershipId: as?.id ?? null,
    role,
    deviceName: name,
    nowMs: context.clock.now(),
  });
  const session = { ...made, factorDueAtMs: factorDueAtMs(context, account), ...over };
  const answer = await loginAnswer(context, status, session, account, left?.token ?? null);
  return {
    session,
    login: answer.data,
    changes: [
      ...(as === null ? [] : [{ type: 'assert.membership', id: as.id, role: as.role } as const]),
      // Not with the password alone beside a factor that was confirmed meanwhile.
      assertFactors(principal),
      ...(session.factorDueAtMs === null || session.factorDueAtMs === session.createdAtMs
        ? []
        : [{ type: 'principal.use_factor_grace', id: principalId, nowMs: session.createdAtMs } as const]),
      { type: 'session.insert', session },
      ...(left?.changes ?? []),
    ],
    answer,
    audit: { signedIn: { sessionId: session.id, principalId, role, merchantId: as?.merchantId ?? null } },
  };
}

/** Tokens of a session. */
export async function loginAnswer(
  context: Context,
  status: 200 | 201,
  session: Session,
  account: LoggedIn,
  deviceToken: string | null = null,
): Promise<Done<LoginResult>> {
  const { accessToken, refreshToken } = await context.tokens.issue(session);
  return succeeded(status, {
    access_token: accessToken,
    refresh_token: refreshToken,
    principal: principalToWire(context, account),
    ...(deviceToken !== null && { device_token: deviceToken }),
  });
}
