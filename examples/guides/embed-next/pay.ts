import { createMitako } from 'mitako';

async function open() {
  const mitako = await createMitako({
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
  const { merchant } = await mitako.gateway.seedSandbox();
  console.log(`Test key: ${merchant.testKey}`);
  console.log(`Dashboard: ${merchant.email}, password ${merchant.password}`);
  return { ...mitako, merchant };
}

// Next.js loads each route by itself: what all of them share is global.
const shared = globalThis as { mitako?: ReturnType<typeof open> };

/** Opens the gateway with the first request, so that `next build` needs none. */
export const openMitako = () => (shared.mitako ??= open());
