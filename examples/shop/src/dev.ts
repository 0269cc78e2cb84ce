// `pnpm dev`: a gateway and a shop that sells with it, in one process, so that Ctrl-C ends both.
import { createLog, devScreen, startDev } from 'mitako';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startShop } from './start-shop.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    'shop-port': { type: 'string', default: '3000' },
    data: { type: 'string', default: fileURLToPath(new URL('../../../.mitako/dev.db', import.meta.url)) },
  },
});
const { port, 'shop-port': shopPort, data } = values;

const logger = createLog('pretty');
const gateway = await startDev({ port: Number(port), data, logger });
const shop = await startShop({
  apiKey: gateway.ready.merchant.test_key,
  apiUrl: gateway.ready.api,
  port: Number(shopPort),
  host: '127.0.0.1',
  log: (line) => logger.info({}, `shop      ${line}`),
});

const notes = [...gateway.notes];
if (shopPort !== '0' && shop.port !== Number(shopPort))
  notes.push(`Port ${shopPort} is taken: the shop is on ${shop.port}.`);
process.stdout.write(devScreen({ ready: gateway.ready, data, notes, first: { label: 'Buy a coffee', url: shop.url } }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());

async function close(): Promise<void> {
  await shop.close();
  await gateway.close();
  process.exit();
}
