import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { stopAll } from './support/process.ts';
import { run } from './support/run.ts';

afterEach(stopAll);

const OLD = 'k3yQz8vW1pXr5tLm9dBn2sHf7jGc4aUe';
const NEW = 'Z7mQx2cV9bNa4sDf6gHj1kLp3qWe8rTy';

test('a root secret is rotated: both open the database until the new one finishes', async () => {
  const cwd = testDirectory();
  const mitako = (args: string, environment: NodeJS.ProcessEnv) =>
    run([...args.split(' '), '--store', 'mitako.db'], environment, cwd);
  expect((await mitako('migrate', { MITAKO_SECRET: OLD })).code).toBe(0);
  const key = ['keys', 'create', '--operator', '--name', 'Night', '--store', 'mitako.db'];
  expect((await run(key, { MITAKO_SECRET: OLD }, cwd)).code).toBe(0);

  const refused = await mitako('secret status', { MITAKO_SECRET: NEW });
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining('not the one this database was made with'),
  ]);

  writeFileSync(join(cwd, 'new'), `${NEW}\n`);
  writeFileSync(join(cwd, 'old'), `${OLD}\n`);
  const both = { MITAKO_SECRET_FILE: 'new', MITAKO_SECRET_PREVIOUS_FILE: 'old' };
  const under = await mitako('secret status', both);
  expect([under.code, under.stdout]).toEqual([0, expect.stringContaining('A rotation is under way.')]);
  for (const secret of [OLD, NEW]) expect(under.stdout).not.toContain(secret);
  expect((await mitako('secret status', { MITAKO_SECRET: OLD })).code).toBe(0);

  const finished = await mitako('secret finish --json', { MITAKO_SECRET: NEW });
  expect([finished.code, JSON.parse(finished.stdout)]).toMatchObject([0, { roots: [{ processes: [] }] }]);
  expect((await mitako('secret status', { MITAKO_SECRET: OLD })).code).toBe(1);
  const after = await mitako('secret status', { MITAKO_SECRET: NEW });
  expect(after.stdout).toContain('One root secret opens the database.');
});

test('the data key is renewed: a copy of before opens with the old root secret only', async () => {
  const cwd = testDirectory();
  const mitako = (args: string, environment: NodeJS.ProcessEnv, store = 'mitako.db') =>
    run([...args.split(' '), '--store', store], environment, cwd);
  expect((await mitako('migrate', { MITAKO_SECRET: OLD })).code).toBe(0);
  const key = await run(
    ['keys', 'create', '--operator', '--name', 'Night', '--store', 'mitako.db'],
    { MITAKO_SECRET: OLD },
    cwd,
  );
  expect(key.code).toBe(0);
  expect((await mitako('backup --to copy.db', { MITAKO_SECRET: OLD })).code).toBe(0);

  const both = { MITAKO_SECRET: NEW, MITAKO_SECRET_PREVIOUS: OLD };
  expect((await mitako('secret status', both)).code).toBe(0);
  const refused = await mitako('secret renew', both);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('another root secret')]);
  expect((await mitako('secret finish', { MITAKO_SECRET: NEW })).code).toBe(0);

  const renewed = await mitako('secret renew', { MITAKO_SECRET: NEW });
  expect([renewed.code, renewed.stdout]).toEqual([0, expect.stringContaining('Data key: 1 active, 2 announced')]);
  const again = await mitako('secret renew', { MITAKO_SECRET: NEW });
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('already being renewed')]);
  const early = await mitako('secret finish --revoke-unseen --new-pins', { MITAKO_SECRET: NEW });
  expect([early.code, early.stderr]).toEqual([1, expect.stringContaining('cannot be ended yet')]);
  const status = await mitako('secret status --json', { MITAKO_SECRET: NEW });
  expect(JSON.parse(status.stdout)).toMatchObject({ renewal: { version: 2, activated_at: null, unaware: [] } });

  expect((await mitako('secret status', { MITAKO_SECRET: NEW }, 'copy.db')).code).toBe(1);
  expect((await mitako('secret status', { MITAKO_SECRET: OLD }, 'copy.db')).code).toBe(0);
});

test('a file of a root secret that is not there is named', async () => {
  const { code, stderr } = await run(['serve'], { MITAKO_SECRET_FILE: '/no/such/file' }, testDirectory());
  expect([code, stderr]).toEqual([1, expect.stringMatching(/MITAKO_SECRET_FILE: ENOENT/)]);
});
