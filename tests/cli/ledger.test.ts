import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { type Ended, run, runAlone } from './support/run.ts';

/** A store with one payment, without a running process. */
let template: string;
/** A copy of it for each test. */
let store: string;

beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'mitako-ledger-'));
  const dev = await startDev(['--data', join(template, 'dev.db')]);
  const { test_key: key } = dev.ready.merchant;
  const created = await api(`${dev.ready.api}/gateway/payments`, { key, body: { amount: 5000, currency: 'XAF' } });
  const { id } = (created.body as { data: { payment: { id: string } } }).data.payment;
  const paid = await api(`${dev.ready.api}/gateway/sandbox/payments/${id}/simulate`, {
    key,
    body: { outcome: 'succeed' },
  });
  if (paid.status !== 200) throw new Error(`the payment was not paid: ${JSON.stringify(paid.body)}`);
  await dev.stop();
});
beforeEach(() => {
  const directory = testDirectory();
  cpSync(template, directory, { recursive: true });
  store = join(directory, 'dev.db');
});
afterEach(stopAll);
afterAll(() => rmSync(template, { recursive: true }));

async function verify(args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const start = environment['NODE_OPTIONS'] === undefined ? run : runAlone;
  const ended = await start(['ledger', 'verify', '--store', store, ...args], environment);
  // On a slow machine it reports progress.
  return { ...ended, stderr: ended.stderr.replaceAll(/^checked .*\n/gm, '') };
}

function tamper(statement: string): void {
  const database = new DatabaseSync(store);
  database.exec(statement);
  database.close();
}

/** A module that advances the clock of a process by two minutes. */
const twoMinutesOn = `data:text/javascript,${encodeURIComponent('const now = Date.now; Date.now = () => now() + 120000;')}`;

const DIGEST = '[0-9a-f]{64}';

test('a consistent ledger exits with 0 and the same digest', async () => {
  const first = await verify();
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(
    new RegExp(
      `^The ledger is consistent\\.\n\nchecked {2}transfers \\d+, entries \\d+, accounts \\d+, payments 1, settlements 0\ndigest {3}${DIGEST}\n$`,
    ),
  );
  expect((await verify()).stdout).toBe(first.stdout);
});

test('a script gets one line of JSON', async () => {
  const { code, stdout, stderr } = await verify(['--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(stdout)).toEqual({
    ok: true,
    checked: {
      transfers: expect.any(Number),
      entries: expect.any(Number),
      accounts: expect.any(Number),
      payments: 1,
      settlements: 0,
    },
    problems_count: 0,
    problems: [],
    notices: [],
    digest: expect.stringMatching(new RegExp(`^${DIGEST}$`)),
  });
});

test('an inconsistent ledger exits with 1, and the findings are printed', async () => {
  tamper("UPDATE mitako_accounts SET available = available + 1000 WHERE kind = 'wallet' AND available > 0");
  const { code, stdout, stderr } = await verify();
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(
    /^The ledger is inconsistent in 4 places\.\n\nbalance_wrong: a balance is not the sum of its entries\n/,
  );
  expect(stdout).toMatch(
    /^ {2}Account usr_\w+:wallet:XAF:test holds 1000001000 XAF, but the sum of its entries is 1000000000\.$/m,
  );
  const json = await verify(['--json']);
  expect(json.code).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({
    ok: false,
    problems_count: 4,
    problems: [{ code: 'balance_wrong' }, {}, {}, {}],
  });
});

test('unposted entries of a stopped server are a notice, and the ledger is consistent', async () => {
  // As after a crash: the entry is not posted.
  tamper(`
    UPDATE mitako_accounts SET chain_seq = 0, chain_hash = x'', available = 0 WHERE kind = 'merchant_pending';
    UPDATE mitako_entries SET chain_seq = NULL, chain_hash = NULL WHERE account_id IN (SELECT id FROM mitako_accounts WHERE kind = 'merchant_pending')`);
  expect((await verify()).stdout).toMatch(/^The ledger is consistent\.\n\nchecked /);
  const { code, stdout, stderr } = await verify([], { NODE_OPTIONS: `--import=${twoMinutesOn}` });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^The ledger is consistent\.\n\nnotice: entries_unchained: entries have waited [^\n]+\n {2}Account mer_\w+:merchant_pending:XAF:test has 1 entry not posted yet, [^\n]+\n\nchecked /,
  );
});

test('a server posts its last entries when it stops', async () => {
  const database = new DatabaseSync(store);
  const row = database.prepare('SELECT count(*) AS n FROM mitako_entries WHERE chain_seq IS NULL').get();
  database.close();
  expect(row).toEqual({ n: 0 });
});

test('an incomplete ledger check exits with 2 and one sentence', async () => {
  const wrongSecret = await verify([], { MITAKO_SECRET: 'another root secret, long enough to be one' });
  expect(wrongSecret).toMatchObject({ code: 2, stdout: '' });
  expect(wrongSecret.stderr).toMatch(/^mitako: The root secret is not the one this database was made with\. [^\n]+\n$/);
  store = join(testDirectory(), 'missing.db');
  const missing = await verify([], { MITAKO_SECRET: 'another root secret, long enough to be one' });
  expect(missing).toMatchObject({ code: 2, stdout: '' });
  expect(missing.stderr).toMatch(/^mitako: Database file [^\n]+ not found\. [^\n]+ with --store[^\n]+\n$/);
});

test('the advice for an existing ledger is never a new file or a new secret', async () => {
  rmSync(`${store}.secret`);
  const noSecret = await verify();
  expect(noSecret).toMatchObject({ code: 2, stdout: '' });
  expect(noSecret.stderr).toMatch(
    /^mitako: MITAKO_SECRET is not set\. Set MITAKO_SECRET to the secret of this database/,
  );
  expect(noSecret.stderr).toContain('--store .mitako/dev.db');
  const short = await verify([], { MITAKO_SECRET: 'short' });
  expect(short.stderr).toContain('the secret of this database');
  store = join(testDirectory(), 'missing.db');
  const noFile = await verify();
  expect(noFile.stderr).toMatch(/Database file \S+ not found/);
  for (const { stderr } of [noSecret, short, noFile]) expect(stderr).not.toMatch(/migrate|openssl/);
});

test.each([
  ['a flag', ['ledger', 'verify', '--jason']],
  ['an argument', ['ledger', 'verify', 'mitako.db']],
  ['a command', ['ledger', 'verfy']],
  ['a store', ['ledger', 'verify', '--store', 'mysql://mitako:hunter2@db/mitako']],
  ['a port of a store', ['ledger', 'verify', '--store', 'postgres://mitako:hunter2@db:port/mitako']],
  ['a flag before a store', ['ledger', 'verify', '--stor=mysql://mitako:hunter2@db/mitako']],
  ['a driver of a store', ['ledger', 'verify', '--store', 'mysql+tls://mitako:hunter2@db/mitako']],
])('a mistyped %s exits with 2, and shows no password', async (_, args) => {
  const { code, stdout, stderr } = await run(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^mitako: \S/);
  expect(stderr).not.toContain('hunter2');
});

test('help about the ledger exits with 0', async () => {
  for (const args of [
    ['ledger', '--help'],
    ['ledger', 'verify', '--help'],
  ]) {
    expect((await run(args)).code).toBe(0);
  }
});

test('one day is verified alone, and says if it has no checkpoint', async () => {
  const today = await verify(['--day', '2026-01-01']);
  expect(today).toMatchObject({ code: 1, stderr: '' });
  expect(today.stdout).toContain(
    'checkpoint_missing: a checkpoint is missing\n  There is no checkpoint of 2026-01-01.',
  );
  expect(today.stdout).not.toContain('digest');
});

test('kept checkpoints that are not of this gateway are found', async () => {
  const file = join(testDirectory(), 'kept.jsonl');
  writeFileSync(file, '{"signature":"eyJhbGciOiJFZERTQSJ9.eyJzZXF1ZW5jZSI6MX0.c2lnbmF0dXJl"}\n');
  const ended = await verify(['--full', '--against', file]);
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain('A kept checkpoint, …c2lnbmF0dXJl, was not signed with the key of this gateway.');
});

test.each([
  [['--full', '--day', '2026-01-01'], 'Choose either --full or --day.'],
  [['--day', 'yesterday'], '--day must be a day such as 2026-11-28, and is yesterday.'],
  [['--against', '/dev/null'], 'has no signature of a checkpoint.'],
] as const)('%j is refused, which proves nothing about the ledger', async (args, message) => {
  const ended = await verify(args);
  expect(ended.code).toBe(2);
  expect(ended.stderr).toContain(message);
});
