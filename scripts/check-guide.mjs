// Follows docs/rails.md as its reader does, with npm and the packages as they are published: in an empty directory outside the
// workspace, its code is compiled, and its test run. tests/examples/rails.nightly.ts does the same within the workspace.
import './require-node.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages } from './packages.mjs';

const page = readFileSync(new URL('../docs/rails.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```ts\n(\/\/ (\S+\.ts)\n.*?)```/gs)].map(([, code, name]) => ({ code, name }));
const byName = new Map(packages().map((each) => [each.manifest.name, each]));
const versions = readFileSync(new URL('../pnpm-workspace.yaml', import.meta.url), 'utf8');

const directory = realpathSync(mkdtempSync(join(tmpdir(), 'mitako-guide-')));
try {
  const imported = blocks.flatMap(({ code }) =>
    [...code.matchAll(/ from '(@mitako\/[\w-]+)/g)].map(([, name]) => name),
  );
  const tarballs = withDependencies(new Set(imported)).map((name) => [name, `file:${packed(name)}`]);
  const tools = ['@types/node', 'typescript', 'vitest'].map((name) => [name, pinned(name)]);
  write('package.json', { private: true, type: 'module', dependencies: Object.fromEntries([...tarballs, ...tools]) });
  write('tsconfig.json', {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2024',
      module: 'nodenext',
      types: ['node'],
      allowImportingTsExtensions: true,
    },
  });
  for (const { name, code } of blocks) writeFileSync(join(directory, name), code);
  run('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  run('node', 'node_modules/typescript/bin/tsc', '--pretty', 'false');
  run('node', 'node_modules/vitest/vitest.mjs', 'run');
} finally {
  rmSync(directory, { recursive: true });
}

/** The packages and all of ours that they need. */
function withDependencies(names) {
  for (const name of names) {
    const { dependencies = {} } = byName.get(name).manifest;
    for (const needed of Object.keys(dependencies)) if (byName.has(needed)) names.add(needed);
  }
  return [...names];
}

/** The tarball of a package. */
function packed(name) {
  const options = ['pack', '--json', '--pack-destination', directory];
  return JSON.parse(execFileSync('pnpm', options, { cwd: byName.get(name).path, encoding: 'utf8' })).filename;
}

/** The version that the workspace uses. */
function pinned(name) {
  return new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(versions)[1];
}

function write(name, content) {
  writeFileSync(join(directory, name), JSON.stringify(content, null, 2));
}

/** Runs a step; its output is shown when it fails. */
function run(command, ...options) {
  // Nothing of the workspace's package manager or test runner.
  const environment = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|VITEST|NODE_OPTIONS)/i.test(name));
  const env = Object.fromEntries(environment);
  const { status, stdout, stderr } = spawnSync(command, options, { cwd: directory, env, encoding: 'utf8' });
  if (status === 0) return;
  console.log(`${command} ${options.join(' ')}\n${stdout}${stderr}`);
  rmSync(directory, { recursive: true });
  process.exit(1);
}
