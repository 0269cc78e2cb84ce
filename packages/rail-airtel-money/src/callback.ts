import type { CallbackSubject, RailCallback } from '@mitako/core';
import { isHmacOf, jsonIn, objectTextIn, textIn } from '@mitako/rail-kit';
import { referenceOf } from './ids.ts';

/**
 * The charge that a callback is about.
 * @param key with it, only a callback with the right hash names one; the hash covers the text of `transaction` alone
 */
export function callbackSubject({ body }: RailCallback, key: string | undefined): CallbackSubject | null {
  // Airtel's have a few hundred characters.
  const text = body.length > 65_536 ? null : objectTextIn(body, 'transaction');
  if (text === null) return null;
  const transaction = jsonIn(text);
  if (key !== undefined) {
    // As it came, or as Airtel wrote it before it was sent with spaces.
    const hash = textIn(jsonIn(body), 'hash') ?? '';
    if (
      ![text, JSON.stringify(transaction)].some((candidate) => isHmacOf(candidate, hash, { key, encoding: 'base64' }))
    )
      return null;
  }
  const reference = referenceOf(textIn(transaction, 'id') ?? '');
  return reference === null ? null : { reference };
}
