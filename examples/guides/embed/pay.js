import { createMitako } from 'mitako';

const { MITAKO_PUBLIC_URL: publicUrl, MITAKO_SECRET: secret } = process.env;
// Under any other address, what follows for development is refused at the start.
const isDevelopment = new URL(publicUrl).hostname === 'localhost';

export const mitako = await createMitako({
  // `livemode: true` with the first rail of live mode.
  shop: { name: 'Boutique du Wouri', livemode: false },
  store: 'mitako.db',
  publicUrl,
  secret,
  // Development only: keys and a dashboard to look at, and webhooks to your own machine.
  ...(isDevelopment && {
    parts: { api: true, dashboard: true, wallets: true },
    webhooks: { allowNetworks: ['127.0.0.0/8'] },
  }),
});

await mitako.on('payment.succeeded', { name: 'fulfil-order' }, async ({ data }) => {
  console.log(`${data.customer_reference} is paid: ${data.amount} francs`);
});

// Development only: an owner of the shop and customers to pay as, whose passwords are published.
if (isDevelopment) {
  const { merchant } = await mitako.gateway.seedSandbox();
  console.log(`Test key: ${merchant.testKey}`);
  console.log(`Dashboard: ${merchant.email}, password ${merchant.password}`);
}

/** Creates the payment of an order. */
export async function createOrder({ reference, amount }) {
  const { checkout_url } = await mitako.shop.payments.create({
    amount,
    currency: 'XAF',
    customer_reference: reference,
  });
  return { checkout_url };
}
