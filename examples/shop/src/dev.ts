// `pnpm dev`: a gateway and a shop that sells with it, in one process, so that Ctrl-C ends both.
import { createLog, showDevScreen, startDev } from 'mitako';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WEBHOOK_PATH } from './app.ts';
import { startShop } from './start-shop.ts';

const HELP = `Usage: pnpm dev [options]

Runs a sandbox gateway and a demo shop that sells with it.

Options:
  --port <number>       port of the gateway, 0 for any free one (default: 4010)
  --shop-port <number>  port of the shop, 0 for any free one (default: 3000)
  --data <file>         SQLite file, or :memory: (default: .mitako/dev.db)
  --sample              fill new data with a month of test payments
  -h, --help            display this help
`;

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const { port, shopPort, data, sample, help } = readFlags();
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  const logger = createLog('pretty');
  const gateway = await startDev({ port, data, sample, logger });
  const shop = await startShop({
    apiKey: gateway.ready.merchant.test_key,
    apiUrl: gateway.ready.api,
    port: shopPort,
    host: '127.0.0.1',
    log: (line) => logger.info({}, `shop      ${line}`),
  });
  const close = async (): Promise<void> => {
    await shop.close();
    await gateway.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close());

  const isMoved = shopPort !== 0 && shop.port !== shopPort;
  const notes = isMoved ? [`Port ${shopPort} is taken: the shop is on ${shop.port}.`] : [];
  const webhooksTo = `${shop.url}${WEBHOOK_PATH}`;
  showDevScreen({ dev: gateway, notes, first: { label: 'Buy a coffee', url: shop.url }, webhooksTo });
}

interface Flags {
  readonly port: number;
  readonly shopPort: number;
  readonly data: string;
  readonly sample: boolean;
  readonly help: boolean;
}

function readFlags(): Flags {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      'shop-port': { type: 'string', default: '3000' },
      help: { type: 'boolean', short: 'h', default: false },
      sample: { type: 'boolean', default: false },
      data: { type: 'string', default: fileURLToPath(new URL('../../../.mitako/dev.db', import.meta.url)) },
    },
  });
  const { port, 'shop-port': shopPort, ...others } = values;
  return { ...others, port: readPort(port), shopPort: readPort(shopPort) };
}

function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new Error(`A port is a whole number from 0 to 65535, and "${text}" is none.`);
}
