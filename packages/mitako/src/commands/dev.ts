import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Configured } from '../apply-configuration.ts';
import type { DevServer } from '../dev.ts';
import { hostsOption, hostOption, jsonOption, portOption, publicUrlOption } from '../flags.ts';
import { forwardToOption } from '../forward/forward-url.ts';
import { printJson } from '../output/json-line.ts';
import { isPostgres } from '../store.ts';
import { type SimulationName, simulateOption, startSimulations, withoutSimulated } from '../simulations.ts';
import { addLookOptions, type LookFlags, lookIn } from '../options/look.ts';

const EXAMPLES = `
Examples:
  mitako dev                               a gateway on port 4010, data in .mitako/dev.db
  mitako dev --forward-to localhost:3000/webhooks --dotenv .env
                                           webhooks to your shop; its key, URL and secret in .env
  mitako dev --port 0 --data :memory:      a fresh one on any free port
  mitako dev --host 192.168.1.5            for a phone in your network: use this machine's address
  mitako dev --simulate orange_money       pay on a simulated phone, whose page is shown
  mitako dev --sample                      with a month of test payments, to look around
  mitako dev --json                        one line of JSON with keys and addresses, for a script`;

const PEOPLE_LEFT_OUT = 'Left out, as dev has accounts of its own: people. mitako serve asks its hooks.';

interface Flags extends LookFlags, Configured {
  readonly port: number;
  readonly host: string;
  readonly publicUrl?: string;
  readonly hosts: readonly string[];
  readonly data?: string;
  readonly forwardTo?: string;
  readonly dotenv?: string;
  readonly rateLimits?: true;
  readonly sample?: true;
  readonly simulate?: readonly SimulationName[];
  readonly json?: true;
}

/** `mitako dev`: a complete gateway for development. */
export function addDev(program: Command): void {
  const command = program
    .command('dev')
    .summary('run a sandbox gateway for development')
    .description(
      'Runs a sandbox gateway for development: API, hosted checkout and webhooks to this machine, with seeded users and keys.',
    )
    .addOption(portOption())
    .addOption(hostOption())
    .addOption(publicUrlOption())
    .addOption(hostsOption());
  addLookOptions(command)
    .addOption(new Option('--data <file>', 'SQLite file, or :memory: (default: .mitako/dev.db)').argParser(readData))
    .addOption(forwardToOption('create an endpoint for your webhook receiver, such as localhost:3000/webhooks'))
    .option('--sample', 'fill new data with a month of test payments')
    .option('--dotenv <file>', 'write MITAKO_API_URL, MITAKO_API_KEY and MITAKO_WEBHOOK_SECRET into it')
    .addOption(simulateOption())
    .option('--rate-limits', 'apply rate limits as in production')
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runDev);
}

/** The value is not repeated: it may have a password. */
function readData(text: string): string {
  if (!isPostgres(text)) return text;
  throw new InvalidArgumentError(
    'dev keeps its data in a SQLite file. For PostgreSQL: mitako serve --sandbox --store.',
  );
}

async function runDev(flags: Flags): Promise<void> {
  const [
    { startDev },
    { createLog },
    { showDevScreen },
    { closeOnSignal },
    { requireTerms },
    { simulatedNumbersOf },
    { sandboxRail },
  ] = await Promise.all([
    import('../dev.ts'),
    import('../output/log.ts'),
    import('../output/dev-screen.ts'),
    import('../shutdown.ts'),
    import('../require-terms.ts'),
    import('../test-numbers.ts'),
    import('@mitako/core'),
  ]);
  const logger = createLog('pretty');
  const look = lookIn(flags);
  const simulations = await startSimulations(flags.simulate ?? [], look.brand?.name);
  const simulated = simulations?.rails ?? [];
  // With the live rails, too: their methods are left out only afterwards.
  requireTerms(flags, [...simulated, ...(flags.rails ?? []), sandboxRail()]);
  const dev = await startDev({
    ...flags,
    rails: [...simulated, ...withoutSimulated(flags.rails ?? [], simulated)],
    limits: flags.rateLimits ? 'standard' : 'off',
    // The wallet app example scans the code of this gateway's pages.
    app: {},
    ...look,
    logger,
  });
  const url = dev.ready.api.replace(/\/api\/v1$/, '');
  simulations?.callBack({ publicUrl: url, url });
  const notes = [...dev.notes, ...(flags.people === undefined ? [] : [PEOPLE_LEFT_OUT])];
  const ready =
    simulations === null
      ? dev.ready
      : {
          ...dev.ready,
          phones: simulations.phones,
          test_numbers: [...dev.ready.test_numbers, ...simulatedNumbersOf(simulations.rails)],
        };
  if (flags.dotenv !== undefined) await writeVariables(flags.dotenv, dev);
  let stopListening = (): void => undefined;
  closeOnSignal(logger, {
    async close() {
      stopListening();
      await dev.close();
      await simulations?.close();
    },
  });
  if (flags.json) {
    for (const note of notes) logger.warn({}, note);
    printJson(ready);
  } else {
    const written = flags.dotenv === undefined ? [] : [`Key, URL and secret are in ${flags.dotenv}.`];
    stopListening = showDevScreen({ dev: { ...dev, ready, notes }, notes: written });
  }
}

/** The settings of a shop, by the names in the documentation. */
async function writeVariables(file: string, { ready: { api, merchant, webhooks } }: DevServer): Promise<void> {
  const { writeEnvFile } = await import('../api/env-file.ts');
  writeEnvFile(file, {
    MITAKO_API_URL: api,
    MITAKO_API_KEY: merchant.test_key,
    ...(webhooks !== undefined && { MITAKO_WEBHOOK_SECRET: webhooks.secret }),
  });
}
