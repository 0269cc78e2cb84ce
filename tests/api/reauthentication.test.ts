import type { ApiKeyWithSecret, Device, LoginResult, Payment, WebhookEndpointWithSecret } from '@mitako/contract/names';
import { engineStore, type Change, type EngineStore } from '@mitako/core/engine';
import { createHandler } from '@mitako/http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAgent, USER_PIN, userWith, type Person } from './support/cash.ts';
import { createOperator, OPERATOR, reauthenticate } from './support/operators.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  MINUTE,
  openGateway,
  payFromWallet,
  SECOND,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
let token: string;
/** Written right before the next commit. */
let meanwhile: readonly Change[] = [];

beforeEach(async () => {
  api = await openGateway({}, interrupted);
  token = await api.login('merchant@sandbox.test', { role: 'merchant' });
});
afterEach(() => api.close());

function interrupted(store: EngineStore): EngineStore {
  return {
    ...store,
    commit: async (changes) => {
      const before = meanwhile;
      meanwhile = [];
      if (before.length > 0) expect(await store.commit(before)).toEqual({ kind: 'applied' });
      return store.commit(changes);
    },
  };
}

function post(
  path: string,
  body: object = {},
  more: { bearer?: string; idempotencyKey?: string } = {},
): Promise<Reply> {
  return api.request('POST', path, { bearer: token, body, ...more });
}

function prove(password: string = api.seed.merchant.password): Promise<Reply> {
  return reauthenticate(api, 'merchant', token, password);
}

async function provenUntil(role = 'merchant', bearer: string = token): Promise<string | null> {
  const me = await api.request('GET', `/auth/${role}/me`, { bearer });
  return dataOf<{ authenticated_until: string | null }>(me, 200).authenticated_until;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** So long that recent authentication is required again, but the access token is still valid. */
function wait(): Promise<void> {
  return api.advance(10 * MINUTE + 1);
}

async function currentDevice(bearer: string = token): Promise<string> {
  const answer = await api.request('GET', '/auth/merchant/me/devices', { bearer });
  const { devices } = dataOf<{ devices: Device[] }>(answer, 200);
  return devices.find(({ current }) => current)?.id ?? '';
}

/** Of the person who is logged in. */
async function ownId(): Promise<string> {
  const answer = await api.request('GET', '/auth/merchant/me', { bearer: token });
  return dataOf<{ principal: { id: string } }>(answer, 200).principal.id;
}

describe('reauthentication', () => {
  test('a login counts as recent authentication for ten minutes, and says until when', async () => {
    const until = iso(api.clock.now() + 10 * MINUTE);
    expect(await provenUntil()).toBe(until);
    await api.advance(10 * MINUTE);
    expect(await provenUntil()).toBe(until);
    await api.advance(1);
    expect(await provenUntil()).toBeNull();
  });

  test('every role can reauthenticate, each for its own session', async () => {
    const operator = await createOperator(api);
    const people = [
      ['user', await api.login('success@sandbox.test'), 'sandbox-password'],
      ['agent', await api.login('agent@sandbox.test', { role: 'agent' }), 'sandbox-password'],
      ['merchant', token, api.seed.merchant.password],
      ['operator', operator.token, OPERATOR.password],
    ] as const;
    await wait();
    const until = iso(api.clock.now() + 10 * MINUTE);
    for (const [role, bearer, password] of people) {
      expect(await provenUntil(role, bearer)).toBeNull();
      const answer = await reauthenticate(api, role, bearer, password);
      expect(dataOf(answer, 200)).toEqual({ authenticated_until: until });
      expect(await provenUntil(role, bearer)).toBe(until);
    }
  });

  test('fails with a wrong password', async () => {
    await wait();
    detailsOf(await prove('not the password'), 'INVALID_CREDENTIALS');
    expect(await provenUntil()).toBeNull();
  });

  test('verifies the password each time, whatever the idempotency key', async () => {
    const body = { password: api.seed.merchant.password };
    await post('/auth/merchant/me/reauthenticate', body, { idempotencyKey: 'one' });
    await api.advance(MINUTE);
    const again = await post('/auth/merchant/me/reauthenticate', body, { idempotencyKey: 'one' });
    expect(dataOf(again, 200)).toEqual({ authenticated_until: iso(api.clock.now() + 10 * MINUTE) });
    const wrong = { password: 'not the password' };
    detailsOf(await post('/auth/merchant/me/reauthenticate', wrong, { idempotencyKey: 'one' }), 'INVALID_CREDENTIALS');
  });

  test('fails for a session signed out meanwhile, and for a password changed meanwhile', async () => {
    const id = await ownId();
    meanwhile = [{ type: 'principal.set_password', id, passwordHash: 'another' }];
    detailsOf(await prove(), 'INVALID_CREDENTIALS');
    token = (await registered()).access_token;
    const sessionId = await currentDevice();
    const principalId = await ownId();
    meanwhile = [{ type: 'session.revoke', id: sessionId, principalId, nowMs: api.clock.now() }];
    detailsOf(await prove('a good password'), 'TOKEN_REVOKED');
  });

  test('five attempts a minute are verified, per account', async () => {
    await api.close();
    api = await openGateway({ limits: 'memory' });
    token = await api.login(api.seed.merchant.email, { role: 'merchant' });
    const handler = createHandler(api.gateway);
    const attempt = (bearer: string, password: string): Promise<Response> =>
      handler(
        new Request('http://gateway.test/api/v1/auth/merchant/me/reauthenticate', {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
          body: JSON.stringify({ password }),
        }),
        { clientAddress: '192.0.2.1' },
      );
    for (let round = 0; round < 5; round += 1) expect((await attempt(token, 'wrong')).status).toBe(401);
    const sixth = await attempt(token, api.seed.merchant.password);
    expect(await sixth.json()).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'login' } });
    const { access_token: other } = await registered();
    expect((await attempt(other, 'a good password')).status).toBe(200);
  });
});

async function registered(): Promise<LoginResult> {
  const body = { email: 'deux@example.cm', password: 'a good password', name: 'Boutique Deux' };
  return dataOf<LoginResult>(await api.request('POST', '/auth/merchant/register', { body }), 201);
}

describe('requires recent authentication', () => {
  async function keyOf(livemode: boolean): Promise<string> {
    const answer = await post('/merchant/api-keys', { name: 'Server', livemode });
    return dataOf<{ api_key: ApiKeyWithSecret }>(answer, 201).api_key.id;
  }

  test('creating or rolling a live key; a test key does not', async () => {
    const [live, inTest] = [await keyOf(true), await keyOf(false)];
    await wait();
    detailsOf(await post('/merchant/api-keys', { name: 'Server', livemode: true }), 'REAUTHENTICATION_REQUIRED');
    detailsOf(await post(`/merchant/api-keys/${live}/roll`), 'REAUTHENTICATION_REQUIRED');
    dataOf(await post('/merchant/api-keys', { name: 'Server', livemode: false }), 201);
    dataOf(await post(`/merchant/api-keys/${inTest}/roll`), 201);
    dataOf(await prove(), 200);
    dataOf(await post('/merchant/api-keys', { name: 'Server', livemode: true }), 201);
    dataOf(await post(`/merchant/api-keys/${live}/roll`), 201);
  });

  test('revoking a key does not: in an emergency it must be quick', async () => {
    const live = await keyOf(true);
    await wait();
    dataOf(await api.request('DELETE', `/merchant/api-keys/${live}`, { bearer: token }), 200);
  });

  test('creating a live endpoint and rotating its secret; in test mode, and with a key, it does not', async () => {
    const url = 'https://shop.example/webhooks';
    const made = async (more: { bearer?: string } = {}, query = ''): Promise<string> => {
      const answer = await post(`/merchant/webhook-endpoints${query}`, { url }, more);
      return dataOf<{ endpoint: WebhookEndpointWithSecret }>(answer, 201).endpoint.id;
    };
    const live = await made();
    const inTest = await made({}, '?mode=test');
    await wait();
    detailsOf(await post('/merchant/webhook-endpoints', { url }), 'REAUTHENTICATION_REQUIRED');
    detailsOf(await post(`/merchant/webhook-endpoints/${live}/rotate-secret`), 'REAUTHENTICATION_REQUIRED');
    await made({}, '?mode=test');
    dataOf(await post(`/merchant/webhook-endpoints/${inTest}/rotate-secret?mode=test`), 200);
    const bearer = api.seed.merchant.liveKey;
    await made({ bearer });
    dataOf(await post(`/merchant/webhook-endpoints/${live}/rotate-secret`, {}, { bearer }), 200);
    dataOf(await prove(), 200);
    await made();
    dataOf(await post(`/merchant/webhook-endpoints/${live}/rotate-secret`), 200);
  });

  describe('changing the URL', () => {
    const url = 'https://shop.example/webhooks';
    const other = 'https://elsewhere.example/webhooks';

    async function endpoint(query = ''): Promise<string> {
      const answer = await post(`/merchant/webhook-endpoints${query}`, { url });
      return dataOf<{ endpoint: { id: string } }>(answer, 201).endpoint.id;
    }

    function change(
      id: string,
      body: object,
      { query = '', ...more }: { bearer?: string; idempotencyKey?: string; query?: string } = {},
    ): Promise<Reply> {
      return api.request('PATCH', `/merchant/webhook-endpoints/${id}${query}`, { bearer: token, body, ...more });
    }

    async function addressOf(id: string): Promise<string | undefined> {
      return (await engineStore(api.gateway.store).read.endpointById(id))?.url;
    }

    test('of a live endpoint; other fields do not, with or without the same URL', async () => {
      const id = await endpoint();
      await wait();
      detailsOf(await change(id, { url: other }), 'REAUTHENTICATION_REQUIRED');
      detailsOf(await change(id, { url: other, description: 'Orders' }), 'REAUTHENTICATION_REQUIRED');
      expect(await addressOf(id)).toBe(url);
      dataOf(await change(id, { url, description: 'Orders' }), 200);
      dataOf(await change(id, { events: ['payment.succeeded'], enabled: false }), 200);
      dataOf(await prove(), 200);
      dataOf(await change(id, { url: other }), 200);
      expect(await addressOf(id)).toBe(other);
    });

    test('in test mode, and with a key, does not', async () => {
      const [live, inTest] = [await endpoint(), await endpoint('?mode=test')];
      await wait();
      dataOf(await change(inTest, { url: other }, { query: '?mode=test' }), 200);
      dataOf(await change(live, { url: other }, { bearer: api.seed.merchant.liveKey }), 200);
    });

    test('is replayed without it: the response contains no secret', async () => {
      const id = await endpoint();
      const first = await change(id, { url: other }, { idempotencyKey: 'one' });
      await wait();
      const again = await change(id, { url: other }, { idempotencyKey: 'one' });
      expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    });

    test('succeeds with the same key after reauthentication', async () => {
      const id = await endpoint();
      await wait();
      detailsOf(await change(id, { url: other }, { idempotencyKey: 'two' }), 'REAUTHENTICATION_REQUIRED');
      dataOf(await prove(), 200);
      const done = await change(id, { url: other }, { idempotencyKey: 'two' });
      expect([done.status, done.headers.get('idempotent-replayed')]).toEqual([200, null]);
    });

    test('is refused when the authentication has expired at the commit', async () => {
      const id = await endpoint();
      meanwhile = [{ type: 'session.prove_password', id: await currentDevice(), nowMs: 0 }];
      detailsOf(await change(id, { url: other }), 'REAUTHENTICATION_REQUIRED');
      expect(await addressOf(id)).toBe(url);
    });

    test('is decided again when the URL was changed back meanwhile', async () => {
      const id = await endpoint();
      dataOf(await change(id, { url: other }), 200);
      await wait();
      const before = await engineStore(api.gateway.store).read.endpointById(id);
      if (before === null) throw new Error('the endpoint is gone');
      const back = { ...before, url, version: before.version + 1 };
      meanwhile = [{ type: 'endpoint.update', endpoint: back, fromVersion: before.version }];
      detailsOf(await change(id, { url: other }), 'REAUTHENTICATION_REQUIRED');
      expect(await addressOf(id)).toBe(url);
    });
  });

  test('and its response is replayed only after recent authentication', async () => {
    const body = { name: 'Server', livemode: true };
    const first = await post('/merchant/api-keys', body, { idempotencyKey: 'one' });
    await wait();
    detailsOf(await post('/merchant/api-keys', body, { idempotencyKey: 'one' }), 'REAUTHENTICATION_REQUIRED');
    dataOf(await prove(), 200);
    const again = await post('/merchant/api-keys', body, { idempotencyKey: 'one' });
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  });

  test('a refusal is not stored: the same request succeeds after reauthentication', async () => {
    const body = { name: 'Server', livemode: true };
    await wait();
    detailsOf(await post('/merchant/api-keys', body, { idempotencyKey: 'two' }), 'REAUTHENTICATION_REQUIRED');
    dataOf(await prove(), 200);
    const done = await post('/merchant/api-keys', body, { idempotencyKey: 'two' });
    expect([done.status, done.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  test('an authentication that expired before the commit creates no key, endpoint or secret', async () => {
    const live = await keyOf(true);
    const url = 'https://shop.example/webhooks';
    const endpoint = dataOf<{ endpoint: { id: string } }>(await post('/merchant/webhook-endpoints', { url }), 201);
    const id = await currentDevice();
    for (const [path, body] of [
      ['/merchant/api-keys', { name: 'Server', livemode: true }],
      [`/merchant/api-keys/${live}/roll`, {}],
      ['/merchant/webhook-endpoints', { url }],
      [`/merchant/webhook-endpoints/${endpoint.endpoint.id}/rotate-secret`, {}],
    ] as const) {
      dataOf(await prove(), 200);
      meanwhile = [{ type: 'session.prove_password', id, nowMs: 0 }];
      detailsOf(await post(path, body), 'REAUTHENTICATION_REQUIRED');
    }
    const keys = dataOf<{ api_keys: object[] }>(await api.request('GET', '/merchant/api-keys', { bearer: token }), 200);
    expect(keys.api_keys).toHaveLength(3);
  });
});

describe('refunds', () => {
  let payer: Person;

  beforeEach(async () => {
    const agent = await createAgent(api, 'agent@shop.example');
    payer = await userWith(api, agent, 'user@example.cm', 200_000);
  });

  async function paid(amount: number, bearer: string = api.seed.merchant.liveKey): Promise<Payment> {
    const payment = await createPayment(api, { amount }, bearer);
    dataOf(await payFromWallet(api, payment.slug, payer.token, { pin: USER_PIN }), 200);
    return payment;
  }

  function refund({ id }: Payment, amount?: number, query = '', idempotencyKey?: string): Promise<Reply> {
    return post(
      `/gateway/payments/${id}/refunds${query}`,
      amount === undefined ? {} : { amount },
      idempotencyKey === undefined ? {} : { idempotencyKey },
    );
  }

  test('of more than 50 000 live francs require recent authentication, 50 000 do not', async () => {
    const [small, large] = [await paid(50_000), await paid(50_001)];
    await wait();
    dataOf(await refund(small), 201);
    detailsOf(await refund(large), 'REAUTHENTICATION_REQUIRED');
    detailsOf(await refund(large, 50_001), 'REAUTHENTICATION_REQUIRED');
    dataOf(await prove(), 200);
    dataOf(await refund(large), 201);
  });

  test('of one payment add up, so that splitting does not help', async () => {
    const payment = await paid(100_000);
    await wait();
    dataOf(await refund(payment, 30_000), 201);
    dataOf(await refund(payment, 20_000), 201);
    detailsOf(await refund(payment, 1), 'REAUTHENTICATION_REQUIRED');
    detailsOf(await refund(payment), 'REAUTHENTICATION_REQUIRED');
  });

  test('of one payment add up when concurrent', async () => {
    const payment = await paid(100_000);
    await wait();
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(payment, 25_000)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      detailsOf(answer, 'REAUTHENTICATION_REQUIRED');
    }
  });

  test('that are not possible are refused with their own reason', async () => {
    const payment = await paid(100_000);
    await wait();
    detailsOf(await refund(payment, 100_001), 'REFUND_EXCEEDS_REMAINING');
  });

  test('of test money never require it, nor those by a key', async () => {
    token = await api.login('merchant@sandbox.test', { role: 'merchant' });
    const payment = await createPayment(api, { amount: 90_000 }, testKey(api));
    dataOf(await payFromWallet(api, payment.slug, await api.login('success@sandbox.test')), 200);
    const live = await paid(100_000);
    await wait();
    dataOf(await refund(payment, 90_000, '?mode=test'), 201);
    const bearer = api.seed.merchant.liveKey;
    dataOf(await api.request('POST', `/gateway/payments/${live.id}/refunds`, { bearer }), 201);
  });

  test('are replayed without it: nothing moves, and the response contains no secret', async () => {
    const payment = await paid(100_000);
    const first = await refund(payment, 60_000, '', 'one');
    await wait();
    const again = await refund(payment, 60_000, '', 'one');
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    detailsOf(await refund(payment, 40_000, '', 'two'), 'REAUTHENTICATION_REQUIRED');
  });

  test('are refused when the authentication has expired at the commit', async () => {
    const payment = await paid(100_000);
    dataOf(await prove(), 200);
    meanwhile = [{ type: 'session.prove_password', id: await currentDevice(), nowMs: 0 }];
    detailsOf(await refund(payment), 'REAUTHENTICATION_REQUIRED');
    const { refunds } = dataOf<{ refunds: object[] }>(
      await api.request('GET', `/gateway/payments/${payment.id}/refunds`, { bearer: api.seed.merchant.liveKey }),
      200,
    );
    expect(refunds).toEqual([]);
  });
});

describe('changing the password', () => {
  const next = 'a better password';

  function change(current: string = api.seed.merchant.password, password: string = next, key?: string): Promise<Reply> {
    return api.request('PUT', '/auth/merchant/me/password', {
      bearer: token,
      body: { current_password: current, new_password: password },
      ...(key === undefined ? {} : { idempotencyKey: key }),
    });
  }

  function login(password: string): Promise<Reply> {
    return api.request('POST', '/auth/merchant/login', { body: { email: api.seed.merchant.email, password } });
  }

  test('signs out every other device, and the new one logs in', async () => {
    const other = dataOf<LoginResult>(await login(api.seed.merchant.password), 200);
    const id = await ownId();
    const { principal } = dataOf<{ principal: { id: string } }>(await change(), 200);
    expect(principal.id).toBe(id);
    detailsOf(await api.request('GET', '/auth/merchant/me', { bearer: other.access_token }), 'TOKEN_REVOKED');
    const body = { refresh_token: other.refresh_token };
    detailsOf(await api.request('POST', '/auth/merchant/refresh', { body }), 'TOKEN_REVOKED');
    dataOf(await api.request('GET', '/auth/merchant/me', { bearer: token }), 200);
    detailsOf(await login(api.seed.merchant.password), 'INVALID_CREDENTIALS');
    dataOf(await login(next), 200);
  });

  test('requires the current one, and recent authentication', async () => {
    detailsOf(await change('not the password'), 'INVALID_CREDENTIALS');
    await wait();
    detailsOf(await change(), 'REAUTHENTICATION_REQUIRED');
    dataOf(await prove(), 200);
    dataOf(await change(), 200);
  });

  test('validates the new one by the rules of registration', async () => {
    detailsOf(await change(undefined, 'short'), 'VALIDATION_ERROR');
    detailsOf(await change(undefined, 'x'.repeat(129)), 'VALIDATION_ERROR');
  });

  test('is replayed to callers with the new one only', async () => {
    const first = await change(undefined, undefined, 'one');
    const again = await change(undefined, undefined, 'one');
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    detailsOf(await change(undefined, 'another password', 'one'), 'IDEMPOTENCY_KEY_REUSED');
    dataOf(await login(next), 200);
  });

  test('is refused when another change replaced the password meanwhile', async () => {
    const id = await ownId();
    meanwhile = [{ type: 'principal.set_password', id, passwordHash: 'another' }];
    detailsOf(await change(), 'INVALID_CREDENTIALS');
    const principal = await engineStore(api.gateway.store).read.principalById(id);
    expect(principal?.passwordHash).toBe('another');
  });

  test('of two concurrent changes one counts', async () => {
    const passwords = ['the first password', 'the second password'];
    const answers = await Promise.all(passwords.map((password) => change(undefined, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    dataOf(await login(winner), 200);
  });

  test('is refused when the authentication has expired at the commit', async () => {
    meanwhile = [{ type: 'session.prove_password', id: await currentDevice(), nowMs: 0 }];
    detailsOf(await change(), 'REAUTHENTICATION_REQUIRED');
    dataOf(await login(api.seed.merchant.password), 200);
  });

  test('is for every role', async () => {
    const operator = await createOperator(api);
    const body = { current_password: OPERATOR.password, new_password: next };
    dataOf(await api.request('PUT', '/auth/operator/me/password', { bearer: operator.token, body }), 200);
    dataOf(await reauthenticate(api, 'operator', operator.token, next), 200);
    detailsOf(await reauthenticate(api, 'operator', operator.token, OPERATOR.password), 'INVALID_CREDENTIALS');
    await api.advance(SECOND);
  });
});
