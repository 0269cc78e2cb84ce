import type { PaymentMethodType } from '@mitako/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type CookieScope, keepCookie } from './keep-cookie.ts';

const COOKIE = 'mitako_method';

/** The method that this browser used last. */
export interface LastMethod {
  readonly method: PaymentMethodType;
  /** Null for methods without a provider. */
  readonly provider: string | null;
}

/**
 * Stores only the name of the method, `wallet` or the id of a provider, for all checkouts of this gateway: it comes first
 * next time. Neither a number nor an account: the next person with this phone may read it.
 */
export function keepLastMethod(context: Context, { method, provider }: LastMethod, scope: CookieScope): void {
  keepCookie(context, [COOKIE, provider ?? method], { ...scope, days: 365 });
}

/** The name that {@link keepLastMethod} stored; null without one. The browser can change a cookie: it is compared, not shown. */
export function readLastMethod(context: Context): string | null {
  return getCookie(context, COOKIE) ?? null;
}
