import { PAYMENT_METHOD_TYPES, type PaymentMethodType, PROVIDER_ID } from '@mitako/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type CookieScope, keepCookie } from './keep-cookie.ts';

/**
 * Receipt data for the browser that paid: the public preview of a checkout reveals neither provider nor payer.
 * Stored in a cookie of that one checkout, because the result has its own URL, reached by a redirect.
 *
 * Not a `__Host-` cookie, which would be sent with all payments: a receipt grants no access and belongs to its own
 * payment only. A forged one would only show a customer a wrong reference.
 */
export interface Receipt {
  readonly method: PaymentMethodType;
  readonly provider: string | null;
  readonly phoneMasked: string | null;
  /** The whole number, sealed for this checkout (`kept-number.ts`), so that it can be charged again with one tap. */
  readonly sealedPhone: string | null;
  /** Transaction or payment id. */
  readonly reference: string | null;
}

const COOKIE = 'mitako_receipt';

export function writeReceipt(context: Context, receipt: Receipt, scope: CookieScope): void {
  const fields = Object.entries(receipt).filter((entry): entry is [string, string] => entry[1] !== null);
  keepCookie(context, [COOKIE, new URLSearchParams(fields).toString()], { ...scope, days: 1 });
}

/** Fields are validated, because the browser can change a cookie. */
export function readReceipt(context: Context): Receipt | null {
  const fields = new URLSearchParams(getCookie(context, COOKIE) ?? '');
  const method = PAYMENT_METHOD_TYPES.find((type) => type === fields.get('method'));
  if (method === undefined) return null;
  return {
    method,
    provider: matching(fields.get('provider'), PROVIDER_ID),
    phoneMasked: matching(fields.get('phoneMasked'), /^\+\d{1,6}•{0,12}\d{1,3}$/),
    sealedPhone: matching(fields.get('sealedPhone'), /^v1\.[\w-]{1,100}$/),
    reference: matching(fields.get('reference'), /^[a-z]+_[0-9a-z]{1,40}$/),
  };
}

function matching(value: string | null, pattern: RegExp): string | null {
  return value !== null && pattern.test(value) ? value : null;
}
