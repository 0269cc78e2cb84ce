import { spawn } from 'node:child_process';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFlags, refuse, wholeNumber } from '../support/read-flags.ts';
import { packAll } from './pack.ts';
import { stopAll } from './process.ts';
import { openRegistry } from './registry.ts';
import { asTable, type Result, runRow } from './result.ts';
import { ROWS } from './rows.ts';
import { the25 } from './the-25.ts';
import { installTools, type World } from './world.ts';

const names = ROWS.map(({ name }) => name);

const USAGE = `Usage: pnpm outside [--only NAME]… [--short] [--jobs 2] [--json]

Packs all packages, installs them into clean folders outside the workspace, and runs the shops and hosts of examples/guides with a real payment and a real webhook. With all rows, says of each of the 25 things that once stood in a stranger's way which rows show that it is gone.

  --only   these rows alone: ${names.join(', ')}
  --short  a selection that takes less than a minute
  --jobs   rows at a time
  --json   print the result as JSON

Ends with 1 when a row failed, with 2 when a flag makes no sense. What does not run here is skipped, with the reason.
`;

const flags = readFlags(
  USAGE,
  {
    only: { type: 'string', multiple: true },
    short: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
  ({ only, short, jobs, json }) => ({
    only: only?.map((name) => (names.includes(name) ? name : refuse(`--only: there is no row ${name}.`))),
    short,
    jobs: wholeNumber('--jobs', jobs, 1),
    json,
  }),
);

const startedAtMs = performance.now();
const selected = ROWS.filter(({ name, short }) => flags.only?.includes(name) ?? (!flags.short || short === true));
const directory = realpathSync(mkdtempSync(join(tmpdir(), 'mitako-outside-')));
const results = new Map<string, Result>();
process.once('SIGINT', () => void stopAll().finally(() => process.exit(130)));
try {
  const tarballs = await packAll(directory, log);
  const registry = await openRegistry(tarballs);
  try {
    log('installing the command line');
    const tools = await installTools(directory, registry.url);
    await runAll({ directory, registry: registry.url, tools });
  } finally {
    registry.close();
  }
} finally {
  await stopAll();
  // Not awaited: it removes tens of thousands of files.
  spawn('rm', ['-rf', directory], { detached: true, stdio: 'ignore' }).unref();
}

const ordered = selected.map(({ name }) => results.get(name)).filter((result) => result !== undefined);
const seconds = Math.round((performance.now() - startedAtMs) / 1000);
process.stdout.write(flags.json ? `${JSON.stringify({ seconds, rows: ordered })}\n` : asTable(ordered, seconds));
if (results.size === ROWS.length && !flags.json) process.stdout.write(`\n${the25(results)}`);
process.exitCode = ordered.some(({ state }) => state === 'failed') ? 1 : 0;

async function runAll(world: World): Promise<void> {
  const waiting = [...selected];
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const result = await runRow(row, world);
      results.set(row.name, result);
      log(`${row.name} ${result.state} (${results.size} of ${selected.length})`);
    }
  };
  await Promise.all(Array.from({ length: flags.jobs }, work));
}

function log(line: string): void {
  process.stderr.write(`${Math.round((performance.now() - startedAtMs) / 1000)} s  ${line}\n`);
}
