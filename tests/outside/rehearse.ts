import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRow } from './create.ts';
import { inspect } from './inspect.ts';
import { merchantRow } from './merchant.ts';
import { runStep, start, stopAll, StepError } from './process.ts';
import { asTable, runRow } from './result.ts';
import type { Row } from './row.ts';
import { answering, freePort, installTools, NPM_FLAGS, type World } from './world.ts';

// `pnpm release:rehearse`: a release as .github/workflows/release.yml makes it, of a copy of this folder, into a registry on
// this machine; then a stranger installs from there. Needs a build (`pnpm build`).

const root = fileURLToPath(new URL('../..', import.meta.url));
const VERDACCIO = '6.10.4';
const PNPM = ['-y', 'pnpm@12'];
/** The copy's own: the address is not written anywhere, because a release knows it from where it runs. */
const ADDRESS = 'https://git.example/mitako/mitako';
const TAG = 'v0.0.0-rehearsal';

const startedAtMs = performance.now();
const directory = realpathSync(mkdtempSync(join(tmpdir(), 'mitako-release-')));
process.once('SIGINT', () => void stopAll().finally(() => process.exit(130)));
try {
  log('copying');
  const copy = copyWorkspace();
  const pnpm = (...args: readonly string[]): Promise<string> => runStep('npx', [...PNPM, ...args], { cwd: copy });
  await pnpm('install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts');
  log('changing versions');
  await pnpm('exec', 'changeset', 'version');
  await pnpm('release:stamp', ADDRESS, TAG);
  log('packing');
  await pnpm('exec', 'changeset', 'pack', '--out-dir', '.release');
  const tarballs = globSync(join(copy, '.release/packages/*.tgz'));
  if (tarballs.length === 0) throw new StepError('changeset pack left no tarballs in .release/packages.');
  for (const tarball of tarballs) inspect(tarball, ['CHANGELOG.md', 'LICENSE', 'README.md']);

  log('starting verdaccio');
  const registry = await startRegistry();
  log(`publishing ${tarballs.length} packages`);
  for (const tarball of tarballs) await publish(tarball, registry);

  log('installing from it');
  const world: World = { directory, registry, tools: await installTools(directory, registry) };
  const rows: readonly Row[] = [merchantRow({ name: 'node' }), merchantRow({ name: 'commonjs' }), createRow];
  const results = [];
  for (const row of rows) {
    results.push(await runRow(row, world));
    log(`${row.name} ${results.at(-1)?.state}`);
  }
  process.stdout.write(asTable(results, seconds()));
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0;
} finally {
  await stopAll();
  // Not awaited: it removes tens of thousands of files.
  spawn('rm', ['-rf', directory], { detached: true, stdio: 'ignore' }).unref();
}

/** What git knows, and the builds. */
function copyWorkspace(): string {
  const copy = join(directory, 'workspace');
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const built = globSync('packages/*/dist', { cwd: root });
  if (built.length !== globSync('packages/*/package.json', { cwd: root }).length)
    throw new StepError('Run pnpm build.');
  for (const file of [...files.split('\0').filter((name) => name !== ''), ...built]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { recursive: true, force: true });
  }
  return copy;
}

/** Accepts every package from every client, and fetches from npm what it does not have. */
async function startRegistry(): Promise<string> {
  const cwd = join(directory, 'registry');
  mkdirSync(cwd);
  const packages = (rule: string): string => `  '${rule}':\n    access: $all\n    publish: $all\n`;
  const ours = ['@mitako/*', 'mitako', 'create-mitako'].map(packages).join('');
  writeFileSync(
    join(cwd, 'config.yaml'),
    `storage: ./storage
uplinks:
  npm: { url: https://registry.npmjs.org/ }
packages:
${ours}  '**':
    access: $all
    proxy: npm
max_body_size: 50mb
log: { type: stdout, level: warn }
`,
  );
  const port = await freePort();
  // By its number: its tag `cjs`, which verdaccio asks for, is not on every mirror.
  const overrides = { 'node-fetch': '2.7.0' };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ dependencies: { verdaccio: VERDACCIO }, overrides }));
  await runStep('npm', ['install', ...NPM_FLAGS], { cwd });
  const flags = ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`];
  const server = start(join(cwd, 'node_modules/.bin/verdaccio'), flags, { cwd });
  await Promise.race([answering(port), server.failed]);
  return `http://127.0.0.1:${port}`;
}

/** Provenance comes from the place of a real release alone. */
async function publish(tarball: string, registry: string): Promise<void> {
  const cwd = dirname(tarball);
  const userconfig = join(directory, 'registry/.npmrc');
  writeFileSync(userconfig, `${registry.replace('http:', '')}/:_authToken=rehearsal\n`);
  const flags = ['--access', 'public', '--provenance=false', '--registry', registry, '--userconfig', userconfig];
  await runStep('npm', ['publish', `./${basename(tarball)}`, ...flags], { cwd });
}

function seconds(): number {
  return Math.round((performance.now() - startedAtMs) / 1000);
}

function log(line: string): void {
  process.stderr.write(`${seconds()} s  ${line}\n`);
}
