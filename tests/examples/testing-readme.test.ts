// The README of @mitako/testing: its code is that of the examples, and each of them runs under its test runner.
import '../../examples/testing/msw.ts';
import '../../examples/testing/vitest.ts';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type RailConformanceOptions,
  runRailConformance,
  runReceiverConformance,
  runStoreConformance,
} from '@mitako/testing';
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

it('says how many tests each suite has', () => {
  const count = (define: (test: Parameters<typeof runStoreConformance>[0]['test']) => void): number => {
    let tests = 0;
    define({
      describe: (_name, body) => body(),
      it: () => void (tests += 1),
      beforeAll: () => undefined,
      afterAll: () => undefined,
    });
    return tests;
  };
  const unused = (): never => {
    throw new Error('Only counted.');
  };
  const payer = { provider: 'mtn_momo', phone: '+237653456789' };
  // Every fault is met.
  const faults = new Proxy({}, { get: () => unused });
  const rail = {
    name: 'a rail',
    createRail: unused,
    createStrangeRail: unused,
    callbackFor: unused,
    payers: { pays: payer, declines: payer, neverAnswers: payer, givesCode: { ...payer, right: '1', wrong: '2' } },
    faults: faults as RailConformanceOptions['faults'],
  };
  const readme = readFileSync(join(root, 'packages/testing/README.md'), 'utf8');
  const receivers = count((test) => runReceiverConformance({ name: 'a receiver', open: unused, test }));
  expect(readme).toContain(`\`runReceiverConformance\` defines ${receivers} tests, one per case`);
  const rails = count((test) => runRailConformance({ ...rail, test }));
  expect(readme).toContain(`\`runRailConformance\` defines ${rails} tests`);
  const stores = count((test) => runStoreConformance({ name: 'a store', createDatabase: unused, test }));
  const [, said] = /More than (\d+) tests/.exec(readme) ?? [];
  expect(Math.floor(stores / 50) * 50).toBe(Number(said));
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
