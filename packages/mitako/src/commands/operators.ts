import { type Command, Option } from 'commander';
import type { OperatorAccount, OperatorRole } from '@mitako/contract';
import { randomBytes } from 'node:crypto';
import { jsonOption, storeOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';
import type { Ask } from '../with-gateway.ts';

const SECRET = 'The root secret is read from MITAKO_SECRET, or from <store>.secret of a file that mitako dev made.';

const EXAMPLES = `
${SECRET}
The password is MITAKO_PASSWORD, or is asked for on a terminal. Without one, or with --json, it is generated and printed once.

Examples:
  mitako operators create --email claire@example.cm --name "Claire Mbarga"
  mitako operators list
  mitako operators disable claire@example.cm
  mitako operators reset-factors claire@example.cm`;

// Written out: help loads nothing of the contract.
const ROLES: readonly OperatorRole[] = ['administrator', 'finance', 'support', 'compliance', 'auditor'];

interface Flags {
  readonly store: string;
  readonly json?: true;
}

interface CreateFlags extends Flags {
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
}

/** `mitako operators …` */
export function addOperators(program: Command): void {
  const operators = program
    .command('operators')
    .summary('manage operator accounts')
    .description('Manages operator accounts, for people. Programs use an operator key: mitako keys create --operator.')
    .addHelpText('after', EXAMPLES);
  operators
    .command('create')
    .summary('create an operator account')
    .description('Creates an account that logs in at /admin.')
    .requiredOption('--email <address>', 'login e-mail')
    .requiredOption('--name <text>', 'name of the person')
    .addOption(new Option('--role <role>', 'what the person may do').choices(ROLES).default('administrator'))
    .addOption(storeOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runCreate);
  operators
    .command('list')
    .summary('list operator accounts, newest first')
    .description('Lists operator accounts, newest first, including disabled ones.')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action(runList);
  operators
    .command('disable')
    .summary('disable an operator account')
    .description('Disables an operator account and ends its sessions immediately. The operator panel can re-enable it.')
    .argument('<id or e-mail>', 'of the account')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action(runDisable);
  operators
    .command('reset-factors')
    .summary('remove the second factors of an account')
    .description(
      "Removes the second factors and recovery codes of an account whose owner has lost them, and ends its sessions. Identify the person first. By its id, also of a merchant's person, an agent or a user.",
    )
    .argument('<id or e-mail>', 'of the account')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action(runResetFactors);
}

async function runCreate(flags: CreateFlags): Promise<void> {
  const [{ askNewPassword }, { withGateway }] = await Promise.all([
    import('../ask-password.ts'),
    import('../with-gateway.ts'),
  ]);
  const given = process.env['MITAKO_PASSWORD'] || (process.stdin.isTTY && !flags.json ? await askNewPassword() : null);
  const password = given ?? randomBytes(15).toString('base64url');
  const body = { email: flags.email, name: flags.name, role: flags.role, password };
  const {
    person_id: id,
    email,
    name,
  } = await withGateway(flags.store, async (ask) => (await ask('createOperator', { body })).operator);
  if (flags.json) {
    printJson({ id, email, name, password });
    return;
  }
  process.stdout.write(`operator  ${id}\ne-mail    ${email}\n`);
  if (given === null) process.stdout.write(`password  ${password}\n`);
}

async function runList(flags: Flags): Promise<void> {
  const { withGateway } = await import('../with-gateway.ts');
  const { operators } = await withGateway(flags.store, (ask) => ask('listOperators', LIST));
  if (flags.json) printJson({ operators });
  else for (const each of operators) process.stdout.write(`${describeOperator(each)}\n`);
}

async function runDisable(idOrEmail: string, flags: Flags): Promise<void> {
  const [{ Failure }, { withGateway }] = await Promise.all([import('../failure.ts'), import('../with-gateway.ts')]);
  const disabled = await withGateway(flags.store, async (ask) => {
    const found = await findOperator(ask, idOrEmail);
    if (found === undefined) throw new Failure(`Operator ${idOrEmail} not found.`);
    const parameters = { membership_id: found.id };
    return (await ask('updateOperator', { parameters, body: { disabled: true } })).operator;
  });
  if (flags.json) printJson(disabled);
  else process.stdout.write(`${describeOperator(disabled)}\n`);
}

async function runResetFactors(idOrEmail: string, flags: Flags): Promise<void> {
  const { withGateway } = await import('../with-gateway.ts');
  const done = await withGateway(flags.store, async (ask) => {
    const found = await findOperator(ask, idOrEmail);
    return ask('resetFactors', { parameters: { account_id: found?.person_id ?? idOrEmail.trim() } });
  });
  if (flags.json) printJson(done);
  else process.stdout.write(`second factors of ${done.id} removed\n`);
}

/** Who has access, or an open invitation. */
async function findOperator(ask: Ask, idOrEmail: string): Promise<OperatorAccount | undefined> {
  const { operators } = await ask('listOperators', { query: { person: idOrEmail.trim() } });
  return operators[0];
}

/** The newest: operators are few. */
const LIST = { query: { limit: '100' } };

function describeOperator({ person_id: id, email, name, role, state }: OperatorAccount): string {
  const words = { invited: '  (invited)', active: '', removed: '  (disabled)' };
  return `${id ?? '–'}  ${email}  ${name ?? '–'}  ${role}${words[state]}`;
}
