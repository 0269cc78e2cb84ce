import type { ApiKey, OperatorKey, StaffRole } from '@mitako/contract';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { addConnectionOptions, type ConnectionFlags } from '../api/connection.ts';
import { jsonOption, storeOption } from '../flags.ts';
import { byLogin } from '../keys/by-login.ts';
import { printJson } from '../output/json-line.ts';
import { printable } from '../output/printable.ts';

const HELP = `
With --login this works on a merchant's keys over HTTP, at MITAKO_API_URL, as that merchant: the
password is MITAKO_PASSWORD, or is asked for. Without it, it works on the machine of the gateway,
with its database: the root secret is read from MITAKO_SECRET, or from <store>.secret of a file
that mitako dev made. A key is shown only once: only its hash is stored.
`;

const EXAMPLES = `${HELP}
Examples:
  mitako keys create --merchant shop@example.cm --live --name "web shop"
  mitako keys create --operator --name "back office" --expires-in 90
  mitako keys list --login shop@example.cm
  mitako keys roll key_… --login shop@example.cm --grace 24
  mitako keys revoke opk_…`;

const DAY_SECONDS = 24 * 60 * 60;
const PAGE = 100;
const KEYS_MAX = 1000;

// Written out: help loads nothing of the contract.
const ROLES: readonly StaffRole[] = ['administrator', 'finance', 'support', 'compliance', 'auditor', 'monitor'];

interface Flags extends ConnectionFlags {
  readonly store: string;
  readonly login?: string;
  readonly json?: true;
}

interface CreateFlags extends Flags {
  readonly merchant?: string;
  readonly operator?: true;
  readonly role: StaffRole;
  readonly live?: true;
  readonly name?: string;
  /** Days. */
  readonly expiresIn?: number;
}

interface RollFlags extends Flags {
  readonly login: string;
  /** Hours. */
  readonly grace: number;
}

/** `mitako keys …` */
export function addKeys(program: Command): void {
  const keys = program
    .command('keys')
    .summary('manage keys')
    .description('Manages keys of merchants and operators.')
    .addHelpText('after', EXAMPLES);
  const create = keys
    .command('create')
    .summary('create a key')
    .description("Creates a merchant's secret key, or an operator key.")
    .option('--merchant <id or e-mail>', 'owner of the key; optional while there is one merchant only')
    .option('--live', 'a live key (requires an approved KYC); default: a test key')
    .addOption(new Option('--operator', 'an operator key instead').conflicts(['merchant', 'live', 'login']))
    .addOption(new Option('--role <role>', 'what the operator key may do').choices(ROLES).default('administrator'))
    .option('--name <text>', 'name of the key')
    .option('--expires-in <days>', 'when the key expires; default: never', wholeDays);
  finish(create, loginOption().conflicts('merchant')).action(runCreate);
  const list = keys
    .command('list')
    .summary('list keys, newest first')
    .description("Lists operator keys or, with --login, a merchant's keys, newest first, including revoked ones.");
  finish(list, loginOption()).action(runList);
  const roll = keys
    .command('roll')
    .summary("replace a merchant's key by a new one")
    .description("Replaces a merchant's key by a new one with the same name, mode and scopes.")
    .argument('<id>', 'key id, key_…')
    .option('--grace <hours>', 'how long the old one stays valid, up to 168', wholeHours, 0)
    .addOption(loginOption().makeOptionMandatory());
  finish(roll, null).action(runRoll);
  const revoke = keys
    .command('revoke')
    .summary('revoke a key')
    .description("Revokes an operator key or, with --login, a merchant's key, at once.")
    .argument('<id>', 'key id, opk_… or key_…');
  finish(revoke, loginOption()).action(runRevoke);
}

function loginOption(): Option {
  return new Option('--login <e-mail>', 'as this merchant, over HTTP');
}

/** @param login null: the command has no other way */
function finish(command: Command, login: Option | null): Command {
  if (login !== null) command.addOption(login).addOption(storeOption());
  return addConnectionOptions(command).addOption(jsonOption()).addHelpText('after', EXAMPLES);
}

async function runCreate(flags: CreateFlags): Promise<void> {
  const { name = 'command line', live: livemode = false, expiresIn } = flags;
  const expiry = expiresIn === undefined ? {} : { expires_in: expiresIn * DAY_SECONDS };
  const key =
    flags.login === undefined
      ? await createByStore(flags, { name, livemode, expiry })
      : await byLogin(flags.login, flags, (keys) => keys.create({ name, livemode, ...expiry }));
  if (flags.json) printJson(key);
  else process.stdout.write(`${key.secret}\n`);
}

async function createByStore(
  flags: CreateFlags,
  asked: { readonly name: string; readonly livemode: boolean; readonly expiry: { readonly expires_in?: number } },
): Promise<{ readonly id: string; readonly secret: string }> {
  const [{ findMerchant }, { withGateway }] = await Promise.all([
    import('../find-merchant.ts'),
    import('../with-gateway.ts'),
  ]);
  const { name, livemode, expiry } = asked;
  return withGateway(flags.store, async (ask) => {
    if (flags.operator) {
      const { role } = flags;
      const { id, secret } = (await ask('createOperatorKey', { body: { name, role, ...expiry } })).operator_key;
      return { id, secret, operator: true };
    }
    const merchantId = await findMerchant(ask, flags.merchant);
    const credential = { kind: 'merchant', merchantId, livemode } as const;
    const { id, secret } = (await ask('createApiKey', { credential, body: { name, livemode, ...expiry } })).api_key;
    return { id, secret, livemode, merchant_id: merchantId };
  });
}

async function runList(flags: Flags): Promise<void> {
  if (flags.login !== undefined) {
    const found = await byLogin(flags.login, flags, (keys) => keys.list().toArray({ max: KEYS_MAX }));
    show(flags, 'api_keys', found);
    return;
  }
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
  show(flags, 'operator_keys', keys);
}

async function runRoll(id: string, flags: RollFlags): Promise<void> {
  const key = await byLogin(flags.login, flags, (keys) => keys.roll(id, { grace_seconds: flags.grace * 3600 }));
  if (flags.json) printJson(key);
  else process.stdout.write(`${key.secret}\n`);
}

async function runRevoke(id: string, flags: Flags): Promise<void> {
  const { withGateway } = await import('../with-gateway.ts');
  const revoked =
    flags.login === undefined
      ? await withGateway(flags.store, (ask) => ask('revokeOperatorKey', { parameters: { key_id: id } }))
      : await byLogin(flags.login, flags, (keys) => keys.revoke(id));
  if (flags.json) printJson(revoked);
  else process.stdout.write(`${id}  (revoked)\n`);
}

function show(flags: Flags, name: string, keys: readonly (ApiKey | OperatorKey)[]): void {
  if (flags.json) printJson({ [name]: keys });
  else for (const each of keys) process.stdout.write(`${printable(describeKey(each))}\n`);
}

function describeKey({
  id,
  hint,
  name,
  created_at,
  last_used_at,
  expires_at,
  revoked_at,
}: ApiKey | OperatorKey): string {
  const used = last_used_at === null ? 'never used' : `last used ${last_used_at}`;
  const expiry = expires_at === null ? '' : `  expires ${expires_at}`;
  return `${id}  ${hint}  ${name}  created ${created_at}  ${used}${expiry}${revoked_at === null ? '' : '  (revoked)'}`;
}

function wholeDays(text: string): number {
  const days = Number(text);
  if (/^[1-9]\d*$/.test(text) && days <= 3650) return days;
  throw new InvalidArgumentError('It must be a whole number of days from 1 to 3650.');
}

function wholeHours(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= 168) return Number(text);
  throw new InvalidArgumentError('It must be a whole number of hours from 0 to 168.');
}
