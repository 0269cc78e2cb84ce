import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { testDirectory } from './support/directory.ts';
import { stopAll } from './support/process.ts';
import { api, startDev } from './support/ready.ts';
import { run as runCommand, runAlone } from './support/run.ts';

afterEach(stopAll);

async function run(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

async function refused(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  return stderr;
}

test('an operator created beside a running server logs in there, is listed, and has no access once disabled', async () => {
  const store = join(testDirectory(), 'dev.db');
  const { ready } = await startDev(['--data', store]);
  const account = { email: 'claire@example.cm', name: 'Claire Mbarga' };
  const create = ['operators', 'create', '--store', store, '--email', account.email, '--name', account.name];
  const made = JSON.parse(await run(...create, '--json')) as { id: string; password: string };
  expect(made).toEqual({ ...account, id: expect.stringMatching(/^opr_/), password: expect.any(String) });

  const body = { email: account.email, password: made.password };
  const login = await api(`${ready.api}/auth/operator/login`, { body });
  expect(login).toMatchObject({ status: 200, body: { data: { principal: { id: made.id, role: 'operator' } } } });
  const key = (login.body as { data: { access_token: string } }).data.access_token;
  expect(await api(`${ready.api}/admin/merchants`, { key })).toMatchObject({ status: 200 });

  expect(await run('operators', 'list', '--store', store)).toContain(
    `${made.id}  ${account.email}  ${account.name}  administrator\n`,
  );
  const reset = await run('operators', 'reset-factors', account.email, '--store', store);
  expect(reset).toBe(`second factors of ${made.id} removed\n`);
  expect(await run('operators', 'disable', account.email, '--store', store)).toContain('(disabled)');
  const listed = await runAlone(['operators', 'list', '--store', store, '--json']);
  expect((JSON.parse(listed.stdout) as { operators: object[] }).operators).toEqual([
    expect.objectContaining({ ...account, person_id: made.id, state: 'removed', removed_at: expect.any(String) }),
    expect.objectContaining({ email: 'operator@sandbox.test', state: 'active' }),
  ]);
  expect(await api(`${ready.api}/admin/merchants`, { key })).toMatchObject({ body: { code: 'TOKEN_REVOKED' } });
  expect(await api(`${ready.api}/auth/operator/login`, { body })).toMatchObject({
    body: { code: 'INVALID_CREDENTIALS' },
  });
});

test('without a terminal a password is generated and printed once', async () => {
  const store = join(testDirectory(), 'dev.db');
  const dev = await startDev(['--data', store]);
  await dev.stop();
  const create = ['operators', 'create', '--store', store, '--name', 'Claire', '--email'];
  expect(await run(...create, 'claire@example.cm')).toMatch(
    /^operator {2}opr_\w{26}\ne-mail {4}claire@example\.cm\npassword {2}[\w-]{20}\n$/,
  );
  expect(await refused(...create, 'Claire@Example.cm')).toContain('An account with this e-mail already exists.');
  expect(await refused(...create, 'no address')).toMatch(/^mitako: --email: /);
  expect(await refused('operators', 'disable', 'opr_nobody', '--store', store)).toContain(
    'Operator opr_nobody not found',
  );
  expect(await refused('operators', 'disable', dev.ready.merchant.id, '--store', store)).toContain('not found');
});

test('the operator of mitako dev logs in with the password that it prints', async () => {
  const { ready } = await startDev(['--data', ':memory:']);
  const login = await api(`${ready.api}/auth/operator/login`, { body: ready.operator });
  expect(login).toMatchObject({ status: 200, body: { data: { principal: { email: ready.operator.email } } } });
});
