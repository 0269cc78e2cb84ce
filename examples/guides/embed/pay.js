import { createMitako } from 'mitako';

const { MITAKO_PUBLIC_URL: publicUrl, MITAKO_SECRET: secret, MITAKO_MERCHANT: merchantId } = process.env;
// Under any other address, what follows for development is refused at the start.
const isDevelopment = new URL(publicUrl).hostname === 'localhost';

export const mitako = await createMitako({
  marketplace: {},
  store: 'mitako.db',
  publicUrl,
  secret,
  // Development only: webhooks may go to your own machine.
  ...(isDevelopment && { webhooks: { allowNetworks: ['127.0.0.0/8'] } }),
});

await mitako.on('payment.succeeded', { name: 'fulfil-order' }, async ({ data }) => {
  console.log(`${data.customer_reference} is paid: ${data.amount} francs`);
});

/** Whose payments your shop creates. In production the merchant comes from `mitako merchants create`. */
export const merchant = isDevelopment ? await seedMerchant() : { id: merchantId, livemode: true };

/** Development only: a merchant, and customers to pay as, whose passwords are published. */
async function seedMerchant() {
  const { merchant: seeded } = await mitako.gateway.seedSandbox();
  console.log(`Test key: ${seeded.testKey}`);
  console.log(`Dashboard: ${seeded.email}, password ${seeded.password}`);
  return { id: seeded.id, livemode: false };
}

/** Creates the payment of an order. */
export async function createOrder({ reference, amount }) {
  const { checkout_url } = await mitako.gateway.payments.create(
    { merchantId: merchant.id, livemode: merchant.livemode },
    { amount, currency: 'XAF', customer_reference: reference },
  );
  return { checkout_url };
}
