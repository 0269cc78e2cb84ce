// Runs every check and prints one line for each, with the output of failing checks and of those that print information.
// `pnpm check lint types` runs only those. Checks of the built packages wait for the build; the others do not.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const checks = [
  { name: 'build', command: 'pnpm build' },
  { name: 'types', command: 'pnpm typecheck' },
  { name: 'lint', command: 'pnpm lint' },
  { name: 'circles', command: 'oxlint --config scripts/circles.oxlintrc.json packages' },
  { name: 'format', command: 'pnpm format --check' },
  { name: 'unused', command: 'knip --no-progress --no-config-hints' },
  { name: 'citations', command: 'node scripts/check-citations.mjs', shows: true },
  {
    name: 'texts',
    command: 'node --import ./scripts/run-from-source.mjs --conditions=@mitako/source scripts/check-texts.mjs',
    shows: true,
  },
  {
    name: 'schemas',
    command: ['types', 'client']
      .map(
        (name) => `node --import ./scripts/run-from-source.mjs --conditions=@mitako/source scripts/${name}.mjs --check`,
      )
      .join(' && '),
  },
  {
    name: 'migrations',
    command: 'node --import ./scripts/run-from-source.mjs --conditions=@mitako/source scripts/check-migrations.mjs',
  },
  { name: 'guides', command: 'node scripts/cut-guides.mjs', shows: true },
  { name: 'docs', command: 'node scripts/docs.mjs', shows: true },
  { name: 'regexps', command: 'node scripts/check-regexps.mjs', shows: true },
  { name: 'dependencies', command: 'node scripts/check-dependencies.mjs', shows: true },
  { name: 'sources', command: 'node scripts/check-sources.mjs', shows: true },
  { name: 'audit', command: 'node scripts/check-audit.mjs', shows: true },
  { name: 'api', command: 'node scripts/check-api.mjs', after: 'build' },
  { name: 'packages', command: 'node scripts/check-packages.mjs', after: 'build' },
  { name: 'guide', command: 'node scripts/check-guide.mjs', after: 'build' },
  { name: 'size', command: 'size-limit', after: 'build' },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. Checks: ${checks.map((check) => check.name).join(', ')}.`);
  process.exit(2);
}

const selected = checks.filter(
  ({ name }) =>
    wanted.length === 0 || wanted.includes(name) || checks.some((c) => c.after === name && wanted.includes(c.name)),
);
const waiting = [...selected];
const passed = new Set();
const failed = new Set();
const startedAtMs = Date.now();

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));

console.log(`${passed.size} checks passed, ${failed.size} failed, ${seconds(startedAtMs)}`);
process.exitCode = failed.size === 0 ? 0 : 1;

async function work() {
  for (;;) {
    const index = waiting.findIndex(({ after }) => after === undefined || passed.has(after) || failed.has(after));
    if (index === -1 && waiting.length === 0) return;
    if (index === -1) await new Promise((resolve) => setTimeout(resolve, 50));
    else await run(...waiting.splice(index, 1));
  }
}

async function run({ name, command, after, shows }) {
  if (failed.has(after)) {
    failed.add(name);
    console.log(`✗ ${name.padEnd(12)} skipped: ${after} failed`);
    return;
  }
  const checkStartedAtMs = Date.now();
  const { code, output } = await shell(command);
  (code === 0 ? passed : failed).add(name);
  console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${seconds(checkStartedAtMs)}`);
  if (code === 0 && shows) console.log(output.trimEnd());
  if (code !== 0) console.log(`\n$ ${command}\n${output.trimEnd()}\n`);
}

function shell(command) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function seconds(sinceMs) {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}
