import type { Command } from 'commander';
import {
  hostOption,
  jsonOption,
  logOption,
  portOption,
  publicUrlOption,
  storeOption,
  trustedProxiesOption,
  type LogFormat,
} from '../config.ts';
import { printJson } from '../output/json-line.ts';
import { addProductOptions, productOf, type ProductFlags } from '../product.ts';
import { requireSecret } from '../secret.ts';
import { openExistingStore, requireCurrentSchema } from '../store.ts';

const HELP = `
Environment:
  MITAKO_SECRET    root secret, 32 characters or more; not a flag, because others
                   on the machine see flags

GET /livez answers 200 while the process runs, GET /readyz while it can serve.
SIGTERM stops accepting, finishes what is under way, and exits with 0.

Examples:
  export MITAKO_SECRET="$(openssl rand -base64 33)"
  mitako serve --store mitako.db --public-url https://pay.example.cm
  mitako serve --store postgres://mitako:…@db/mitako --host 0.0.0.0`;

interface Flags extends ProductFlags {
  readonly store: string;
  readonly publicUrl?: string;
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: readonly string[];
  readonly log: LogFormat;
  readonly sandbox?: true;
  readonly json?: true;
}

/** `mitako serve`: the production server. */
export function addServe(program: Command): void {
  const command = program
    .command('serve')
    .summary('run the server')
    .description('Runs the server: API, hosted checkout and background work. Migrate the store first.')
    .addOption(storeOption())
    .addOption(publicUrlOption())
    .addOption(portOption())
    .addOption(hostOption())
    .addOption(trustedProxiesOption())
    .addOption(logOption());
  addProductOptions(command)
    .option('--sandbox', 'seed a merchant and test users with well-known passwords, as mitako dev does')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(runServe);
}

async function runServe(flags: Flags): Promise<void> {
  const secret = requireSecret();
  // Before the rest is loaded: configuration errors appear at once.
  const opened = await openExistingStore(flags.store);
  await requireCurrentSchema(opened);
  const [{ startServe }, { createLog }, { closeOnSignal }] = await Promise.all([
    import('../serve.ts'),
    import('../output/log.ts'),
    import('../shutdown.ts'),
  ]);
  const logger = createLog(flags.log);
  const { publicUrl, listening, close } = await startServe({
    ...flags,
    store: opened.store,
    secret,
    product: productOf(flags),
    logger,
  });
  closeOnSignal(logger, close);
  if (flags.publicUrl === undefined) {
    logger.warn({ public_url: publicUrl }, 'MITAKO_PUBLIC_URL is not set: checkout links work on this machine only');
  }
  if (flags.sandbox) {
    logger.warn({}, 'sandbox seeded: test users have well-known passwords and can use test money only');
  }
  logger.info({ public_url: publicUrl, store: opened.label }, `listening on ${listening}`);
  if (flags.json) printJson({ ready: true, api: `${publicUrl}/api/v1`, checkout: `${publicUrl}/checkout` });
}
