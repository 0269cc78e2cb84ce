import type { CheckoutPaid, ErrorCode } from '@mitako/contract';
import type { Refusal } from '@mitako/pages';
import { keepLastMethod } from '../last-method.ts';
import { type Receipt, writeReceipt } from '../receipt.ts';
import type { PageRequest, Site } from '../site.ts';

type How = Pick<Receipt, 'method' | 'provider' | 'phoneMasked'> & Partial<Pick<Receipt, 'sealedPhone'>>;

/** Refusals of an attempted payment method. */
const DECLINES: ReadonlySet<ErrorCode> = new Set(['INSUFFICIENT_FUNDS', 'PAYMENT_DECLINED', 'RAIL_ERROR']);

/** Stores what only this browser may know about the payment, and the method, which comes first next time. */
export function keepReceipt(site: Site, context: PageRequest, { payment }: CheckoutPaid, how: How): void {
  write(site, context, { sealedPhone: null, ...how, reference: payment.transaction_id ?? payment.id });
  keepLastMethod(context, how, { path: site.base, secure: site.secure });
}

/** Stores which method was declined, so that the summary offers another one first. Without a reference it is not a receipt. */
export function keepDeclined(site: Site, context: PageRequest, { code }: Refusal, how: How): void {
  if (DECLINES.has(code)) keepTried(site, context, how);
}

/** Stores the attempted method, without a reference. */
export function keepTried(site: Site, context: PageRequest, how: How): void {
  write(site, context, { sealedPhone: null, ...how, reference: null });
}

function write(site: Site, context: PageRequest, receipt: Receipt): void {
  writeReceipt(context, receipt, { path: context.get('page').paths.summary, secure: site.secure });
}
