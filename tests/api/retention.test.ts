import type { AuditEntry, Delivery, EventRecord, Payment, Timeline } from '@mitako/contract/names';
import { doualaDay } from '@mitako/contract/names';
import { accountId, DIVIDED_TABLES, type EngineStore, engineStore } from '@mitako/core/engine';
import { expect, inject, test } from 'vitest';
import { firstIdAt } from '../../packages/core/src/basics/ids.ts';
import { createAgent, userWith } from './support/cash.ts';
import { openStore } from './support/stores.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  paidPayment,
  payByPhone,
  readPayment,
  send,
  testKey,
  type TestGateway,
} from './support.ts';
import { adminOf } from '../support/in-process.ts';

/** Where tables are divided, events go with all of their week: a row is there for up to a week longer. */
const LEAF_MS = inject('engine') === 'sqlite' ? 0 : 7 * DAY;

async function eventsOf(api: TestGateway, paymentId: string): Promise<readonly EventRecord[]> {
  const answer = await api.request('GET', `/merchant/events?payment_id=${paymentId}`, { bearer: testKey(api) });
  return dataOf<{ events: readonly EventRecord[] }>(answer, 200).events;
}

async function deliveriesOf(api: TestGateway, paymentId: string): Promise<readonly Delivery[]> {
  const answer = await api.request('GET', `/merchant/deliveries?payment_id=${paymentId}`, { bearer: testKey(api) });
  return dataOf<{ deliveries: readonly Delivery[] }>(answer, 200).deliveries;
}

async function timelineOf(api: TestGateway, paymentId: string): Promise<Timeline> {
  const answer = await api.request('GET', `/gateway/payments/${paymentId}/timeline`, { bearer: testKey(api) });
  return dataOf<{ timeline: Timeline }>(answer, 200).timeline;
}

/** A payment that was paid, and the webhooks of which were accepted. */
async function deliveredPayment(api: TestGateway): Promise<string> {
  const { payment } = await paidPayment(api);
  await api.advance(MINUTE);
  expect((await deliveriesOf(api, payment.id)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  return payment.id;
}

/** Each type of entry once. */
function kindsOf({ entries }: Timeline): ReadonlySet<string> {
  return new Set(entries.map(({ type }) => type));
}

test('events and their deliveries go after 30 days, and can be neither read nor replayed', async () => {
  const api = await openGateway();
  const endpoint = await createEndpoint(api);
  const old = await deliveredPayment(api);
  const [event] = await eventsOf(api, old);
  const [delivery] = await deliveriesOf(api, old);
  await api.advance(10 * DAY);
  const young = await deliveredPayment(api);
  await api.advance(20 * DAY - 5 * MINUTE);
  expect(await eventsOf(api, old)).toHaveLength(2);
  await api.advance(10 * MINUTE + LEAF_MS);
  expect(await eventsOf(api, old)).toEqual([]);
  expect(await deliveriesOf(api, old)).toEqual([]);
  const bearer = testKey(api);
  const at = (path: string, method = 'GET') =>
    api.request(method, `/merchant/${path}`, method === 'GET' ? { bearer } : { bearer, body: {} });
  detailsOf(await at(`events/${event?.id}`), 'EVENT_NOT_FOUND');
  detailsOf(await at(`events/${event?.id}/replay`, 'POST'), 'EVENT_NOT_FOUND');
  detailsOf(await at(`deliveries/${delivery?.id}`), 'DELIVERY_NOT_FOUND');
  detailsOf(await at(`deliveries/${delivery?.id}/replay`, 'POST'), 'DELIVERY_NOT_FOUND');
  expect(await eventsOf(api, young)).toHaveLength(2);
  expect(await deliveriesOf(api, young)).toHaveLength(2);
  expect(endpoint.enabled).toBe(true);
  await api.close();
});

test('the timeline of an old payment lacks what its events reported, and says that it is not complete', async () => {
  const api = await openGateway();
  await createEndpoint(api);
  const id = await deliveredPayment(api);
  const before = await timelineOf(api, id);
  expect(before.truncated).toBe(false);
  expect(kindsOf(before)).toEqual(
    new Set(['payment_created', 'attempt', 'transfer', 'status_change', 'event', 'delivery']),
  );
  await api.advance(31 * DAY + LEAF_MS);
  const after = await timelineOf(api, id);
  expect(after.truncated).toBe(true);
  const lost = new Set(['status_change', 'event', 'delivery']);
  // A released credit is a transfer that came later.
  expect(after.entries.filter(({ type }) => type !== 'transfer')).toEqual(
    before.entries.filter(({ type }) => type !== 'transfer' && !lost.has(type)),
  );
  expect(after.entries).toEqual(expect.arrayContaining(before.entries.filter(({ type }) => type === 'transfer')));
  expect(after.explain).toEqual(before.explain);
  expect(after.status).toBe('succeeded');
  await api.close();
});

test('payments, the ledger and the audit log are kept, and the ledger verifies', async () => {
  const api = await openGateway();
  await createEndpoint(api);
  const id = await deliveredPayment(api);
  // Its credit is released by then.
  await api.advance(10 * DAY);
  const payment = await readPayment(api, id);
  await api.advance(400 * DAY);
  expect(await eventsOf(api, id)).toEqual([]);
  expect(await readPayment(api, id)).toEqual(payment);
  const { ok, checked } = await api.gateway.ledger.verify();
  expect(ok).toBe(true);
  expect(checked.transfers).toBeGreaterThan(0);
  const log = await api.request('GET', '/admin/audit-log?action=webhook_endpoint.create', {
    bearer: api.seed.operatorKey,
  });
  expect(dataOf<{ audit_entries: readonly AuditEntry[] }>(log, 200).audit_entries).toHaveLength(1);
  await api.close();
});

test('a test payment that ended unpaid goes after 90 days with its attempts and customer, a live or paid one stays', async () => {
  const api = await openGateway();
  const bearer = testKey(api);
  const token = await api.login('success@sandbox.test');
  const declined = await createPayment(api, { description: 'Robe bleue', max_attempts: 1 });
  dataOf(await payByPhone(api, declined.slug, token, '+237653456039'), 202);
  await api.advance(MINUTE);
  const expired = await createPayment(api, { description: 'Robe rouge' });
  const paid = (await paidPayment(api, { description: 'Robe verte' })).payment;
  const live = await createPayment(api, {}, api.seed.merchant.liveKey);
  await api.advance(2 * DAY);
  expect([(await readPayment(api, declined.id)).status, (await readPayment(api, expired.id)).status]).toEqual([
    'failed',
    'expired',
  ]);
  await api.advance(87 * DAY);
  expect((await readPayment(api, declined.id)).id).toBe(declined.id);
  await api.advance(4 * DAY);
  for (const { id } of [declined, expired]) {
    detailsOf(await api.request('GET', `/gateway/payments/${id}`, { bearer }), 'PAYMENT_NOT_FOUND');
  }
  const found = await api.request('GET', '/gateway/payments?q=robe', { bearer });
  expect(dataOf<{ payments: readonly Payment[] }>(found, 200).payments.map(({ id }) => id)).toEqual([paid.id]);
  const customers = await api.request('GET', '/gateway/customers', { bearer });
  expect(dataOf<{ customers: readonly { type: string }[] }>(customers, 200).customers).toMatchObject([
    { type: 'account' },
  ]);
  expect((await readPayment(api, live.id, api.seed.merchant.liveKey)).status).toBe('expired');
  expect((await api.gateway.ledger.verify()).ok).toBe(true);
  await api.close();
});

test('payments of test mode are kept for ever where the operator says so', async () => {
  const api = await openGateway({ retention: { testDays: null } });
  const { id } = await createPayment(api);
  await api.advance(900 * DAY);
  expect((await readPayment(api, id)).status).toBe('expired');
  await api.close();
});

test('an event stays with all its deliveries while one of them waits for an attempt, which is made', async () => {
  const api = await openGateway();
  await createEndpoint(api, { url: 'https://hanging.example/', events: ['payment.created'] });
  const { id } = await createPayment(api);
  api.clock.advance(40 * DAY);
  await sweep(engineStore(api.gateway.store), api.clock.now());
  expect(await eventsOf(api, id)).not.toEqual([]);
  api.webhooks.clear();
  await api.gateway.runDue();
  expect(api.webhooks.requests.map(({ url }) => url)).toContain('https://hanging.example/');
  await api.advance(HOUR + LEAF_MS);
  // The one of today.
  expect((await eventsOf(api, id)).map(({ event }) => event)).toEqual(['payment.expired']);
  await api.close();
});

test('what is kept for ever is not deleted, and a shorter time is', async () => {
  const kept = await openGateway({ retention: { eventsDays: null } });
  await createEndpoint(kept);
  const id = await deliveredPayment(kept);
  await kept.advance(900 * DAY);
  expect(await eventsOf(kept, id)).toHaveLength(2);
  await kept.close();
  const short = await openGateway({ retention: { eventsDays: 1 } });
  await createEndpoint(short);
  const other = await deliveredPayment(short);
  await short.advance(DAY + MINUTE + LEAF_MS);
  expect(await eventsOf(short, other)).toEqual([]);
  await short.close();
});

test('less than a day is refused', async () => {
  const store = await openStore();
  for (const days of [0, 0.5, -1, Number.NaN]) {
    await expect(openGateway({ store, retention: { eventsDays: days } })).rejects.toThrow(RangeError);
    await expect(openGateway({ store, retention: { sessionsDays: days } })).rejects.toThrow(RangeError);
  }
});

// A leaf goes as a whole, or is not touched.
test.runIf(inject('engine') === 'sqlite')('an interrupted sweep continues with the next one', async () => {
  const store = await openStore();
  let stepsLeft = 1;
  const breaking: EngineStore = {
    ...store,
    claim: {
      ...store.claim,
      sweepEvents: async (request) => {
        if (stepsLeft === 0) throw new Error('The process ends here.');
        stepsLeft -= 1;
        return store.claim.sweepEvents?.({ ...request, limit: 3 }) ?? { count: 0, nextAfterId: null };
      },
    },
  };
  const api = await openGateway({ store: breaking });
  await createEndpoint(api);
  const ids = [await deliveredPayment(api), await deliveredPayment(api)];
  await api.advance(31 * DAY);
  const left = async (): Promise<number> => {
    const all = await Promise.all(ids.map((id) => eventsOf(api, id)));
    return all.flat().length;
  };
  const first = await left();
  expect(first).toBeGreaterThan(0);
  stepsLeft = Number.POSITIVE_INFINITY;
  await api.advance(HOUR);
  expect(await left()).toBe(0);
  await api.close();
});

test('sessions go 30 days after they ended, and their tokens stay refused', async () => {
  const api = await openGateway();
  const store = engineStore(api.gateway.store);
  const login = async () => {
    const body = { email: 'success@sandbox.test', password: 'sandbox-password' };
    return dataOf<{ access_token: string; refresh_token: string }>(
      await api.request('POST', '/auth/user/login', { body }),
      200,
    );
  };
  const { access_token: token, refresh_token: refreshToken } = await login();
  const sessionId = (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
  // It ends when it is not refreshed for 14 days.
  await api.advance(43 * DAY);
  expect(await store.read.sessionById(sessionId)).not.toBeNull();
  await api.advance(2 * DAY);
  expect(await store.read.sessionById(sessionId)).toBeNull();
  const refreshed = await api.request('POST', '/auth/user/refresh', { body: { refresh_token: refreshToken } });
  detailsOf(refreshed, 'REFRESH_TOKEN_INVALID');
  detailsOf(await api.request('GET', '/auth/user/me', { bearer: token }), 'TOKEN_EXPIRED');
  await login();
  await api.close();
});

test('a retired signing key is published until no token of it can be valid', async () => {
  const api = await openGateway();
  await api.login('success@sandbox.test');
  const keys = async () => {
    const { text } = await send(api, 'GET', '//.well-known/jwks.json');
    return (JSON.parse(text) as { readonly keys: readonly unknown[] }).keys.length;
  };
  await adminOf(api.gateway).rotateSigningKey();
  await api.advance(30 * DAY);
  expect(await keys()).toBe(2);
  await api.advance(DAY);
  expect(await keys()).toBe(1);
  await api.login('success@sandbox.test');
  await api.close();
});

/** What the background work does, without the deliveries that come before it. */
async function sweep({ claim, leaves }: EngineStore, nowMs: number): Promise<void> {
  const beforeMs = nowMs - 30 * DAY;
  await claim.sweepEvents?.({ afterId: null, limit: 500, beforeId: firstIdAt('event', beforeMs) });
  for (const table of DIVIDED_TABLES) await leaves?.drop({ table, beforeMs });
}

test('counts of a day go once no limit reads them, and devices that nobody has used for a year', async () => {
  const api = await openGateway();
  const { read } = engineStore(api.gateway.store);
  const agent = await createAgent(api, 'agent@shop.example');
  const user = await userWith(api, agent, 'user@shop.example', 5_000);
  const [day, floatId] = [doualaDay(api.clock.now()), accountId(agent.id, 'float', 'XAF', true)];
  await api.advance(DAY);
  expect(await read.dailyTotal(floatId, 'cash_in', day)).toBe(5_000);
  await api.advance(DAY);
  expect(await read.dailyTotal(floatId, 'cash_in', day)).toBe(0);

  await api.login(user.email, { password: 'a good password' });
  expect((await read.knownDevices(user.id)).length).toBeGreaterThan(0);
  await api.advance(364 * DAY);
  expect((await read.knownDevices(user.id)).length).toBeGreaterThan(0);
  await api.advance(2 * DAY);
  expect(await read.knownDevices(user.id)).toEqual([]);
});
