import { randomInt } from 'node:crypto';
import { startPostgresServer } from '../support/postgres-server.ts';
import { oneOf, patienceOf, readFlags, refuse } from '../support/read-flags.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { tableOf } from './support/report.ts';
import { runScenario, type Outcome } from './support/run.ts';
import type { Engine } from './support/scenario.ts';

const NAMES = SCENARIOS.map(({ name }) => name);
const UNTIMED = SCENARIOS.filter(({ alone }) => alone !== true).map(({ name }) => name);
const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

const USAGE = `Usage: pnpm test:faults [--only <scenario>]… [--store sqlite|postgres] [--short] [--seed N] [--patience N] [--json]

  --only     these alone:
${SCENARIOS.map(({ name, title }) => `               ${name.padEnd(18)} ${title}`).join('\n')}
  --store    on this engine alone; on both when absent
  --short    as before a merge: seconds instead of minutes, without what measures times unless it is named
  --seed     the numbers of an earlier run: the same decisions, though who is faster is for the machine to say
  --patience deadlines so many times as long, for a machine that has other work; no promise is loosened by it
  --json     print what was counted as JSON

Ends with 1 when a promise was broken, with 2 when a flag makes no sense.
`;

const OPTIONS = {
  only: { type: 'string', multiple: true },
  store: { type: 'string' },
  short: { type: 'boolean', default: false },
  seed: { type: 'string', default: String(randomInt(1_000_000)) },
  patience: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

const flags = readFlags(USAGE, OPTIONS, ({ short, only = short ? UNTIMED : NAMES, store, seed, patience, json }) => {
  const names = only.map((name) => oneOf('--only', name, NAMES));
  const engines = store === undefined ? ENGINES : [oneOf('--store', store, ENGINES)];
  const runs = SCENARIOS.filter(({ name }) => names.includes(name)).flatMap((scenario) =>
    engines.filter((engine) => scenario.engines.includes(engine)).map((engine) => ({ scenario, engine })),
  );
  if (runs.length === 0) refuse(`${names.join(', ')} cannot be run on ${engines.join(', ')}.`);
  return { runs, short, seed, patience: patienceOf(patience), json };
});
const { runs, short: isShort, seed, patience } = flags;

const startedAt = performance.now();
/** The scenarios that run concurrently. */
const turns = [...Map.groupBy(runs, ({ scenario }) => scenario)].flatMap(([scenario, ofScenario]) =>
  scenario.alone === true ? ofScenario.map((run) => [run]) : [ofScenario],
);
process.stderr.write(`seed ${seed}\n`);
// Unlike a signal, an exit runs the cleanup handlers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const server = runs.some(({ engine }) => engine === 'postgres') ? await startPostgresServer() : undefined;
const outcomes: Outcome[] = [];
try {
  // Most of the time they wait: for leases, for clocks, for processes to start. The long form counts what a load does.
  const atOnce = isShort && runs.every(({ scenario }) => scenario.alone !== true) ? 2 : 1;
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
} finally {
  await server?.stop();
}

if (flags.json) {
  process.stdout.write(`${JSON.stringify({ seed, short: isShort, outcomes }, null, 2)}\n`);
} else {
  const options = `${isShort ? ' --short' : ''}${patience === 1 ? '' : ` --patience ${patience}`}`;
  const again = ({ scenario, engine }: Outcome): string =>
    `pnpm test:faults${options} --only ${scenario} --store ${engine} --seed ${seed}`;
  process.stdout.write(`\n${tableOf(outcomes, again)}\n`);
}
// Handles left open by a failed scenario must not keep the process alive.
process.exit(outcomes.some(({ failure }) => failure !== null) ? 1 : 0);

async function takeTurns(): Promise<void> {
  for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
    outcomes.push(...(await Promise.all(turn.map(runOne))));
  }
}

async function runOne({ scenario, engine }: (typeof runs)[number]): Promise<Outcome> {
  const progress = (text: string): void => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stderr.write(`${String(seconds).padStart(4)} s  ${scenario.name} on ${engine}: ${text}\n`);
  };
  progress(scenario.title);
  const form = isShort ? 'short' : 'long';
  const { deadlineMs } = scenario;
  const patient = {
    ...scenario,
    deadlineMs: { short: deadlineMs.short * patience, long: deadlineMs.long * patience },
  };
  const outcome = await runScenario(patient, {
    engine,
    form,
    seed,
    postgresUrl: server?.connectionString ?? '',
    progress,
  });
  progress(outcome.failure === null ? `ok, ${outcome.seconds} s` : `FAILED, ${outcome.failure}`);
  return outcome;
}
