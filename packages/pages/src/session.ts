import { type FieldErrors, LIMITS, type LoginResult, type Principal, type Role } from '@mitako/contract';
import { isGatewayError, type Gateway, type Identity } from '@mitako/core';
import type { Context } from 'hono';
import { displayed } from './displayed.ts';
import { ask, type Engine, type Refusal } from './engine.ts';
import { fieldsOf } from './forms.ts';
import type { Host } from './host/host.ts';
import { leadOut } from './host/lead-out.ts';
import { hookField } from './host/read-person.ts';
import { keepDevice } from './known-devices.ts';
import { type CookieOptions, dropOwnCookie, readOwnCookie, setOwnCookie } from './own-cookies.ts';
import type { RefreshKeys } from './refresh-keys.ts';

const DEVICE_NAME_LENGTH_MAX = 200;

/** The role of the sessions, and their cookies. */
export interface SessionOptions extends CookieOptions {
  readonly role: Role;
  /** Prefix of the cookie names, `mitako`: separates the sessions of several roles on one host. */
  readonly prefix: string;
  readonly refreshKeys: RefreshKeys;
  /** The embedding program, where it logs in the people of the role. */
  readonly host: Host | null;
}

/** The visitor of a page. `refused`: could not be determined right now; the session is unchanged. */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'known';
      readonly identity: Identity;
      /** Identifies the visitor again, because an identity misses later authentications. Null: logged out meanwhile. */
      readonly identifyAgain: () => Promise<Identity | null>;
      readonly principal: Principal;
      /** End of the recent authentication; 0 when the password is required again. */
      readonly authenticatedUntilMs: number;
      /** Authenticating again takes a code as well. */
      readonly hasSecondFactor: boolean;
      /** Or a passkey alone. */
      readonly hasPasskey: boolean;
      /** When it has to have one; null: it has one, or needs none. */
      readonly secondFactorDueMs: number | null;
    }
  | Refusal;

/**
 * Stores a login in two HttpOnly cookies, so that scripts, URLs and pages never contain a token. They end with the
 * browser session, because devices are lent and shared.
 *
 * The browser's previous session is ended in the engine as well, which prevents session fixation.
 */
export async function startSession(
  context: Context,
  engine: Engine,
  login: LoginResult,
  options: SessionOptions,
): Promise<void> {
  // A repeated form returns the same session, which must not be ended.
  const isSame = readOwnCookie(context, refreshCookie(options), options) === login.refresh_token;
  if (!isSame) await endInEngine(context, engine, options);
  keepTokens(context, login, options);
  keepDevice(context, login.device_token, options);
  if (keptLogin(context, options) !== null) dropOwnCookie(context, loginCookie(options), options);
}

/** Deletes the session's cookies and ends the session in the engine. */
export async function endSession(context: Context, engine: Engine, options: SessionOptions): Promise<void> {
  dropCookies(context, options);
  if (options.host === null) return endInEngine(context, engine, options);
  const refreshToken = readOwnCookie(context, refreshCookie(options), options);
  if (refreshToken !== undefined) await leave(context, engine, options, { refreshToken, isByPerson: true });
}

/** Whether the browser sent a session cookie, valid or not. */
export function hasSessionCookie(context: Context, options: SessionOptions): boolean {
  return readOwnCookie(context, refreshCookie(options), options) !== undefined;
}

/**
 * Identifies the visitor, and refreshes the tokens if the access token has expired. Where the embedding program logs people in, it
 * is asked first: the session here follows that of its own.
 */
export async function visitorOf(context: Context, engine: Engine, options: SessionOptions): Promise<Visitor> {
  const { host } = options;
  if (host === null) return (await ownVisitor(context, engine, options)).visitor;
  const answer = await host.personOf(context.req.raw);
  if (answer.kind === 'failed') return UNAVAILABLE;
  const { visitor, accessToken } = await ownVisitor(context, engine, options);
  if (visitor.kind === 'refused') return visitor;
  const nobody = async (): Promise<Visitor> => {
    const refreshToken = readOwnCookie(context, refreshCookie(options), options);
    if (refreshToken === undefined) return { kind: 'anonymous' };
    const left = await leave(context, engine, options, { refreshToken, isByPerson: false });
    if (left.kind === 'refused') return left;
    if (!left.data.ended) return visitor;
    dropCookies(context, options);
    return { kind: 'anonymous' };
  };

  if (answer.kind === 'nobody') return nobody();
  const asked = { begun_at_ms: answer.begunAtMs, access_token: accessToken };
  const entered = await askLocal(context, engine, 'enterHostSession', { ...answer.fields, ...asked });
  if (entered.kind === 'refused') {
    // It has ended the person, or its session, since it was asked.
    if (entered.code === 'TOKEN_REVOKED') return nobody();
    const [field = entered.code === 'MERCHANT_NOT_FOUND' ? 'merchant_id' : null] = fieldsOf(entered);
    if (field === null) return entered;
    const broken = (entered.details['fields'] as FieldErrors | undefined)?.[field];
    const reason = broken?.map(({ message }) => message).join(' ') ?? 'There is no such merchant.';
    host.report(hookField(field), new TypeError(reason));
    return UNAVAILABLE;
  }
  const { login, is_newer: isNewer } = entered.data;
  if (login !== null) keepTokens(context, login, options);
  if (login === null && !isNewer) return visitor;
  return (await known(context, engine, login?.access_token ?? accessToken ?? '', options)) ?? { kind: 'anonymous' };
}

function leave(
  context: Context,
  engine: Engine,
  { role }: SessionOptions,
  { refreshToken, isByPerson }: { readonly refreshToken: string; readonly isByPerson: boolean },
) {
  const body = { as: role, refresh_token: refreshToken, by_person: isByPerson };
  return askLocal(context, engine, 'leaveHostSession', body);
}

function askLocal<Name extends 'enterHostSession' | 'leaveHostSession'>(
  context: Context,
  engine: Engine,
  name: Name,
  body: object,
) {
  const deviceName = deviceNameOf(context);
  return ask({ ...engine, way: 'in_process' }, context, name, { credential: { kind: 'operator' }, body, deviceName });
}

/** The embedding program could not say who it is. The session stays as it is. */
const UNAVAILABLE: Refusal = {
  kind: 'refused',
  status: 503,
  code: 'SERVICE_UNAVAILABLE',
  details: {},
  retryAfterSeconds: null,
};

/** By the cookies alone. The token is that of a known visitor. */
async function ownVisitor(
  context: Context,
  engine: Engine,
  options: SessionOptions,
): Promise<{ readonly visitor: Visitor; readonly accessToken: string | null }> {
  const accessToken = readOwnCookie(context, accessCookie(options), options);
  const visitor = accessToken === undefined ? null : await known(context, engine, accessToken, options);
  if (visitor !== null && accessToken !== undefined) return { visitor, accessToken };
  const nobody = { visitor: { kind: 'anonymous' }, accessToken: null } as const;

  const refreshToken = readOwnCookie(context, refreshCookie(options), options);
  if (refreshToken === undefined) return nobody;
  const reply = await ask(engine, context, 'refresh', {
    parameters: { role: options.role },
    body: { refresh_token: refreshToken },
    idempotencyKey: options.refreshKeys.keyOf(refreshToken),
  });
  // Another tab was faster, on another process: this response must not delete the new pair that the browser already
  // has.
  if (reply.kind === 'refused' && reply.code === 'REFRESH_TOKEN_ROTATED') return nobody;
  if (reply.kind === 'refused') return { visitor: refused(context, reply, options), accessToken: null };
  keepTokens(context, reply.data, options);
  const { access_token: fresh } = reply.data;
  const refreshed = await known(context, engine, fresh, options);
  return refreshed === null ? nobody : { visitor: refreshed, accessToken: fresh };
}

/** Leads a visitor who opened this page to the log-in: that of the embedding program, or ours. */
export function leadToLogin(
  context: Context,
  { base, siteUrl, session }: { readonly base: string; readonly siteUrl: string; readonly session: SessionOptions },
): Response | Promise<Response> {
  if (session.host === null) return context.redirect(`${base}/login`, 303);
  const { pathname, search } = new URL(context.req.url);
  // A form was not read: it is sent again from its own page.
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  return leadOut(context, session.host.loginUrl(new URL(isRead ? pathname + search : base, siteUrl).href));
}

/** Identity of a token; null when the token is invalid or expired. */
export async function identityOf(gateway: Gateway, accessToken: string): Promise<Identity | null> {
  try {
    return await gateway.authenticate({ kind: 'bearer', authorization: `Bearer ${accessToken}` });
  } catch (error) {
    // Not determined, because the engine is busy: no reason for a logout.
    if (!isGatewayError(error) || error.status >= 500) throw error;
    return null;
  }
}

/**
 * Whether a form was rendered for another account than the current one. After a change of account in another tab, the
 * PIN of one wallet must not be used for, or count as an attempt on, the other.
 */
export function isOfAnother(drawnFor: string, current: string): boolean {
  return drawnFor !== '' && drawnFor !== current;
}

/** Name of a session in the list of devices: the browser's user agent. */
export function deviceNameOf(context: Context): string | null {
  return context.req.header('user-agent')?.slice(0, DEVICE_NAME_LENGTH_MAX) ?? null;
}

/** Null: the token is invalid, expired, or of another role, which has no access here. */
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
  const {
    principal,
    has_second_factor: hasSecondFactor,
    has_passkey: hasPasskey,
    second_factor_due_at: due,
    authenticated_until: until,
  } = reply.data;
  return {
    kind: 'known',
    identity,
    identifyAgain: identify,
    principal: { ...principal, name: displayed(principal.name) },
    authenticatedUntilMs: until === null ? 0 : Date.parse(until),
    hasSecondFactor,
    hasPasskey,
    secondFactorDueMs: due === null ? null : Date.parse(due),
  };
}

/** An invalid token logs out; a busy engine does not. */
function refused(context: Context, refusal: Refusal, options: SessionOptions): Visitor {
  if (refusal.status !== 401 && refusal.status !== 403) return refusal;
  // The embedding program would send its person here again.
  if (refusal.status === 403 && options.host !== null) return refusal;
  dropCookies(context, options);
  return { kind: 'anonymous' };
}

/**
 * Ends the whole session: after a logout of the API the access token stays valid for up to 15 minutes, in which a copy
 * of the cookie would still have full access.
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

/**
 * Keeps a login whose password was right until its second factor is given, in a cookie that no script reads.
 * @returns false: the refusal is another one
 */
export function keepLogin(context: Context, { code, details }: Refusal, options: SessionOptions): boolean {
  const { login_token: token, methods } = details;
  if (code !== 'SECOND_FACTOR_REQUIRED' || typeof token !== 'string') return false;
  const kept = [token, ...(Array.isArray(methods) ? methods : [])].join(' ');
  setOwnCookie(context, loginCookie(options), kept, options, LIMITS.loginTokenLifeMs / 1000);
  return true;
}

/** The login that waits for its second factor; null: there is none. */
export function keptLogin(context: Context, options: SessionOptions): string | null {
  return readOwnCookie(context, loginCookie(options), options)?.split(' ')[0] ?? null;
}

/** What may finish it: `totp`, `passkey`, `recovery_code`. */
export function keptMethods(context: Context, options: SessionOptions): readonly string[] {
  return readOwnCookie(context, loginCookie(options), options)?.split(' ').slice(1) ?? [];
}

function loginCookie({ prefix }: SessionOptions): string {
  return `${prefix}_login`;
}
