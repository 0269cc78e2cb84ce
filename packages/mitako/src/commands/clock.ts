import type { SandboxClock } from '@mitako/client';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { ask } from '../api/ask.ts';
import {
  addConnectionOptions,
  connect,
  type Connection,
  CONNECTION_HELP,
  type ConnectionFlags,
} from '../api/connection.ts';
import { idempotencyKeyOption } from '../api/write-options.ts';
import { Failure } from '../failure.ts';
import { jsonOption } from '../flags.ts';
import { printJson } from '../output/json-line.ts';

const HELP = `
Test payments and links expire, credit is released and settled, dispute deadlines pass, and webhooks are
retried, as after that time. The clock moves forward only. Live objects are not affected.
${CONNECTION_HELP}

Examples:
  mitako clock
  mitako clock advance 1d
  mitako clock advance 90m --json`;

interface Flags extends ConnectionFlags {
  readonly json?: true;
}

interface AdvanceFlags extends Flags {
  readonly idempotencyKey?: string;
}

/** `mitako clock`: shows or advances the test clock. */
export function addClock(program: Command): void {
  const command = program
    .command('clock')
    .summary('move the clock of test mode')
    .description('Prints the time of the test clock, or advances it.')
    .addHelpText('after', HELP);
  const show = command.command('show', { isDefault: true }).description('Prints the time of the test clock.');
  // Words after it are answered by its action.
  addConnectionOptions(show).addOption(jsonOption()).allowExcessArguments().action(runShow);
  const advance = command
    .command('advance')
    .description('Advances the test clock, by at most a year.')
    .addArgument(new Argument('<time>', 'such as 30s, 90m, 12h, 1d or 4w').argParser(readSeconds));
  addConnectionOptions(advance).addOption(idempotencyKeyOption()).addOption(jsonOption()).action(runAdvance);
}

async function runShow(flags: Flags, { args: [unknown] }: Command): Promise<void> {
  if (unknown !== undefined) {
    throw new Failure(`There is no "mitako clock ${unknown}". Move the clock with: mitako clock advance 1d`);
  }
  const { client, apiUrl } = await connectToTest(flags);
  print(await ask(apiUrl, () => client.sandbox.clock()), flags);
}

async function runAdvance(seconds: number, flags: AdvanceFlags): Promise<void> {
  const { client, apiUrl } = await connectToTest(flags);
  const { idempotencyKey } = flags;
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  print(await ask(apiUrl, () => client.sandbox.advanceClock({ seconds }, options)), flags);
}

async function connectToTest(flags: Flags): Promise<Connection> {
  const connection = await connect(flags);
  if (connection.livemode) throw new Failure('Only test mode has a clock: set MITAKO_API_KEY to a test key.');
  return connection;
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };

/** The gateway refuses more. */
const YEAR_SECONDS = 365 * 86_400;

function readSeconds(text: string): number {
  const [, count, unit = ''] = /^(\d{1,9})([smhdw])$/.exec(text) ?? [];
  const seconds = Number(count) * (SECONDS[unit] ?? Number.NaN);
  if (seconds > YEAR_SECONDS) throw new InvalidArgumentError('One step is a year at most: 365d or 52w.');
  if (seconds >= 1) return seconds;
  throw new InvalidArgumentError('Write a number with its unit: 30s, 90m, 12h, 1d or 4w.');
}

function print(clock: SandboxClock, { json }: Flags): void {
  if (json) printJson({ ...clock });
  else process.stdout.write(`${clock.time}  ${aheadInWords(clock.ahead_seconds)}\n`);
}

/** `1 d 12 h ahead`. */
function aheadInWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3_600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [seconds % 60, 's'],
  ] as const;
  const shown = parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`]));
  return shown.length === 0 ? 'never moved' : `${shown.join(' ')} ahead`;
}
