// The README of @mitako/testing: its code is that of the examples, and each of them runs under its test runner.
import '../../examples/testing/msw.ts';
import '../../examples/testing/vitest.ts';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runStoreConformance } from '@mitako/testing';
import { build } from 'tsup';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const examples = join(root, 'examples/testing');
const run = promisify(execFile);

it.each([
  ['vitest', 'vitest.ts', 'ts'],
  ['msw', 'msw.ts', 'ts'],
  ['node:test', 'node.ts', 'ts'],
  ['jest', 'jest.cjs', 'js'],
])('the README has the code of the example: %s', (name, file, fence) => {
  const [, code] =
    new RegExp(`snippet: ${name}\n(.*?)\n// end`, 's').exec(readFileSync(join(examples, file), 'utf8')) ?? [];
  expect(readFileSync(join(root, 'packages/testing/README.md'), 'utf8')).toContain(`\`\`\`${fence}\n${code}\n\`\`\``);
});

it('says how many tests the suite for stores has', () => {
  let count = 0;
  const test = {
    describe: (_name: string, body: () => void) => body(),
    it: () => void (count += 1),
    beforeAll: () => undefined,
    afterAll: () => undefined,
  };
  runStoreConformance({ name: 'a store', createDatabase: () => Promise.reject(new Error('Only counted.')), test });
  const [, said] = /More than (\d+) tests/.exec(readFileSync(join(root, 'packages/testing/README.md'), 'utf8')) ?? [];
  expect(Math.floor(count / 100) * 100).toBe(Number(said));
});

it('runs under node:test', async () => {
  const fromSource = ['--import', join(root, 'scripts/run-from-source.mjs'), '--conditions=@mitako/source'];
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env;
  const { stdout } = await run(process.execPath, [...fromSource, '--test', join(examples, 'node.ts')], {
    cwd: root,
    env,
  });
  expect(stdout).toMatch(/^[#ℹ] pass 1$/m);
});

it('runs under jest as it is installed, without a flag', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mitako-jest-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const client = join(folder, 'node_modules/@mitako/client');
  mkdirSync(client, { recursive: true });
  // The entries that the example requires, as they are published.
  await build({
    entry: ['webhooks', 'testing'].map((name) => join(root, `packages/client/src/${name}.ts`)),
    outDir: client,
    format: 'cjs',
    config: false,
    silent: true,
    noExternal: [/^@mitako\/contract/],
    esbuildOptions: (options) => {
      options.conditions = ['@mitako/source'];
    },
  });
  writeFileSync(
    join(client, 'package.json'),
    JSON.stringify({ exports: { './webhooks': './webhooks.cjs', './testing': './testing.cjs' } }),
  );
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'shop.test.js'), readFileSync(join(examples, 'jest.cjs')));
  const { NODE_OPTIONS: _, ...env } = process.env;
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { stderr } = await run(process.execPath, [jest, '--rootDir', folder, '--watchman=false'], { cwd: folder, env });
  expect(stderr).toContain('Tests:       1 passed, 1 total');
});
