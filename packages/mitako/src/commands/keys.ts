import type { Command } from 'commander';
import { jsonOption, storeOption } from '../config.ts';
import { printJson } from '../output/json-line.ts';

const EXAMPLES = `
The root secret is read from MITAKO_SECRET, or from <store>.secret of a file that mitako dev made.
The key is shown this once: only its hash is stored.

Examples:
  mitako keys create --merchant mer_… --json          a test key
  mitako keys create --merchant shop@example.cm --live --name "web shop"
  mitako keys create --operator --name "back office"`;

interface Flags {
  readonly store: string;
  readonly merchant?: string;
  readonly operator?: true;
  readonly live?: true;
  readonly name?: string;
  readonly json?: true;
}

/** `mitako keys …` */
export function addKeys(program: Command): void {
  program
    .command('keys')
    .summary('manage keys')
    .description('Manages keys.')
    .command('create')
    .summary('create a key')
    .description('Creates a secret key of a merchant, or an operator key.')
    .option('--merchant <id or e-mail>', 'whose key it is; may be left out when there is one merchant only')
    .option('--live', 'a key for real money (the merchant needs approved KYC); without it a test key')
    .option('--operator', 'an operator key instead: it may do everything under /admin')
    .option('--name <text>', 'to tell it from others')
    .addOption(storeOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runCreate);
}

async function runCreate(flags: Flags): Promise<void> {
  const [{ withGateway }, { findMerchant }] = await Promise.all([
    import('../with-gateway.ts'),
    import('../find-merchant.ts'),
  ]);
  const key = await withGateway(flags.store, async (gateway) => {
    if (flags.operator) {
      return { ...(await gateway.admin.createOperatorKey({ name: flags.name ?? 'operator' })), operator: true };
    }
    const livemode = flags.live ?? false;
    const merchantId = await findMerchant(gateway.store, flags.merchant);
    const { id, secret } = await gateway.admin.createApiKey({
      merchantId,
      livemode,
      name: flags.name ?? 'command line',
    });
    return { id, secret, livemode, merchant_id: merchantId };
  });
  if (flags.json) printJson(key);
  else process.stdout.write(`${key.secret}\n`);
}
