import type { Context } from '../context.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import type { Payment } from '../model.ts';
import { hasPlace } from '../payment-links/status.ts';
import { refusalToChange } from '../payments/payable.ts';

/**
 * Why a payment cannot be paid now, by itself or by the places of its link; null when it can. The commit guards both.
 */
export async function refusalToPay(context: Context, payment: Payment): Promise<Decision<never> | null> {
  const { read } = context.store;
  const refusal = refusalToChange(context, payment);
  if (refusal !== null) return refusal;
  const link = payment.paymentLinkId === null ? null : await read.paymentLinkById(payment.paymentLinkId);
  if (link === null || hasPlace(link)) return null;
  // The last place may have been taken by this very payment, after it was read: then its payer has paid.
  const current = await read.paymentById(payment.id);
  if (current === null || current.version === payment.version) {
    return refuse('PAYMENT_LINK_CLOSED', { status: 'completed' });
  }
  return refusalToPay(context, current);
}
