import { LIMITS } from '@mitako/contract';
import type { Context } from 'hono';
import type { Refusal } from './engine.ts';
import { type CookieOptions, readOwnCookie, setOwnCookie } from './own-cookies.ts';

/** Of all roles: a token names its account, and one browser may be used by several people. */
const COOKIE = 'mitako_devices';
const TOKENS_MAX = 5;
const LENGTH_MAX = 512;

/** What a login sends, so that the account knows this browser. */
export function deviceTokens(context: Context, options: CookieOptions): { readonly device_token?: string } {
  const tokens = readOwnCookie(context, COOKIE, ofAllPages(options)) ?? '';
  return tokens === '' || tokens.length > LENGTH_MAX ? {} : { device_token: tokens };
}

/**
 * Keeps the token that a login left, before earlier ones; without a new one, those for as long again.
 * @param token undefined: the account knew this browser
 */
export function keepDevice(context: Context, token: string | undefined, options: CookieOptions): void {
  const { device_token: before } = deviceTokens(context, options);
  const tokens = [token, ...(before?.split(' ') ?? [])].filter((each) => each !== undefined).slice(0, TOKENS_MAX);
  if (tokens.length === 0) return;
  setOwnCookie(context, COOKIE, tokens.join(' '), ofAllPages(options), LIMITS.knownDeviceLifeMs / 1000);
}

/** Whether wrong passwords from elsewhere pause the account for browsers that it does not know. */
export function isPausedByOthers({ code, details }: Pick<Refusal, 'code' | 'details'>): boolean {
  return code === 'RATE_LIMITED' && String(details['limit']).startsWith('login_account');
}

function ofAllPages({ secure }: CookieOptions): CookieOptions {
  return { path: '/', secure };
}
