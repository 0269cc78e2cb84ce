import type { CallbackSubject, RailCallback, RejectedCallback } from '@mitako/core';
import { isHmacOf, jsonIn, textIn } from '@mitako/rail-kit';

/**
 * The charge that a webhook is about, by our reference, or Notch Pay's. It is a hint that anyone can send, and the status
 * decides.
 * @param key with it, only those that Notch Pay signed count
 */
export function callbackSubject(
  { body, rawBody, headers }: RailCallback,
  key: string | undefined,
): CallbackSubject | RejectedCallback | null {
  if (key !== undefined && !isHmacOf(rawBody, headers['x-notch-signature'] ?? '', { key, encoding: 'hex' })) {
    return { rejected: 'its x-notch-signature is not of this body and webhookKey' };
  }
  const event = jsonIn(body);
  const ours = textIn(event, 'data', 'merchant_reference') ?? '';
  if (/^att_\w{1,60}$/.test(ours)) return { reference: ours };
  const railReference = textIn(event, 'data', 'reference');
  if (railReference === null) return null;
  return /^att_\w{1,60}$/.test(railReference) ? { reference: railReference } : { railReference };
}
