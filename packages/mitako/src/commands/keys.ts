import { Option, type Command } from 'commander';
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
    .description("Creates a merchant's secret key, or an operator key.")
    .option('--merchant <id or e-mail>', 'owner of the key; optional while there is one merchant only')
    .option('--live', 'a live key (requires an approved KYC); default: a test key')
    .addOption(
      new Option('--operator', 'an operator key instead, with full access to /admin').conflicts(['merchant', 'live']),
    )
    .option('--name <text>', 'name of the key')
    .addOption(storeOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runCreate);
}

async function runCreate(flags: Flags): Promise<void> {
  const [{ findMerchant }, { withGateway }] = await Promise.all([
    import('../find-merchant.ts'),
    import('../with-gateway.ts'),
  ]);
  const { name = 'command line', live: livemode = false } = flags;
  const key = await withGateway(flags.store, async (ask) => {
    if (flags.operator) {
      return { ...(await ask('createOperatorKey', { body: { name } })).operator_key, operator: true };
    }
    const merchantId = await findMerchant(ask, flags.merchant);
    const credential = { kind: 'merchant', merchantId, livemode } as const;
    const { id, secret } = (await ask('createApiKey', { credential, body: { name, livemode } })).api_key;
    return { id, secret, livemode, merchant_id: merchantId };
  });
  if (flags.json) printJson(key);
  else process.stdout.write(`${key.secret}\n`);
}
