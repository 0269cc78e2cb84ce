import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startPostgresServer } from '../support/postgres-server.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { tableOf } from './support/report.ts';
import { runScenario, type Outcome } from './support/run.ts';
import type { Engine } from './support/scenario.ts';

const NAMES = SCENARIOS.map(({ name }) => name);
const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

const USAGE = `Usage: pnpm test:faults [--only <scenario>]… [--engine sqlite|postgres] [--short] [--seed N] [--patience N] [--json]

  --only     these alone:
${SCENARIOS.map(({ name, title }) => `               ${name.padEnd(18)} ${title}`).join('\n')}
  --engine   on this engine alone
  --short    as the tests run them: seconds instead of minutes
  --seed     the numbers of an earlier run: the same decisions, though who is faster is for the machine to say
  --patience deadlines so many times as long, for a machine that has other work; no promise is loosened by it
  --json     print what was counted as JSON

Ends with 1 when a promise was broken.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    engine: { type: 'string' },
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    patience: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const { seed, only = NAMES } = values;
const patience = Number(values.patience);
const engines = ENGINES.filter((engine) => values.engine === undefined || values.engine === engine);
if (values.help || engines.length === 0 || !(patience >= 1) || only.some((name) => !NAMES.includes(name))) {
  process.stderr.write(USAGE);
  process.exit(values.help ? 0 : 2);
}

const startedAt = performance.now();
const scenarios = SCENARIOS.filter(({ name }) => only.includes(name));
const runs = scenarios.flatMap((scenario) =>
  engines.filter((engine) => scenario.engines.includes(engine)).map((engine) => ({ scenario, engine })),
);
/** What runs side by side. */
const turns = scenarios.flatMap((scenario) => {
  const ofScenario = runs.filter((run) => run.scenario === scenario);
  return scenario.alone === true ? ofScenario.map((run) => [run]) : [ofScenario];
});
process.stderr.write(`seed ${seed}\n`);
// An exit, unlike the end by a signal, lets everybody clean up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const server = runs.some(({ engine }) => engine === 'postgres') ? await startPostgresServer() : undefined;
const outcomes: Outcome[] = [];
try {
  for (const turn of turns) outcomes.push(...(await Promise.all(turn.map(runOne))));
} finally {
  await server?.stop();
}

if (values.json) {
  process.stdout.write(`${JSON.stringify({ seed, short: values.short, outcomes }, null, 2)}\n`);
} else {
  const again = ({ scenario, engine }: Outcome): string =>
    `pnpm test:faults${values.short ? ' --short' : ''} --only ${scenario} --engine ${engine} --seed ${seed}`;
  process.stdout.write(`\n${tableOf(outcomes, again)}\n`);
}
// Whatever a scenario that failed left open must not keep the run from ending.
process.exit(outcomes.some(({ failure }) => failure !== null) ? 1 : 0);

async function runOne({ scenario, engine }: (typeof runs)[number]): Promise<Outcome> {
  const progress = (text: string): void => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stderr.write(`${String(seconds).padStart(4)} s  ${scenario.name} on ${engine}: ${text}\n`);
  };
  progress(scenario.title);
  const form = values.short ? 'short' : 'long';
  const { short, long } = scenario.deadlineMs;
  const patient = { ...scenario, deadlineMs: { short: short * patience, long: long * patience } };
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
