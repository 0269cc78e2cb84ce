import { isFinalStatus } from '@mitako/contract/names';
import type { Payment } from '../model.ts';

/**
 * The customer's redirect once a payment is final (decisions §3), null before. After success: `return_url` with the
 * token that the merchant can verify. Otherwise: `cancel_url`, else `return_url`. Without either: our own result page.
 */
export function redirectUrl(
  payment: Payment,
  options: { readonly publicUrl: string; readonly token: string },
): string | null {
  if (!isFinalStatus(payment.status)) return null;
  const isPaid = payment.succeededAtMs !== null;
  const target = isPaid ? payment.returnUrl : (payment.cancelUrl ?? payment.returnUrl);
  if (target === null) return `${options.publicUrl}/checkout/${payment.slug}/result`;
  const { id: payment_id, slug, status } = payment;
  return withOwnPairs(target, { payment_id, slug, status, ...(isPaid ? { token: options.token } : {}) });
}

/** Its own pairs are ours alone, paid or not: a shop must not receive a forged status or token. */
const OWN: ReadonlySet<string> = new Set(['payment_id', 'slug', 'status', 'token']);

/**
 * The merchant's address with our pairs at the end of its query. All else stays byte for byte: a shop may have signed its
 * address, and tell `a%20b` from `a+b`.
 * @param own values of visible ASCII without `&`, `#` and `+`
 */
function withOwnPairs(address: string, own: Readonly<Record<string, string>>): string {
  const [, base = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(forHeader(address)) ?? [];
  const kept = query === undefined || query === '' ? [] : query.split('&').filter((pair) => !OWN.has(nameOf(pair)));
  const added = Object.entries(own).map(([name, value]) => `${name}=${value}`);
  return `${base}?${[...kept, ...added].join('&')}${fragment}`;
}

/** As a shop reads it. The `&` in front keeps a `?` that the name begins with. */
function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(`&${pair}`).keys();
  return name;
}

/** A header has visible ASCII alone: what else was written is encoded as a browser does. */
function forHeader(address: string): string {
  if (/^[\x21-\x7e]*$/.test(address)) return address;
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(address) ?? [];
  const asciiHost = /^[\x21-\x7e]*$/.test(host) ? host : new URL(address).host;
  return `${scheme}${asciiHost}${rest.replaceAll(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text))}`;
}
