import type { Payment } from '@mitako/contract';
import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';

/**
 * What can still be refunded, to show it before the amount is entered: the amount less what was refunded, is being refunded and
 * is contested. The engine decides with its own figures.
 */
export function refundableOf(payment: Payment): number {
  if (payment.succeeded_at === null) return 0;
  return payment.amount - payment.amount_refunded - payment.amount_refund_pending - payment.amount_disputed;
}

/** Why a paid payment cannot be refunded here, in a sentence; null: it can. Operators learn which option would change it. */
export async function whyNoRefund(page: Page, { id }: Payment): Promise<string | null> {
  const { refunds, option } = await page.gateway.refundOffer(id);
  if (refunds !== 'none') return null;
  const { noRefunds, noRefundsYet } = TEXT[page.locale];
  return page.isOperator && option !== null ? noRefundsYet(option) : noRefunds;
}
