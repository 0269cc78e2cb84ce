import { type Command, InvalidArgumentError, Option } from 'commander';
import { writeFileSync } from 'node:fs';
import { dotenvOption } from '../api/connection.ts';
import { readEnvFile } from '../api/env-file.ts';
import { Failure, messageOf } from '../failure.ts';
import { jsonOption } from '../flags.ts';
import { readForwardUrl } from '../forward/forward-url.ts';
import { SECRET_ARGUMENT_HELP, secretArgument } from '../secret-argument.ts';
import { printJson } from '../output/json-line.ts';

const EXAMPLES = `
Sends made-up payments in test mode, signed with the secret of your endpoint: run it against a
receiver whose effects you can discard. A case whose effects cannot be seen, such as a duplicate, is
"not observable" (?), never passed. To make effects observable, pass --effects a URL that answers a
GET with JSON of what the payment in its query (payment_id, customer_reference) has caused, without
ids and times, such as {"shipments":1,"status":"paid"}.
The secret may also be MITAKO_WEBHOOK_SECRET of the environment or of .env (or --dotenv).
Exit code 0 when no case failed, 1 when one did.

Examples:
  mitako certify localhost:3000/webhooks --dotenv .env
  mitako certify https://staging.shop.example.cm/webhooks --junit certify.xml
  mitako certify localhost:3000/webhooks --effects localhost:3000/test/effects --json`;

interface Flags {
  readonly secret?: string;
  readonly effects?: string;
  /** Seconds. */
  readonly settle: number;
  readonly reference?: string;
  readonly junit?: string;
  readonly dotenv: string;
  readonly json?: true;
}

/** `mitako certify`: tries a webhook receiver. */
export function addCertify(program: Command): void {
  program
    .command('certify')
    .summary('try your webhook receiver with everything that may arrive')
    .description(
      'Tests your webhook receiver with genuine, duplicate, late and forged webhooks, and reports what is wrong and how to fix it.',
    )
    .argument('<url>', 'your webhook receiver, such as localhost:3000/webhooks', readForwardUrl)
    .addOption(
      new Option('--secret <secret>', `secret of the endpoint, whsec_…; ${SECRET_ARGUMENT_HELP}`).env(
        'MITAKO_WEBHOOK_SECRET',
      ),
    )
    .addOption(new Option('--effects <url>', 'URL that returns the effects of a payment').argParser(readForwardUrl))
    .option('--settle <seconds>', 'time from an answer to its effects, for receivers with a queue', readSeconds, 0)
    .addOption(
      new Option('--reference <text>', 'order of all payments, for receivers that refuse unknown ones').conflicts(
        'effects',
      ),
    )
    .option('--junit <file>', 'also write a report as JUnit XML')
    .addOption(dotenvOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runCertify);
}

async function runCertify(receiver: string, flags: Flags): Promise<void> {
  const given = flags.secret || readEnvFile(flags.dotenv)['MITAKO_WEBHOOK_SECRET'];
  const secret = given === undefined ? undefined : await secretArgument(given);
  if (secret === undefined || secret === '') {
    throw new Failure(
      `The secret is given neither by --secret, nor by MITAKO_WEBHOOK_SECRET of the environment or of ${flags.dotenv}.`,
    );
  }
  const [{ certifyReceiver }, { junitOf }, { tableOf }] = await Promise.all([
    import('@mitako/client/testing'),
    import('../certify/junit.ts'),
    import('../certify/table.ts'),
  ]);
  const { effects, reference, settle } = flags;
  const report = await certifyReceiver({ receiver, secret, effects, reference, settleMs: settle * 1000 }).catch(
    (error: unknown) => {
      throw new Failure(messageOf(error), { cause: error });
    },
  );
  if (flags.junit !== undefined) write(flags.junit, junitOf(receiver, report));
  if (flags.json) printJson(report);
  else process.stdout.write(tableOf(report));
  if (!report.ok) process.exitCode = 1;
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(`Cannot write ${path}: ${messageOf(error)}.`, { cause: error });
  }
}

function readSeconds(text: string): number {
  if (/^\d{1,2}(\.\d)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number of seconds below 100.');
}
