import { isFinalStatus } from '@mitako/contract/names';
import type { Payment } from '../model.ts';

/**
 * The customer's redirect once a payment is final (decisions §3), null before. After success: `return_url` with the
 * token that the merchant can verify. Otherwise: `cancel_url`, else `return_url`. Without either: our own result page.
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
