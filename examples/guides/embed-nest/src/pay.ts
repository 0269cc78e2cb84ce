import { createMitako } from 'mitako';

export const MITAKO = Symbol('the gateway');

export type ShopGateway = Awaited<ReturnType<typeof openMitako>>;

export async function openMitako() {
  const { MITAKO_PUBLIC_URL: publicUrl = '', MITAKO_SECRET: secret, MITAKO_MERCHANT: merchantId = '' } = process.env;
  // Under any other address, what follows for development is refused at the start.
  const isDevelopment = new URL(publicUrl).hostname === 'localhost';
  const mitako = await createMitako({
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
  // In production the merchant whose payments your shop creates comes from `mitako merchants create`.
  if (!isDevelopment) return { ...mitako, merchant: { id: merchantId, livemode: true } };
  // Development only: a merchant, and customers to pay as, whose passwords are published.
  const { merchant } = await mitako.gateway.seedSandbox();
  console.log(`Test key: ${merchant.testKey}`);
  console.log(`Dashboard: ${merchant.email}, password ${merchant.password}`);
  return { ...mitako, merchant: { id: merchant.id, livemode: false } };
}
