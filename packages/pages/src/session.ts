import type { LoginResult, Principal, Role } from '@mitako/contract';
import { isGatewayError, type Caller, type Gateway, type Origin } from '@mitako/core';
import type { Context } from 'hono';
import { displayed } from './displayed.ts';
import { ask, type Refusal } from './engine.ts';
import { type CookieOptions, dropOwnCookie, readOwnCookie, setOwnCookie } from './own-cookies.ts';
import type { RefreshKeys } from './refresh-keys.ts';

const DEVICE_NAME_LENGTH_MAX = 200;

/** Whose sessions the pages keep, and in which cookies. */
export interface SessionOptions extends CookieOptions {
  readonly role: Role;
  /** Begins the cookies' names, `mitako`: pages of several roles on one host have sessions of their own. */
  readonly prefix: string;
  readonly refreshKeys: RefreshKeys;
  /** Which mode the caller looks at; of routes that take `?mode=`. */
  readonly mode?: 'live' | 'test';
  /** From where the request came, for the audit log. */
  readonly origin?: Origin;
}

/** Who is at the page. `refused`: it could not be found out right now; nobody was logged out. */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'known';
      readonly caller: Caller;
      /** What the caller was known by, for what a route asks beyond the login. */
      readonly authorization: string;
      readonly principal: Principal;
      /** Until when the password counts as just given; 0 when it has to be given again. */
      readonly provenUntilMs: number;
    }
  | Refusal;

/**
 * A login, in two HttpOnly cookies: no script, no address and no page ever holds a token. They end with the browser;
 * phones and computers are lent and shared.
 *
 * The session that the browser had before is over, in the engine too: whoever logs in is alone in it, and one that was
 * slipped to them beforehand is worth nothing.
 */
export async function startSession(
  context: Context,
  gateway: Gateway,
  login: LoginResult,
  options: SessionOptions,
): Promise<void> {
  // A form that is sent twice is answered with the same session: that one goes on.
  const isSame = readOwnCookie(context, refreshCookie(options), options) === login.refresh_token;
  if (!isSame) await endInEngine(context, gateway, options);
  keepTokens(context, login, options);
}

/** Forgets the session in the browser and ends its refresh token in the engine. */
export async function endSession(context: Context, gateway: Gateway, options: SessionOptions): Promise<void> {
  dropCookies(context, options);
  await endInEngine(context, gateway, options);
}

/** Whether the browser brought a session, good or not. */
export function hasSessionCookie(context: Context, options: SessionOptions): boolean {
  return readOwnCookie(context, refreshCookie(options), options) !== undefined;
}

/** Finds out who is at the page, with a fresh pair of tokens when the access token is too old. */
export async function visitorOf(context: Context, gateway: Gateway, options: SessionOptions): Promise<Visitor> {
  const accessToken = readOwnCookie(context, accessCookie(options), options);
  const current = accessToken === undefined ? null : await callerOf(gateway, accessToken, options);
  if (accessToken !== undefined && current !== null) {
    return withPrincipal(context, gateway, { caller: current, accessToken }, options);
  }

  const refreshToken = readOwnCookie(context, refreshCookie(options), options);
  if (refreshToken === undefined) return { kind: 'anonymous' };
  const reply = await ask(gateway, 'refresh', {
    parameters: { role: options.role },
    body: { refresh_token: refreshToken },
    idempotencyKey: options.refreshKeys.keyOf(refreshToken),
  });
  // Another tab was faster, on another process: this answer must not take away the new pair that the browser has of it.
  if (reply.kind === 'refused' && reply.code === 'REFRESH_TOKEN_ROTATED') return { kind: 'anonymous' };
  if (reply.kind === 'refused') return refused(context, reply, options);
  keepTokens(context, reply.data, options);
  const caller = await callerOf(gateway, reply.data.access_token, options);
  if (caller === null) return { kind: 'anonymous' };
  return withPrincipal(context, gateway, { caller, accessToken: reply.data.access_token }, options);
}

/** The caller that a token names; null when the token is no good, or too old. */
export async function callerOf(
  gateway: Gateway,
  accessToken: string,
  { role, mode }: Pick<SessionOptions, 'role' | 'mode'>,
): Promise<Caller | null> {
  try {
    return await gateway.authenticate({
      auth: { kind: 'token', roles: [role] },
      authorization: `Bearer ${accessToken}`,
      mode,
    });
  } catch (error) {
    // Not found out, because the engine is busy: no reason to log anybody out.
    if (!isGatewayError(error) || error.status >= 500) throw error;
    // Of another role, perhaps: theirs are refused with 403 and are as good as none here.
    return null;
  }
}

/**
 * Whether a form was drawn for somebody who is no longer the one logged in: the account was changed in another tab, and a
 * PIN that was meant for one wallet must not open, or be a guess at, the other.
 */
export function isOfAnother(drawnFor: string, current: string): boolean {
  return drawnFor !== '' && drawnFor !== current;
}

/** What a session is called in the list of devices: the browser's own words. */
export function deviceNameOf(context: Context): string | null {
  return context.req.header('user-agent')?.slice(0, DEVICE_NAME_LENGTH_MAX) ?? null;
}

async function withPrincipal(
  context: Context,
  gateway: Gateway,
  { caller, accessToken }: { readonly caller: Caller; readonly accessToken: string },
  options: SessionOptions,
): Promise<Visitor> {
  const reply = await ask(gateway, 'getMe', { caller, parameters: { role: options.role }, body: undefined });
  if (reply.kind === 'refused') return refused(context, reply, options);
  const { principal, authenticated_until: provenUntil } = reply.data;
  return {
    kind: 'known',
    caller,
    authorization: `Bearer ${accessToken}`,
    principal: { ...principal, name: displayed(principal.name) },
    provenUntilMs: provenUntil === null ? 0 : Date.parse(provenUntil),
  };
}

/** A token that is no good logs out; a busy engine does not. */
function refused(context: Context, refusal: Refusal, options: SessionOptions): Visitor {
  if (refusal.status !== 401 && refusal.status !== 403) return refusal;
  dropCookies(context, options);
  return { kind: 'anonymous' };
}

/**
 * Ends the session whole: a logout of the API leaves the access token its quarter of an hour, in which a copy of the
 * cookie would still do everything. Whoever leaves a browser means all of it.
 */
async function endInEngine(context: Context, gateway: Gateway, options: SessionOptions): Promise<void> {
  const { role, origin } = options;
  const from = origin === undefined ? {} : { origin };
  const refreshToken = readOwnCookie(context, refreshCookie(options), options);
  if (refreshToken !== undefined) {
    await ask(gateway, 'logout', { parameters: { role }, body: { refresh_token: refreshToken }, ...from });
  }
  const accessToken = readOwnCookie(context, accessCookie(options), options);
  const caller = accessToken === undefined ? null : await callerOf(gateway, accessToken, { role });
  const sessionId = caller === null || !('sessionId' in caller) ? null : caller.sessionId;
  if (caller === null || sessionId === null) return;
  await ask(gateway, 'revokeDevice', { caller, parameters: { role, device_id: sessionId }, body: undefined, ...from });
}

function keepTokens(context: Context, login: LoginResult, options: SessionOptions): void {
  setOwnCookie(context, accessCookie(options), login.access_token, options);
  setOwnCookie(context, refreshCookie(options), login.refresh_token, options);
}

function dropCookies(context: Context, options: SessionOptions): void {
  for (const name of [accessCookie(options), refreshCookie(options)]) dropOwnCookie(context, name, options);
}

function accessCookie({ prefix }: SessionOptions): string {
  return `${prefix}_access`;
}

function refreshCookie({ prefix }: SessionOptions): string {
  return `${prefix}_refresh`;
}
