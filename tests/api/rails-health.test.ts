import type { CheckoutMethod, RailAccountBalance, RailMethodRecord, RailRecord } from '@mitako/contract/names';
import type { Rail, RailAvailability } from '@mitako/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import { attempts, callBack, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  readCheckout,
  SECOND,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

const MTN = '+237653456789';
const ORANGE = '+237693456789';

let api: TestGateway;
let script: Script;

beforeEach(async () => {
  const live = scriptedRail('live');
  ({ script } = live);
  api = await openGateway({ rails: [scriptedRail().rail, live.rail] });
});
afterEach(() => closeWithConsistentLedger(api));

async function charge(gateway: TestGateway = api, phone = MTN): Promise<Reply> {
  const { liveKey } = gateway.seed.merchant;
  const { id } = await createPayment(gateway, {}, liveKey);
  return gateway.request('POST', `/gateway/payments/${id}/charge`, {
    bearer: liveKey,
    body: { method: 'mobile_money', phone },
  });
}

/** As a new visitor sees it, after what was read before has become too old. */
async function shown(gateway: TestGateway = api, provider = 'mtn_momo'): Promise<CheckoutMethod> {
  gateway.clock.advance(5 * SECOND);
  const { slug } = await createPayment(gateway, {}, gateway.seed.merchant.liveKey);
  const method = (await readCheckout(gateway, slug)).methods.find((each) => each.provider === provider);
  if (method === undefined) throw new Error(`${provider} is not shown`);
  return method;
}

async function rails(gateway: TestGateway = api): Promise<readonly RailRecord[]> {
  gateway.clock.advance(5 * SECOND);
  return dataOf<{ rails: readonly RailRecord[] }>(await asOperator(gateway, 'GET', '/admin/rails'), 200).rails;
}

const PAYERS = [1, 2, 3].map((payer) => `+23765345678${payer}`);

function refusing(): void {
  script.charge = () => ({ kind: 'refused', failureCode: 'provider_unavailable' });
}

describe('a provider that refuses everything', () => {
  test('is shown as down before the payer types a number; another one works', async () => {
    expect(await shown()).toMatchObject({ health: 'unknown', available: true });
    refusing();
    for (const phone of PAYERS) detailsOf(await charge(api, phone), 'RAIL_ERROR');
    expect(await shown()).toMatchObject({ health: 'down', available: false });
    expect(await shown(api, 'orange_money')).toMatchObject({ health: 'unknown', available: true });
  });

  test('does not block a charge over the API, whose success brings it back', async () => {
    const { charge: usual } = script;
    refusing();
    for (const phone of PAYERS) await charge(api, phone);
    script.charge = usual;
    script.lookup = () => PAID;
    dataOf(await charge(), 202);
    await api.advance(10 * SECOND);
    expect(await shown()).toMatchObject({ health: 'slow', available: true });
    for (const _ of [1, 2, 3]) dataOf(await charge(), 202);
    await api.advance(10 * SECOND);
    expect((await shown()).health).toBe('up');
  });

  test('is offered again after two minutes without a payment', async () => {
    refusing();
    for (const phone of PAYERS) await charge(api, phone);
    expect((await shown()).available).toBe(false);
    api.clock.advance(2 * MINUTE);
    expect(await shown()).toMatchObject({ health: 'unknown', available: true });
  });

  test('is not down for one payer who tries again', async () => {
    refusing();
    for (const _ of [1, 2, 3]) detailsOf(await charge(), 'RAIL_ERROR');
    expect((await shown()).available).toBe(true);
  });

  test('is so for every process on the database', async () => {
    refusing();
    for (const phone of PAYERS) await charge(api, phone);
    const other = await openGateway({
      store: api.gateway.store,
      clock: api.clock,
      rails: [scriptedRail().rail, scriptedRail('live').rail],
    });
    const { slug } = await createPayment(api, {}, api.seed.merchant.liveKey);
    expect((await readCheckout(other, slug)).methods.find(({ provider }) => provider === 'mtn_momo')?.health).toBe(
      'down',
    );
  });

  test('is of live mode: simulated failures turn nothing off', async () => {
    const simulated = scriptedRail();
    simulated.script.charge = () => ({ kind: 'refused', failureCode: 'provider_unavailable' });
    const gateway = await openGateway({ rails: [simulated.rail] });
    for (const _ of [1, 2, 3]) {
      const { id } = await createPayment(gateway);
      const body = { method: 'mobile_money', phone: MTN };
      const answer = await gateway.request('POST', `/gateway/payments/${id}/charge`, {
        bearer: testKey(gateway),
        body,
      });
      detailsOf(answer, 'RAIL_ERROR');
    }
    gateway.clock.advance(5 * SECOND);
    const { slug } = await createPayment(gateway);
    expect((await readCheckout(gateway, slug)).methods[1]).toMatchObject({ health: 'unknown', available: true });
    await gateway.close();
  });
});

test('health is read at most every five seconds, however many look at checkouts', async () => {
  const reads: string[] = [];
  const gateway = await openGateway({ rails: [scriptedRail().rail, scriptedRail('live').rail] }, (store) => ({
    ...store,
    read: {
      ...store.read,
      railOutcomes: (filter, limit) => {
        reads.push(filter.rail);
        return store.read.railOutcomes(filter, limit);
      },
    },
  }));
  const { slug } = await createPayment(gateway, {}, gateway.seed.merchant.liveKey);
  await Promise.all(Array.from({ length: 10 }, () => readCheckout(gateway, slug)));
  gateway.clock.advance(4_999);
  await readCheckout(gateway, slug);
  expect(reads).toEqual(['momo_live']);
  gateway.clock.advance(1);
  await readCheckout(gateway, slug);
  expect(reads).toEqual(['momo_live', 'momo_live']);
  await gateway.close();
});

test('a store that cannot report the health of rails blocks no payment', async () => {
  const gateway = await openGateway({ rails: [scriptedRail('live').rail] }, (store) => ({
    ...store,
    read: { ...store.read, railOutcomes: () => Promise.reject(new Error('too busy')) },
  }));
  expect(await shown(gateway)).toMatchObject({ health: 'unknown', available: true });
  dataOf(await charge(gateway), 202);
  await gateway.close();
});

describe('what a provider says about itself', () => {
  let availability: () => Promise<readonly RailAvailability[]>;
  let asked: number;
  let gateway: TestGateway;

  const of = (state: RailAvailability['state'], provider = 'mtn_momo'): RailAvailability => ({
    provider,
    country: 'CM',
    state,
  });

  beforeEach(async () => {
    asked = 0;
    availability = () => Promise.resolve([of('down')]);
    const rail: Rail = {
      ...scriptedRail('live').rail,
      availability: () => {
        asked += 1;
        return availability();
      },
    };
    gateway = await openGateway({ rails: [scriptedRail().rail, rail] });
  });
  afterEach(() => gateway.close());

  test('counts, and no call waits for it', async () => {
    expect((await shown(gateway)).health).toBe('unknown');
    expect(await shown(gateway)).toMatchObject({ health: 'down', available: false });
    expect((await shown(gateway, 'orange_money')).health).toBe('unknown');
  });

  test('is requested every half minute, and forgotten after two without an answer', async () => {
    await shown(gateway);
    await shown(gateway);
    expect(asked).toBe(1);
    availability = () => Promise.reject(new Error('unreachable'));
    gateway.clock.advance(30 * SECOND);
    expect((await shown(gateway)).health).toBe('down');
    expect(asked).toBe(2);
    gateway.clock.advance(90 * SECOND);
    expect((await shown(gateway)).health).toBe('unknown');
  });

  test.each([
    ['never', () => new Promise<never>(() => undefined)],
    ['with what it is not', () => Promise.resolve([null, { provider: 'mtn_momo' }, of('away' as 'down')])],
    ['with no list', () => Promise.resolve('down' as never)],
    ['by throwing', () => Promise.reject(new Error('away'))],
  ])('is nothing when it answers %s', async (_, answer) => {
    availability = answer as typeof availability;
    await shown(gateway);
    expect(await shown(gateway)).toMatchObject({ health: 'unknown', available: true });
    dataOf(await charge(gateway), 202);
  });

  test('does not hide what its payments say', async () => {
    availability = () => Promise.resolve([of('up')]);
    await shown(gateway);
    expect((await shown(gateway)).health).toBe('up');
    availability = () => Promise.resolve([of('slow')]);
    gateway.clock.advance(30 * SECOND);
    await shown(gateway);
    expect(await shown(gateway)).toMatchObject({ health: 'slow', available: true });
  });
});

describe('the operator reads', () => {
  test('figures of each rail, method and mode', async () => {
    script.lookup = () => PAID;
    for (const _ of [1, 2]) dataOf(await charge(), 202);
    await api.advance(10 * SECOND);
    script.lookup = () => ({ kind: 'pending' });
    dataOf(await charge(), 202);
    const { charge: usual } = script;
    refusing();
    await charge();
    script.charge = () => ({ kind: 'refused', failureCode: 'payer_account_blocked' });
    await charge();
    script.charge = usual;
    await api.advance(30 * SECOND);
    const [pending] = await attempts(api, '?status=pending');
    dataOf(await callBack(api, pending?.id ?? '', 'momo_live'), 200);
    const [simulated, live] = await rails();
    expect([simulated?.id, live?.id]).toEqual(['sandbox', 'momo_live']);
    expect(live?.balances).toBeNull();
    const mtn = live?.methods.find(({ provider }) => provider === 'mtn_momo');
    expect(mtn).toEqual<RailMethodRecord>({
      provider: 'mtn_momo',
      label: 'MTN MoMo',
      country: 'CM',
      livemode: true,
      health: 'up',
      place: 1,
      reported: null,
      succeeded: 2,
      failed: 1,
      refused: 1,
      pending: 1,
      success_rate: 0.5,
      latency_ms: { median: 10 * SECOND, p95: 10 * SECOND },
      oldest_pending_ms: 35 * SECOND,
      last_callbacks: [{ attempt_id: pending?.id ?? '', at: '2026-01-01T00:00:40.000Z' }],
    });
    expect(live?.methods.find(({ provider }) => provider === 'orange_money')).toMatchObject({
      succeeded: 0,
      success_rate: null,
      latency_ms: null,
      oldest_pending_ms: null,
      last_callbacks: [],
    });
  });

  test('the last ten callbacks of a method, however long ago they came', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      dataOf(await charge(), 202);
      await api.advance(30 * SECOND);
      const [pending] = await attempts(api, '?status=pending');
      dataOf(await callBack(api, pending?.id ?? '', 'momo_live'), 200);
      ids.unshift(pending?.id ?? '');
    }
    api.clock.advance(3 * HOUR);
    const mtn = (await rails())[1]?.methods.find(({ provider }) => provider === 'mtn_momo');
    expect(mtn?.last_callbacks.map(({ attempt_id: id }) => id)).toEqual(ids.slice(0, 10));
    expect(mtn?.last_callbacks[0]?.at).toBe('2026-01-01T00:05:30.000Z');
    expect(mtn).toMatchObject({ pending: 0, succeeded: 0 });
  });

  test('balances, once the rail has reported them', async () => {
    const balance = { account: 'Collections', amount: 125_000, currency: 'XAF' };
    const rail = (id: string, answer: Rail['balance']): Rail => ({
      ...scriptedRail('live').rail,
      id,
      ...(answer === undefined ? {} : { balance: answer }),
    });
    const gateway = await openGateway({
      rails: [
        rail('one', () => Promise.resolve([balance, { account: 'Broken' } as never])),
        rail('two', () => Promise.reject(new Error('away'))),
        rail('three', undefined),
      ],
    });
    await rails(gateway);
    const read = await rails(gateway);
    expect(read.map(({ balances }) => balances)).toEqual([[balance], null, null]);
    expect(read.map(({ balances_at: at }) => at)).toEqual(['2026-01-01T00:00:05.000Z', null, null]);
    await gateway.close();
  });

  test('no balance that a provider has not reported yet: no call waits for it, and the last one is kept', async () => {
    let answer: Promise<readonly RailAccountBalance[]> = new Promise(() => {});
    const gateway = await openGateway({ rails: [{ ...scriptedRail('live').rail, balance: () => answer }] });
    expect((await rails(gateway))[0]).toMatchObject({ balances: null, balances_at: null });
    const balance = { account: 'Collections', amount: 1, currency: 'XAF' };
    answer = Promise.resolve([balance]);
    gateway.clock.advance(30 * SECOND);
    await rails(gateway);
    const reported = (await rails(gateway))[0];
    expect(reported).toMatchObject({ balances: [balance] });
    answer = new Promise(() => {});
    gateway.clock.advance(30 * SECOND);
    expect((await rails(gateway))[0]).toMatchObject({ balances: [balance], balances_at: reported?.balances_at });
    await gateway.close();
  });

  test('balances are requested once in 30 seconds, by all who read them', async () => {
    let asked = 0;
    const balance = (): Promise<readonly RailAccountBalance[]> => {
      asked += 1;
      return Promise.resolve([{ account: 'Collections', amount: asked, currency: 'XAF' }]);
    };
    const gateway = await openGateway({ rails: [{ ...scriptedRail('live').rail, balance }] });
    const amount = async (): Promise<number | undefined> => (await rails(gateway))[0]?.balances?.[0]?.amount;
    await Promise.all([amount(), amount()]);
    expect(await amount()).toBe(1);
    gateway.clock.advance(14 * SECOND);
    expect(await amount()).toBe(1);
    gateway.clock.advance(30 * SECOND);
    // The last one, while another is asked for.
    expect(await amount()).toBe(1);
    expect(await amount()).toBe(2);
    expect(asked).toBe(2);
    await gateway.close();
  });

  test('with an operator’s credential alone', async () => {
    detailsOf(await api.request('GET', '/admin/rails', { bearer: testKey(api) }), 'INVALID_API_KEY');
    detailsOf(await api.request('GET', '/admin/rails'), 'AUTHENTICATION_REQUIRED');
  });
});

test('a provider that gives no clear answer to three payers is down, and is shown so to the next', async () => {
  script.charge = () => ({ kind: 'unknown' });
  script.lookup = () => ({ kind: 'unknown' });
  for (const phone of PAYERS) dataOf(await charge(api, phone), 202);
  expect((await shown()).available).toBe(true);
  api.clock.advance(5 * SECOND);
  expect(await shown()).toMatchObject({ health: 'down', available: false });
});

test('two providers are judged apart', async () => {
  refusing();
  for (const phone of PAYERS) await charge(api, phone);
  for (const _ of [1, 2]) await charge(api, ORANGE);
  expect((await shown()).health).toBe('down');
  expect((await shown(api, 'orange_money')).health).toBe('unknown');
});
