import type { CallbackSubject, RailCallback } from '@mitako/core';
import { jsonIn, textIn } from '@mitako/rail-kit';

/**
 * Our reference in a callback, by PUT or POST. MTN signs nothing and does not name its own id. A charge has an address of
 * its own, where this is not needed; the body serves a merchant whose address at MTN is one for all charges.
 */
export function parseCallback({ body }: RailCallback): CallbackSubject | null {
  const reference = textIn(jsonIn(body), 'externalId');
  return reference !== null && /^att_\w{1,26}$/.test(reference) ? { reference } : null;
}
