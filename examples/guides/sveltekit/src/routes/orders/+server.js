import { MITAKO_API_KEY, MITAKO_API_URL } from '$app/env/private';
import { createClient } from '@mitako/client';

const mitako = createClient({ apiKey: MITAKO_API_KEY, baseUrl: MITAKO_API_URL });

export async function POST({ request }) {
  const { reference, amount } = await request.json();
  const payment = await mitako.payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  return Response.json({ checkout_url: payment.checkout_url }, { status: 201 });
}
