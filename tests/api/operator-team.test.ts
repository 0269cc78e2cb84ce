import type { Device, InvitedOperator, LoginResult, OperatorAccount } from '@mitako/contract/names';
import { createHandler } from '@mitako/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createKey,
  createPayment,
  dataOf,
  detailsOf,
  openGateway,
  registerMerchant,
  registerUser,
  type Reply,
  type TestGateway,
} from './support.ts';
import { createOperator, OPERATOR, setDisabled, type TestOperator } from './support/operators.ts';
import { adminOf } from '../support/in-process.ts';

// The people of the operator, sessions of any account, and keys that are bound to networks.

let api: TestGateway;
let admin: TestOperator;

beforeEach(async () => {
  api = await openGateway({ messages: {} });
  admin = await createOperator(api);
});
afterEach(() => api.close());

function ask(method: string, path: string, body?: object, bearer: string = admin.token): Promise<Reply> {
  return api.request(method, path, { bearer, ...(body !== undefined && { body }) });
}

async function invite(email: string, role: string): Promise<InvitedOperator> {
  return dataOf<{ operator: InvitedOperator }>(await ask('POST', '/admin/people', { email, role }), 201).operator;
}

async function join(email: string, role: string): Promise<{ readonly id: string; readonly token: string }> {
  const { id, invitation_url: url } = await invite(email, role);
  const body = { token: new URL(url ?? '').searchParams.get('token'), password: 'another good password', name: 'Ben' };
  const answer = await api.request('POST', '/auth/operator/invitations/accept', { body });
  return { id, token: dataOf<LoginResult>(answer, 200).access_token };
}

async function people(): Promise<readonly OperatorAccount[]> {
  return dataOf<{ operators: OperatorAccount[] }>(await ask('GET', '/admin/people'), 200).operators;
}

test('a person is invited with one role, and has no more than that', async () => {
  const { token } = await join('ben@example.cm', 'auditor');
  dataOf(await ask('GET', '/admin/audit-log', undefined, token), 200);
  detailsOf(await ask('POST', '/admin/merchants/mer_1/suspend', {}, token), 'ROLE_NOT_ALLOWED');
  detailsOf(await ask('GET', '/admin/people', undefined, token), 'ROLE_NOT_ALLOWED');
  expect(await people()).toMatchObject([
    { email: 'ben@example.cm', role: 'auditor', state: 'active' },
    { email: OPERATOR.email, role: 'administrator' },
  ]);
  detailsOf(await ask('POST', '/admin/people', { email: 'BEN@example.cm', role: 'support' }), 'MEMBER_EXISTS');
  detailsOf(await ask('POST', '/admin/people', { email: 'x@example.cm', role: 'monitor' }), 'VALIDATION_ERROR');
});

test('an invitation that is disabled is withdrawn', async () => {
  const { id, invitation_url: url } = await invite('ben@example.cm', 'support');
  dataOf(await ask('PATCH', `/admin/people/${id}`, { disabled: true }), 200);
  const body = { token: new URL(url ?? '').searchParams.get('token'), password: 'another good password', name: 'Ben' };
  detailsOf(await api.request('POST', '/auth/operator/invitations/accept', { body }), 'LINK_INVALID');
  detailsOf(await ask('PATCH', `/admin/people/${id}`, { disabled: false }), 'MEMBER_NOT_FOUND');
});

test('a role that changes counts from the next call on; nobody changes the own one', async () => {
  const ben = await join('ben@example.cm', 'support');
  dataOf(await ask('PATCH', `/admin/people/${ben.id}`, { role: 'compliance' }), 200);
  detailsOf(await ask('POST', '/admin/agents', {}, ben.token), 'ROLE_NOT_ALLOWED');
  const [, own] = await people();
  for (const body of [{ role: 'auditor' }, { disabled: true }]) {
    detailsOf(await ask('PATCH', `/admin/people/${own?.id}`, body), 'MEMBER_PROTECTED');
  }
});

test('one administrator stays: with a key, and when two disable each other at once', async () => {
  await expect(setDisabled(api, admin.id)).rejects.toThrow('LAST_ADMINISTRATOR');
  const ben = await join('ben@example.cm', 'administrator');
  const [, own] = await people();
  const answers = await Promise.all([
    ask('PATCH', `/admin/people/${ben.id}`, { disabled: true }),
    ask('PATCH', `/admin/people/${own?.id}`, { disabled: true }, ben.token),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const left = (await adminOf(api.gateway).listOperators()).filter(({ state }) => state === 'active');
  expect(left).toHaveLength(1);
});

test('the sessions of an account of any role are listed and ended', async () => {
  const support = await join('ben@example.cm', 'support');
  const { personId, token } = await registerMerchant(api, 'shop@boutique.cm');
  const user = await registerUser(api, 'user@example.cm');
  for (const [id, bearer] of [
    [personId, token],
    [user.principal.id, user.access_token],
  ] as const) {
    const path = `/admin/accounts/${id}/sessions`;
    const { devices } = dataOf<{ devices: Device[] }>(await ask('GET', path, undefined, support.token), 200);
    expect(devices).toMatchObject([{ current: false }]);
    expect(dataOf(await ask('DELETE', path, undefined, support.token), 200)).toMatchObject({ count: 1 });
    const role = id === personId ? 'merchant' : 'user';
    detailsOf(await api.request('GET', `/auth/${role}/me`, { bearer }), 'TOKEN_REVOKED');
  }
  for (const method of ['GET', 'DELETE']) {
    const refused = await ask(method, `/admin/accounts/${admin.id}/sessions`, undefined, support.token);
    detailsOf(refused, 'ROLE_NOT_ALLOWED');
  }
  dataOf(await ask('DELETE', `/admin/accounts/${admin.id}/sessions`, undefined, api.seed.operatorKey), 200);
  detailsOf(await ask('GET', '/admin/people'), 'TOKEN_REVOKED');
  const unknown = await ask('GET', '/admin/accounts/usr_1/sessions', undefined, api.seed.operatorKey);
  detailsOf(unknown, 'USER_NOT_FOUND');
});

/** Status and code of a call from an address. */
async function from(clientAddress: string, method: string, path: string, bearer: string): Promise<string> {
  const request = new Request(`http://gateway.test/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify({ amount: 500, currency: 'XAF' }) }),
  });
  const answer = await createHandler(api.gateway)(request, { clientAddress });
  const body = (await answer.json()) as { code?: string };
  return `${answer.status} ${body.code ?? ''}`.trim();
}

test('a key that is bound to networks is accepted from there alone', async () => {
  const { token } = await registerMerchant(api, 'shop@boutique.cm');
  const key = await createKey(api, token, { livemode: false });
  const list = dataOf<{ api_keys: { id: string }[] }>(await ask('GET', '/merchant/api-keys', undefined, token), 200);
  const path = `/merchant/api-keys/${list.api_keys[0]?.id}/addresses`;
  await createPayment(api, {}, key);
  const bound = { allowed_from: ['203.0.113.0/24', '2001:db8::/32', '192.0.2.7'] };
  expect(dataOf(await ask('PUT', path, bound, token), 200)).toMatchObject({ api_key: bound });

  for (const address of ['203.0.113.9', '2001:db8::1', '192.0.2.7', '::ffff:192.0.2.7']) {
    expect(await from(address, 'POST', '/gateway/payments', key), address).toBe('201');
  }
  for (const address of ['203.0.114.9', '2001:db9::1', '192.0.2.8', '']) {
    for (const method of ['GET', 'POST']) {
      expect(await from(address, method, '/gateway/payments', key), address).toBe('403 ADDRESS_NOT_ALLOWED');
    }
  }
  // Nothing is learned of keys that do not exist, wherever one is.
  const guess = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;
  expect(await from('203.0.114.9', 'GET', '/gateway/payments', guess)).toBe('401 INVALID_API_KEY');

  for (const wrong of ['203.0.113.0/33', 'example.cm', '10.1', '1.2.3.4/', '203.0.113.256']) {
    detailsOf(await ask('PUT', path, { allowed_from: [wrong] }, token), 'VALIDATION_ERROR');
  }
  const many = Array.from({ length: 21 }, (_, place) => `10.0.0.${place}`);
  detailsOf(await ask('PUT', path, { allowed_from: many }, token), 'VALIDATION_ERROR');
  dataOf(await ask('PUT', path, { allowed_from: [] }, token), 200);
  expect(await from('203.0.114.9', 'GET', '/gateway/payments', key)).toBe('200');
});

test('an operator key is bound as well', async () => {
  const { id, secret } = await adminOf(api.gateway).createOperatorKey({ name: 'Back office', role: 'finance' });
  const body = { allowed_from: ['10.0.0.0/8'] };
  dataOf(await ask('PUT', `/admin/operator-keys/${id}/addresses`, body), 200);
  expect(await from('10.1.2.3', 'GET', '/admin/merchants', secret)).toBe('200');
  expect(await from('11.1.2.3', 'GET', '/admin/merchants', secret)).toBe('403 ADDRESS_NOT_ALLOWED');
});

test('the operator’s API and login are open to the networks of panel.allowFrom alone, before a password is verified', async () => {
  await api.close();
  api = await openGateway({ messages: {}, panel: { allowFrom: ['10.0.0.0/8'] } });
  await adminOf(api.gateway).createOperator(OPERATOR);
  const login = async (clientAddress: string, password: string): Promise<string> => {
    const answer = await createHandler(api.gateway)(
      new Request('http://gateway.test/api/v1/auth/operator/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: OPERATOR.email, password }),
      }),
      { clientAddress },
    );
    const body = (await answer.json()) as { code?: string };
    return `${answer.status} ${body.code ?? ''}`.trim();
  };
  const { operatorKey } = api.seed;
  for (const password of [OPERATOR.password, 'not the password']) {
    expect(await login('203.0.113.9', password)).toBe('403 ADDRESS_NOT_ALLOWED');
  }
  expect(await login('10.1.2.3', OPERATOR.password)).toBe('200');
  expect(await from('203.0.113.9', 'GET', '/admin/merchants', operatorKey)).toBe('403 ADDRESS_NOT_ALLOWED');
  expect(await from('10.1.2.3', 'GET', '/admin/merchants', operatorKey)).toBe('200');
  // Merchants are not concerned.
  expect(await from('203.0.113.9', 'GET', '/gateway/payments', api.seed.merchant.testKey)).toBe('200');
  await expect(openGateway({ panel: { allowFrom: ['example.cm'] } })).rejects.toThrow('panel.allowFrom');
});

test('a person is read by id, and found by address or id among any number of others', async () => {
  const { id } = await join('ben@mitako.test', 'support');
  const read = dataOf<{ operator: OperatorAccount }>(await ask('GET', `/admin/people/${id}`), 200).operator;
  expect(read).toMatchObject({ id, email: 'ben@mitako.test', role: 'support' });
  const { id: invitedId } = await invite('ada@mitako.test', 'auditor');
  const found = async (person: string): Promise<readonly string[]> =>
    dataOf<{ operators: readonly OperatorAccount[] }>(
      await ask('GET', `/admin/people?person=${encodeURIComponent(person)}`),
      200,
    ).operators.map((each) => each.id);
  expect(await found(' Ben@Mitako.test')).toEqual([id]);
  expect(await found(read.person_id ?? '')).toEqual([id]);
  expect(await found('ada@mitako.test')).toEqual([invitedId]);
  expect(await found('nobody@mitako.test')).toEqual([]);
  detailsOf(await ask('GET', '/admin/people/mbr_0'), 'MEMBER_NOT_FOUND');
});
