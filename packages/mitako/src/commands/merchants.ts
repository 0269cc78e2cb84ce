import { Option, type Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { jsonOption, storeOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';
import { SECRET_ARGUMENT_HELP, secretArgument } from '../secret-argument.ts';

const EXAMPLES = `
The root secret is read from MITAKO_SECRET, or from <store>.secret of a file that mitako dev made.

Examples:
  mitako merchants create --email shop@example.cm --name "Boutique Foumbot"
  mitako merchants create --email shop@example.cm --name "Boutique Foumbot" --json`;

interface Flags {
  readonly store: string;
  readonly email: string;
  readonly name: string;
  readonly password?: string;
  readonly json?: true;
}

/** `mitako merchants …` */
export function addMerchants(program: Command): void {
  program
    .command('merchants')
    .summary('manage merchants')
    .description('Manages merchants.')
    .command('create')
    .summary('create a merchant account')
    .description('Creates a merchant account. Test keys work immediately; live keys require an approved KYC.')
    .requiredOption('--email <address>', 'login e-mail')
    .requiredOption('--name <text>', 'name on the checkout')
    .addOption(
      new Option(
        '--password <text>',
        `12 to 128 characters; ${SECRET_ARGUMENT_HELP} (default: generated and printed)`,
      ).env('MITAKO_PASSWORD'),
    )
    .addOption(storeOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runCreate);
}

async function runCreate(flags: Flags): Promise<void> {
  const { withGateway } = await import('../with-gateway.ts');
  const { name } = flags;
  const password =
    flags.password === undefined ? randomBytes(15).toString('base64url') : await secretArgument(flags.password);
  const body = { email: flags.email, name, password };
  const { id, email } = await withGateway(flags.store, async (ask) => (await ask('createMerchant', { body })).merchant);
  if (flags.json) {
    printJson({ id, email, name, password });
    return;
  }
  process.stdout.write(`merchant  ${id}\ne-mail    ${email}\n`);
  if (flags.password === undefined) process.stdout.write(`password  ${password}\n`);
  process.stdout.write(`\nNext: mitako keys create --merchant ${id}\n`);
}
