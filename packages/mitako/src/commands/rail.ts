import { InvalidArgumentError, Option, type Command } from 'commander';
import { Failure, messageOf } from '../failure.ts';
import { jsonOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';

const EXAMPLES = `
Reads the subscription keys of momodeveloper.mtn.com from the environment, MTN_CM_COLLECTION_SUBSCRIPTION_KEY and
MTN_CM_DISBURSEMENT_SUBSCRIPTION_KEY (MTN_CG_… for Congo), and prints the variables of mitako.config.mts. Each key is
shown only once. In production, create API users on the partner portal instead.

Examples:
  mitako rail mtn-momo provision --callback-host pay.example.cm >> .env
  mitako rail mtn-momo provision --callback-host pay.example.cm --country CG --json`;

interface Flags {
  readonly callbackHost: string;
  readonly country: string;
  readonly baseUrl?: string;
  readonly json?: true;
}

/** `mitako rail …`: what single rails need once. */
export function addRail(program: Command): void {
  const rail = program.command('rail').summary('set up rails').description('Sets up rails of providers.');
  const mtn = rail.command('mtn-momo').summary('set up MTN MoMo').description('Sets up the rail of MTN MoMo.');
  mtn
    .command('provision')
    .summary('create API users in the sandbox')
    .description("Creates API users and keys in MTN's sandbox, for each product whose subscription key is set.")
    .requiredOption('--callback-host <host>', 'host of the public address: MTN sends callbacks to no other host')
    .addOption(new Option('--country <code>', 'country of the variables').choices(['CM', 'CG']).default('CM'))
    .addOption(new Option('--base-url <url>', "default: MTN's sandbox").argParser(readUrl))
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runProvision);
}

async function runProvision({ callbackHost, country, baseUrl, json }: Flags): Promise<void> {
  const provisionSandbox = await installed();
  const made: Record<string, string> = {};
  for (const product of ['COLLECTION', 'DISBURSEMENT']) {
    const prefix = `MTN_${country}_${product}`;
    const subscriptionKey = process.env[`${prefix}_SUBSCRIPTION_KEY`] ?? '';
    if (subscriptionKey === '') continue;
    const user = await provisionSandbox({
      subscriptionKey,
      callbackHost,
      ...(baseUrl === undefined ? {} : { baseUrl }),
    }).catch((error: unknown) => {
      throw new Failure(`${prefix}_SUBSCRIPTION_KEY: ${messageOf(error)}`, { cause: error });
    });
    made[`${prefix}_API_USER`] = user.apiUser;
    made[`${prefix}_API_KEY`] = user.apiKey;
    // At once: another product may fail, and MTN shows a key once.
    if (!json) process.stdout.write(`${prefix}_API_USER=${user.apiUser}\n${prefix}_API_KEY=${user.apiKey}\n`);
  }
  if (Object.keys(made).length === 0) {
    throw new Failure(`Set MTN_${country}_COLLECTION_SUBSCRIPTION_KEY to your key of momodeveloper.mtn.com.`);
  }
  if (json) printJson(made);
}

async function installed(): Promise<typeof import('@mitako/rail-mtn-momo').provisionSandbox> {
  try {
    return (await import('@mitako/rail-mtn-momo')).provisionSandbox;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Failure('This needs a package: npm install @mitako/rail-mtn-momo', { cause: error });
  }
}

function readUrl(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/$/, '');
  throw new InvalidArgumentError('It must be an absolute URL.');
}
