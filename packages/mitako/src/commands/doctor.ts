import { type Command, InvalidArgumentError } from 'commander';
import type { Configured } from '../apply-configuration.ts';
import { givenSecret } from '../secret.ts';
import { jsonOption, publicUrlOption, rehearseOption, storeOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';

const EXAMPLES = `
Reads only: moves no money and changes nothing. Start the server first, so that its address can be tested.
Endpoints of webhooks (ten at most) receive one request without a signature, which a receiver refuses;
without endpoints, a signed webhook goes to a receiver on this machine.
Exit code 1 when something fails.

Examples:
  mitako doctor
  mitako doctor --json --webhook https://shop.example.cm/webhooks`;

interface Flags extends Configured {
  readonly store: string;
  readonly publicUrl?: string;
  readonly rehearse?: boolean;
  readonly webhook?: string;
  readonly json?: true;
}

/** `mitako doctor`: tests what the configuration refers to. */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .summary('test what the configuration refers to')
    .description(
      'Tests what the configuration refers to: versions, secret, database and its clock, disk, public address with TLS, callbacks, webhooks, rails.',
    )
    .addOption(storeOption())
    .addOption(publicUrlOption())
    .addOption(rehearseOption())
    .option('--webhook <url>', 'send to this address instead of the endpoints in the database', readUrl)
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runDoctor);
}

async function runDoctor(flags: Flags): Promise<void> {
  const { examine } = await import('../doctor/examine.ts');
  const secret = givenSecret();
  const isQuiet = flags.json === true;
  const findings = await examine({
    ...flags,
    configured: flags,
    secret,
    onBegin: (name) => {
      if (!isQuiet && process.stderr.isTTY) process.stderr.write(`… ${name}\n`);
    },
  });
  const hasFailed = findings.some(({ state }) => state === 'failed');
  if (flags.json) {
    printJson({ ok: !hasFailed, findings });
  } else {
    const width = Math.max(...findings.map(({ name }) => name.length));
    for (const { name, state, message } of findings) {
      process.stdout.write(`${MARKS[state]} ${name.padEnd(width)}  ${message}\n`);
    }
  }
  if (hasFailed) process.exitCode = 1;
}

function readUrl(text: string): string {
  const { protocol, username, password } = URL.canParse(text) ? new URL(text) : NO_CREDENTIALS;
  if (/^https?:$/.test(protocol) && username + password === '') return text;
  throw new InvalidArgumentError('It must be a whole address, such as https://shop.example.cm/webhooks.');
}

const NO_CREDENTIALS = { protocol: '', username: '', password: '' };

const MARKS = { ok: '✓', warning: '!', failed: '✗' } as const;
