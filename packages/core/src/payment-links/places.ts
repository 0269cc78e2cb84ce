import type { PaymentStatus } from '@mitako/contract/names';
import type { Payment } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/**
 * What a payment's next status means to its link. It takes a place when money is requested or paid, keeps it for good once
 * paid, also when it is refunded, and gives it back when the attempt fails. An open payment holds none.
 *
 * `isReceived`: the money is here already, of an attempt that was reported as failed before. It is never refused, so it
 * takes a place even beyond the maximum.
 */
export function placeOf(
  { paymentLinkId: id, amount }: Payment,
  from: PaymentStatus,
  to: PaymentStatus,
  isReceived: boolean,
): readonly Change[] {
  if (id === null || from === to) return [];
  const [held, holds] = [holdsPlace(from), holdsPlace(to)];
  const taken: readonly Change[] =
    !held && holds ? [{ type: 'payment_link.take_place', id, isBounded: !isReceived }] : [];
  if (to === 'succeeded') return [...taken, { type: 'payment_link.keep_place', id, amount }];
  return held && !holds ? [{ type: 'payment_link.free_place', id }] : taken;
}

function holdsPlace(status: PaymentStatus): boolean {
  return status === 'processing' || status === 'succeeded' || status === 'partially_refunded' || status === 'refunded';
}
