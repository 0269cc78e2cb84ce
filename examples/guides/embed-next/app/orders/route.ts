import { openMitako } from '../../pay';

export async function POST(request: Request): Promise<Response> {
  const { reference, amount } = await request.json();
  const { gateway, merchant } = await openMitako();
  const { checkout_url } = await gateway.payments.create(
    { merchantId: merchant.id, livemode: merchant.livemode },
    { amount, currency: 'XAF', customer_reference: reference },
  );
  return Response.json({ checkout_url }, { status: 201 });
}
