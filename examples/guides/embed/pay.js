import { createMitako } from 'mitako';

export const mitako = await createMitako({
  store: 'mitako.db',
  publicUrl: process.env.MITAKO_PUBLIC_URL,
  secret: process.env.MITAKO_SECRET,
  // While you develop, webhooks may go to your own machine.
  webhooks: { allowCidrs: ['127.0.0.0/8'] },
});

await mitako.on('payment.succeeded', { name: 'fulfil-order' }, async ({ data }) => {
  console.log(`${data.customer_reference} is paid: ${data.amount} francs`);
});

// A merchant, and customers to pay as. Real merchants come from the operator panel, or `mitako merchants create`.
export const { merchant } = await mitako.gateway.seedSandbox();
console.log(`Test key: ${merchant.testKey}`);
console.log(`Dashboard: ${merchant.email}, password ${merchant.password}`);

/** Creates the payment of an order. */
export async function createOrder({ reference, amount }) {
  const { checkout_url } = await mitako.gateway.payments.create(
    { merchantId: merchant.id, livemode: false },
    { amount, currency: 'XAF', customer_reference: reference },
  );
  return { checkout_url };
}
