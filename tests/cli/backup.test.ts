import { copyFileSync, existsSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { type Ended, run as runCommand, runAlone } from './support/run.ts';

afterEach(stopAll);

async function run(args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<Ended> {
  const ended = await runCommand(args, environment);
  // On a slow machine it reports progress.
  return { ...ended, stderr: ended.stderr.replaceAll(/^(checked|copied) .*\n/gm, '') };
}

test('a copy that is made while payments are created has each that was confirmed before, and is consistent', async () => {
  const directory = testDirectory();
  const store = join(directory, 'dev.db');
  const copy = join(directory, 'copy.db');
  const dev = await startDev(['--data', store]);
  const { test_key: key } = dev.ready.merchant;
  const create = async (): Promise<string> => {
    const created = await api(`${dev.ready.api}/gateway/payments`, { key, body: { amount: 5000, currency: 'XAF' } });
    return (created.body as { data: { payment: { id: string } } }).data.payment.id;
  };
  const before = [await create(), await create()];
  const copied = new AbortController();
  const creating = (async () => {
    while (!copied.signal.aborted) await create();
  })();
  const made = await runAlone(['backup', '--store', store, '--to', copy, '--json']);
  copied.abort();
  await creating;
  expect(made.code).toBe(0);
  expect(JSON.parse(made.stdout)).toEqual({ file: copy, bytes: statSync(copy).size });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory).filter((name) => name.includes('partial'))).toEqual([]);

  copyFileSync(`${store}.secret`, `${copy}.secret`);
  const verified = await run(['ledger', 'verify', '--store', copy, '--json']);
  const { ok, checked } = JSON.parse(verified.stdout) as { ok: boolean; checked: { payments: number } };
  expect(ok).toBe(true);
  expect(checked.payments).toBeGreaterThanOrEqual(before.length);
  await dev.stop();
  const restored = await startDev(['--data', copy]);
  for (const id of before) {
    expect((await api(`${restored.ready.api}/gateway/payments/${id}`, { key })).status).toBe(200);
  }
});

test.each([
  ['a file', (path: string) => writeFileSync(path, 'kept')],
  ['a link to nothing', (path: string) => symlinkSync('/nonexistent/elsewhere', path)],
])('%s is never replaced', async (_, make) => {
  const directory = testDirectory();
  const store = join(directory, 'mitako.db');
  expect((await run(['migrate', '--store', store])).code).toBe(0);
  const copy = join(directory, 'copy.db');
  make(copy);
  expect(await run(['backup', '--store', store, '--to', copy])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('exists already') as string,
  });
});

test.each([
  [['--store', 'postgres://user:password@localhost/db'], /pg_dump/],
  [['--store', ':memory:'], /in memory/],
  [['--store', 'missing.db'], /not found/],
])('%j is refused with what to do', async (args, message) => {
  const to = join(testDirectory(), 'copy.db');
  const { code, stderr } = await run(['backup', ...args, '--to', to]);
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain('password');
  expect(existsSync(to)).toBe(false);
});

test('verifying a database without a payment says so', async () => {
  const store = join(testDirectory(), 'mitako.db');
  expect((await run(['migrate', '--store', store])).code).toBe(0);
  const secret = { MITAKO_SECRET: 'a root secret that is long enough to be one' };
  const { code, stdout } = await run(['ledger', 'verify', '--store', store], secret);
  expect(code).toBe(0);
  expect(stdout).toContain('The database has no payment: is it the one that you meant?');
});
