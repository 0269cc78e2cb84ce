import { createHash } from 'node:crypto';
import type { LoginResult, Principal } from '@mitako/contract';
import { isGatewayError, type Caller, type Gateway } from '@mitako/core';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { ask, type Refusal } from './engine.ts';

const DEVICE_NAME_LENGTH_MAX = 200;

/** Who is at the page. `refused`: it could not be found out right now; nobody was logged out. */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly caller: Caller; readonly principal: Principal }
  | Refusal;

/** Where the cookies of the session live. */
export interface SessionOptions {
  /** `/checkout`: the API and the rest of the host never see them. */
  readonly path: string;
  /** Over https only, with the name prefix that makes browsers hold us to it. */
  readonly secure: boolean;
}

/**
 * The customer's login, in two HttpOnly cookies: no script, no address and no page ever holds a token.
 * They end with the browser; phones are lent and shared, and the PIN is asked for each payment anyway.
 *
 * SameSite is `Lax`, knowingly: a customer always arrives from another site, the shop, and with `Strict` would seem
 * logged out on the first page. `Lax` sends the cookies with such a visit, which changes nothing, and never with a form
 * of another site; those are refused by their origin as well.
 */
export function startSession(context: Context, login: LoginResult, options: SessionOptions): void {
  const attributes = { path: options.path, httpOnly: true, sameSite: 'Lax', secure: options.secure } as const;
  setCookie(context, accessCookie(options), login.access_token, attributes);
  setCookie(context, refreshCookie(options), login.refresh_token, attributes);
}

/** Forgets the session in the browser and ends its refresh token in the engine. */
export async function endSession(context: Context, gateway: Gateway, options: SessionOptions): Promise<void> {
  const refreshToken = getCookie(context, refreshCookie(options));
  dropCookies(context, options);
  if (refreshToken === undefined) return;
  await ask(gateway, 'logout', { parameters: { role: 'user' }, body: { refresh_token: refreshToken } });
}

/** Finds out who is at the page, with a fresh pair of tokens when the access token is too old. */
export async function visitorOf(context: Context, gateway: Gateway, options: SessionOptions): Promise<Visitor> {
  const accessToken = getCookie(context, accessCookie(options));
  const current = accessToken === undefined ? null : await callerOf(gateway, accessToken);
  if (current !== null) return withPrincipal(context, gateway, current, options);

  const refreshToken = getCookie(context, refreshCookie(options));
  if (refreshToken === undefined) return { kind: 'anonymous' };
  const reply = await ask(gateway, 'refresh', {
    parameters: { role: 'user' },
    body: { refresh_token: refreshToken },
    idempotencyKey: refreshKeyOf(refreshToken),
  });
  // Another tab was faster, on another process: this answer must not take away the new pair that the browser has of it.
  if (reply.kind === 'refused' && reply.code === 'REFRESH_TOKEN_ROTATED') return { kind: 'anonymous' };
  if (reply.kind === 'refused') return refused(context, reply, options);
  startSession(context, reply.data, options);
  const caller = await callerOf(gateway, reply.data.access_token);
  return caller === null ? { kind: 'anonymous' } : withPrincipal(context, gateway, caller, options);
}

/** The caller that a token names; null when the token is no good, or too old. */
export async function callerOf(gateway: Gateway, accessToken: string): Promise<Caller | null> {
  try {
    return await gateway.authenticate({
      auth: { kind: 'token', roles: ['user'] },
      authorization: `Bearer ${accessToken}`,
    });
  } catch (error) {
    if (isGatewayError(error) && error.status === 401) return null;
    throw error;
  }
}

/** What a session is called in the list of devices: the browser's own words. */
export function deviceNameOf(context: Context): string | null {
  return context.req.header('user-agent')?.slice(0, DEVICE_NAME_LENGTH_MAX) ?? null;
}

async function withPrincipal(
  context: Context,
  gateway: Gateway,
  caller: Caller,
  options: SessionOptions,
): Promise<Visitor> {
  const reply = await ask(gateway, 'getMe', { caller, parameters: { role: 'user' }, body: undefined });
  if (reply.kind === 'refused') return refused(context, reply, options);
  return { kind: 'user', caller, principal: reply.data.principal };
}

/** A token that is no good logs out; a busy engine does not. */
function refused(context: Context, refusal: Refusal, options: SessionOptions): Visitor {
  if (refusal.status !== 401) return refusal;
  dropCookies(context, options);
  return { kind: 'anonymous' };
}

function dropCookies(context: Context, options: SessionOptions): void {
  // A name with the prefix is only let go of by a cookie that keeps the prefix's rule.
  for (const name of [accessCookie(options), refreshCookie(options)]) {
    deleteCookie(context, name, { path: options.path, secure: options.secure });
  }
}

function accessCookie(options: SessionOptions): string {
  return options.secure ? '__Secure-mitako_access' : 'mitako_access';
}

function refreshCookie(options: SessionOptions): string {
  return options.secure ? '__Secure-mitako_refresh' : 'mitako_refresh';
}

/** How long two tabs that come with one old token count as one request. */
const REFRESH_KEY_LIFE_MS = 10_000;
const REFRESH_KEYS_MAX = 10_000;

/** Keys of refreshes that just ran, by a hash of the token. Safe to lose: the second tab then comes again or logs in. */
const refreshKeys = new Map<string, { readonly key: string; readonly endsAtMs: number }>();

/**
 * Two tabs that come with the same old token at once are given the same new pair. The key is random and short-lived: one
 * made from the token could be made by whoever stole it, who would then be given each successor, and an old token used
 * again would no longer end the session.
 */
function refreshKeyOf(refreshToken: string): string {
  const id = createHash('sha256').update(refreshToken).digest('base64url');
  const nowMs = performance.now();
  for (const [each, { endsAtMs }] of refreshKeys) {
    // Oldest first, so the first one that lives ends the sweep.
    if (endsAtMs > nowMs && refreshKeys.size <= REFRESH_KEYS_MAX) break;
    refreshKeys.delete(each);
  }
  const known = refreshKeys.get(id);
  if (known !== undefined) return known.key;
  const key = crypto.randomUUID();
  refreshKeys.set(id, { key, endsAtMs: nowMs + REFRESH_KEY_LIFE_MS });
  return key;
}
