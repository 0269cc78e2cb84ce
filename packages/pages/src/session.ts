import type { LoginResult, Principal, Role } from '@mitako/contract';
import { isGatewayError, type Gateway, type Identity } from '@mitako/core';
import type { Context } from 'hono';
import { displayed } from './displayed.ts';
import { ask, type Engine, type Refusal } from './engine.ts';
import { type CookieOptions, dropOwnCookie, readOwnCookie, setOwnCookie } from './own-cookies.ts';
import type { RefreshKeys } from './refresh-keys.ts';

const DEVICE_NAME_LENGTH_MAX = 200;

/** Whose sessions the pages keep, and in which cookies. */
export interface SessionOptions extends CookieOptions {
  readonly role: Role;
  /** Begins the cookies' names, `mitako`: pages of several roles on one host have sessions of their own. */
  readonly prefix: string;
  readonly refreshKeys: RefreshKeys;
}

/** Who is at the page. `refused`: it could not be found out right now; nobody was logged out. */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'known';
      readonly identity: Identity;
      /** The same person anew: an identity knows of no authentication after it was made. Null: logged out meanwhile. */
      readonly identifyAgain: () => Promise<Identity | null>;
      readonly principal: Principal;
      /** Until when the authentication counts as recent; 0 when the password has to be given again. */
      readonly authenticatedUntilMs: number;
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
  engine: Engine,
  login: LoginResult,
  options: SessionOptions,
): Promise<void> {
  // A form that is sent twice is answered with the same session: that one goes on.
  const isSame = readOwnCookie(context, refreshCookie(options), options) === login.refresh_token;
  if (!isSame) await endInEngine(context, engine, options);
  keepTokens(context, login, options);
}

/** Forgets the session in the browser and ends its refresh token in the engine. */
export async function endSession(context: Context, engine: Engine, options: SessionOptions): Promise<void> {
  dropCookies(context, options);
  await endInEngine(context, engine, options);
}

/** Whether the browser brought a session, good or not. */
export function hasSessionCookie(context: Context, options: SessionOptions): boolean {
  return readOwnCookie(context, refreshCookie(options), options) !== undefined;
}

/** Finds out who is at the page, with a fresh pair of tokens when the access token is too old. */
export async function visitorOf(context: Context, engine: Engine, options: SessionOptions): Promise<Visitor> {
  const accessToken = readOwnCookie(context, accessCookie(options), options);
  const visitor = accessToken === undefined ? null : await known(context, engine, accessToken, options);
  if (visitor !== null) return visitor;

  const refreshToken = readOwnCookie(context, refreshCookie(options), options);
  if (refreshToken === undefined) return { kind: 'anonymous' };
  const reply = await ask(engine, context, 'refresh', {
    parameters: { role: options.role },
    body: { refresh_token: refreshToken },
    idempotencyKey: options.refreshKeys.keyOf(refreshToken),
  });
  // Another tab was faster, on another process: this answer must not take away the new pair that the browser has of it.
  if (reply.kind === 'refused' && reply.code === 'REFRESH_TOKEN_ROTATED') return { kind: 'anonymous' };
  if (reply.kind === 'refused') return refused(context, reply, options);
  keepTokens(context, reply.data, options);
  return (await known(context, engine, reply.data.access_token, options)) ?? { kind: 'anonymous' };
}

/** Whom a token names; null when the token is no good, or too old. */
export async function identityOf(gateway: Gateway, accessToken: string): Promise<Identity | null> {
  try {
    return await gateway.authenticate({ kind: 'bearer', authorization: `Bearer ${accessToken}` });
  } catch (error) {
    // Not found out, because the engine is busy: no reason to log anybody out.
    if (!isGatewayError(error) || error.status >= 500) throw error;
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

/** Null: a token that is no good, or too old, or somebody's of another role, perhaps; theirs are as good as none here. */
async function known(
  context: Context,
  engine: Engine,
  accessToken: string,
  options: SessionOptions,
): Promise<Visitor | null> {
  const identify = (): Promise<Identity | null> => identityOf(engine.gateway, accessToken);
  const identity = await identify();
  if (identity === null) return null;
  const reply = await ask(engine, context, 'getMe', { identity, parameters: { role: options.role } });
  if (reply.kind === 'refused') {
    return reply.code === 'ROLE_NOT_ALLOWED' ? null : refused(context, reply, options);
  }
  const { principal, authenticated_until: until } = reply.data;
  return {
    kind: 'known',
    identity,
    identifyAgain: identify,
    principal: { ...principal, name: displayed(principal.name) },
    authenticatedUntilMs: until === null ? 0 : Date.parse(until),
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
async function endInEngine(context: Context, engine: Engine, options: SessionOptions): Promise<void> {
  const { role } = options;
  const refreshToken = readOwnCookie(context, refreshCookie(options), options);
  if (refreshToken !== undefined) {
    await ask(engine, context, 'logout', { parameters: { role }, body: { refresh_token: refreshToken } });
  }
  const accessToken = readOwnCookie(context, accessCookie(options), options);
  const identity = accessToken === undefined ? null : await identityOf(engine.gateway, accessToken);
  if (identity === null) return;
  await ask(engine, context, 'revokeDevice', { identity, parameters: { role, device_id: 'current' } });
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
