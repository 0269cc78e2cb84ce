import { isFinalStatus } from '@mitako/contract/names';
import type { Payment } from '../model.ts';

/**
 * Where the customer goes once a payment is final (decisions §3), null before. A paid customer goes to `return_url` with
 * the token the merchant can check; the others to `cancel_url`, else `return_url`; without either to our own result page.
 */
export function redirectUrl(
  payment: Payment,
  options: { readonly publicUrl: string; readonly token: string },
): string | null {
  if (!isFinalStatus(payment.status)) return null;
  const isPaid = payment.succeededAtMs !== null;
  const target = isPaid ? payment.returnUrl : (payment.cancelUrl ?? payment.returnUrl);
  if (target === null) return `${options.publicUrl}/checkout/${payment.slug}/result`;
  const url = new URL(target);
  url.searchParams.set('payment_id', payment.id);
  url.searchParams.set('slug', payment.slug);
  url.searchParams.set('status', payment.status);
  if (isPaid) url.searchParams.set('token', options.token);
  return url.toString();
}
