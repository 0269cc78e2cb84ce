import { createClient, type Client } from '@mitako/client';
import { type Running, StepError } from './process.ts';

const REFERENCE = 'order-1042';
/** Pays at once (specification, decisions, "Sandbox"). */
const PAYER = '+237653456789';

/** What a shop prints when the payment has arrived. */
export const PAID = /order-1042 is paid: 5000 francs/;

/** Orders something, `of` what the shop asks besides. @returns the address of the checkout */
export async function order(origin: string, shop: Running, of: object = {}): Promise<string> {
  const response = await fetch(`${origin}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...of, reference: REFERENCE, amount: 5000 }),
  });
  const text = await response.text();
  const [, checkout] = /"checkout_url":"([^"]+)"/.exec(text) ?? [];
  if (response.status === 201 && checkout !== undefined) return checkout;
  throw failure(shop, `POST /orders: ${response.status} ${text}`);
}

/** Pays the order, by mobile money. */
export async function pay(client: Client): Promise<void> {
  const [payment] = await client.payments.list({ customer_reference: REFERENCE }).toArray({ max: 1 });
  if (payment === undefined) throw new StepError(`There is no payment with the reference ${REFERENCE}.`);
  await client.payments.charge(payment.id, { phone: PAYER });
}

/** The client of a merchant of this gateway. */
export function merchantClient(baseUrl: string | undefined, apiKey: string | undefined): Client {
  return createClient({ baseUrl, apiKey });
}

/** What went wrong, behind all that the shop printed. */
export function failure(shop: Running, what: string): StepError {
  return new StepError(`${shop.output()}\n${what}`);
}
