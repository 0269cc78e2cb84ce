import type { Locale, Payment as WirePayment, PaymentCreateParams, PaymentEventData } from '@mitako/contract/names';

/** The merchant's own details of a payment, stored and returned unchanged. */
export interface PaymentDetails {
  readonly description: string | null;
  readonly customerReference: string | null;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
  readonly locale: Locale | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export function detailsFrom(params: Partial<PaymentCreateParams>): PaymentDetails {
  return {
    description: params.description ?? null,
    customerReference: params.customer_reference ?? null,
    returnUrl: params.return_url ?? null,
    cancelUrl: params.cancel_url ?? null,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
  };
}

/** Of a payment, without its other fields. */
export function detailsOf({
  description,
  customerReference,
  returnUrl,
  cancelUrl,
  locale,
  metadata,
}: PaymentDetails): PaymentDetails {
  return { description, customerReference, returnUrl, cancelUrl, locale, metadata };
}

export function detailsToWire(
  details: PaymentDetails,
): Pick<WirePayment, 'description' | 'customer_reference' | 'return_url' | 'cancel_url' | 'locale' | 'metadata'> {
  return {
    description: details.description,
    customer_reference: details.customerReference,
    return_url: details.returnUrl,
    cancel_url: details.cancelUrl,
    locale: details.locale,
    metadata: details.metadata,
  };
}

/** The details that events of the payment carry. */
export function detailsInEvents(details: PaymentDetails): Pick<PaymentEventData, 'customer_reference'> {
  return { customer_reference: details.customerReference };
}
