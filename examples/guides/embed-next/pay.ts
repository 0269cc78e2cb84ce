import { createMitako } from 'mitako';

async function open() {
  const { MITAKO_PUBLIC_URL: publicUrl = '', MITAKO_SECRET: secret } = process.env;
  // Under any other address, what follows for development is refused at the start.
  const isDevelopment = new URL(publicUrl).hostname === 'localhost';
  const mitako = await createMitako({
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
  return mitako;
}

// Next.js loads each route by itself: what all of them share is global.
const shared = globalThis as { mitako?: ReturnType<typeof open> };

/** Opens the gateway with the first request, so that `next build` needs none. */
export const openMitako = () => (shared.mitako ??= open());
