import type { Payment } from '../model.ts';

/**
 * A payment as every read shows it: past its expiry it is expired, whether or not the background work has expired it. Lists
 * and totals by status count it so, too. Events have the status that they are about.
 */
export function shown(payment: Payment, nowMs: number): Payment {
  return isOverdue(payment, nowMs) ? { ...payment, status: 'expired' } : payment;
}

/** Whether it waits only for the background work. */
export function isOverdue({ status, expiresAtMs }: Payment, nowMs: number): boolean {
  return status === 'requested' && expiresAtMs <= nowMs;
}
