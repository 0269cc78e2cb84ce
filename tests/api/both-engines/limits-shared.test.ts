import { type GatewayOptions, RATE_LIMITS, type RateLimitPolicy } from '@mitako/core';
import { createTestGateway } from '@mitako/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { aName, anAddress, login, post } from '../support/limited.ts';
import { openProcesses, type Process, type Processes } from '../support/processes.ts';
import { MINUTE, SECOND } from '../support.ts';

const PROCESSES = 3;

let all: Processes;

beforeAll(async () => {
  all = await openProcesses(PROCESSES);
});
afterAll(() => all.close());

// All counts are reported, all windows are over, and no debt is left.
beforeEach(async () => {
  await all.exchange(10 * MINUTE);
  for (let step = 0; step < 3; step += 1) await all.exchange();
  for (const { taken, warnings } of all.processes) {
    taken.length = 0;
    warnings.length = 0;
  }
});

/** A process, in turn. */
function inTurn(place: number): Process {
  const process = all.processes[place % PROCESSES];
  if (process === undefined) throw new Error('There is no process.');
  return process;
}

/** Sends that many concurrent requests over the processes, and returns how many are allowed. */
async function granted(processes: readonly Process[], policy: RateLimitPolicy, key: string, each: number) {
  const answers = await Promise.all(
    processes.flatMap(({ limiter }) => Array.from({ length: each }, () => limiter.consume(policy, key))),
  );
  return answers.filter((answer) => answer === null).length;
}

describe('attempts at a secret', () => {
  test('five logins in turn are attempted, and the sixth is rejected by any process', async () => {
    const [email, from] = [`${aName()}@b.cm`, anAddress()];
    for (let index = 0; index < 5; index += 1) expect((await login(inTurn(index), email, from)).status).toBe(401);
    for (const process of all.processes) {
      const refused = await login(process, email, from);
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    }
    all.clock.advance(MINUTE);
    expect((await login(inTurn(1), email, from)).status).toBe(401);
  });

  test('of 30 concurrent logins, five are attempted', async () => {
    const [email, from] = [`${aName()}@b.cm`, anAddress()];
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => login(inTurn(index), email, from)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test('an address has 30 attempts, whatever its X-Forwarded-For', async () => {
    const from = anAddress();
    const answers: number[] = [];
    for (let index = 0; index < 36; index += 1) {
      const spoofed = { 'X-Forwarded-For': `203.0.113.${index}` };
      answers.push((await login(inTurn(index), `${aName()}@b.cm`, from, spoofed)).status);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(30);
    expect(answers.slice(30)).toEqual(Array(6).fill(429));
  });

  test('registering and paying are counted over all processes too', async () => {
    const from = anAddress();
    const slug = aName();
    for (const ask of [
      (index: number) => post(inTurn(index), '/auth/user/register', {}, { from }),
      (index: number) => post(inTurn(index), `/gateway/checkout/${slug}/pay`, { pin: '1379' }, { from: anAddress() }),
    ]) {
      const statuses: number[] = [];
      for (let index = 0; index < 7; index += 1) statuses.push((await ask(index)).status);
      expect(statuses.slice(0, 5)).not.toContain(429);
      expect(statuses.slice(5)).toEqual([429, 429]);
    }
  });

  test('a login costs five statements, of its address first, a rejected one none', async () => {
    const [email, from] = [`${aName()}@b.cm`, anAddress()];
    await login(inTurn(0), email, from);
    expect(inTurn(0).taken).toEqual([
      ['login_address'],
      ['login'],
      ['login_account'],
      ['login_account_hour'],
      ['login_account_day'],
    ]);

    for (let index = 0; index < 5; index += 1) await login(inTurn(0), email, from);
    const counted = () =>
      inTurn(0)
        .taken.flat()
        .filter((policy) => policy === 'login').length;
    const before = counted();
    await login(inTurn(0), email, from);
    expect(counted()).toBe(before);
  });

  test('waiting requests share a statement', async () => {
    const [process, other] = [inTurn(0), aName()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => process.limiter.consume(RATE_LIMITS.pay, index < 10 ? other : aName())),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(15);
    expect(process.taken).toHaveLength(1);
  });

  test('requests that arrive during a statement share the next one', async () => {
    const process = inTurn(0);
    const answers: Promise<unknown>[] = [];
    for (let index = 0; index < 20; index += 1) {
      answers.push(process.limiter.consume(RATE_LIMITS.pay, aName()));
      // Time to send a statement, and none for a database to answer.
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
    expect(process.taken.map(({ length }) => length)).toEqual([1]);
    expect(await Promise.all(answers)).toEqual(answers.map(() => null));
    expect(process.taken.map(({ length }) => length)).toEqual([1, 19]);
  });
});

describe('requests that do not wait for the store', () => {
  test('one process alone grants the quota', async () => {
    const [one, key] = [[inTurn(0)], aName()];
    expect(await granted(one, RATE_LIMITS.testKey, key, 100)).toBe(50);
    await all.exchange(900);
    expect(await granted(one, RATE_LIMITS.testKey, key, 100)).toBe(0);
    await all.exchange(100);
    expect(await granted(one, RATE_LIMITS.testKey, key, 100)).toBe(25);
    expect(await one[0]?.limiter.consume(RATE_LIMITS.testKey, key)).toEqual({ retryAfterMs: 1000 });
    await all.exchange(10 * SECOND);
    expect(await granted(one, RATE_LIMITS.testKey, key, 100)).toBe(50);
  });

  test('the answer precedes the statement, and all requests of a moment are one statement', async () => {
    const [process, key] = [inTurn(0), aName()];
    process.setFault(() => new Promise(() => undefined));
    for (let index = 0; index < 100; index += 1) {
      expect(await process.limiter.consume(RATE_LIMITS.liveKey, key)).toBeNull();
      expect(await process.limiter.consume(RATE_LIMITS.railCallback, key)).toBeNull();
    }
    expect(process.taken).toHaveLength(1);
    process.setFault(null);
    await all.exchange(SECOND);
  });

  test('a rarely used key stays in its process', async () => {
    for (let index = 0; index < 500; index += 1) await inTurn(0).limiter.consume(RATE_LIMITS.liveKey, aName());
    expect(inTurn(0).taken).toEqual([]);
  });

  test('a steady stream is granted the quota, and a little more for counts not known yet', async () => {
    const [key, policy] = [aName(), RATE_LIMITS.checkout];
    let count = 0;
    for (let step = 0; step < 200; step += 1) {
      count += await granted(all.processes, policy, key, 1);
      await all.exchange(20);
    }
    // For each process but one: a tenth of the quota, and the ten requests of 200 ms.
    const more = (PROCESSES - 1) * (policy.quota / 10 + 10);
    expect(count).toBeGreaterThanOrEqual(policy.quota);
    expect(count).toBeLessThanOrEqual(policy.quota + more);
  });

  test('a later process soon learns what the others used', async () => {
    const [key, policy] = [aName(), RATE_LIMITS.checkout];
    expect(await granted([inTurn(0)], policy, key, 60)).toBe(60);
    await all.exchange();
    let late = 0;
    for (let step = 0; step < 50; step += 1) {
      late += await granted([inTurn(1)], policy, key, 1);
      await all.exchange(20);
    }
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThanOrEqual(policy.quota / 10 + 10);
    const answer = await inTurn(1).limiter.consume(policy, key);
    expect(answer?.retryAfterMs).toBeLessThanOrEqual(MINUTE);
  });

  test('grants of the same moment, at most a quota each, are deducted from the following windows', async () => {
    const [key, policy] = [aName(), RATE_LIMITS.checkout];
    const windows: number[] = [];
    for (let window = 0; window < 9; window += 1) {
      windows.push(await granted(all.processes, policy, key, policy.quota));
      for (let step = 0; step < 5; step += 1) await all.exchange();
      // No process may ask before the next window, so none is granted anything.
      windows.push(await granted(all.processes, policy, key, policy.quota));
      for (let step = 0; step < 5; step += 1) await all.exchange();
      await all.exchange(MINUTE - SECOND);
    }
    const three = [180, 0, 0, 0, 0, 0];
    expect(windows).toEqual([...three, ...three, ...three]);
  });

  test('a rejected caller learns when a window has room', async () => {
    const [key, policy] = [aName(), RATE_LIMITS.checkout];
    await granted(all.processes, policy, key, policy.quota);
    for (let step = 0; step < 5; step += 1) await all.exchange();
    const askAll = () => Promise.all(all.processes.map(({ limiter }) => limiter.consume(policy, key)));
    const inMs = (retryAfterMs: number) => all.processes.map(() => ({ retryAfterMs }));
    // Three windows were used up, half a second of the first is over.
    expect(await askAll()).toEqual(inMs(3 * MINUTE - 500));
    await all.exchange(MINUTE);
    expect(await askAll()).toEqual(inMs(2 * MINUTE - 500));
    await all.exchange(MINUTE);
    await all.exchange(MINUTE - 501);
    expect(await askAll()).toEqual(inMs(1));
    await all.exchange(1);
    expect(await askAll()).toEqual([null, null, null]);
  });
});

describe('an unavailable store', () => {
  const broken = () => Promise.reject(new Error('the database is gone'));

  test('lets no login through uncounted, causes no error, and is logged once a minute', async () => {
    const [process, email, from] = [inTurn(0), `${aName()}@b.cm`, anAddress()];
    process.setFault(broken);
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) statuses.push((await login(process, email, from)).status);
    expect(statuses).toEqual([...Array(5).fill(401), 429, 429, 429]);
    expect(process.warnings).toHaveLength(1);
    all.clock.advance(MINUTE);
    await login(process, email, from);
    expect(process.warnings).toHaveLength(2);

    process.setFault(null);
    expect((await login(process, `${aName()}@b.cm`, anAddress())).status).toBe(401);
    expect(process.warnings).toHaveLength(2);
  });

  test('that never answers is awaited for one second', async () => {
    const process = inTurn(0);
    process.setFault(() => new Promise(() => undefined));
    const answer = process.limiter.consume(RATE_LIMITS.register, aName());
    await new Promise((resolve) => setImmediate(resolve));
    all.clock.advance(SECOND);
    expect(await answer).toBeNull();
    expect(process.warnings).toHaveLength(1);
    process.setFault(null);
  });

  test('receives later what was granted meanwhile', async () => {
    const [key, policy] = [aName(), RATE_LIMITS.checkout];
    inTurn(0).setFault(broken);
    expect(await granted([inTurn(0)], policy, key, 100)).toBe(60);
    await all.exchange();
    await all.exchange(SECOND);
    expect(await granted([inTurn(0)], policy, key, 1)).toBe(0);
    inTurn(0).setFault(null);
    await all.exchange(SECOND);
    expect(await granted([inTurn(0)], policy, key, 1)).toBe(0);
    await all.exchange();
    expect(await granted([inTurn(1)], policy, key, 7)).toBe(7);
    await all.exchange();
    expect(await granted([inTurn(1)], policy, key, 1)).toBe(0);
  });
});

test('a clock set back by an hour does not lock callers out for an hour', async () => {
  const [email, from, key] = [`${aName()}@b.cm`, anAddress(), aName()];
  const { checkout } = RATE_LIMITS;
  for (let index = 0; index < 5; index += 1) await login(inTurn(0), email, from);
  expect((await login(inTurn(0), email, from)).status).toBe(429);
  expect(await granted([inTurn(0)], checkout, key, checkout.quota)).toBe(checkout.quota);
  await all.exchange();
  all.clock.advance(-60 * MINUTE);
  expect((await login(inTurn(0), email, from)).status).toBe(401);
  expect((await login(inTurn(1), email, from)).status).toBe(401);
  // The process that granted them owes them for one window; others do not know of them.
  expect(await granted([inTurn(1)], checkout, key, 1)).toBe(1);
  all.clock.advance(MINUTE);
  expect(await granted([inTurn(0)], checkout, key, 1)).toBe(1);
});

test.each<[NonNullable<GatewayOptions['limits']>, boolean]>([
  ['store', true],
  ['memory', false],
  ['standard', inject('engine') === 'postgres'],
])('limits of kind `%s` are shared by all processes: %s', async (limits, isShared) => {
  const [email, from, { clock }] = [`${aName()}@b.cm`, anAddress(), all];
  const gateways = [];
  for (let place = 0; place < 2; place += 1) {
    gateways.push((await createTestGateway({ store: all.openStore(), clock, limits })).gateway);
  }
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const result = await gateways[index % 2]?.call('login', {
      way: 'api',
      parameters: { role: 'user' },
      body: { email, password: 'wrong' },
      origin: { clientAddress: from },
    });
    statuses.push(result?.status ?? 0);
  }
  for (const gateway of gateways) await gateway.close();
  expect(statuses.filter((status) => status === 401)).toHaveLength(isShared ? 5 : 10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(isShared ? 7 : 2);
});
