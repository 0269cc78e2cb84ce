import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { oneOf, patienceOf, readFlags } from '../../tests/support/read-flags.ts';
import { startChild } from '../child.ts';
import { openDatabases, type EngineName } from '../database.ts';
import { aligned } from '../report.ts';
import type { AttackerTasks, AttackName, Tally } from './attackers.ts';
import type { AttackedTasks } from './server.ts';
import type { Told, VictimTasks } from './victims.ts';

const ENGINES: readonly EngineName[] = ['sqlite', 'postgres'];

/** What others notice of an attack: p99 at most so many times as long as without it, or 20 ms longer. */
interface Attack {
  readonly title: string;
  readonly readsAtMost: number;
  readonly paymentsAtMost: number;
  /** Ended payments that the merchant has. */
  readonly history: number;
}

const ATTACKS: Readonly<Record<AttackName, Attack>> = {
  logins: {
    title: '1,000 logins a second from everywhere, on 200 connections',
    readsAtMost: 3,
    paymentsAtMost: 3,
    history: 0,
  },
  exports: {
    title: 'ten exports of 200,000 payments, half of them read slowly',
    readsAtMost: 2,
    paymentsAtMost: 2,
    history: 200_000,
  },
  sockets: {
    title: '5,000 idle connections, and 500 that never finish a header',
    readsAtMost: 2,
    paymentsAtMost: 2,
    history: 0,
  },
};
const NAMES = Object.keys(ATTACKS) as readonly AttackName[];

const USAGE = `Usage: pnpm attack [--store sqlite|postgres] [--only ${NAMES.join('|')}]… [--short] [--patience N] [--json]

Attacks a server while others read (200/s) and pay from wallets (20/s), and compares what they notice with an idle server.

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
  measuredMs: short ? 8_000 : 30_000,
  patience: patienceOf(patience),
  json,
}));

const READS_PER_SECOND = 200;
const PAYMENTS_PER_SECOND = 20;
/** Before it is measured: connections are opened, code is compiled, the attack gets going. */
const WARM_UP_MS = 3_000;
const SLACK_MS = 20;

interface Outcome {
  readonly name: AttackName;
  readonly idle: Readonly<Record<'reads' | 'payments', Told>>;
  readonly attacked: Readonly<Record<'reads' | 'payments', Told>>;
  readonly attackers: Tally;
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
  const { history, readsAtMost, paymentsAtMost } = ATTACKS[name];
  progress(name, 'starting a server');
  const [server, victims, attackers] = await Promise.all([
    startChild<AttackedTasks>('attack/server.ts', { arguments: [await databases.create(name)] }),
    startChild<VictimTasks>('attack/victims.ts'),
    startChild<AttackerTasks>('attack/attackers.ts'),
  ]);
  const { port, key } = await server.ask('facts');
  const tokens = await server.ask('payers');
  if (history > 0) {
    progress(name, `making ${history} payments`);
    await server.ask('history', history);
  }
  const measure = async (milliseconds: number): Promise<Outcome['idle']> => {
    const slugs = await server.ask('open', (PAYMENTS_PER_SECOND * milliseconds) / 1000);
    const rates = { readsPerSecond: READS_PER_SECOND, paymentsPerSecond: PAYMENTS_PER_SECOND };
    return victims.ask('run', { port, key, ...rates, milliseconds, slugs, tokens });
  };
  progress(name, 'measuring without it');
  await measure(WARM_UP_MS);
  const idle = await measure(flags.measuredMs);
  progress(name, ATTACKS[name].title);
  await attackers.ask('start', { name, port, key });
  await sleep(WARM_UP_MS);
  const during = await measure(flags.measuredMs);
  const tally = await attackers.ask('stop');
  // Made payments are not in the ledger.
  const problems = history > 0 ? [] : await server.ask('problems');
  await Promise.all([server, victims, attackers].map((child) => child.stop()));
  const faults = [
    ...problems,
    ...failuresOf('reads', during.reads),
    ...failuresOf('payments', during.payments),
    ...slowness('reads', idle.reads, during.reads, readsAtMost),
    ...slowness('payments', idle.payments, during.payments, paymentsAtMost),
  ];
  return { name, idle, attacked: during, attackers: tally, faults };
}

function failuresOf(what: string, { failures, count }: Told): readonly string[] {
  return Object.entries(failures).map(([why, times]) => `${times} of ${count} ${what} failed: ${why}`);
}

function slowness(what: string, idle: Told, during: Told, times: number): readonly string[] {
  const limitMs = limitOf(idle, times);
  if (during.p99Ms <= limitMs) return [];
  return [`p99 of ${what} is ${during.p99Ms.toFixed(0)} ms; at most ${limitMs.toFixed(0)} ms`];
}

function limitOf({ p99Ms }: Told, times: number): number {
  return flags.patience * Math.max(times * p99Ms, p99Ms + SLACK_MS);
}

function tableOf(all: readonly Outcome[]): string {
  const head = ['', 'p50 idle', 'p99 idle', 'p50', 'p99', 'mark', ''];
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const rows = all.flatMap(({ name, idle, attacked: during }) =>
    (['reads', 'payments'] as const).map((what) => {
      const times = what === 'reads' ? ATTACKS[name].readsAtMost : ATTACKS[name].paymentsAtMost;
      const limitMs = limitOf(idle[what], times);
      const isKept = during[what].p99Ms <= limitMs && Object.keys(during[what].failures).length === 0;
      return [
        `${name}: ${what}`,
        ...[idle[what].p50Ms, idle[what].p99Ms, during[what].p50Ms, during[what].p99Ms].map(ms),
        `≤ ${ms(limitMs)}`,
        isKept ? 'ok' : 'missed',
      ];
    }),
  );
  const notes = all.flatMap(({ name, attackers, faults }) => [
    `- ${name}: attackers got ${Object.entries(attackers)
      .map(([outcome, times]) => `${times} × ${outcome}`)
      .join(', ')}`,
    ...faults.map((fault) => `- ${name}: ${fault}`),
  ]);
  return [aligned([head, ...rows]), '', ...notes].join('\n');
}

function progress(name: string, text: string): void {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stderr.write(`${String(seconds).padStart(4)} s  ${name}: ${text}\n`);
}
