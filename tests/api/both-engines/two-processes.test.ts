// What one process changes counts in the other from the next call on, though each keeps in memory what it has read.
import type { Payment } from '@mitako/contract/names';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import { createTestGateway } from '@mitako/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStores } from '../support/stores.ts';
import { START_MS } from '../../support/start.ts';
import { createEndpoint, createPayment, dataOf, detailsOf, testKey, type Reply, type TestGateway } from '../support.ts';

let here: TestGateway;
let there: TestGateway;
/** How often the last use of a key was written here. */
let touches: number;

beforeEach(async () => {
  const [one, two] = await openStores();
  const { commit, ...others } = engineStore(one);
  touches = 0;
  const store: EngineStore = {
    ...others,
    commit(changes) {
      touches += changes.filter(({ type }) => type === 'api_key.touch').length;
      return commit(changes);
    },
  };
  here = await createTestGateway({ startMs: START_MS, store });
  there = await createTestGateway({ startMs: START_MS, store: two });
});

describe('an event reaches the endpoints that were answered before it', () => {
  /** Creates a payment here; returns who gets its event. */
  async function notified(): Promise<readonly string[]> {
    return receivers((await createPayment(here)).id);
  }

  async function receivers(paymentId: string): Promise<readonly string[]> {
    const path = `/merchant/deliveries?payment_id=${paymentId}`;
    const listed = await here.request('GET', path, { bearer: testKey(here) });
    const { deliveries } = dataOf<{ deliveries: readonly { readonly endpoint_id: string }[] }>(listed, 200);
    return deliveries.map(({ endpoint_id: id }) => id).toSorted();
  }

  async function update(id: string, body: object): Promise<void> {
    dataOf(await there.request('PATCH', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(there), body }), 200);
  }

  test('created, changed, disabled, enabled again and deleted in another process', async () => {
    expect(await notified()).toEqual([]);
    const { id } = await createEndpoint(there);
    expect(await notified()).toEqual([id]);
    await update(id, { events: ['refund.*'] });
    expect(await notified()).toEqual([]);
    await update(id, { events: ['payment.created'] });
    expect(await notified()).toEqual([id]);
    await update(id, { enabled: false });
    expect(await notified()).toEqual([]);
    await update(id, { enabled: true });
    expect(await notified()).toEqual([id]);
    const removed = await there.request('DELETE', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(there) });
    dataOf(removed, 200);
    expect(await notified()).toEqual([]);
  });

  test('and the handlers of another process', async () => {
    expect(await notified()).toEqual([]);
    await there.gateway.on('payment.created', { name: 'fulfil' }, () => undefined);
    expect(await notified()).toEqual(['handler:fulfil']);
    await there.gateway.off('fulfil');
    expect(await notified()).toEqual([]);
  });

  test('while payments are created here and endpoints there', async () => {
    const made: { readonly paymentId: string; readonly expected: readonly string[] }[] = [];
    const answered: string[] = [];
    const over = new AbortController();
    const paying = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const expected = [...answered];
        made.push({ paymentId: (await createPayment(here)).id, expected });
      }
    });
    for (let count = 0; count < 8; count += 1) answered.push((await createEndpoint(there)).id);
    await expect.poll(() => made.length).toBeGreaterThan(4);
    over.abort();
    await Promise.all(paying);
    for (const { paymentId, expected } of made) {
      expect(await receivers(paymentId)).toEqual(expect.arrayContaining([...expected]));
    }
  });
});

describe('an API key that is used here counts no longer, from the next call on', () => {
  let secret: string;
  let id: string;
  let token: string;
  let paymentId: string;

  beforeEach(async () => {
    token = await there.login(there.seed.merchant.email, { role: 'merchant' });
    ({ secret, id } = await keyMade({ livemode: true }));
  });

  async function keyMade(params: object): Promise<{ readonly secret: string; readonly id: string }> {
    const body = { name: 'A key', ...params };
    const answer = await there.request('POST', '/merchant/api-keys', { bearer: token, body });
    return dataOf<{ api_key: { readonly secret: string; readonly id: string } }>(answer, 201).api_key;
  }

  const create = (idempotencyKey?: string): Promise<Reply> =>
    here.request('POST', '/gateway/payments', {
      bearer: secret,
      body: { amount: 5000, currency: 'XAF' },
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });

  /** Each way a call can be answered: by a read, a commit, a stored answer, a refusal. */
  const CALLS: readonly (readonly [string, () => Promise<Reply>])[] = [
    ['a read', () => here.request('GET', '/gateway/payments', { bearer: secret })],
    ['a creation', () => create()],
    ['a repeated creation', () => create('first')],
    ['an invalid request', () => here.request('POST', '/gateway/payments', { bearer: secret, body: { amount: -1 } })],
    ['a payment that is not there', () => here.request('GET', '/gateway/payments/pay_1', { bearer: secret })],
    [
      'a refund of what is not paid',
      () => here.request('POST', `/gateway/payments/${paymentId}/refunds`, { bearer: secret }),
    ],
  ];

  async function used(): Promise<void> {
    paymentId = dataOf<{ payment: Payment }>(await create('first'), 201).payment.id;
    for (const [, call] of CALLS) expect([200, 201, 404, 409, 422]).toContain((await call()).status);
  }

  async function rolled(body: object): Promise<void> {
    dataOf(await there.request('POST', `/merchant/api-keys/${id}/roll`, { bearer: token, body }), 201);
  }

  for (const [name, call] of CALLS) {
    test(`${name} after it was revoked in another process`, async () => {
      await used();
      dataOf(await there.request('DELETE', `/merchant/api-keys/${id}`, { bearer: token }), 200);
      detailsOf(await call(), 'API_KEY_REVOKED');
    });

    test(`${name} after its grace, when it was rolled there`, async () => {
      await used();
      await rolled({ grace_seconds: 60 });
      here.clock.advance(60_000);
      detailsOf(await call(), 'API_KEY_EXPIRED');
    });

    test(`${name} after its time`, async () => {
      ({ secret, id } = await keyMade({ livemode: true, expires_in: 60 }));
      await used();
      here.clock.advance(60_000);
      detailsOf(await call(), 'API_KEY_EXPIRED');
    });
  }

  test('of a merchant that was suspended there, until the suspension is lifted', async () => {
    await used();
    const admin = (action: string): Promise<Reply> =>
      there.request('POST', `/admin/merchants/${there.seed.merchant.id}/${action}`, {
        bearer: there.seed.operatorKey,
        body: action === 'suspend' ? { reason: 'Checked' } : undefined,
      });
    dataOf(await admin('suspend'), 200);
    for (const key of [undefined, 'first']) detailsOf(await create(key), 'ACCOUNT_SUSPENDED');
    dataOf(await admin('reinstate'), 200);
    dataOf(await create(), 201);
  });

  async function lastUsed(): Promise<string | null> {
    const listed = await there.request('GET', '/merchant/api-keys', { bearer: token });
    const { api_keys: all } = dataOf<{ api_keys: readonly { id: string; last_used_at: string | null }[] }>(listed, 200);
    return all.find((each) => each.id === id)?.last_used_at ?? null;
  }

  test('and its last use is still recorded', async () => {
    await used();
    for (const [, call] of CALLS.slice(0, 2)) {
      here.clock.advance(120_000);
      await call();
      const now = new Date(here.clock.now()).toISOString();
      await expect.poll(lastUsed).toBe(now);
    }
  });

  test('once a minute, however often it is used', async () => {
    await used();
    here.clock.advance(120_000);
    touches = 0;
    dataOf(await create(), 201);
    await expect.poll(lastUsed).toBe(new Date(here.clock.now()).toISOString());
    for (let call = 0; call < 3; call += 1) dataOf(await create(), 201);
    expect(touches).toBe(1);
  });
});
