import { openMitako } from '../../pay.js';

export async function POST({ request }) {
  const { reference: id, amount } = await request.json();
  const { shop } = await openMitako();
  const payment = await shop.payments.create({ amount, customer_reference: id }, { idempotencyKey: id });
  return Response.json({ checkout_url: payment.checkout_url }, { status: 201 });
}
