import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, constants, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { oneOf, readFlags, refuse, wholeNumber } from '../tests/support/read-flags.ts';
import { compare, compareRuns, type ComparedFigure } from './compare/compare.ts';
import { VERSION, type Run } from './compare/printed.ts';
import { comparedTableOf } from './compare/report.ts';
import { readRun, unlikeDatabase, unlikeness } from './compare/run-file.ts';
import { commitOf } from './compare/worktree.ts';
import { openDatabases, type EngineName } from './database.ts';
import { installPeers } from './peers.ts';
import { costTableOf, missesMark, tableOf, type Figure } from './report.ts';
import { checkout } from './scenarios/checkout.ts';
import { claims } from './scenarios/claims.ts';
import { commits } from './scenarios/commits.ts';
import { create } from './scenarios/create.ts';
import { dashboard } from './scenarios/dashboard.ts';
import { deliveries } from './scenarios/deliveries.ts';
import { get } from './scenarios/get.ts';
import { growth } from './scenarios/growth.ts';
import { kernel } from './scenarios/kernel.ts';
import { latency } from './scenarios/latency.ts';
import { log } from './scenarios/log.ts';
import { lookUps } from './scenarios/look-ups.ts';
import { pay } from './scenarios/pay.ts';
import { posting } from './scenarios/posting.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { size } from './scenarios/size.ts';
import { slowEndpoint } from './scenarios/slow-endpoint.ts';
import { sweep } from './scenarios/sweep.ts';
import { sustained } from './scenarios/sustained.ts';
import { trips } from './scenarios/trips.ts';
import { workers } from './scenarios/workers.ts';

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  create,
  get,
  kernel,
  commits,
  sweep,
  trips,
  log,
  size,
  pay,
  posting,
  deliveries,
  sustained,
  claims,
  latency,
  'slow-endpoint': slowEndpoint,
  workers,
  checkout,
  dashboard,
  'look-ups': lookUps,
};

const ENGINES: readonly EngineName[] = ['sqlite', 'postgres'];

const USAGE = `Usage: pnpm bench [--store sqlite|postgres] [--only ${Object.keys(SCENARIOS).join('|')}]… [--rounds 5] [--json] [--check] [--profile directory]
                   [--rate 1400] [--seconds 60] [--peers]
       pnpm bench --growth [--payments 3000000] [--store sqlite|postgres] [--rounds 5] [--json] [--check]
       pnpm bench --compare ref|run.json [--store sqlite|postgres] [--only …]… [--rounds 5] [--json]

  --store     on which engine; sqlite when absent. For postgres a server is started
  --only      measure these alone
  --rounds    how often each side has its turn
  --json      print the figures as JSON
  --check     end with 1 when a figure is below its mark
  --profile   leave CPU profiles of the gateway's processes in this directory
  --growth    fill a database with payments, and measure what calls take then, against one with ten thousand
  --payments  how many, with --growth
  --rate      payments a second of the sustained load; its mark when absent
  --seconds   how long it lasts
  --peers     measure pg-boss and graphile-worker beside our deliveries; installs them. For --store postgres
  --compare   measure this commit, branch or tag and the work tree in turn, or compare with an earlier run, the file that
              --json was written to; end with 1 when the work tree is slower

Ends with 2 when a flag makes no sense.
`;

const OPTIONS = {
  store: { type: 'string', default: 'sqlite' },
  only: { type: 'string', multiple: true },
  rounds: { type: 'string', default: '5' },
  json: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  profile: { type: 'string' },
  compare: { type: 'string' },
  rate: { type: 'string' },
  seconds: { type: 'string', default: '60' },
  peers: { type: 'boolean', default: false },
  growth: { type: 'boolean', default: false },
  payments: { type: 'string', default: '3000000' },
} as const;

const MACHINE = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism() };

const flags = readFlags(USAGE, OPTIONS, ({ compare: comparedWith, ...values }) => {
  const { store, only, rounds, rate, seconds, payments, ...others } = values;
  const engine = oneOf('--store', store, ENGINES);
  if (others.growth && (comparedWith !== undefined || only !== undefined)) {
    refuse('--growth cannot be combined with --compare or --only: it is measured alone.');
  }
  if (comparedWith !== undefined && (others.check || others.profile !== undefined)) {
    refuse('--compare cannot be combined with --check or --profile: run those on one side, without --compare.');
  }
  if (others.peers && engine === 'sqlite') refuse('--peers needs --store postgres: both queues are on PostgreSQL.');
  return {
    ...others,
    engine,
    payments: wholeNumber('--payments', payments, 1_000),
    only: only?.map((name) => oneOf('--only', name, Object.keys(SCENARIOS))) ?? null,
    // A single round has no spread to compare a difference with.
    rounds: wholeNumber(
      comparedWith === undefined ? '--rounds' : '--rounds with --compare',
      rounds,
      comparedWith === undefined ? 1 : 2,
    ),
    rate: rate === undefined ? null : wholeNumber('--rate', rate, 1),
    seconds: wholeNumber('--seconds', seconds, 1),
    compared: comparedWith === undefined ? null : understood(comparedWith),
  };
});
const { rounds, engine, only, compared } = flags;

type Compared = { readonly ref: string; readonly commit: string } | { readonly file: string; readonly run: Run };

function understood(comparedWith: string): Compared {
  if (!comparedWith.endsWith('.json')) {
    const commit = commitOf(comparedWith);
    const isNone = `--compare must be a commit, branch or tag of this repository, or a .json file, not "${comparedWith}".`;
    return { ref: comparedWith, commit: commit ?? refuse(isNone) };
  }
  const run = readRun(comparedWith);
  if (typeof run === 'string') refuse(run);
  const unlike = unlikeness(comparedWith, run.machine, MACHINE);
  return unlike === null ? { file: comparedWith, run } : refuse(unlike);
}

// Exit handlers then also clean up after Ctrl-C.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

const startedAt = performance.now();
const loadBefore = loadavg()[0] ?? 0;

function progress(name: string, text: string): void {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stderr.write(`${String(seconds).padStart(4)} s  ${name}: ${text}\n`);
}

if (compared === null) {
  const scenarios: Readonly<Record<string, Scenario>> = flags.growth
    ? { growth: (options) => growth(options, flags.payments) }
    : SCENARIOS;
  const { figures, settings } = await measured(scenarios, only ?? Object.keys(scenarios));
  const reported = figures.map((figure) => ({ ...figure, below: missesMark(figure) }));
  const text = [settings, tableOf(figures), costTableOf(figures)].filter((part) => part !== '');
  print({ settings, figures: reported }, text.join('\n\n'));
  if (flags.check && figures.some(missesMark)) process.exitCode = 1;
} else if ('file' in compared) {
  const { file, run } = compared;
  const names = only ?? [...new Set(run.figures.map(({ scenario }) => scenario))];
  const after = await measured(SCENARIOS, names, (settings) => unlikeDatabase(file, run.settings, settings));
  const before = run.figures.filter(({ scenario }) => names.includes(scenario));
  printCompared({ file }, file, compareRuns({ figures: before }, after));
} else {
  const { ref, commit } = compared;
  const scenarios = Object.keys(SCENARIOS);
  const figures = await compare({ ref, commit, engine, scenarios, only, rounds, progress });
  printCompared(compared, `${ref} (${commit.slice(0, 12)})`, figures);
}

function printCompared(source: object, before: string, figures: readonly ComparedFigure[]): void {
  print({ compared: source, figures }, `\n${comparedTableOf(before, figures)}`);
  if (figures.some(({ comparison }) => comparison?.verdict === 'slower')) process.exitCode = 1;
}

/** Ends with 2, and a sentence. */
function end(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(2);
}

/** @param objection to the database's settings, which ends the process */
async function measured(
  scenarios: Readonly<Record<string, Scenario>>,
  names: readonly string[],
  objection: (settings: string) => string | null = () => null,
): Promise<{ readonly figures: readonly (Figure & { readonly scenario: string })[]; readonly settings: string }> {
  // Beside the workspace's dependencies and not in the system's temporary directory, which may be in memory: a sync to
  // memory costs nothing and would falsify every figure about SQLite.
  const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const directory = mkdtempSync(`${cache}/bench-`);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const peers = flags.peers ? await installPeers() : { directory: null };
  if ('reason' in peers) end(peers.reason);
  const databases = await openDatabases(engine, directory);
  const { settings } = databases;
  const figures: (Figure & { readonly scenario: string })[] = [];
  try {
    const objected = objection(settings);
    if (objected !== null) end(objected);
    for (const name of names) {
      const scenario = scenarios[name];
      if (scenario === undefined) continue;
      const measuring = { ...flags, databases, profileDirectory: flags.profile, peersDirectory: peers.directory };
      const found = await scenario({ ...measuring, progress: (text) => progress(name, text) });
      figures.push(...found.map((figure) => ({ scenario: name, ...figure })));
    }
  } finally {
    await databases.stop();
  }
  return { figures, settings };
}

function print(report: Readonly<Record<string, unknown>>, text: string): void {
  const machine = {
    ...MACHINE,
    loadBefore,
    loadAfter: loadavg()[0] ?? 0,
    rounds,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ version: VERSION, machine, ...report }, null, 2)}\n`);
    return;
  }
  const { node, cpu, cores, seconds, loadAfter } = machine;
  const load = `load average ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after`;
  process.stdout.write(`\nNode ${node}, ${cores} cores (${cpu}), ${load}, ${rounds} rounds, ${seconds} s\n${text}\n`);
}
