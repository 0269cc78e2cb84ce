import type { PaymentStatus } from '@mitako/contract/names';
import type { Payment } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/**
 * What a payment's next status means to its link: a paid one keeps its place for good, also when it is refunded, and one
 * that ends unpaid gives it back.
 */
export function placeOf({ paymentLinkId: id }: Payment, from: PaymentStatus, to: PaymentStatus): readonly Change[] {
  if (id === null || from === to) return [];
  if (to === 'succeeded') return [{ type: 'payment_link.keep_place', id }];
  if (to === 'failed' || to === 'canceled' || to === 'expired') return [{ type: 'payment_link.free_place', id }];
  return [];
}
