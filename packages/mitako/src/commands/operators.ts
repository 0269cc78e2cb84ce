import type { Command } from 'commander';
import type { OperatorAccount } from '@mitako/contract';
import { randomBytes } from 'node:crypto';
import { jsonOption, storeOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';

const SECRET = 'The root secret is read from MITAKO_SECRET, or from <store>.secret of a file that mitako dev made.';

const EXAMPLES = `
${SECRET}
The password is MITAKO_PASSWORD, or is asked for on a terminal. Without one, or with --json, it is generated and printed once.

Examples:
  mitako operators create --email claire@example.cm --name "Claire Mbarga"
  mitako operators list
  mitako operators disable claire@example.cm`;

interface Flags {
  readonly store: string;
  readonly json?: true;
}

interface CreateFlags extends Flags {
  readonly email: string;
  readonly name: string;
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
    .description('Creates an account with full access to /admin.')
    .requiredOption('--email <address>', 'login e-mail')
    .requiredOption('--name <text>', 'name of the person')
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
    .description('Disables an operator account permanently and ends its sessions immediately.')
    .argument('<id or e-mail>', 'of the account')
    .addOption(storeOption())
    .addOption(jsonOption())
    .action(runDisable);
}

async function runCreate(flags: CreateFlags): Promise<void> {
  const [{ askNewPassword }, { withGateway }] = await Promise.all([
    import('../ask-password.ts'),
    import('../with-gateway.ts'),
  ]);
  const given = process.env['MITAKO_PASSWORD'] || (process.stdin.isTTY && !flags.json ? await askNewPassword() : null);
  const password = given ?? randomBytes(15).toString('base64url');
  const body = { email: flags.email, name: flags.name, password };
  const { id, email, name } = await withGateway(
    flags.store,
    async (ask) => (await ask('createOperator', { body })).operator,
  );
  if (flags.json) {
    printJson({ id, email, name, password });
    return;
  }
  process.stdout.write(`operator  ${id}\ne-mail    ${email}\n`);
  if (given === null) process.stdout.write(`password  ${password}\n`);
}

async function runList(flags: Flags): Promise<void> {
  const { withGateway } = await import('../with-gateway.ts');
  const { operators } = await withGateway(flags.store, (ask) => ask('listOperators'));
  if (flags.json) printJson({ operators });
  else for (const each of operators) process.stdout.write(`${describeOperator(each)}\n`);
}

async function runDisable(idOrEmail: string, flags: Flags): Promise<void> {
  const [{ Failure }, { withGateway }] = await Promise.all([import('../failure.ts'), import('../with-gateway.ts')]);
  const disabled = await withGateway(flags.store, async (ask) => {
    const { operators } = await ask('listOperators');
    const given = idOrEmail.trim().toLowerCase();
    const found = operators.find(({ id, email }) => id === given || email === given);
    if (found === undefined) throw new Failure(`Operator ${idOrEmail} not found.`);
    return (await ask('disableOperator', { parameters: { operator_id: found.id } })).operator;
  });
  if (flags.json) printJson(disabled);
  else process.stdout.write(`${describeOperator(disabled)}\n`);
}

function describeOperator({ id, email, name, disabled_at: disabledAt }: OperatorAccount): string {
  return `${id}  ${email}  ${name}${disabledAt === null ? '' : '  (disabled)'}`;
}
