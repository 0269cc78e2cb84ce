import type { AuditEntry, LoginResult } from '@mitako/contract/names';
import { createHandler, type Handler } from '@mitako/http';
import { beforeEach, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import {
  createEndpoint,
  createKey,
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  paidPayment,
  registerMerchant,
  registerUser,
  testKey,
  type Reply,
} from './support.ts';
import { adminOf, asMerchant as inProcessAs } from '../support/in-process.ts';

const api = gatewayForEachTest();
let token: string;

beforeEach(async () => {
  token = await api.login('merchant@sandbox.test', { role: 'merchant' });
});

interface Log {
  readonly audit_entries: readonly AuditEntry[];
  readonly pagination: { readonly next_cursor: string | null };
}

/** The merchant's entries, newest first. */
async function merchantLog(query = '', bearer: string = token): Promise<readonly AuditEntry[]> {
  return dataOf<Log>(await api.request('GET', `/merchant/audit-log?limit=100${query}`, { bearer }), 200).audit_entries;
}

/** The operator's entries. */
async function wholeLog(query = ''): Promise<readonly AuditEntry[]> {
  return dataOf<Log>(await asOperator(api, 'GET', `/admin/audit-log?limit=100${query}`), 200).audit_entries;
}

async function newest(): Promise<AuditEntry> {
  const [line] = await wholeLog();
  if (line === undefined) throw new Error('the audit log is empty');
  return line;
}

function actionsOf(lines: readonly AuditEntry[]): readonly string[] {
  return lines.map(({ action }) => action);
}

function asMerchant(method: string, path: string, body?: object, idempotencyKey?: string): Promise<Reply> {
  return api.request(method, path, {
    bearer: token,
    ...(body === undefined ? {} : { body }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

/** A logged-in operator account. */
async function operatorToken(): Promise<{ readonly id: string; readonly bearer: string }> {
  const credentials = { email: 'ada@operator.cm', password: 'a good password' };
  const { person_id: id } = await adminOf(api.gateway).createOperator({ ...credentials, name: 'Ada Mballa' });
  return {
    id: id ?? '',
    bearer: await api.login(credentials.email, { role: 'operator', password: credentials.password }),
  };
}

test('an entry records who did what to which object, when, and from where', async () => {
  const handler: Handler = createHandler(api.gateway, { trustedProxies: ['10.0.0.0/8'] });
  await api.advance(90_000);
  const answer = await handler(
    new Request('http://gateway.test/api/v1/merchant/api-keys', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'user-agent': 'Firefox 140',
        'x-request-id': 'shop-req-0001',
        // The client set the leftmost one itself.
        'x-forwarded-for': '192.0.2.1, 203.0.113.7',
      },
      body: JSON.stringify({ name: 'Till 1', livemode: false, scopes: ['payments:read'] }),
    }),
    { clientAddress: '10.1.2.3' },
  );
  expect(answer.status).toBe(201);
  const { data } = (await answer.json()) as { data: { api_key: { id: string } } };
  expect((await merchantLog())[0]).toEqual({
    id: expect.stringMatching(/^aud_[0-9a-z]{26}$/),
    action: 'api_key.create',
    actor: { type: 'merchant', id: expect.stringMatching(/^per_/), name: expect.any(String) },
    subject: { type: 'api_key', id: data.api_key.id },
    merchant_id: api.seed.merchant.id,
    livemode: false,
    details: { name: 'Till 1', livemode: false, scopes: ['payments:read'] },
    client_address: '203.0.113.7',
    user_agent: 'Firefox 140',
    request_id: 'shop-req-0001',
    created_at: '2026-01-01T00:01:30.000Z',
  } satisfies Record<keyof AuditEntry, unknown>);
});

test("an actor is named as at that time: an account, a merchant's key, an operator key, an operator", async () => {
  const merchantId = api.seed.merchant.id;
  const secret = await createKey(api, token, { livemode: false });
  const keyId = (await newest()).subject.id;
  const endpoint = await createEndpoint(api, {}, secret);
  expect(await newest()).toMatchObject({
    action: 'webhook_endpoint.create',
    actor: { type: 'api_key', id: keyId, name: 'A key' },
    subject: { type: 'webhook_endpoint', id: endpoint.id },
    merchant_id: merchantId,
    livemode: false,
  });

  dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchantId}/suspend`, { reason: 'chargebacks' }), 200);
  const operatorKey = await newest();
  expect(operatorKey).toMatchObject({
    action: 'merchant.suspend',
    actor: { type: 'operator_key', id: expect.stringMatching(/^opk_/), name: expect.any(String) },
    subject: { type: 'merchant', id: merchantId },
    merchant_id: merchantId,
    livemode: null,
    details: { reason: 'chargebacks' },
  });

  const operator = await operatorToken();
  const path = `/admin/merchants/${merchantId}/reinstate`;
  dataOf(await api.request('POST', path, { bearer: operator.bearer }), 200);
  expect(await newest()).toMatchObject({
    action: 'merchant.reinstate',
    actor: { type: 'operator', id: operator.id, name: 'Ada Mballa' },
    merchant_id: merchantId,
  });
});

test('actions in process and on the command line are recorded as such', async () => {
  const admin = adminOf(api.gateway);
  const made = await admin.createMerchant({ email: 'in@process.cm', password: 'a good password', name: 'In process' });
  expect(await newest()).toMatchObject({
    action: 'merchant.create',
    actor: { type: 'in_process', id: null, name: null },
    subject: { type: 'merchant', id: made.id },
    merchant_id: made.id,
    client_address: null,
    user_agent: null,
    request_id: null,
  });
  const { id: keyId } = await admin.createApiKey({ merchantId: made.id, livemode: false, name: 'Shop' });
  expect(await newest()).toMatchObject({ action: 'api_key.create', subject: { id: keyId }, merchant_id: made.id });
  // Entries of one millisecond are in the order of the shards of their merchants.
  api.clock.advance(1);
  const { id: operatorKeyId } = await admin.createOperatorKey({ name: 'Night shift' });
  expect(await newest()).toMatchObject({ action: 'operator_key.create', subject: { id: operatorKeyId } });
  await admin.createOperator({ email: 'o@o.cm', password: 'a good password', name: 'O' });
  await admin.rotateSigningKey();
  expect(actionsOf(await wholeLog()).slice(0, 2)).toEqual(['signing_key.rotate', 'operator.create']);

  const { payment } = await paidPayment(api);
  const owner = { merchantId: api.seed.merchant.id, livemode: false };
  const refund = await inProcessAs(api.gateway, owner).payments.refund(payment.id, { amount: 100 });
  expect((await merchantLog())[0]).toMatchObject({
    action: 'refund.create',
    actor: { type: 'in_process' },
    subject: { type: 'refund', id: refund.id },
    merchant_id: api.seed.merchant.id,
    livemode: false,
    details: { amount: 100 },
  });
});

test('a merchant reads both modes, and sees an operator only as the operator', async () => {
  const merchantId = api.seed.merchant.id;
  await createKey(api, token, { livemode: true });
  await createKey(api, token, { livemode: false });
  const operator = await operatorToken();
  const path = `/admin/merchants/${merchantId}/suspend`;
  const headers = { 'user-agent': 'Panel of the operator', 'x-request-id': 'panel-request-1' };
  dataOf(await api.request('POST', path, { bearer: operator.bearer, body: { reason: 'a check' }, headers }), 200);

  const [suspended, inTest, inLive] = await merchantLog();
  expect([inLive?.livemode, inTest?.livemode]).toEqual([true, false]);
  expect(suspended).toEqual({
    ...(await wholeLog('&action=merchant.suspend'))[0],
    actor: { type: 'operator', id: null, name: null },
    client_address: null,
    user_agent: null,
    request_id: null,
  });
  expect(suspended).toMatchObject({ action: 'merchant.suspend', details: { reason: 'a check' } });
  expect((await wholeLog('&action=merchant.suspend'))[0]).toMatchObject({ user_agent: 'Panel of the operator' });
  dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchantId}/reinstate`), 200);
  expect((await merchantLog())[0]).toMatchObject({ actor: { type: 'operator', id: null, name: null } });
});

test("no merchant reads another merchant's log, and no key reads any", async () => {
  const other = await registerMerchant(api, 'deux@boutique.cm');
  expect(new Set((await merchantLog()).map((line) => line.merchant_id))).toEqual(new Set([api.seed.merchant.id]));
  const theirs = await merchantLog('', other.token);
  expect(actionsOf(theirs)).toEqual(['api_key.create', 'account.register']);
  expect(theirs[1]).toMatchObject({
    actor: { type: 'merchant', id: other.personId },
    subject: { type: 'account', id: other.personId },
    merchant_id: other.id,
  });
  expect(await merchantLog(`&subject_id=${theirs[0]?.subject.id}`)).toEqual([]);
  detailsOf(await api.request('GET', '/merchant/audit-log', { bearer: testKey(api) }), 'PERMISSION_DENIED');
  detailsOf(await api.request('GET', '/admin/audit-log', { bearer: token }), 'ROLE_NOT_ALLOWED');
  // A merchant cannot filter for other merchants or for operators.
  expect(invalidFields(await asMerchant('GET', `/merchant/audit-log?merchant_id=${other.id}`))).toEqual([
    'merchant_id',
  ]);
  expect(invalidFields(await asMerchant('GET', '/merchant/audit-log?actor_id=opr_1'))).toEqual(['actor_id']);
});

test('a refusal, a no-op and a replayed response leave no entry', async () => {
  const before = (await wholeLog()).length;
  const params = { name: 'Till 1', livemode: false };
  const first = dataOf<object>(await asMerchant('POST', '/merchant/api-keys', params, 'once'), 201);
  expect(dataOf(await asMerchant('POST', '/merchant/api-keys', params, 'once'), 201)).toEqual(first);
  expect((await wholeLog()).length).toBe(before + 1);

  const { id } = (first as { api_key: { id: string } }).api_key;
  dataOf(await asMerchant('DELETE', `/merchant/api-keys/${id}`), 200);
  dataOf(await asMerchant('DELETE', `/merchant/api-keys/${id}`), 200);
  expect((await wholeLog()).length).toBe(before + 2);
  expect(await newest()).toMatchObject({ action: 'api_key.revoke', livemode: false });

  detailsOf(await asMerchant('POST', `/merchant/api-keys/${id}/roll`, undefined, 'twice'), 'API_KEY_REVOKED');
  detailsOf(await asMerchant('POST', '/merchant/kyc', KYC, 'thrice'), 'KYC_ALREADY_SUBMITTED');
  const { id: paymentId } = await createPayment(api);
  const refund = await asMerchant('POST', `/gateway/payments/${paymentId}/refunds?mode=test`, { amount: 1 }, 'refund');
  detailsOf(refund, 'PAYMENT_NOT_REFUNDABLE');
  dataOf(
    await asMerchant('POST', '/merchant/failed-deliveries/replay?mode=test', { since: '2026-01-01T00:00:00Z' }),
    200,
  );
  expect((await wholeLog()).length).toBe(before + 2);
});

const KYC = {
  legal_name: 'Boutique SARL',
  registration_number: 'RC/YAO/2026/B/17',
  address: 'Rue Joffre, Douala',
  representative_name: 'Ngo Bassa',
  representative_id_number: '112233445566',
};

test('payments record what keys do; the log records what logged-in people do', async () => {
  const before = actionsOf(await wholeLog());
  const byKey = await createPayment(api);
  dataOf(await api.request('POST', `/gateway/payments/${byKey.id}/cancel`, { bearer: testKey(api) }), 200);
  expect(actionsOf(await wholeLog())).toEqual(before);

  const made = await asMerchant('POST', '/gateway/sandbox/payments?mode=test', { amount: 700, currency: 'XAF' });
  const { payment } = dataOf<{ payment: { id: string } }>(made, 201);
  dataOf(await asMerchant('POST', `/gateway/payments/${payment.id}/cancel?mode=test`, { reason: 'sold out' }), 200);
  const lines = (await merchantLog()).slice(0, 2);
  expect(lines).toMatchObject([
    { action: 'payment.cancel', subject: { type: 'payment', id: payment.id }, details: { reason: 'sold out' } },
    {
      action: 'payment.create',
      subject: { type: 'payment', id: payment.id },
      details: { amount: 700, currency: 'XAF' },
    },
  ]);
  expect(lines.map(({ livemode }) => livemode)).toEqual([false, false]);
});

test('logins and logouts are recorded, of merchants and operators only', async () => {
  const credentials = { email: 'deux@boutique.cm', password: 'a good password' };
  const { personId: id } = await registerMerchant(api, credentials.email);
  const login = async (): Promise<LoginResult> =>
    dataOf<LoginResult>(await api.request('POST', '/auth/merchant/login', { body: credentials }), 200);
  const phone = await login();
  const till = await login();
  const sessions = (await wholeLog(`&actor_id=${id}&action=session.login`)).map(({ subject }) => subject);
  expect(sessions).toEqual([
    { type: 'session', id: expect.stringMatching(/^dev_/) },
    { type: 'session', id: expect.stringMatching(/^dev_/) },
  ]);
  const [tillId, phoneId] = sessions.map((session) => session.id ?? '');

  const bearer = till.access_token;
  dataOf(await api.request('DELETE', `/auth/merchant/me/devices/${phoneId}`, { bearer }), 200);
  detailsOf(await api.request('DELETE', `/auth/merchant/me/devices/${phoneId}`, { bearer }), 'DEVICE_NOT_FOUND');
  dataOf(await api.request('DELETE', '/auth/merchant/me/devices', { bearer }), 200);
  const changed = { current_password: credentials.password, new_password: 'a better password' };
  dataOf(
    await api.request('POST', '/auth/merchant/me/reauthenticate', { bearer, body: { password: credentials.password } }),
    200,
  );
  dataOf(await api.request('PUT', '/auth/merchant/me/password', { bearer, body: changed }), 200);
  for (const { refresh_token } of [till, till, phone]) {
    dataOf(await api.request('POST', '/auth/merchant/logout', { body: { refresh_token } }), 200);
  }
  const lines = await wholeLog(`&actor_id=${id}`);
  expect(lines.slice(0, 6).map(({ action, subject }) => [action, subject.id])).toEqual([
    ['session.logout', phoneId],
    ['session.logout', tillId],
    ['account.change_password', id],
    ['session.reauthenticate', id],
    ['session.revoke_others', id],
    ['session.revoke', phoneId],
  ]);

  const before = (await wholeLog()).length;
  const user = await registerUser(api, 'user@example.cm');
  await api.login('agent@sandbox.test', { role: 'agent' });
  dataOf(await api.request('DELETE', '/auth/user/me/devices', { bearer: user.access_token }), 200);
  dataOf(await api.request('POST', '/auth/user/logout', { body: { refresh_token: user.refresh_token } }), 200);
  expect((await wholeLog()).length).toBe(before);

  api.clock.advance(1);
  const operator = await operatorToken();
  expect(await newest()).toMatchObject({
    action: 'session.login',
    actor: { type: 'operator', id: operator.id },
    merchant_id: null,
  });
});

test('a wrong password is recorded for existing accounts', async () => {
  const fail = async (role: string, email: string): Promise<void> => {
    const body = { email, password: 'not the password' };
    const answer = await api.request('POST', `/auth/${role}/login`, { body, headers: { 'user-agent': 'Guesser 1' } });
    detailsOf(answer, 'INVALID_CREDENTIALS');
  };
  const before = (await wholeLog()).length;
  await fail('merchant', 'nobody@boutique.cm');
  await fail('merchant', 'success@sandbox.test');
  await fail('user', 'success@sandbox.test');
  await fail('merchant', 'merchant@sandbox.test');
  // Written after the response.
  await expect.poll(async () => (await wholeLog()).length).toBe(before + 1);
  expect((await merchantLog())[0]).toMatchObject({
    action: 'session.login_failed',
    actor: { type: 'merchant', id: expect.stringMatching(/^per_/) },
    subject: { type: 'account', id: expect.stringMatching(/^per_/) },
    merchant_id: api.seed.merchant.id,
    user_agent: 'Guesser 1',
    details: {},
  });
});

test('no entry contains a secret, a phone number, or more of a URL than its origin', async () => {
  const secrets = ['a good password', 'a better password', '+237653456781', 'hunter2', KYC.representative_id_number];
  const { token: bearer, testKey: key, id } = await registerMerchant(api, 'deux@boutique.cm');
  const ask = async (method: string, path: string, body?: object, status = 200): Promise<Reply> => {
    const answer = await api.request(method, path, { bearer, ...(body === undefined ? {} : { body }) });
    dataOf(answer, status);
    return answer;
  };
  secrets.push(bearer, key);
  const profile = { name: 'Boutique', support_email: 'a@b.cm', support_phone: '+237653456781' };
  await ask('PATCH', '/merchant/profile', profile);
  await ask('POST', '/merchant/kyc', KYC);
  const url = 'https://user1:hunter2@shop.example/hooks/hunter2?token=hunter2#hunter2';
  const refused = await api.request('POST', '/merchant/webhook-endpoints', { bearer: key, body: { url } });
  // Names in addresses are not accepted at all.
  expect(refused.status).toBe(422);
  const endpoint = await createEndpoint(api, { url: url.replace('user1:hunter2@', '') }, key);
  const { text } = await ask('POST', `/merchant/webhook-endpoints/${endpoint.id}/rotate-secret?mode=test`);
  const rotated = (JSON.parse(text) as { data: { endpoint: { secret: string } } }).data.endpoint.secret;
  const keys = await ask('POST', '/merchant/api-keys', { name: 'Till', livemode: false }, 201);
  const made = (keys.body.data as { api_key: { id: string; secret: string } }).api_key;
  const rolled = await ask('POST', `/merchant/api-keys/${made.id}/roll`, { grace_seconds: 60 }, 201);
  secrets.push(
    endpoint.secret,
    rotated,
    made.secret,
    (rolled.body.data as { api_key: { secret: string } }).api_key.secret,
  );
  const changed = { current_password: 'a good password', new_password: 'a better password' };
  await ask('PUT', '/auth/merchant/me/password', changed);
  const merchant = { email: 'trois@boutique.cm', password: 'a good password', name: 'Trois', phone: '+237653456781' };
  dataOf(await asOperator(api, 'POST', '/admin/merchants', merchant), 201);
  dataOf(await asOperator(api, 'POST', '/admin/agents', merchant), 201);

  const lines = await wholeLog();
  expect(lines.length).toBeGreaterThan(9);
  const all = JSON.stringify(lines);
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(lines.find(({ action }) => action === 'webhook_endpoint.create')?.details).toEqual({
    url: 'https://shop.example',
    events: ['*'],
    prefixed_names: false,
  });
  expect(lines.find(({ action }) => action === 'api_key.roll')).toMatchObject({
    subject: { id: made.id },
    details: { grace_seconds: 60 },
    merchant_id: id,
    livemode: false,
  });
});

test('entries are filtered by action, subject, time, merchant and actor, page by page, newest first', async () => {
  const merchantId = api.seed.merchant.id;
  const endpoint = await createEndpoint(api);
  for (const minute of [1, 2, 3]) {
    await api.advance(60_000);
    const path = `/merchant/webhook-endpoints/${endpoint.id}?mode=test`;
    dataOf(await asMerchant('PATCH', path, { description: `${minute}` }), 200);
  }
  await registerMerchant(api, 'deux@boutique.cm');
  const changes = await merchantLog('&action=webhook_endpoint.update');
  expect(changes.map(({ details }) => details['description'])).toEqual(['3', '2', '1']);
  expect(actionsOf(await merchantLog(`&subject_id=${endpoint.id}`))).toEqual([
    ...actionsOf(changes),
    'webhook_endpoint.create',
  ]);
  // From the first time, inclusive, to the last, exclusive.
  const between = `&created_from=${changes[2]?.created_at}&created_to=${changes[0]?.created_at}`;
  expect(await merchantLog(between)).toEqual(changes.slice(1));

  const found: AuditEntry[] = [];
  for (let cursor = ''; ;) {
    const answer = await asMerchant('GET', `/merchant/audit-log?limit=1&action=webhook_endpoint.update${cursor}`);
    const { audit_entries, pagination } = dataOf<Log>(answer, 200);
    found.push(...audit_entries);
    if (pagination.next_cursor === null) break;
    cursor = `&cursor=${pagination.next_cursor}`;
  }
  expect(found).toEqual(changes);

  expect(new Set((await wholeLog()).map((line) => line.merchant_id))).toContain(changes[0]?.merchant_id);
  expect(await wholeLog(`&merchant_id=${merchantId}&action=webhook_endpoint.update`)).toEqual(changes);
  expect(await wholeLog(`&actor_id=${changes[0]?.actor.id}&action=webhook_endpoint.update`)).toEqual(changes);
  expect(await wholeLog(`&merchant_id=mer_1&action=webhook_endpoint.update`)).toEqual([]);
  expect(invalidFields(await asMerchant('GET', '/merchant/audit-log?action=payment.steal'))).toEqual(['action']);
  expect(invalidFields(await asMerchant('GET', '/merchant/audit-log?cursor=pay_1'))).toEqual(['cursor']);
});
