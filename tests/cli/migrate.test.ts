import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { type Ended, run } from './support/run.ts';

function migrate(...args: readonly string[]): Promise<Ended> {
  return run(['migrate', ...args]);
}

test('migrate prints the applied migrations, and the second time that there are none', async () => {
  const store = join(testDirectory(), 'mitako.db');
  const first = await migrate('--store', store);
  expect(first).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^(applied [\w-]+\n)+$/) });
  expect(statSync(store).mode & 0o777).toBe(0o600);
  expect(await migrate('--store', store)).toMatchObject({ code: 0, stdout: 'The schema is current.\n' });
});

test('migrate --status lists pending and applied migrations, also for a script', async () => {
  const store = join(testDirectory(), 'mitako.db');
  const before = await migrate('--store', store, '--status', '--json');
  const { pending } = JSON.parse(before.stdout) as { pending: readonly string[] };
  expect(before.code).toBe(3);
  expect(existsSync(store)).toBe(false);
  expect(JSON.parse(before.stdout)).toEqual({ state: 'behind', applied: [], pending: expect.any(Array) });
  expect(pending.length).toBeGreaterThan(0);
  expect((await migrate('--store', store, '--json')).stdout).toBe(`${JSON.stringify({ applied: pending })}\n`);
  const after = await migrate('--store', store, '--status');
  expect(after.code).toBe(0);
  expect(after.stdout).toBe(['The schema is current.', ...pending.map((name) => `applied  ${name}`), ''].join('\n'));
});

test('migrate --sql prints the statements and runs none of them', async () => {
  const store = join(testDirectory(), 'mitako.db');
  const { code, stdout } = await migrate('--store', store, '--sql');
  expect(code).toBe(0);
  expect(stdout).toMatch(/create table "mitako_payments"/i);
  expect((await migrate('--store', store, '--status')).code).toBe(3);
});

test.each(['migrate', 'dev'])('%s leaves a schema of a newer version alone', async (command) => {
  const store = join(testDirectory(), 'mitako.db');
  await migrate('--store', store);
  const database = new DatabaseSync(store);
  database.exec("INSERT INTO mitako_migration (name, timestamp) VALUES ('9999_from_the_future', '')");
  database.close();
  writeFileSync(`${store}.secret`, 'a-secret-of-the-tests-long-enough-to-be-one');
  const ended = await run(command === 'dev' ? ['dev', '--port', '0', '--data', store] : ['migrate', '--store', store]);
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^mitako: The schema of \S+ belongs to a newer version of Mitako\. [^\n]+\n$/);
});
