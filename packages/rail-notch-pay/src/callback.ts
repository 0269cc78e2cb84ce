import type { CallbackSubject, RailCallback, RejectedCallback } from '@mitako/core';
import { isHmacOf, jsonIn, textIn, valueIn } from '@mitako/rail-kit';

/**
 * The charge that a webhook is about, by our reference, or Notch Pay's. It is a hint that anyone can send, and the status
 * decides.
 * @param key with it, only those that Notch Pay signed count
 */
export function callbackSubject(
  { body, rawBody, headers }: RailCallback,
  key: string | undefined,
): CallbackSubject | RejectedCallback | null {
  const data = valueIn(jsonIn(body), 'data');
  const names = ['trxref', 'merchant_reference', 'reference'].map((name) => textIn(data, name));
  const reference = names.find((name) => name !== null && OURS.test(name));
  const railReference = textIn(data, 'reference');
  if (typeof reference !== 'string' && railReference === null) return null;
  if (key !== undefined && !isHmacOf(rawBody, headers['x-notch-signature'] ?? '', { key, encoding: 'hex' })) {
    return { rejected: 'its x-notch-signature is not of this body and webhookKey' };
  }
  return typeof reference === 'string' ? { reference } : { railReference: railReference ?? '' };
}

const OURS = /^att_\w{1,60}$/;
