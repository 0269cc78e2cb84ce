import type { LoginResult, Payment } from '@mitako/contract/names';
import { type Clock, type Logger, type Random, silentLogger, systemClock, systemRandom } from '@mitako/core';
import { type EngineStore, engineStore, type Worker } from '@mitako/core/engine';
import { createTestClock, createTestGateway } from '@mitako/testing';
import { describe, expect, inject, test } from 'vitest';
import {
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  HOUR,
  MINUTE,
  readPayment,
  SECOND,
  testKey,
  type Reply,
  type TestGateway,
} from '../support.ts';
import { openStore } from '../support/stores.ts';
import { START_MS } from '../../support/start.ts';

/** A machine whose clock can be set, with the system clock of one process on it. */
function machine(time = createTestClock(START_MS)) {
  let aheadMs = 0;
  const { sleep, advance, now: monotonicMs } = time;
  const wallMs = (): number => monotonicMs() + aheadMs;
  const boot = (): Clock => ({ ...systemClock({ wallMs, monotonicMs }), sleep });
  return {
    boot,
    trueMs: monotonicMs,
    wallMs,
    pass: advance,
    setAhead(ms: number): void {
      aheadMs += ms;
    },
  };
}

interface Surroundings {
  /** The clock of a PostgreSQL database. */
  readonly databaseMs: () => number;
  /** Shared with other processes. Default: a new one. */
  readonly store?: EngineStore;
}

/** A process with its clock, and what it logged as a warning. */
async function openProcess(clock: Clock, { databaseMs, store }: Surroundings) {
  const logged: string[] = [];
  const logger: Logger = { ...silentLogger(), warn: (_fields, message) => logged.push(message) };
  const opened = store ?? (await openStore());
  const own: EngineStore = {
    ...opened,
    read: { ...opened.read, nowMs: () => Promise.resolve(databaseMs()) },
    // It is closed after the test, and others may use it.
    close: () => Promise.resolve(),
  };
  const api = await createTestGateway({ clock, logger, store: own });
  return { ...api, logged };
}

function me(api: TestGateway, bearer: string): Promise<Reply> {
  return api.request('GET', '/auth/user/me', { bearer });
}

function reasons(api: TestGateway): readonly string[] {
  return api.gateway.warnings().map(({ reason }) => reason);
}

const SET_BACK = /^The machine's clock is 86400 s behind the time of this process/;
const SET_AHEAD = /^The machine's clock jumped ahead by 86400 s to 2026-01-02T00:00:00.000Z/;
const AHEAD_OF_DATABASE = /^This process is 86400 s ahead of the database's clock and does no work/;
const BEHIND_DATABASE = /^This process is 86400 s behind the database's clock and does no work/;

test('a clock set back a day under a running process: what expired stays expired, and what is due is done', async () => {
  const { boot, trueMs, pass, setAhead } = machine();
  const api = await openProcess(boot(), { databaseMs: trueMs });
  const { access_token: token } = await login(api);
  pass(15 * MINUTE + SECOND);
  detailsOf(await me(api, token), 'TOKEN_EXPIRED');
  const { id } = await createPayment(api, { expires_in: 300 });

  setAhead(-DAY);
  detailsOf(await me(api, token), 'TOKEN_EXPIRED');
  expect((await me(api, (await login(api)).access_token)).status).toBe(200);
  pass(300 * SECOND);
  await api.gateway.runDue();
  expect(await readPayment(api, id)).toMatchObject({ status: 'expired', updated_at: '2026-01-01T00:20:01.000Z' });

  expect(reasons(api)).toEqual([expect.stringMatching(SET_BACK)]);
  pass(HOUR);
  expect(reasons(api)).toEqual([expect.stringMatching(SET_BACK)]);
  expect(api.logged).toEqual([expect.stringMatching(SET_BACK)]);
  setAhead(DAY);
  expect(reasons(api)).toEqual([]);
});

test('a clock set ahead a day, as on a machine that was suspended, is followed, and shown for an hour', async () => {
  const { boot, wallMs, pass, setAhead } = machine();
  const api = await openProcess(boot(), { databaseMs: wallMs });
  const { access_token: token } = await login(api);
  const { id } = await createPayment(api, { expires_in: 300 });

  setAhead(DAY);
  detailsOf(await me(api, token), 'TOKEN_EXPIRED');
  await api.gateway.runDue();
  expect((await readPayment(api, id)).status).toBe('expired');
  expect((await me(api, (await login(api)).access_token)).status).toBe(200);

  expect(reasons(api)).toEqual([expect.stringMatching(SET_AHEAD)]);
  pass(HOUR + 1);
  expect(reasons(api)).toEqual([]);
  expect(api.logged).toEqual([expect.stringMatching(SET_AHEAD)]);
});

test('a payment changed by a process whose clock is behind has not been changed before it was created', async () => {
  const { boot, trueMs, setAhead } = machine();
  const surroundings = { databaseMs: trueMs, store: await openStore() };
  const behind = await openProcess(boot(), surroundings);
  setAhead(10 * SECOND);
  const ahead = await openProcess(boot(), surroundings);
  setAhead(-10 * SECOND);
  const { id, created_at } = await createPayment(ahead);
  const answer = await behind.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(behind), body: {} });
  const { payment } = dataOf<{ payment: Payment }>(answer, 200);
  expect(payment).toMatchObject({ status: 'canceled', updated_at: created_at });
  expect(await readPayment(ahead, id)).toEqual(payment);
});

test.runIf(inject('engine') === 'sqlite')(
  'a process that starts with a clock set back a day continues from the last report in the database',
  async () => {
    const { boot, trueMs, pass, setAhead } = machine();
    const surroundings = { databaseMs: trueMs, store: await openStore() };
    const before = await openProcess(boot(), surroundings);
    const { access_token: token } = await login(before);
    const { id } = await createPayment(before, { expires_in: 3_600 });
    pass(15 * MINUTE + SECOND);
    await report(before, { lastSeenAtMs: before.gateway.clock.now() });

    setAhead(-DAY);
    const after = await openProcess(boot(), surroundings);
    await after.gateway.start();
    detailsOf(await me(after, token), 'TOKEN_EXPIRED');
    expect((await me(after, (await login(after)).access_token)).status).toBe(200);
    expect(reasons(after)).toEqual([expect.stringMatching(SET_BACK)]);
    expect(after.logged).toEqual([expect.stringMatching(SET_BACK)]);
    pass(HOUR);
    await after.gateway.runDue();
    expect((await readPayment(after, id)).status).toBe('expired');
    await after.gateway.close();
  },
);

describe.runIf(inject('engine') === 'postgres')('a process whose clock is a day off that of the database', () => {
  test('does no work from the moment its clock is set ahead, and reports it', async () => {
    const time = createTestClock(START_MS);
    const [right, wrong] = [machine(time), machine(time)];
    const surroundings = { databaseMs: time.now, store: await openStore() };
    const api = await openProcess(right.boot(), surroundings);
    const off = await openProcess(wrong.boot(), surroundings);
    const { access_token: token } = await login(api);
    const first = await create(api);
    expect(first.status).toBe(201);

    wrong.setAhead(DAY);
    detailsOf(await create(off), 'SERVICE_UNAVAILABLE');
    detailsOf(await me(off, token), 'SERVICE_UNAVAILABLE');
    await expect(off.gateway.authenticate({ kind: 'bearer', authorization: `Bearer ${token}` })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    const { claim, leaves, limits } = engineStore(off.gateway.store);
    for (const act of [...Object.values(claim), limits.sweep, leaves?.add, leaves?.drop]) {
      // Here are no sweeps of what leaves with its leaf.
      if (act === claim.sweepEvents) continue;
      await expect(Reflect.apply(act, null, [{}])).rejects.toThrow(AHEAD_OF_DATABASE);
    }
    expect(await off.gateway.readiness()).toEqual([
      { part: 'clock', reason: expect.stringMatching(AHEAD_OF_DATABASE) },
    ]);
    expect(reasons(off)).toEqual([expect.stringMatching(SET_AHEAD), expect.stringMatching(AHEAD_OF_DATABASE)]);
    wrong.setAhead(-DAY);
    detailsOf(await me(off, token), 'SERVICE_UNAVAILABLE');

    expect(await api.gateway.readiness()).toEqual([]);
    expect((await create(api)).text).toBe(first.text);
    expect((await listed(api)).map(({ status }) => status)).toEqual(['requested']);
    const restarted = await openProcess(wrong.boot(), surroundings);
    expect((await create(restarted)).text).toBe(first.text);
  });

  test('writes nothing that was decided while its clock was set', async () => {
    const time = createTestClock(START_MS);
    const [right, wrong] = [machine(time), machine(time)];
    const store = await openStore();
    const api = await openProcess(right.boot(), { databaseMs: time.now, store });
    let jumpMs = 0;
    const off = await openProcess(wrong.boot(), {
      databaseMs: time.now,
      store: {
        ...store,
        read: {
          ...store.read,
          apiKeyByHash(hash) {
            wrong.setAhead(jumpMs);
            return store.read.apiKeyByHash(hash);
          },
        },
      },
    });
    jumpMs = DAY;
    detailsOf(await create(off), 'SERVICE_UNAVAILABLE');
    expect(await listed(api)).toEqual([]);
  });

  test('sweeps and reports nothing when it starts', async () => {
    const time = createTestClock(START_MS);
    const [right, wrong] = [machine(time), machine(time)];
    const surroundings = { databaseMs: time.now, store: await openStore() };
    const api = await openProcess(right.boot(), surroundings);
    const first = await create(api);
    const off = await openProcess(wrong.boot(), surroundings);
    wrong.setAhead(DAY + SECOND);
    await off.gateway.start();
    await expect.poll(() => off.logged).toContainEqual(expect.stringMatching(/^store unavailable/));
    await off.gateway.close();
    expect((await create(api)).text).toBe(first.text);
    expect(await surroundings.store.read.workers(1)).toEqual([]);
  });

  test('notices within ten seconds that it is behind, and works again once it is not', async () => {
    const { boot, trueMs, pass } = machine();
    let databaseAheadMs = 0;
    const api = await openProcess(boot(), { databaseMs: () => trueMs() + databaseAheadMs });
    await api.gateway.start();
    expect(await api.gateway.readiness()).toEqual([]);
    databaseAheadMs = DAY;
    await expect.poll(() => tenSecondsLater()).toEqual([expect.stringMatching(BEHIND_DATABASE)]);
    detailsOf(await create(api), 'SERVICE_UNAVAILABLE');
    expect(await tenSecondsLater()).toEqual([expect.stringMatching(BEHIND_DATABASE)]);
    databaseAheadMs = MINUTE;
    await expect.poll(() => tenSecondsLater()).toEqual([]);
    expect((await create(api)).status).toBe(201);
    expect(api.logged.filter((message) => BEHIND_DATABASE.test(message))).toHaveLength(1);
    await api.gateway.close();

    async function tenSecondsLater(): Promise<readonly string[]> {
      pass(10 * SECOND);
      return (await api.gateway.readiness()).map(({ reason }) => reason);
    }
  });

  test('is compared with the real clock of the database', async () => {
    let aheadMs = 0;
    const clock = systemClock({ wallMs: () => Date.now() + aheadMs, monotonicMs: () => performance.now() });
    const api = await createTestGateway({ clock, store: await openStore() });
    expect((await create(api)).status).toBe(201);
    aheadMs = DAY;
    detailsOf(await create(api), 'SERVICE_UNAVAILABLE');
  });
});

test('what a process decided before it hung for minutes is not written: it would change a day that is signed', async () => {
  const clock = createTestClock(START_MS);
  let hangsMs = 0;
  const random: Random = {
    ...systemRandom(),
    // Asked for with the first id of a decision, after its time is read.
    bytes(length) {
      clock.advance(hangsMs);
      hangsMs = 0;
      return systemRandom().bytes(length);
    },
  };
  const api = await createTestGateway({ clock, random, store: await openStore() });
  clock.advance(SECOND);
  hangsMs = 5 * MINUTE + 1;
  detailsOf(await create(api), 'SERVICE_UNAVAILABLE');
  expect(await listed(api)).toEqual([]);

  hangsMs = 5 * MINUTE;
  expect((await create(api)).status).toBe(201);
  expect(await listed(api)).toMatchObject([{ created_at: '2026-01-01T00:05:01.001Z' }]);
});

/** One payment, from every process. */
function create(api: TestGateway): Promise<Reply> {
  const body = { amount: 5_000, currency: 'XAF', expires_in: 3_600 };
  return api.request('POST', '/gateway/payments', { bearer: testKey(api), body, idempotencyKey: 'one-order' });
}

async function listed(api: TestGateway): Promise<readonly Payment[]> {
  const answer = await api.request('GET', '/gateway/payments', { bearer: testKey(api) });
  return dataOf<{ payments: readonly Payment[] }>(answer, 200).payments;
}

async function login(api: TestGateway): Promise<LoginResult> {
  const body = { email: 'success@sandbox.test', password: 'sandbox-password' };
  return dataOf<LoginResult>(await api.request('POST', '/auth/user/login', { body }), 200);
}

/** What another process reported. */
async function report(api: TestGateway, over: Pick<Worker, 'lastSeenAtMs'> & Partial<Worker>): Promise<void> {
  const worker: Worker = {
    id: 'wrk_00000000000000000000000000',
    name: 'other',
    pid: 7,
    version: null,
    rootFingerprint: 'root',
    keyVersion: 1,
    startedAtMs: over.lastSeenAtMs,
    stoppedAtMs: null,
    ...over,
  };
  await engineStore(api.gateway.store).commit([{ type: 'worker.put', worker }]);
}
