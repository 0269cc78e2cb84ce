import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDatabases, type Databases } from '../support/databases.ts';
import { stopAll } from './support/process.ts';
import { openShop, type Reply, type Serving, type Shop } from './support/shop.ts';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';
import { adminOf } from '../support/in-process.ts';

// Two processes on one PostgreSQL with default options. A commit of one is effective on the other's next call: no
// process caches shared state.

const HOOK_MS = 60_000;

let databases: Databases;
let shop: Shop;
let a: Serving;
let b: Serving;

beforeAll(async () => {
  databases = await startDatabases();
}, HOOK_MS);
afterAll(() => databases.stop(), HOOK_MS);

function twoServing(start: (shop: Shop) => Promise<readonly Serving[]>): void {
  beforeAll(async () => {
    shop = await openShop(await databases.create());
    [a, b] = (await start(shop)) as [Serving, Serving];
  }, HOOK_MS);
  afterAll(async () => {
    await stopAll();
    await shop.gateway.close();
  }, HOOK_MS);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of the response
function dataOf<Data>({ status, text, data }: Reply, expected = 200): Data {
  expect({ status, text }).toEqual({ status: expected, text });
  return data;
}

/** Each test logs in as another user: the limit is five times a minute over all processes. */
async function login(on: Serving, email: string): Promise<{ access_token: string; refresh_token: string }> {
  const { merchant } = shop.seed;
  const isMerchant = email === merchant.email;
  const answer = await on.call('POST', `/auth/${isMerchant ? 'merchant' : 'user'}/login`, {
    body: { email, password: isMerchant ? merchant.password : 'sandbox-password' },
  });
  return dataOf(answer);
}

function create(on: Serving, options: { readonly bearer?: string; readonly idempotencyKey?: string } = {}) {
  return on.call('POST', '/gateway/payments', {
    bearer: shop.seed.merchant.testKey,
    body: { amount: 5000, currency: 'XAF' },
    ...options,
  });
}

async function createEndpoint(
  on: Serving,
  { url }: WebhookReceiver,
): Promise<{ readonly id: string; readonly secret: string }> {
  const answer = await on.call('POST', '/merchant/webhook-endpoints', {
    bearer: shop.seed.merchant.testKey,
    body: { url },
  });
  return dataOf<{ endpoint: { id: string; secret: string } }>(answer, 201).endpoint;
}

describe('requests to two processes', () => {
  twoServing((of) => of.serve(2));

  test('a payment created on one is read, paid and replayed on the other', async () => {
    const made = await create(a, { idempotencyKey: 'order-1' });
    const { payment } = dataOf<{ payment: { id: string; slug: string } }>(made, 201);
    const read = (on: Serving) =>
      on.call('GET', `/gateway/payments/${payment.id}`, { bearer: shop.seed.merchant.testKey });
    expect(dataOf(await read(b))).toMatchObject({ payment: { status: 'requested' } });

    const again = await create(b, { idempotencyKey: 'order-1' });
    expect([again.status, again.text]).toEqual([made.status, made.text]);

    // A session opened there is valid here.
    const { access_token: bearer } = await login(a, 'success@sandbox.test');
    const pay = (on: Serving) =>
      on.call('POST', `/gateway/checkout/${payment.slug}/pay`, {
        bearer,
        body: { method: 'wallet', pin: '1234' },
        idempotencyKey: 'pay-1',
      });
    const paid = await pay(b);
    dataOf(paid);
    expect((await pay(a)).text).toBe(paid.text);
    expect(dataOf(await read(a))).toMatchObject({ payment: { status: 'succeeded' } });
  });

  test('one idempotency key on both at once creates one payment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create(index % 2 === 0 ? a : b, { idempotencyKey: 'order-2' })),
    );
    // Later requests may receive "in progress"; none creates a second payment.
    const made = replies.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const { status } of replies) expect([201, 409]).toContain(status);
  });

  test('a revoked key is rejected on the next call', async () => {
    const { access_token: owner } = await login(a, shop.seed.merchant.email);
    const { api_key: key } = dataOf<{ api_key: { id: string; secret: string } }>(
      await a.call('POST', '/merchant/api-keys', { bearer: owner, body: { name: 'till', livemode: false } }),
      201,
    );
    dataOf(await create(b, { bearer: key.secret }), 201);
    dataOf(await a.call('DELETE', `/merchant/api-keys/${key.id}`, { bearer: owner }));
    expect(await create(b, { bearer: key.secret })).toMatchObject({ status: 401, code: 'API_KEY_REVOKED' });
  });

  test('a signed-out device is rejected on the next call', async () => {
    const { access_token: lost } = await login(a, 'refund@sandbox.test');
    const { access_token: kept } = await login(b, 'refund@sandbox.test');
    dataOf(await b.call('GET', '/auth/user/me', { bearer: lost }));
    dataOf(await a.call('DELETE', '/auth/user/me/devices', { bearer: kept }));
    expect(await b.call('GET', '/auth/user/me', { bearer: lost })).toMatchObject({
      status: 401,
      code: 'TOKEN_REVOKED',
    });
    dataOf(await b.call('GET', '/auth/user/me', { bearer: kept }));
  });

  test('a suspended merchant accepts no payment on the next call', async () => {
    const { id, liveKey: bearer } = shop.seed.merchant;
    dataOf(await create(b, { bearer }), 201);
    const suspend = { bearer: shop.seed.operatorKey, body: { reason: 'Too many disputes' } };
    dataOf(await a.call('POST', `/admin/merchants/${id}/suspend`, suspend));
    expect(await create(b, { bearer })).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
  });

  test('a rotated signing key signs on the next call, is published, and verifies', async () => {
    const { access_token: old } = await login(b, 'declined@sandbox.test');
    dataOf(await a.call('GET', '/auth/user/me', { bearer: old }));
    // By a third process, as an operator does it.
    await adminOf(shop.gateway).rotateSigningKey();
    const published = await fetch(`${a.origin}/.well-known/jwks.json`);
    const { keys } = (await published.json()) as { readonly keys: readonly { readonly kid: string }[] };
    const { access_token: fresh } = await login(b, 'declined@sandbox.test');
    expect(keyIdOf(fresh)).not.toBe(keyIdOf(old));
    expect(keys.map(({ kid }) => kid)).toContain(keyIdOf(fresh));
    for (const bearer of [old, fresh]) dataOf(await a.call('GET', '/auth/user/me', { bearer }));
  });

  test('two tabs that refresh on two processes at once leave the customer logged in', async () => {
    const { payment } = dataOf<{ payment: { slug: string } }>(await create(a), 201);
    const { refresh_token: token } = await login(a, 'timeout@sandbox.test');
    const visits = await Promise.all(
      [a, b].map(({ origin }) =>
        fetch(`${origin}/checkout/${payment.slug}/wallet`, {
          redirect: 'manual',
          headers: { cookie: `__Host-mitako_refresh=${token}` },
        }),
      ),
    );
    const cookies = visits.map(({ headers }) => headers.getSetCookie().join('\n'));
    // One of them received the new pair, and the other's response does not delete it.
    expect(cookies.filter((each) => /__Host-mitako_refresh=[^;]/.test(each))).toHaveLength(1);
    expect(cookies.filter((each) => /__Host-mitako_refresh=;|Max-Age=0/.test(each))).toEqual([]);
  });
});

describe('webhooks of two processes', () => {
  twoServing((of) => of.serveLoopback(2));
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
  });
  afterEach(() => receiver.close());

  test('a rotated webhook secret signs the next delivery, whichever process sends it', async () => {
    const { id, secret: old } = await createEndpoint(a, receiver);
    for (const on of [a, b, a, b]) dataOf(await create(on), 201);
    await expect.poll(() => receiver.received.length).toBe(4);
    for (const each of receiver.received) expect(signedWith(each)).toBe(signature(old, each.body));
    const rotated = await a.call('POST', `/merchant/webhook-endpoints/${id}/rotate-secret`, {
      bearer: shop.seed.merchant.testKey,
    });
    const { secret } = dataOf<{ endpoint: { secret: string } }>(rotated).endpoint;
    for (const on of [b, a, b, a]) dataOf(await create(on), 201);
    await expect.poll(() => receiver.received.length).toBe(8);
    for (const each of receiver.received.slice(4)) expect(signedWith(each)).toBe(signature(secret, each.body));
  });

  test('each webhook is sent once, also while one process shuts down', async () => {
    await createEndpoint(a, receiver);
    const ids: string[] = [];
    const make = async (on: Serving): Promise<void> => {
      ids.push(dataOf<{ payment: { id: string } }>(await create(on), 201).payment.id);
    };
    for (let round = 0; round < 10; round += 1) await Promise.all([a, b, a, b].map(make));
    const stopped = a.stop();
    await Promise.all(Array.from({ length: 40 }, () => make(b)));
    expect(await stopped).toBe(0);
    // Sooner than a lease ends: the stopped process released its leases.
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(80);
    const paymentIds = receiver.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id);
    expect(paymentIds.toSorted()).toEqual(ids.toSorted());
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-attempt']))).toEqual(new Set(['1']));
    expect(await b.stop()).toBe(0);
    expect(receiver.received).toHaveLength(80);
  });
});

function keyIdOf(token: string): string {
  const header = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  return (JSON.parse(header) as { readonly kid: string }).kid;
}

function signedWith({ headers }: WebhookReceiver['received'][number]): string {
  return String(headers['x-service-signature']);
}

function signature(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
