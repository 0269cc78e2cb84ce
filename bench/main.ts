import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { oneOf, readFlags, wholeNumber } from '../tests/support/read-flags.ts';
import { openDatabases, type EngineName } from './database.ts';
import { missesMark, tableOf, type Figure } from './report.ts';
import { checkout } from './scenarios/checkout.ts';
import { claims } from './scenarios/claims.ts';
import { commits } from './scenarios/commits.ts';
import { create } from './scenarios/create.ts';
import { dashboard } from './scenarios/dashboard.ts';
import { deliveries } from './scenarios/deliveries.ts';
import { get } from './scenarios/get.ts';
import { latency } from './scenarios/latency.ts';
import { pay } from './scenarios/pay.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { sustained } from './scenarios/sustained.ts';
import { trips } from './scenarios/trips.ts';

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  create,
  get,
  commits,
  trips,
  pay,
  deliveries,
  sustained,
  claims,
  latency,
  checkout,
  dashboard,
};

const ENGINES: readonly EngineName[] = ['sqlite', 'postgres'];

const USAGE = `Usage: pnpm bench [--store sqlite|postgres] [--only ${Object.keys(SCENARIOS).join('|')}]… [--rounds 5] [--json] [--check] [--profile directory]

  --store     on which engine; sqlite when absent. For postgres a server is started
  --only      measure these alone
  --rounds    how often each side has its turn
  --json      print the figures as JSON
  --check     end with 1 when a figure is below its mark
  --profile   leave CPU profiles of the gateway's processes in this directory

Ends with 2 when a flag makes no sense.
`;

const OPTIONS = {
  store: { type: 'string', default: 'sqlite' },
  only: { type: 'string', multiple: true },
  rounds: { type: 'string', default: '5' },
  json: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  profile: { type: 'string' },
} as const;

const flags = readFlags(USAGE, OPTIONS, ({ store, only = Object.keys(SCENARIOS), rounds, ...others }) => ({
  ...others,
  engine: oneOf('--store', store, ENGINES),
  names: only.map((name) => oneOf('--only', name, Object.keys(SCENARIOS))),
  rounds: wholeNumber('--rounds', rounds, 1),
}));
const { names, rounds } = flags;

// Beside the workspace's dependencies and not in the system's temporary directory, which may be memory: a sync to
// memory costs nothing and would make every figure about SQLite a wrong one.
const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
mkdirSync(cache, { recursive: true });
const directory = mkdtempSync(`${cache}/bench-`);
const startedAt = performance.now();
const loadBefore = loadavg()[0] ?? 0;
const figures: Figure[] = [];
const databases = await openDatabases(flags.engine, directory);

try {
  for (const name of names) {
    const progress = (text: string): void => {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      process.stderr.write(`${String(seconds).padStart(4)} s  ${name}: ${text}\n`);
    };
    const scenario = SCENARIOS[name];
    if (scenario !== undefined) {
      figures.push(...(await scenario({ rounds, databases, profileDirectory: flags.profile, progress })));
    }
  }
} finally {
  await databases.stop();
  rmSync(directory, { recursive: true, force: true });
}

const machine = {
  settings: databases.settings,
  node: process.version,
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  loadBefore,
  loadAfter: loadavg()[0] ?? 0,
  rounds,
  seconds: Math.round((performance.now() - startedAt) / 1000),
};

if (flags.json) {
  const reported = figures.map((figure) => ({ ...figure, below: missesMark(figure) }));
  process.stdout.write(`${JSON.stringify({ machine, figures: reported }, null, 2)}\n`);
} else {
  const { node, cpu, cores, seconds } = machine;
  const load = `load average ${loadBefore.toFixed(1)} before, ${machine.loadAfter.toFixed(1)} after`;
  process.stdout.write(`\nNode ${node}, ${cores} cores (${cpu}), ${load}, ${rounds} rounds, ${seconds} s\n`);
  process.stdout.write(`${databases.settings}\n\n`);
  process.stdout.write(`${tableOf(figures)}\n`);
}

if (flags.check && figures.some(missesMark)) process.exitCode = 1;
