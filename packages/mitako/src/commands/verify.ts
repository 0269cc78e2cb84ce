import { InvalidArgumentError, Option, type Command } from 'commander';
import { readFileSync } from 'node:fs';
import { readEnvFile } from '../api/env-file.ts';
import { dotenvOption } from '../api/connection.ts';
import { Failure, messageOf } from '../failure.ts';
import { jsonOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';
import { printable } from '../output/printable.ts';

const EXAMPLES = `
The file is the request as it arrived (headers, an empty line, the body), JSON with "headers" and
"body", or the body alone with its headers as options. "-" reads standard input. The secret is
MITAKO_WEBHOOK_SECRET of the environment or, if it is not set there, of .env (or --dotenv).
Exit code 0 when it is valid, 1 when it is not.

Examples:
  mitako verify webhook.txt --any-time
  mitako verify webhook.txt --at 2026-11-24T10:15:00Z
  mitako verify body.json --header "x-service-signature: sha256=…" --json`;

interface Flags {
  readonly header: readonly string[];
  /** Epoch milliseconds. */
  readonly at?: number;
  readonly anyTime?: true;
  readonly dotenv: string;
  readonly json?: true;
}

/** `mitako verify`: says whether a saved webhook is genuine. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .summary('verify a saved webhook, and explain a failure')
    .description(
      'Verifies a saved webhook as your receiver would, and reports what is wrong: time, secret, body, headers or scheme.',
    )
    .argument('<file>', 'the saved webhook, - for standard input')
    .addOption(
      new Option('--header <name: value>', 'a header that the file lacks; repeat it for more')
        .default([], 'none')
        .argParser(collect),
    )
    .option('--at <time>', 'when it arrived, ISO 8601 (default: now)', readTime)
    .addOption(new Option('--any-time', 'do not check the time').conflicts('at'))
    .addOption(dotenvOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(runVerify);
}

async function runVerify(path: string, flags: Flags): Promise<void> {
  const secret = process.env['MITAKO_WEBHOOK_SECRET'] || readEnvFile(flags.dotenv)['MITAKO_WEBHOOK_SECRET'];
  if (secret === undefined || secret === '') {
    throw new Failure(`MITAKO_WEBHOOK_SECRET is set neither in the environment nor in ${flags.dotenv}.`);
  }
  const [{ readSavedWebhook }, { examineWebhook }] = await Promise.all([
    import('../verify/saved-webhook.ts'),
    import('../verify/examine-webhook.ts'),
  ]);
  const saved = readSavedWebhook(contentOf(path), flags.header);
  const examined = await examineWebhook(saved, secret, flags.anyTime ? null : (flags.at ?? Date.now()));
  if (flags.json) printJson(examined);
  else if (examined.valid) {
    const { event, id, created_at } = examined.event;
    const lines = [`valid: ${event} ${id}, created ${created_at}`, ...examined.notes];
    process.stdout.write(lines.map((line) => `${printable(line)}\n`).join(''));
  } else process.stdout.write(`not valid (${examined.fault}): ${printable(examined.message)}\n`);
  if (!examined.valid) process.exitCode = 1;
}

function contentOf(path: string): Uint8Array {
  try {
    return readFileSync(path === '-' ? 0 : path);
  } catch (error) {
    throw new Failure(`Cannot read ${path}: ${messageOf(error)}.`, { cause: error });
  }
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function readTime(text: string): number {
  const timeMs = Date.parse(text);
  if (!Number.isNaN(timeMs)) return timeMs;
  throw new InvalidArgumentError('It must be a time such as 2026-11-24T10:15:00Z.');
}
