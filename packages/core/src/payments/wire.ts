import { type CheckoutPayment, FAILURES, type FailureCode, type Payment as WirePayment, type PaymentMethod, type PaymentRecord } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Attempt, Payment } from '../model.ts';

/** A payment as its merchant sees it. */
export function paymentToWire(payment: Payment, publicUrl: string): WirePayment {
  return {
    id: payment.id,
    slug: payment.slug,
    status: payment.status,
    amount: payment.amount,
    currency: payment.currency,
    description: payment.description,
    customer_reference: payment.customerReference,
    return_url: payment.returnUrl,
    cancel_url: payment.cancelUrl,
    checkout_url: checkoutUrl(payment, publicUrl),
    livemode: payment.livemode,
    locale: payment.locale,
    created_at: timestamp(payment.createdAtMs),
    updated_at: timestamp(payment.updatedAtMs),
    expires_at: timestamp(payment.expiresAtMs),
    succeeded_at: timestampOrNull(payment.succeededAtMs),
    transaction_id: payment.transactionId,
    amount_refunded: payment.amountRefunded,
    amount_disputed: payment.amountDisputed,
    fee: payment.fee,
    fee_returned: payment.feeReturned,
    net_amount: payment.amount - payment.fee,
    payment_method: methodToWire(payment),
    failure_code: payment.failureCode,
    failure_message: failureMessage(payment.failureCode),
    attempts_count: payment.attemptsCount,
    metadata: payment.metadata,
    version: payment.version,
  };
}

/** For the operator, who sees the payments of all merchants. */
export function paymentRecordToWire(payment: Payment, publicUrl: string): PaymentRecord {
  return { ...paymentToWire(payment, publicUrl), merchant_id: payment.merchantId };
}

/** A payment as its payer sees it. */
export function checkoutPaymentToWire(payment: Payment): CheckoutPayment {
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
): PaymentMethod;
export function methodToWire(paid: Payment): PaymentMethod | null;
export function methodToWire(
  paid: Pick<Payment, 'methodType' | 'methodProvider' | 'phoneMasked'>,
): PaymentMethod | null {
  return paid.methodType === null
    ? null
    : { type: paid.methodType, provider: paid.methodProvider, phone_masked: paid.phoneMasked };
}

export function checkoutUrl(payment: Payment, publicUrl: string): string {
  return `${publicUrl}/checkout/${payment.slug}`;
}

export function failureMessage(code: FailureCode | null): string | null {
  return code === null ? null : FAILURES[code].message;
}
