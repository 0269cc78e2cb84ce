import type { PaymentLinkStatus } from '@mitako/contract/names';
import type { PaymentLink } from '../model.ts';

/** Whether a link opens. What its merchant did counts first, then time, then its payments. */
export function statusOf(link: PaymentLink, nowMs: number): PaymentLinkStatus {
  if (!link.isActive) return 'inactive';
  if (link.expiresAtMs !== null && link.expiresAtMs <= nowMs) return 'expired';
  return hasPlace(link) ? 'active' : 'completed';
}

export function hasPlace({ paymentsCounted, paymentsMax }: PaymentLink): boolean {
  return paymentsMax === null || paymentsCounted < paymentsMax;
}
