import { openMitako } from '../../pay.js';

export async function POST({ request }) {
  const { reference, amount } = await request.json();
  const { shop } = await openMitako();
  const payment = await shop.payments.create({ amount, currency: 'XAF', customer_reference: reference });
  return Response.json({ checkout_url: payment.checkout_url }, { status: 201 });
}
