import type { Health } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
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
  SECOND,
  send,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;

beforeEach(async () => {
  api = await openGateway({ process: { name: 'node-1', version: '1.2.3' } });
});
afterEach(() => api.close());

async function health(): Promise<Health> {
  return dataOf<{ health: Health }>(await asOperator(api, 'GET', '/admin/health'), 200).health;
}

/** Waits for background work in progress. */
async function workers(count: number): Promise<Health['workers']> {
  await expect.poll(async () => (await health()).workers.length).toBe(count);
  return (await health()).workers;
}

test('at first nothing waits, and no worker exists before a gateway is started', async () => {
  await api.advance(0);
  const { workers: none, queues, test_queues: apart, store } = await health();
  expect(none).toEqual([]);
  for (const queue of [...Object.values(queues), ...Object.values(apart)]) {
    for (const state of Object.values(queue)) expect(state).toMatchObject({ count: 0, more: false });
  }
  expect(store).toMatchObject({
    name: expect.stringMatching(/^(sqlite|postgres)$/),
    schema_version: expect.stringMatching(/^\d{4}-/),
    engine_version: expect.stringMatching(/^\d+\.\d+/),
    clock_difference_ms: expect.any(Number),
  });
});

test('a table that is divided has partitions for the time to come', async () => {
  await api.gateway.runDue();
  const { store } = await health();
  const tables = store.partitions.map(({ table, ahead, count }) => [table, ahead >= 3 && count > ahead]);
  const all = ['delivery_attempts', 'deliveries', 'events'].map((table) => [`mitako_${table}`, true]);
  expect(tables).toEqual(store.name === 'sqlite' ? [] : all);
});

test('a started gateway reports, is silent when it stops reporting, and is removed after a day', async () => {
  await api.gateway.start();
  const [worker] = await workers(1);
  expect(worker).toEqual({
    id: expect.stringMatching(/^wrk_/),
    name: 'node-1',
    pid: process.pid,
    version: '1.2.3',

    status: 'running',
    started_at: new Date(api.clock.now()).toISOString(),
    last_seen_at: new Date(api.clock.now()).toISOString(),
    age_seconds: 0,
    stopped_at: null,
  });
  api.clock.advance(10 * SECOND);
  await expect
    .poll(async () => (await health()).workers[0]?.last_seen_at)
    .toBe(new Date(api.clock.now()).toISOString());
});

test('a process that died is silent after 30 s', async () => {
  const worker = {
    id: 'wrk_00000000000000000000000000',
    name: 'gone',
    pid: 7,
    version: null,
    rootFingerprint: 'root',
    keyVersion: 1,
    startedAtMs: api.clock.now(),
    lastSeenAtMs: api.clock.now(),
    stoppedAtMs: null,
  };
  await engineStore(api.gateway.store).commit([{ type: 'worker.put', worker }]);
  api.clock.advance(30 * SECOND);
  expect((await health()).workers).toMatchObject([{ status: 'running', age_seconds: 30 }]);
  api.clock.advance(SECOND);
  expect((await health()).workers).toMatchObject([{ status: 'silent', age_seconds: 31 }]);
  api.clock.advance(DAY);
  await api.gateway.start();
  await expect.poll(async () => (await health()).workers.map(({ name }) => name)).toEqual(['node-1']);
});

test('a process that stops in order is stopped', async () => {
  const store = engineStore(api.gateway.store);
  const seen: unknown[] = [];
  const other = await openGateway({ process: { name: 'ends' } }, (own) => ({
    ...own,
    commit: (changes) => {
      seen.push(...changes.flatMap((change) => (change.type === 'worker.put' ? [change.worker.stoppedAtMs] : [])));
      return own.commit(changes);
    },
  }));
  await other.gateway.start();
  await expect.poll(() => seen.length).toBe(1);
  await other.close();
  expect(seen).toEqual([null, other.clock.now()]);
  expect(await store.read.workers(10)).toEqual([]);
});

test('no work depends on reports: one that cannot be written is skipped', async () => {
  const other = await openGateway({}, (own) => ({
    ...own,
    commit: (changes) =>
      changes.some(({ type }) => type === 'worker.put') ? Promise.reject(new Error('no')) : own.commit(changes),
  }));
  await other.gateway.start();
  const endpoint = await createEndpoint(other);
  await createPayment(other);
  await expect.poll(() => other.webhooks.requests.length).toBe(1);
  expect(other.webhooks.requests[0]?.url).toBe(endpoint.url);
  await other.close();
});

test('waiting work is counted, with the age of the oldest', async () => {
  const { liveKey } = api.seed.merchant;
  await createEndpoint(api, { events: ['payment.created'] }, liveKey);
  api.webhooks.answer(500);
  await createPayment(api, {}, liveKey);
  expect((await health()).queues.deliveries).toMatchObject({
    waiting: { count: 1 },
    due: { count: 1, oldest_age_seconds: 0 },
  });
  api.clock.advance(5 * SECOND);
  expect((await health()).queues.deliveries.due).toEqual({ count: 1, more: false, oldest_age_seconds: 5 });
  await api.advance(0);
  expect((await health()).queues.deliveries).toMatchObject({
    waiting: { count: 0 },
    failing: { count: 1, more: false },
    due: { count: 0 },
  });
  for (let hour = 0; hour <= 25; hour += 1) await api.advance(HOUR);
  expect((await health()).queues.deliveries).toMatchObject({
    waiting: { count: 0 },
    failing: { count: 0 },
    failed_last_24_hours: { count: 1, more: false },
  });
  await api.advance(DAY);
  expect((await health()).queues.deliveries.failed_last_24_hours.count).toBe(0);
});

test('work of test mode is counted apart, so that no test merchant makes live work look late or failing', async () => {
  await createEndpoint(api, { events: ['payment.created'] });
  api.webhooks.answer(500);
  await createPayment(api);
  await api.advance(0);
  await createPayment(api);
  const advance = { bearer: testKey(api), body: { seconds: 31_536_000 } };
  dataOf(await api.request('POST', '/gateway/sandbox/clock/advance', advance), 200);
  const { queues, test_queues: apart } = await health();
  const nothing = { count: 0, more: false, oldest_age_seconds: null };
  expect(queues.deliveries).toMatchObject({ waiting: { count: 0 }, failing: { count: 0 }, due: nothing });
  expect(queues.expiries.due).toEqual(nothing);
  expect(apart.deliveries).toMatchObject({ waiting: { count: 1 }, failing: { count: 1 }, due: { count: 2 } });
  expect(apart.deliveries.due.oldest_age_seconds).toBeGreaterThan(31_000_000);
});

test('overdue payments, attempts to poll and to review, and unposted entries are counted', async () => {
  const { slug } = await createPayment(api);
  const user = await api.login('success@sandbox.test');
  // Never responds.
  dataOf(await payByPhone(api, slug, user, '+237653456129'), 202);
  await createPayment(api, { expires_in: 300 });
  await paidPayment(api);
  const { queues, test_queues: apart } = await health();
  expect(apart.attempts).toMatchObject({ polled: { count: 1 }, needs_review: { count: 0 } });
  expect(queues.attempts).toMatchObject({ polled: { count: 0 }, needs_review: { count: 0 } });
  expect(queues.entries.unchained.oldest_age_seconds).toBe(0);
  expect(queues.entries.unchained.count).toBeGreaterThan(0);
  api.clock.advance(6 * MINUTE);
  expect((await health()).test_queues).toMatchObject({
    expiries: { due: { count: 1, oldest_age_seconds: 60 } },
    attempts: { due: { count: 1 } },
  });
  await api.advance(0);
  expect(await health()).toMatchObject({
    queues: { entries: { unchained: { count: 0, oldest_age_seconds: null } } },
    test_queues: { expiries: { due: { count: 0, oldest_age_seconds: null } } },
  });
  for (let hour = 0; hour < 36; hour += 1) await api.advance(HOUR);
  expect((await health()).test_queues.attempts).toMatchObject({ polled: { count: 1 }, needs_review: { count: 1 } });
  // After the last follow-up.
  for (let days = 0; days < 4; days += 1) for (let hour = 0; hour < 24; hour += 4) await api.advance(4 * HOUR);
  expect((await health()).test_queues.attempts).toMatchObject({ polled: { count: 0 }, needs_review: { count: 1 } });
});

test('it is readable by the operator only', async () => {
  detailsOf(await send(api, 'GET', '/admin/health', { bearer: testKey(api) }), 'INVALID_API_KEY');
  detailsOf(await send(api, 'GET', '/admin/health'), 'AUTHENTICATION_REQUIRED');
});
