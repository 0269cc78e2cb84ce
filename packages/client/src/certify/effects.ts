/** A way to read the effects of payments. */
export interface PaymentReferences {
  /** `pay_…` */
  readonly payment_id: string;
  /** The merchant's own reference, such as an order number. */
  readonly customer_reference: string;
}

/** Reads the effects of a payment, as text that is equal for equal effects; null: not observable. */
export type ReadEffects = (payment: PaymentReferences) => Promise<string | null>;

/**
 * How to read the effects of payments.
 * @param source a function; or a URL, which is asked with `payment_id` and `customer_reference` in its query and answers
 *   with JSON; or nothing
 */
export function effectsOf(source: string | ((payment: PaymentReferences) => unknown) | undefined): ReadEffects {
  if (source === undefined) return () => Promise.resolve(null);
  const read = typeof source === 'string' ? (payment: PaymentReferences) => askFor(source, payment) : source;
  return async (payment) => JSON.stringify(await read(payment)) ?? null;
}

async function askFor(address: string, payment: PaymentReferences): Promise<unknown> {
  const url = new URL(address);
  for (const [name, value] of Object.entries(payment)) url.searchParams.set(name, value);
  const response = await fetch(url, { headers: { accept: 'application/json' }, redirect: 'manual' });
  if (response.status !== 200)
    throw new TypeError(`${url.origin}${url.pathname} answered ${response.status}, not 200.`);
  return response.json();
}
