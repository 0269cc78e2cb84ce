import type { OperatorKey } from '@mitako/contract';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { jsonOption, storeOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';

const EXAMPLES = `
The root secret is read from MITAKO_SECRET, or from <store>.secret of a file that mitako dev made.
The key is shown this once: only its hash is stored.

Examples:
  mitako keys create --merchant mer_… --json          a test key
  mitako keys create --merchant shop@example.cm --live --name "web shop"
  mitako keys create --operator --name "back office" --expires-in 90`;

const DAY_SECONDS = 24 * 60 * 60;
const PAGE = 100;

interface Flags {
  readonly store: string;
  readonly json?: true;
}

interface CreateFlags extends Flags {
  readonly merchant?: string;
  readonly operator?: true;
  readonly live?: true;
  readonly name?: string;
  /** Days. */
  readonly expiresIn?: number;
}

/** `mitako keys …` */
export function addKeys(program: Command): void {
  const keys = program.command('keys').summary('manage keys').description('Manages keys.');
  keys
    .command('create')
    .summary('create a key')
    .description("Creates a merchant's secret key, or an operator key.")
    .option('--merchant <id or e-mail>', 'owner of the key; optional while there is one merchant only')
    .option('--live', 'a live key (requires an approved KYC); default: a test key')
    .addOption(
      new Option('--operator', 'an operator key instead, with full access to /admin').conflicts(['merchant', 'live']),
    )
    .option('--name <text>', 'name of the key')
    .option('--expires-in <days>', 'when the key expires; default: never', wholeDays)
    .addOption(storeOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runCreate);
  keys
    .command('list')
    .summary('list operator keys, newest first')
    .description('Lists operator keys, newest first, including revoked ones. Merchants list their own keys.')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action(runList);
  keys
    .command('revoke')
    .summary('revoke an operator key')
    .description('Revokes an operator key at once. Merchants revoke their own keys.')
    .argument('<id>', 'which, opk_…')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action(runRevoke);
}

async function runCreate(flags: CreateFlags): Promise<void> {
  const [{ findMerchant }, { withGateway }] = await Promise.all([
    import('../find-merchant.ts'),
    import('../with-gateway.ts'),
  ]);
  const { name = 'command line', live: livemode = false, expiresIn } = flags;
  const expiry = expiresIn === undefined ? {} : { expires_in: expiresIn * DAY_SECONDS };
  const key = await withGateway(flags.store, async (ask) => {
    if (flags.operator) {
      return { ...(await ask('createOperatorKey', { body: { name, ...expiry } })).operator_key, operator: true };
    }
    const merchantId = await findMerchant(ask, flags.merchant);
    const credential = { kind: 'merchant', merchantId, livemode } as const;
    const { id, secret } = (await ask('createApiKey', { credential, body: { name, livemode, ...expiry } })).api_key;
    return { id, secret, livemode, merchant_id: merchantId };
  });
  if (flags.json) printJson(key);
  else process.stdout.write(`${key.secret}\n`);
}

async function runList(flags: Flags): Promise<void> {
  const { withGateway } = await import('../with-gateway.ts');
  const keys = await withGateway(flags.store, async (ask) => {
    const found: OperatorKey[] = [];
    for (;;) {
      const cursor = found.at(-1)?.id;
      const query = { limit: String(PAGE), ...(cursor === undefined ? {} : { cursor }) };
      const { operator_keys: page, pagination } = await ask('listOperatorKeys', { query });
      found.push(...page);
      if (!pagination.has_more) return found;
    }
  });
  if (flags.json) printJson({ operator_keys: keys });
  else for (const each of keys) process.stdout.write(`${describeKey(each)}\n`);
}

async function runRevoke(id: string, flags: Flags): Promise<void> {
  const { withGateway } = await import('../with-gateway.ts');
  const revoked = await withGateway(flags.store, (ask) => ask('revokeOperatorKey', { parameters: { key_id: id } }));
  if (flags.json) printJson(revoked);
  else process.stdout.write(`${id}  (revoked)\n`);
}

function describeKey({ id, hint, name, created_at, last_used_at, expires_at, revoked_at }: OperatorKey): string {
  const used = last_used_at === null ? 'never used' : `last used ${last_used_at}`;
  const expiry = expires_at === null ? '' : `  expires ${expires_at}`;
  return `${id}  ${hint}  ${name}  created ${created_at}  ${used}${expiry}${revoked_at === null ? '' : '  (revoked)'}`;
}

function wholeDays(text: string): number {
  const days = Number(text);
  if (/^[1-9]\d*$/.test(text) && days <= 3650) return days;
  throw new InvalidArgumentError('It must be a whole number of days from 1 to 3650.');
}
