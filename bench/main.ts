import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, constants, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { oneOf, readFlags, refuse, wholeNumber } from '../tests/support/read-flags.ts';
import { compare } from './compare/compare.ts';
import { comparedTableOf } from './compare/report.ts';
import { commitOf } from './compare/worktree.ts';
import { openDatabases, type EngineName } from './database.ts';
import { missesMark, tableOf, type Figure } from './report.ts';
import { checkout } from './scenarios/checkout.ts';
import { claims } from './scenarios/claims.ts';
import { commits } from './scenarios/commits.ts';
import { create } from './scenarios/create.ts';
import { dashboard } from './scenarios/dashboard.ts';
import { deliveries } from './scenarios/deliveries.ts';
import { get } from './scenarios/get.ts';
import { kernel } from './scenarios/kernel.ts';
import { latency } from './scenarios/latency.ts';
import { log } from './scenarios/log.ts';
import { pay } from './scenarios/pay.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { sustained } from './scenarios/sustained.ts';
import { trips } from './scenarios/trips.ts';

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  create,
  get,
  kernel,
  commits,
  trips,
  log,
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
       pnpm bench --compare ref [--store sqlite|postgres] [--only …]… [--rounds 5] [--json]

  --store     on which engine; sqlite when absent. For postgres a server is started
  --only      measure these alone
  --rounds    how often each side has its turn
  --json      print the figures as JSON
  --check     end with 1 when a figure is below its mark
  --profile   leave CPU profiles of the gateway's processes in this directory
  --compare   measure this commit, branch or tag and the work tree in turn; end with 1 when the work tree is slower

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
} as const;

const flags = readFlags(USAGE, OPTIONS, ({ store, only, rounds, compare: ref, ...others }) => {
  if (ref !== undefined && (others.check || others.profile !== undefined)) {
    refuse('--compare cannot be combined with --check or --profile: run those on one side, without --compare.');
  }
  return {
    ...others,
    engine: oneOf('--store', store, ENGINES),
    only: only?.map((name) => oneOf('--only', name, Object.keys(SCENARIOS))) ?? null,
    // A single round has no spread to compare a difference with.
    rounds: wholeNumber(ref === undefined ? '--rounds' : '--rounds with --compare', rounds, ref === undefined ? 1 : 2),
    compared: ref === undefined ? null : { ref, commit: commitNamed(ref) },
  };
});
const { rounds, engine, only, compared } = flags;

function commitNamed(ref: string): string {
  return commitOf(ref) ?? refuse(`--compare must be a commit, branch or tag of this repository, not "${ref}".`);
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
  const { figures, settings } = await measured(only ?? Object.keys(SCENARIOS));
  const reported = figures.map((figure) => ({ ...figure, below: missesMark(figure) }));
  print({ settings, figures: reported }, `${settings}\n\n${tableOf(figures)}`);
  if (flags.check && figures.some(missesMark)) process.exitCode = 1;
} else {
  const figures = await compare({ ...compared, engine, scenarios: Object.keys(SCENARIOS), only, rounds, progress });
  print({ compared, figures }, `\n${comparedTableOf(compared, figures)}`);
  if (figures.some(({ comparison }) => comparison?.verdict === 'slower')) process.exitCode = 1;
}

async function measured(
  names: readonly string[],
): Promise<{ readonly figures: readonly Figure[]; readonly settings: string }> {
  // Beside the workspace's dependencies and not in the system's temporary directory, which may be in memory: a sync to
  // memory costs nothing and would falsify every figure about SQLite.
  const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const directory = mkdtempSync(`${cache}/bench-`);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const databases = await openDatabases(engine, directory);
  const figures: Figure[] = [];
  try {
    for (const name of names) {
      const scenario = SCENARIOS[name];
      if (scenario === undefined) continue;
      const tell = (text: string): void => progress(name, text);
      figures.push(...(await scenario({ rounds, databases, profileDirectory: flags.profile, progress: tell })));
    }
  } finally {
    await databases.stop();
  }
  return { figures, settings: databases.settings };
}

function print(report: Readonly<Record<string, unknown>>, text: string): void {
  const machine = {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    loadBefore,
    loadAfter: loadavg()[0] ?? 0,
    rounds,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ machine, ...report }, null, 2)}\n`);
    return;
  }
  const { node, cpu, cores, seconds, loadAfter } = machine;
  const load = `load average ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after`;
  process.stdout.write(`\nNode ${node}, ${cores} cores (${cpu}), ${load}, ${rounds} rounds, ${seconds} s\n${text}\n`);
}
