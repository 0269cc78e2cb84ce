import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneOf, patienceOf, readFlags } from '../../tests/support/read-flags.ts';
import { type Child, startChild } from '../child.ts';
import { openDatabases, type EngineName } from '../database.ts';
import { aligned } from '../report.ts';
import type { AttackerTasks, AttackName, Tally } from './attackers.ts';
import type { AttackedTasks } from './server.ts';
import type { Reported, Victim, VictimTasks } from './victims.ts';

const ENGINES: readonly EngineName[] = ['sqlite', 'postgres'];

/** What others notice of an attack: p99 at most so many times as long as without it, or 20 ms longer. */
interface Attack {
  readonly title: string;
  readonly atMost: Readonly<Partial<Record<Victim, number>>>;
  /** How long it is measured with `--short`. */
  readonly shortMs: number;
  /** Who pay from wallets. */
  readonly payers: number;
  /** Ended payments that the merchant has. */
  readonly history: number;
}

const ATTACKS: Readonly<Record<AttackName, Attack>> = {
  logins: {
    title: '1,000 logins a second from everywhere, on 200 connections',
    atMost: { reads: 3, payments: 3 },
    shortMs: 8_000,
    payers: 32,
    history: 0,
  },
  guesses: {
    title: '1,000 logins a second on one account, from a hundred addresses',
    atMost: { reads: 2, payments: 2 },
    shortMs: 5_000,
    payers: 32,
    history: 0,
  },
  exports: {
    title: 'ten exports of 200,000 payments, half of them read slowly',
    atMost: { reads: 2, payments: 2 },
    shortMs: 8_000,
    payers: 32,
    history: 200_000,
  },
  sockets: {
    title: '5,000 idle connections, and 500 that never finish a header',
    atMost: { reads: 2, payments: 2 },
    shortMs: 8_000,
    payers: 32,
    history: 0,
  },
  webhooks: {
    title: '180 endpoints that hang, of 18 merchants (short: 6); half of them answered once',
    // From an event to the first byte at its receiver.
    atMost: { webhooks: 2 },
    shortMs: 5_000,
    payers: 0,
    history: 0,
  },
  pieces: {
    title: '20 logins of 64 KiB a second, in pieces of a byte',
    atMost: { reads: 3, payments: 3 },
    shortMs: 5_000,
    payers: 32,
    history: 0,
  },
  uploads: {
    title: '20 files of 500 kB a second, in pieces of a byte',
    atMost: { reads: 3, payments: 3 },
    shortMs: 5_000,
    payers: 32,
    history: 0,
  },
  parts: {
    title: '4 forms of 70,000 empty parts a second, 3.8 MB each',
    atMost: { reads: 3, payments: 3 },
    shortMs: 5_000,
    payers: 32,
    history: 0,
  },
  lists: {
    title: '100 lists a second of payments in 1,500 states',
    atMost: { reads: 3, payments: 3 },
    shortMs: 5_000,
    payers: 32,
    history: 2_000,
  },
};
const VICTIMS = ['reads', 'payments', 'webhooks'] as const;
const NAMES = Object.keys(ATTACKS) as readonly AttackName[];

const USAGE = `Usage: pnpm attack [--store sqlite|postgres] [--only ${NAMES.join('|')}]… [--short] [--patience N] [--json]

Attacks a server while others read (200/s) and pay from wallets (20/s; create payments, with webhooks), and compares what they notice with an idle server.

  --store     on which engine; sqlite when absent. For postgres a server is started
  --only      these attacks alone
  --short     seconds for each instead of half a minute
  --patience  marks so many times as high, for a machine that has other work; a failed payment is never excused
  --json      print the figures as JSON

Ends with 1 when a mark is missed or a payment fails, with 2 when a flag makes no sense.
`;

const OPTIONS = {
  store: { type: 'string', default: 'sqlite' },
  only: { type: 'string', multiple: true },
  short: { type: 'boolean', default: false },
  patience: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

const flags = readFlags(USAGE, OPTIONS, ({ store, only, short, patience, json }) => ({
  engine: oneOf('--store', store, ENGINES),
  names: only?.map((name) => oneOf('--only', name, NAMES)) ?? NAMES,
  isShort: short,
  patience: patienceOf(patience),
  json,
}));

const MEASURED_MS = 30_000;
const READS_PER_SECOND = 200;
const PAYMENTS_PER_SECOND = 20;
/** Before it is measured: connections are opened, code is compiled, the attack gets going. */
const WARM_UP_MS = flags.isShort ? 2_000 : 3_000;
const SLACK_MS = 20;
/** From an event to the first byte at its receiver, in any case. */
const FIRST_BYTE_MS_MAX = 1_000;
/** What a body in pieces of a byte may cost, in times of the same in pieces of 16 KiB. */
const PIECES_TIMES = 2;
/** Who hangs, and what waits for each of their ten endpoints. */
const HANGING = { merchants: flags.isShort ? 6 : 18, paymentsEach: 60 };

interface Outcome {
  readonly name: AttackName;
  readonly idle: Readonly<Partial<Record<Victim, Reported>>>;
  readonly attacked: Readonly<Partial<Record<Victim, Reported>>>;
  readonly attackers: Tally;
  readonly pieces: CostOfPieces | null;
  readonly faults: readonly string[];
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

const startedAt = performance.now();
const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
mkdirSync(cache, { recursive: true });
const directory = mkdtempSync(`${cache}/attack-`);
process.once('exit', () => rmSync(directory, { recursive: true, force: true }));

const databases = await openDatabases(flags.engine, directory);
const outcomes: Outcome[] = [];
try {
  for (const name of flags.names) outcomes.push(await attacked(name));
} finally {
  await databases.stop();
}
if (flags.json) process.stdout.write(`${JSON.stringify({ settings: databases.settings, outcomes }, null, 2)}\n`);
else process.stdout.write(`\n${databases.settings}\n\n${tableOf(outcomes)}\n`);
if (outcomes.some(({ faults }) => faults.length > 0)) process.exitCode = 1;

async function attacked(name: AttackName): Promise<Outcome> {
  const { history, atMost, shortMs, payers } = ATTACKS[name];
  const measuredMs = flags.isShort ? shortMs : MEASURED_MS;
  progress(name, 'starting a server');
  const [server, victims, attackers] = await Promise.all([
    startChild<AttackedTasks>('attack/server.ts', { arguments: [await databases.create(name)] }),
    startChild<VictimTasks>('attack/victims.ts'),
    startChild<AttackerTasks>('attack/attackers.ts'),
  ]);
  const { port, key } = await server.ask('facts');
  const tokens = await server.ask('payers', payers);
  if (history > 0) {
    progress(name, `making ${history} payments`);
    await server.ask('history', history);
  }
  if (atMost.webhooks !== undefined) await victims.ask('listen', { port, key });
  const keys = name === 'webhooks' ? await server.ask('merchants', HANGING.merchants) : [];
  const measure = async (milliseconds: number): Promise<Outcome['idle']> => {
    const slugs = await server.ask('open', payers === 0 ? 0 : (PAYMENTS_PER_SECOND * milliseconds) / 1000);
    const rates = { readsPerSecond: READS_PER_SECOND, paymentsPerSecond: PAYMENTS_PER_SECOND };
    return victims.ask('run', { port, key, ...rates, milliseconds, slugs, tokens });
  };
  progress(name, 'measuring without it');
  await measure(WARM_UP_MS);
  const idle = await measure(measuredMs);
  progress(name, ATTACKS[name].title);
  const cookie = name === 'parts' ? await server.ask('cookie') : '';
  await attackers.ask('start', { name, port, key, keys, cookie, paymentsEach: HANGING.paymentsEach });
  await sleep(WARM_UP_MS);
  const during = await measure(measuredMs);
  const tally = await attackers.ask('stop');
  const pieces = name === 'pieces' ? await costOfPieces(server, attackers, port) : null;
  // Made payments are not in the ledger.
  const problems = history > 0 ? [] : await server.ask('problems');
  await Promise.all([server, victims, attackers].map((child) => child.stop()));
  const marks = marksOf(name, idle, during);
  const faults = [
    ...problems,
    ...VICTIMS.flatMap((what) => failuresOf(what, during[what])),
    ...marks.flatMap((mark) => slowness(mark)),
    ...(pieces === null || pieces.small <= flags.patience * PIECES_TIMES * pieces.large
      ? []
      : [`a body in pieces of a byte costs ${(pieces.small / pieces.large).toFixed(1)} × one in pieces of 16 KiB`]),
  ];
  return { name, idle, attacked: during, attackers: tally, pieces, faults };
}

/** Processor time of a login of 64 KiB, in milliseconds: in pieces of a byte, and in pieces of 16 KiB. */
interface CostOfPieces {
  readonly small: number;
  readonly large: number;
}

async function costOfPieces(
  server: Child<AttackedTasks>,
  attackers: Child<AttackerTasks>,
  port: number,
): Promise<CostOfPieces> {
  const times = flags.isShort ? 50 : 200;
  const cost = async (pieceBytes: number): Promise<number> => {
    await attackers.ask('send', { port, pieceBytes, times: 10 });
    const { cpuMicroseconds: before } = await server.usage();
    await attackers.ask('send', { port, pieceBytes, times });
    return ((await server.usage()).cpuMicroseconds - before) / times / 1_000;
  };
  return { small: await cost(1), large: await cost(16_384) };
}

interface Mark {
  readonly what: Victim;
  readonly idle: Reported;
  readonly during: Reported;
  readonly limitMs: number;
}

function marksOf(name: AttackName, idle: Outcome['idle'], under: Outcome['attacked']): readonly Mark[] {
  return VICTIMS.flatMap((what) => {
    const [before, during, times] = [idle[what], under[what], ATTACKS[name].atMost[what]];
    if (before === undefined || during === undefined || times === undefined) return [];
    return [{ what, idle: before, during, limitMs: limitOf(what, before, times) }];
  });
}

function failuresOf(what: Victim, reported: Reported | undefined): readonly string[] {
  return Object.entries(reported?.failures ?? {}).map(
    ([why, times]) => `${times} of ${reported?.count ?? 0} ${what} failed: ${why}`,
  );
}

function slowness({ what, during, limitMs }: Mark): readonly string[] {
  if (during.p99Ms <= limitMs) return [];
  return [`p99 of ${what} is ${during.p99Ms.toFixed(0)} ms; at most ${limitMs.toFixed(0)} ms`];
}

function limitOf(what: Victim, { p99Ms }: Reported, times: number): number {
  const limitMs = Math.max(times * p99Ms, p99Ms + SLACK_MS);
  return flags.patience * (what === 'webhooks' ? Math.min(FIRST_BYTE_MS_MAX, limitMs) : limitMs);
}

function tableOf(all: readonly Outcome[]): string {
  const head = ['', 'p50 idle', 'p99 idle', 'p50', 'p99', 'mark', ''];
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const rows = all.flatMap(({ name, idle, attacked: during }) =>
    marksOf(name, idle, during).map((mark) => [
      `${name}: ${mark.what}`,
      ...[mark.idle.p50Ms, mark.idle.p99Ms, mark.during.p50Ms, mark.during.p99Ms].map(ms),
      `≤ ${ms(mark.limitMs)}`,
      slowness(mark).length + failuresOf(mark.what, mark.during).length === 0 ? 'ok' : 'missed',
    ]),
  );
  const notes = all.flatMap(({ name, attackers, pieces, faults }) => [
    `- ${name}: attackers got ${Object.entries(attackers)
      .map(([outcome, times]) => `${times} × ${outcome}`)
      .join(', ')}`,
    ...(pieces === null
      ? []
      : [
          `- ${name}: 64 KiB cost ${ms(pieces.small)} of processor time in pieces of a byte, ${ms(pieces.large)} in pieces of 16 KiB`,
        ]),
    ...faults.map((fault) => `- ${name}: ${fault}`),
  ]);
  return [aligned([head, ...rows]), '', ...notes].join('\n');
}

function progress(name: string, text: string): void {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stderr.write(`${String(seconds).padStart(4)} s  ${name}: ${text}\n`);
}
