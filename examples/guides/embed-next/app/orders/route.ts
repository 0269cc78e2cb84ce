import { openMitako } from '../../pay';

export async function POST(request: Request): Promise<Response> {
  const { reference, amount } = await request.json();
  const { shop } = await openMitako();
  const { checkout_url } = await shop.payments.create({ amount, currency: 'XAF', customer_reference: reference });
  return Response.json({ checkout_url }, { status: 201 });
}
