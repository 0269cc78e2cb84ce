import {
  type CheckoutPayment,
  FAILURES,
  type FailureCode,
  type Payment as WirePayment,
  type PaymentMethod,
  type PaymentRecord,
} from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Attempt, Payment } from '../model.ts';
import { attemptsLeft } from './attempts-left.ts';
import { detailsToWire } from './details.ts';
import { netOf } from './remaining.ts';
import { shown } from './shown.ts';
import { labelOf, labelsFor, type ProviderLabels } from '../rails/provider-labels.ts';

/** A payment as its merchant sees it. */
export function paymentToWire(context: Context, stored: Payment, nowMs: number = context.clock.now()): WirePayment {
  const payment = shown(stored, nowMs);
  return {
    id: payment.id,
    slug: payment.slug,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    ...detailsToWire(payment),
    checkout_url: checkoutUrl(payment, context.settings.publicUrl),
    payment_link_id: payment.paymentLinkId,
    livemode: payment.livemode,
    created_at: timestamp(payment.createdAtMs),
    updated_at: timestamp(payment.updatedAtMs),
    expires_at: timestamp(payment.expiresAtMs),
    succeeded_at: timestampOrNull(payment.succeededAtMs),
    transaction_id: payment.transactionId,
    amount_refunded: payment.amountRefunded,
    amount_refund_pending: payment.refundPending,
    amount_disputed: payment.amountDisputed,
    fee: payment.fee,
    fee_returned: payment.feeReturned,
    net_amount: netOf(payment),
    payment_method: methodToWire(payment, labelsFor(context.rails, payment)),
    failure_code: payment.failureCode,
    failure_message: failureMessage(payment.failureCode),
    attempts_count: payment.attemptsCount,
    attempts_left: attemptsLeft(payment),
    version: payment.version,
  };
}

/** For the operator: with the merchant. */
export function paymentRecordToWire(context: Context, payment: Payment): PaymentRecord {
  return { ...paymentToWire(context, payment), merchant_id: payment.merchantId };
}

/** A payment as its payer sees it. */
export function checkoutPaymentToWire(context: Context, stored: Payment): CheckoutPayment {
  const payment = shown(stored, context.clock.now());
  return {
    id: payment.id,
    slug: payment.slug,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    description: payment.description,
    livemode: payment.livemode,
    created_at: timestamp(payment.createdAtMs),
    succeeded_at: timestampOrNull(payment.succeededAtMs),
    transaction_id: payment.transactionId,
    failure_code: payment.failureCode,
    failure_message: failureMessage(payment.failureCode),
  };
}

export function methodToWire(
  paid: Pick<Payment | Attempt, 'methodProvider' | 'phoneMasked'> & { readonly methodType: PaymentMethod['type'] },
  labels: ProviderLabels,
): PaymentMethod;
export function methodToWire(paid: Payment, labels: ProviderLabels): PaymentMethod | null;
export function methodToWire(
  paid: Pick<Payment, 'methodType' | 'methodProvider' | 'phoneMasked'>,
  labels: ProviderLabels,
): PaymentMethod | null {
  return paid.methodType === null
    ? null
    : {
        type: paid.methodType,
        provider: paid.methodProvider,
        label: labelOf(labels, paid.methodProvider),
        phone_masked: paid.phoneMasked,
      };
}

export function checkoutUrl(payment: Payment, publicUrl: string): string {
  return `${publicUrl}/checkout/${payment.slug}`;
}

export function failureMessage(code: FailureCode | null): string | null {
  return code === null ? null : FAILURES[code].message;
}
