import { createClient } from '@mitako/client';

/** A shop that knows nothing of tests. */
export async function startCheckout(order: string, amount: number): Promise<string> {
  const mitako = createClient({
    baseUrl: process.env['MITAKO_API_URL'],
    apiKey: process.env['MITAKO_API_KEY'],
  });
  const payment = await mitako.payments.create({ amount, customer_reference: order }, { idempotencyKey: order });
  return payment.checkout_url;
}
