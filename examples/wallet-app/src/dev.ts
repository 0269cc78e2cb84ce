// `pnpm dev`: a gateway with a sandbox and a phone to pay with, in one process, so that Ctrl-C ends both.
import { createClient } from '@mitako/client';
import { createLog, showDevScreen, startDev } from 'mitako';
import { startPhone } from './start-phone.ts';

const logger = createLog('pretty');
const gateway = await startDev({ port: Number(process.env['GATEWAY_PORT'] ?? 4010), data: ':memory:', logger });
const { api, merchant } = gateway.ready;
const shop = createClient({ apiKey: merchant.test_key, baseUrl: api });
const phone = await startPhone({
  publicUrl: api.replace(/\/api\/v1$/, ''),
  mode: 'test',
  port: Number(process.env['PORT'] ?? 3100),
  sample: async () => {
    const { checkout_url } = await shop.payments.create({
      amount: 5000,
      currency: 'XAF',
      description: 'Café de Foumbot, 500 g',
    });
    // The page with the QR code: open it beside the phone, and watch it update when the phone has paid.
    logger.info({}, `shop      ${checkout_url}`);
    return checkout_url;
  },
});

const stopListening = showDevScreen({ dev: gateway, first: { label: 'The phone', url: phone.url } });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopListening();
    void phone.close().then(() => gateway.close());
  });
}
