import type { PaymentLink as WirePaymentLink, PublicPaymentLink } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import { merchantToWire } from '../checkout/wire.ts';
import type { Context } from '../context.ts';
import type { Merchant, PaymentLink } from '../model.ts';
import { statusOf } from './status.ts';

/** A payment link as its merchant sees it. */
export function paymentLinkToWire(context: Context, link: PaymentLink): WirePaymentLink {
  return {
    id: link.id,
    slug: link.slug,
    url: `${context.settings.publicUrl}/l/${link.slug}`,
    description: link.description,
    amount: link.amount,
    amount_min: link.amountMin,
    amount_max: link.amountMax,
    currency: link.currency,
    active: link.isActive,
    status: statusOf(link, context.clock.now()),
    expires_at: timestampOrNull(link.expiresAtMs),
    max_payments: link.paymentsMax,
    payments_counted: link.paymentsCounted,
    payments_paid: link.paymentsPaid,
    amount_paid: link.amountPaid,
    livemode: link.livemode,
    created_at: timestamp(link.createdAtMs),
    updated_at: timestamp(link.updatedAtMs),
  };
}

/** A payment link as its visitors see it: inactive as well while its merchant takes no live payments. */
export function publicPaymentLinkToWire(context: Context, link: PaymentLink, merchant: Merchant): PublicPaymentLink {
  const isUnfit = link.livemode && (merchant.kycStatus !== 'approved' || merchant.suspendedAtMs !== null);
  return {
    slug: link.slug,
    description: link.description,
    amount: link.amount,
    amount_min: link.amountMin,
    amount_max: link.amountMax,
    currency: link.currency,
    status: isUnfit ? 'inactive' : statusOf(link, context.clock.now()),
    livemode: link.livemode,
    merchant: merchantToWire(context, merchant),
  };
}
