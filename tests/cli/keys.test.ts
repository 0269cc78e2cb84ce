import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { run, runAlone } from './support/run.ts';

afterEach(stopAll);

async function json<Data>(...args: readonly string[]): Promise<Data> {
  const { code, stdout, stderr } = await run([...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^\{.*\}\n$/);
  return JSON.parse(stdout) as Data;
}

async function refused(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await run(args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^mitako: [^\n]+\n$/);
  return stderr;
}

test('a merchant and its key created beside a running server work there at once', async () => {
  const store = join(testDirectory(), 'dev.db');
  const { ready } = await startDev(['--data', store]);
  const account = { email: 'boutique@example.cm', name: 'Boutique' };
  const create = ['merchants', 'create', '--store', store, '--email', account.email, '--name', account.name];
  const merchant = await json<{ id: string; password: string }>(...create);
  expect(merchant).toEqual({ ...account, id: expect.stringMatching(/^mer_/), password: expect.any(String) });
  expect(
    await api(`${ready.api}/auth/merchant/login`, { body: { email: account.email, password: merchant.password } }),
  ).toMatchObject({ status: 200, body: { data: { principal: { merchant: { id: merchant.id } } } } });

  const key = await json<{ secret: string }>('keys', 'create', '--store', store, '--merchant', account.email);
  expect(key).toEqual({
    id: expect.stringMatching(/^key_/),
    secret: expect.stringMatching(/^svc_test_/),
    livemode: false,
    merchant_id: merchant.id,
  });
  expect(
    await api(`${ready.api}/gateway/payments`, { key: key.secret, body: { amount: 5000, currency: 'XAF' } }),
  ).toMatchObject({ status: 201 });

  const live = await json<{ secret: string }>(
    'keys',
    'create',
    '--store',
    store,
    '--merchant',
    ready.merchant.id,
    '--live',
  );
  expect(live.secret).toMatch(/^svc_live_/);
  const operator = await json<{ secret: string }>('keys', 'create', '--store', store, '--operator');
  expect(await api(`${ready.api}/admin/merchants`, { key: operator.secret })).toMatchObject({ status: 200 });
});

test('operator keys are listed and revoked beside a running server, which then rejects them', async () => {
  const store = join(testDirectory(), 'dev.db');
  const { ready } = await startDev(['--data', store]);
  const create = ['keys', 'create', '--store', store, '--operator', '--name', 'Night shift', '--expires-in', '90'];
  const { id, secret } = await json<{ id: string; secret: string }>(...create);
  expect(await api(`${ready.api}/admin/merchants`, { key: secret })).toMatchObject({ status: 200 });

  const { operator_keys: keys } = await json<{ operator_keys: readonly object[] }>('keys', 'list', '--store', store);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatchObject({ id, name: 'Night shift', expires_at: expect.any(String), revoked_at: null });
  expect(JSON.stringify(keys)).not.toContain(secret);
  const shown = await runAlone(['keys', 'list', '--store', store]);
  expect(shown.code).toBe(0);
  expect(shown.stdout).toMatch(
    new RegExp(`^${id}  svc_operator_…${secret.slice(-4)}  Night shift  created .*  expires `),
  );

  expect(await json('keys', 'revoke', id, '--store', store)).toEqual({ deleted: true, id });
  expect(await api(`${ready.api}/admin/merchants`, { key: secret })).toMatchObject({
    body: { code: 'API_KEY_REVOKED' },
  });
  expect(await refused('keys', 'revoke', 'opk_nobody', '--store', store)).toContain('API key not found');
});

test('a merchant lists, rolls and revokes keys over HTTP by a login', async () => {
  const { ready } = await startDev(['--data', ':memory:']);
  const { email, password } = ready.merchant;
  const environment = { MITAKO_API_URL: ready.api, MITAKO_PASSWORD: password };
  const keys = async (...args: readonly string[]): Promise<unknown> => {
    const ended = await run(['keys', ...args, '--login', email, '--json'], environment);
    expect([ended.code, ended.stderr]).toEqual([0, '']);
    return JSON.parse(ended.stdout);
  };
  const listed = (await keys('list')) as { api_keys: readonly { id: string; livemode: boolean }[] };
  expect(listed.api_keys).toHaveLength(2);
  const created = (await keys('create', '--name', 'till')) as { id: string; secret: string };
  const payments = `${ready.api}/gateway/payments`;
  expect(await api(payments, { key: created.secret })).toMatchObject({ status: 200 });
  const rolled = (await keys('roll', created.id, '--grace', '1')) as { id: string; secret: string };
  expect(await api(payments, { key: created.secret })).toMatchObject({ status: 200 });
  expect(await keys('revoke', created.id)).toEqual({ deleted: true, id: created.id });
  expect(await api(payments, { key: created.secret })).toMatchObject({ body: { code: 'API_KEY_REVOKED' } });
  expect(await api(payments, { key: rolled.secret })).toMatchObject({ status: 200 });
  const shown = await run(['keys', 'list', '--login', email], environment);
  expect(shown.stdout).toMatch(new RegExp(`^${rolled.id} +svc_test_…\\w{4} +till +created `, 'm'));
  expect(shown.stdout).toMatch(new RegExp(`^${created.id} .*\\(revoked\\)$`, 'm'));
  for (const [args, environmentOf, sentence] of [
    [['list', '--login', email], { ...environment, MITAKO_PASSWORD: 'not the password' }, 'Wrong e-mail or password'],
    [['list', '--login', email], { MITAKO_API_URL: ready.api }, 'Set MITAKO_PASSWORD'],
    [['roll', created.id], environment, "required option '--login <e-mail>' not specified"],
    [['create', '--operator', '--login', email], environment, 'cannot be used with'],
  ] as const) {
    const ended = await run(['keys', ...args], environmentOf);
    expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
    expect(ended.stderr).toMatch(/^mitako: [^\n]+\n$/);
  }
});

test('an error is one sentence', async () => {
  const store = join(testDirectory(), 'dev.db');
  const dev = await startDev(['--data', store]);
  await dev.stop();
  const create = ['merchants', 'create', '--store', store, '--name', 'Boutique'];
  expect(await refused(...create, '--email', dev.ready.merchant.email)).toContain(
    'An account with this e-mail already exists.',
  );
  expect(await refused(...create, '--email', 'no address')).toMatch(/^mitako: --email: /);
  expect(await refused('keys', 'create', '--store', store, '--merchant', 'mer_nobody')).toContain(
    'Merchant mer_nobody not found',
  );
  const { id } = await json<{ id: string }>(...create, '--email', 'other@example.cm');
  expect(await refused('keys', 'create', '--store', store)).toContain('Several merchants');
  expect(await refused('keys', 'create', '--store', store, '--merchant', id, '--live')).toContain('KYC');
});

test('no key is created without a secret', async () => {
  const store = join(testDirectory(), 'mitako.db');
  await run(['migrate', '--store', store]);
  expect(await refused('keys', 'create', '--store', store, '--operator')).toContain('MITAKO_SECRET is not set');
});
