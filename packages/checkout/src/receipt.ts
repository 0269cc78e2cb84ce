import { PAYMENT_METHOD_TYPES, type PaymentMethodType, PROVIDER_ID } from '@mitako/contract';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/**
 * What only the browser that paid is shown again: the public preview of a checkout tells nobody how or by whom it was
 * paid. Kept in a cookie of that one checkout, because the result has an address of its own, reached by a redirect.
 *
 * Not a `__Host-` cookie, which would be one for all payments and go with each of them: a receipt opens nothing, and is
 * to be seen at its own payment only. Whoever planted one would show a customer a reference that is none.
 */
export interface Receipt {
  readonly method: PaymentMethodType;
  readonly provider: string | null;
  readonly phoneMasked: string | null;
  /** Transaction or payment id. */
  readonly reference: string | null;
}

const COOKIE = 'mitako_receipt';
const DAY_SECONDS = 24 * 60 * 60;

export function writeReceipt(
  context: Context,
  receipt: Receipt,
  options: { readonly path: string; readonly secure: boolean },
): void {
  const fields = Object.entries(receipt).filter((entry): entry is [string, string] => entry[1] !== null);
  setCookie(context, COOKIE, new URLSearchParams(fields).toString(), {
    path: options.path,
    maxAge: DAY_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: options.secure,
  });
}

/** Each field is taken only if it looks like what we wrote: a cookie is the browser's to change. */
export function readReceipt(context: Context): Receipt | null {
  const fields = new URLSearchParams(getCookie(context, COOKIE) ?? '');
  const method = PAYMENT_METHOD_TYPES.find((type) => type === fields.get('method'));
  if (method === undefined) return null;
  return {
    method,
    provider: matching(fields.get('provider'), PROVIDER_ID),
    phoneMasked: matching(fields.get('phoneMasked'), /^\+\d{1,6}•{0,12}\d{1,3}$/),
    reference: matching(fields.get('reference'), /^[a-z]+_[0-9a-z]{1,40}$/),
  };
}

function matching(value: string | null, pattern: RegExp): string | null {
  return value !== null && pattern.test(value) ? value : null;
}
