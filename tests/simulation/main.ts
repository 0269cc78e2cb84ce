import { readFlags, wholeNumber } from '../support/read-flags.ts';
import { writeToMemory } from '../support/run-directory.ts';
import { wrapped } from '../support/wrapped.ts';
import { COVERS_WITHIN_SEEDS, missingIn } from './coverage.ts';
import { openPlayer } from './player.ts';
import { playAll, type SeedReport } from './pool.ts';
import { addTo, type Tally } from './trace.ts';

const USAGE = `Usage: pnpm simulate [--seeds 1000] [--from 1] [--steps N] [--json]
       pnpm simulate --seed X [--trace] [--steps N]

  --seeds   how many seeds to play
  --from    the first of them
  --steps   choices in each seed before the faults end
  --json    print the result as JSON
  --seed    play this one alone
  --trace   print all that happened in it

Ends with 1 when something did not hold, with 2 when a flag makes no sense.
`;

const FAILURES_MAX = 10;
const PROGRESS_EVERY_MS = 5_000;
const LINE_MAX = 100;

const OPTIONS = {
  seeds: { type: 'string', default: String(COVERS_WITHIN_SEEDS) },
  from: { type: 'string', default: '1' },
  steps: { type: 'string' },
  json: { type: 'boolean', default: false },
  seed: { type: 'string' },
  trace: { type: 'boolean', default: false },
} as const;

const flags = readFlags(USAGE, OPTIONS, ({ seeds, from, steps, json, seed, trace }) => ({
  seeds: wholeNumber('--seeds', seeds, 1),
  from: wholeNumber('--from', from, 0),
  steps: steps === undefined ? undefined : wholeNumber('--steps', steps, 1),
  seed: seed === undefined ? undefined : wholeNumber('--seed', seed, 0),
  json,
  trace,
}));
const { steps } = flags;

// Power failures are not simulated, and a sync to disk would dominate the run time.
await writeToMemory();

process.exitCode = flags.seed === undefined ? await playMany() : await playOne(flags.seed);

async function playOne(seed: number): Promise<number> {
  const player = await openPlayer();
  const result = await player.play(seed, { keepTrace: flags.trace, ...(steps === undefined ? {} : { steps }) });
  await player.close();
  if (flags.trace || result.violation !== null) process.stdout.write(`${result.trace.join('\n')}\n\n`);
  process.stdout.write(`seed ${seed}: ${result.violation?.message ?? 'everything holds'}\n`);
  process.stdout.write(`trace of ${result.steps} lines, ${result.hash}\n`);
  return result.violation === null ? 0 : 1;
}

async function playMany(): Promise<number> {
  const { from, seeds: count } = flags;
  const startedAt = performance.now();
  const tally: Tally = new Map();
  const failed: SeedReport[] = [];
  let played = 0;
  let lines = 0;
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  const progress = setInterval(() => {
    process.stderr.write(`${played} of ${count} seeds, ${failed.length} failed, ${Math.round(seconds())} s\n`);
  }, PROGRESS_EVERY_MS);
  try {
    await playAll(
      Array.from({ length: count }, (_, place) => from + place),
      { steps },
      (report) => {
        played += 1;
        lines += report.steps;
        addTo(tally, report.tally);
        if (report.violation !== null) {
          failed.push(report);
          process.stderr.write(`seed ${report.seed}: ${report.violation.message.split('\n')[0]}\n`);
        }
        return failed.length < FAILURES_MAX;
      },
    );
  } finally {
    clearInterval(progress);
  }
  const missing = count >= COVERS_WITHIN_SEEDS && failed.length === 0 ? missingIn(tally) : [];

  if (flags.json) {
    const happened = Object.fromEntries(byName(tally));
    const failures = failed.map(({ seed, violation }) => ({ seed, ...violation }));
    const summary = { from, seeds: played, seconds: seconds(), lines, failures, missing, happened };
    process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`);
  } else {
    for (const report of failed) process.stdout.write(described(report));
    process.stdout.write(`${table(tally)}\n`);
    for (const name of missing) process.stdout.write(`never happened: ${name}\n`);
    const rate = (played / seconds()).toFixed(1);
    process.stdout.write(
      `${played} seeds from ${from}, ${lines} lines, ${failed.length} failed, ${seconds().toFixed(0)} s, ${rate} seeds/s\n`,
    );
  }
  return failed.length === 0 && missing.length === 0 ? 0 : 1;
}

function described({ seed, trace, violation }: SeedReport): string {
  const replay = `pnpm simulate --seed ${seed} --trace${steps === undefined ? '' : ` --steps ${steps}`}`;
  return `${trace.slice(-30).join('\n')}\n\nseed ${seed}: ${violation?.message}\nreplay: ${replay}\n\n`;
}

/** Counts of what happened, by kind. */
function table(tally: Tally): string {
  const kinds = Map.groupBy(byName(tally), ([name]) => name.split(/[: ]/)[0] ?? name);
  return [...kinds]
    .map(([kind, all]) => {
      const cells = all.map(([name, times]) => `${name.slice(kind.length).replace(/^[: ]+/, '')} ${times}`);
      return [kind, ...wrapped(cells, LINE_MAX - 2).map((line) => `  ${line}`), ''].join('\n');
    })
    .join('');
}

function byName(tally: Tally): readonly (readonly [string, number])[] {
  return [...tally].toSorted(([left], [right]) => left.localeCompare(right));
}
