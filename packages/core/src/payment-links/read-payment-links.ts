import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { isOwnedBy, merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { PaymentLink } from '../model.ts';
import type { PaymentLinkRead } from './reads.ts';
import type { MerchantMode } from '../ports/page.ts';
import { paymentLinkToWire, publicPaymentLinkToWire } from './wire.ts';

export const listPaymentLinks: ReadOperation<'listPaymentLinks'> = async (context, { caller, query }) => {
  const owner = merchantOf(caller);
  const filter = { ...owner, isActive: query.active };
  const rows = await context.store.read.paymentLinks(filter, pageRequest(query, 'paymentLink'));
  return pageAnswer('payment_links', rows, query.limit, (link) => paymentLinkToWire(context, link));
};

export const getPaymentLink: ReadOperation<'getPaymentLink'> = async (context, request) => {
  const link = await ownPaymentLink(context, request.parameters.payment_link_id, merchantOf(request.caller));
  return succeeded(200, { payment_link: paymentLinkToWire(context, link) });
};

/** For its visitors, also while it does not open. */
export const getPublicPaymentLink: ReadOperation<'getPublicPaymentLink'> = async (context, request) => {
  const { link, merchant } = await paymentLinkBySlug(context, request.parameters.slug);
  return succeeded(200, { payment_link: publicPaymentLinkToWire(context, link, merchant) });
};

/** @throws GatewayError `PAYMENT_LINK_NOT_FOUND`, also for another merchant's link */
export async function ownPaymentLink(context: Context, id: string, owner: MerchantMode): Promise<PaymentLink> {
  const link = await context.store.read.paymentLinkById(id);
  if (link === null || !isOwnedBy(link, owner)) throw new GatewayError('PAYMENT_LINK_NOT_FOUND');
  return link;
}

/** @throws GatewayError `PAYMENT_LINK_NOT_FOUND` */
export async function paymentLinkBySlug(context: Context, slug: string): Promise<PaymentLinkRead> {
  const read = await context.store.read.paymentLinkBySlug(slug);
  if (read === null) throw new GatewayError('PAYMENT_LINK_NOT_FOUND');
  return read;
}
