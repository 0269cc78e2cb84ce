import { sandboxRail, type ChargeOutcome } from '@mitako/core';
import type { ApiKeyWithSecret, CheckoutPaid, LoginResult, WebhookEndpointWithSecret } from '@mitako/contract/names';
import type { WalletPaymentRead } from '@mitako/core/engine';
import { expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  MINUTE,
  openGateway,
  payFromWallet,
  readPayment,
  SECOND,
  testKey,
  untilNotBusy,
  type Reply,
} from '../support.ts';

const api = gatewayForEachTest();

const KEY = 'one-and-the-same-key';

function login(password: string, email = 'success@sandbox.test', role = 'user'): Promise<Reply> {
  return api.request('POST', `/auth/${role}/login`, { body: { email, password }, idempotencyKey: KEY });
}

function register(password: string, name = 'Ngo Bassa'): Promise<Reply> {
  const body = { email: 'payer@example.cm', password, name };
  return api.request('POST', '/auth/user/register', { body, idempotencyKey: KEY });
}

function refresh(token: string, key: string | null = KEY): Promise<Reply> {
  const body = { refresh_token: token };
  return api.request('POST', '/auth/user/refresh', { body, ...(key === null ? {} : { idempotencyKey: key }) });
}

function expectReplay(replay: Reply, first: Reply): void {
  expect(replay.text).toBe(first.text);
  expect(replay.status).toBe(first.status);
  expect(replay.headers.get('idempotent-replayed')).toBe('true');
}

async function devicesCount(bearer: string): Promise<number> {
  const answer = await api.request('GET', '/auth/user/me/devices', { bearer });
  return dataOf<{ devices: readonly unknown[] }>(answer, 200).devices.length;
}

test('a retried login is one session with the same tokens', async () => {
  const first = await login('sandbox-password');
  const { access_token: token } = dataOf<LoginResult>(first, 200);
  expectReplay(await login('sandbox-password'), first);
  expect(await devicesCount(token)).toBe(1);
});

test('a stored login response requires the password', async () => {
  dataOf(await login('sandbox-password'), 200);
  const wrong = await login('not-the-password');
  detailsOf(wrong, 'INVALID_CREDENTIALS');
  expect(wrong.headers.get('idempotent-replayed')).toBeNull();
});

test('a rejected login is not stored', async () => {
  detailsOf(await login('not-the-password'), 'INVALID_CREDENTIALS');
  expect((await login('sandbox-password')).headers.get('idempotent-replayed')).toBeNull();
});

test('logins of two accounts with one key are independent', async () => {
  const [one, two] = [await login('sandbox-password'), await login('sandbox-password', 'refund@sandbox.test')];
  const agent = await login('sandbox-password', 'agent@sandbox.test', 'agent');
  const emails = [one, two, agent].map((answer) => dataOf<LoginResult>(answer, 200).principal.email);
  expect(emails).toEqual(['success@sandbox.test', 'refund@sandbox.test', 'agent@sandbox.test']);
});

test('a retried registration is one account with the same tokens', async () => {
  const first = await register('a good password');
  dataOf(first, 201);
  expectReplay(await register('a good password'), first);
});

test('a stored registration response requires the password', async () => {
  dataOf(await register('a good password'), 201);
  const wrong = await register('another password');
  expect(wrong.status).toBe(401);
  expect(wrong.text).not.toContain('token');
  detailsOf(await register('a good password', 'Another Name'), 'IDEMPOTENCY_KEY_REUSED');
});

test('of parallel registrations with one key, only those with the password get the tokens', async () => {
  const passwords = ['password one', 'password two', 'password one', 'password two'];
  const answers = await Promise.all(passwords.map((password) => register(password)));
  const created = answers.flatMap((answer, index) => (answer.status === 201 ? [passwords[index]] : []));
  expect(created.length).toBeGreaterThan(0);
  expect(new Set(created).size).toBe(1);
});

test('a retried refresh returns the same pair: a lost response ends no session', async () => {
  const { refresh_token: old } = dataOf<LoginResult>(await login('sandbox-password'), 200);
  const first = await refresh(old);
  const { access_token: token } = dataOf<LoginResult>(first, 200);
  api.clock.advance(5 * MINUTE);
  expectReplay(await refresh(old), first);
  dataOf(await api.request('GET', '/auth/user/me', { bearer: token }), 200);
});

test('the same old token with another key is reuse', async () => {
  const { refresh_token: old } = dataOf<LoginResult>(await login('sandbox-password'), 200);
  const { access_token: token } = dataOf<LoginResult>(await refresh(old), 200);
  api.clock.advance(5 * MINUTE);
  detailsOf(await refresh(old, 'another-key'), 'REFRESH_TOKEN_REUSED');
  detailsOf(await api.request('GET', '/auth/user/me', { bearer: token }), 'TOKEN_REVOKED');
  detailsOf(await refresh(old), 'TOKEN_REVOKED');
});

test('twenty parallel refreshes with one key are one refresh', async () => {
  const { refresh_token: old } = dataOf<LoginResult>(await login('sandbox-password'), 200);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(old)));
  for (const answer of answers) dataOf(answer, 200);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('a retried payment is paid once, with the same response', async () => {
  const { id, slug } = await createPayment(api);
  const token = await api.login('success@sandbox.test');
  const first = await payFromWallet(api, slug, token, { idempotencyKey: KEY });
  dataOf<CheckoutPaid>(first, 200);
  expectReplay(await payFromWallet(api, slug, token, { idempotencyKey: KEY }), first);
  detailsOf(await payFromWallet(api, slug, token, { idempotencyKey: 'another-key' }), 'PAYMENT_ALREADY_PAID');
  expect((await readPayment(api, id)).attempts_count).toBe(1);
});

test('a stored payment response requires the PIN, and the attempt is counted', async () => {
  const { slug } = await createPayment(api);
  const token = await api.login('success@sandbox.test');
  dataOf(await payFromWallet(api, slug, token, { idempotencyKey: KEY }), 200);
  for (const left of [4, 3, 2, 1, 0]) {
    const wrong = await payFromWallet(api, slug, token, { pin: '9999', idempotencyKey: KEY });
    expect(detailsOf(wrong, 'INVALID_PIN')).toEqual({ attempts_left: left });
  }
  detailsOf(await payFromWallet(api, slug, token, { idempotencyKey: KEY }), 'PIN_LOCKED');
});

test('neither a wrong PIN nor a locked one is stored', async () => {
  const { slug } = await createPayment(api);
  const token = await api.login('success@sandbox.test');
  detailsOf(await payFromWallet(api, slug, token, { pin: '9999', idempotencyKey: KEY }), 'INVALID_PIN');
  const right = await payFromWallet(api, slug, token, { idempotencyKey: KEY });
  expect(right.headers.get('idempotent-replayed')).toBeNull();
  dataOf(right, 200);
});

test('a declined payment is stored: a retry does not use up another attempt', async () => {
  const { id, slug } = await createPayment(api);
  const token = await api.login('insufficient@sandbox.test');
  const first = await payFromWallet(api, slug, token, { idempotencyKey: KEY });
  detailsOf(first, 'INSUFFICIENT_FUNDS');
  expectReplay(await payFromWallet(api, slug, token, { idempotencyKey: KEY }), first);
  expect((await readPayment(api, id)).attempts_count).toBe(1);
});

test('keys of two users are independent', async () => {
  const { slug } = await createPayment(api);
  const poor = await payFromWallet(api, slug, await api.login('insufficient@sandbox.test'), { idempotencyKey: KEY });
  detailsOf(poor, 'INSUFFICIENT_FUNDS');
  dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test'), { idempotencyKey: KEY }), 200);
});

test('parallel payments with one key are one payment with one response', async () => {
  const { id, slug } = await createPayment(api);
  const token = await api.login('success@sandbox.test');
  const pay = (): Promise<Reply> => payFromWallet(api, slug, token, { idempotencyKey: KEY });
  const answers = await Promise.all([1, 2, 3, 4].map(() => untilNotBusy(pay)));
  for (const answer of answers) expect(dataOf<CheckoutPaid>(answer, 200).payment.id).toBe(id);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('while the provider is being called, the same key is answered with a conflict', async () => {
  const answered = Promise.withResolvers<ChargeOutcome>();
  const asked = Promise.withResolvers<void>();
  const charge = (): Promise<ChargeOutcome> => {
    asked.resolve();
    return answered.promise;
  };
  const slow = await openGateway({ rails: [{ ...sandboxRail(), charge }] });
  const { slug } = await createPayment(slow);
  const bearer = await slow.login('success@sandbox.test');
  const body = { method: 'mobile_money', provider: 'mtn_momo', phone: '+237653456789' };
  const pay = (): Promise<Reply> =>
    slow.request('POST', `/gateway/checkout/${slug}/pay`, { bearer, body, idempotencyKey: KEY });
  const paying = pay();
  await asked.promise;
  const early = await pay();
  detailsOf(early, 'IDEMPOTENCY_IN_PROGRESS');
  expect(early.headers.get('retry-after')).toBe('1');
  answered.resolve({
    kind: 'pending',
    railReference: 'operator-1',
    nextAction: { type: 'approve_on_phone', url: null },
    expiresAtMs: slow.clock.now() + MINUTE,
  });
  const first = await paying;
  dataOf(first, 202);
  await slow.advance(10 * SECOND);
  expectReplay(await pay(), first);
  await slow.close();
});

test('responses with secrets are replayed in full', async () => {
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const keyBody = { name: 'Server', livemode: false };
  const makeKey = (): Promise<Reply> =>
    api.request('POST', '/merchant/api-keys', { bearer, body: keyBody, idempotencyKey: KEY });
  const key = await makeKey();
  expect(dataOf<{ api_key: ApiKeyWithSecret }>(key, 201).api_key.secret).toMatch(/^svc_test_/);
  expectReplay(await makeKey(), key);

  const makeEndpoint = (): Promise<Reply> =>
    api.request('POST', '/merchant/webhook-endpoints', {
      bearer: testKey(api),
      body: { url: 'https://shop.example/hooks' },
      idempotencyKey: KEY,
    });
  const endpoint = await makeEndpoint();
  expect(dataOf<{ endpoint: WebhookEndpointWithSecret }>(endpoint, 201).endpoint.secret).toMatch(/^whsec_/);
  expectReplay(await makeEndpoint(), endpoint);
});

test('a retried PIN change requires the password again', async () => {
  const bearer = await api.login('success@sandbox.test');
  const set = (password: string): Promise<Reply> =>
    api.request('PUT', '/auth/user/me/pin', { bearer, body: { password, pin: '5829' }, idempotencyKey: KEY });
  const first = await set('sandbox-password');
  dataOf(first, 200);
  detailsOf(await set('not-the-password'), 'INVALID_CREDENTIALS');
  expectReplay(await set('sandbox-password'), first);
});

test('a stored payment found only while deciding requires a PIN that was not changed meanwhile', async () => {
  let stale: Promise<WalletPaymentRead | null> | null = null;
  let beforeFound = async (): Promise<void> => {};
  const late = await openGateway({}, (store) => ({
    ...store,
    read: {
      ...store.read,
      // Both requests read before either of them has paid.
      walletPayment: (request) => (stale ??= store.read.walletPayment(request)),
      async idempotency(key) {
        await beforeFound();
        return store.read.idempotency(key);
      },
    },
  }));
  const token = await late.login('success@sandbox.test');
  const { slug } = await createPayment(late);
  const pay = (): Promise<Reply> => payFromWallet(late, slug, token, { idempotencyKey: KEY });
  const first = await pay();
  dataOf(first, 200);
  expectReplay(await pay(), first);

  beforeFound = async () => {
    const body = { password: 'sandbox-password', pin: '8253' };
    dataOf(await late.request('PUT', '/auth/user/me/pin', { bearer: token, body }), 200);
  };
  detailsOf(await pay(), 'INVALID_PIN');
});
