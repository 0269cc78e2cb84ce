import type { Payment, SettlementRecord } from '@mitako/contract/names';
import type { Change, EngineStore } from '@mitako/core/engine';
import { createTestGateway } from '@mitako/testing';
import { afterEach, describe, expect, test } from 'vitest';
import {
  balanceOf,
  close,
  closed,
  expectConsistentLedger,
  expectNetIsSum,
  linesOf,
  setTerms,
  settlements,
  sumOf,
} from '../support/settlement.ts';
import { openStores } from '../support/stores.ts';
import {
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  openGateway,
  paidPayment,
  testKey,
  type Reply,
  type TestGateway,
} from '../support.ts';
import { START_MS } from '../../support/start.ts';

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of open.splice(0).toReversed()) await end();
});

/** A gateway whose seeded merchant is credited at once and settled manually. */
async function openSettled(wrap?: (store: EngineStore) => EngineStore): Promise<TestGateway> {
  const api = await openGateway({}, wrap);
  open.push(() => api.close());
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
  return api;
}

/** Two gateways on one database. The clock of the first is the clock of both, unless each is to have its own. */
async function openTwo(clocks: 'shared' | 'apart' = 'shared'): Promise<readonly [TestGateway, TestGateway]> {
  const [first, second] = await openStores();
  const one = await createTestGateway({ startMs: START_MS, store: first });
  const two = await createTestGateway({
    startMs: START_MS,
    store: second,
    ...(clocks === 'shared' ? { clock: one.clock } : {}),
  });
  open.push(
    () => one.close(),
    () => two.close(),
  );
  await setTerms(one, { delay_seconds: 0 });
  return [one, two];
}

/** Runs once, just before a settlement is committed, after all of its reads. */
function beforeClosing(act: () => Promise<unknown>): (store: EngineStore) => EngineStore {
  let isDone = false;
  return (store) => ({
    ...store,
    async commit(changes) {
      if (!isDone && isClosing(changes)) {
        isDone = true;
        await act();
      }
      return store.commit(changes);
    },
  });
}

function isClosing(changes: readonly Change[]): boolean {
  return changes.some(({ type }) => type === 'settlement.insert');
}

function refund(api: TestGateway, paymentId: string, amount: number): Promise<Reply> {
  return api.request('POST', `/gateway/payments/${paymentId}/refunds`, { bearer: testKey(api), body: { amount } });
}

function dispute(api: TestGateway, paymentId: string): Promise<Reply> {
  const path = `/gateway/sandbox/payments/${paymentId}/simulate`;
  return api.request('POST', path, { bearer: testKey(api), body: { outcome: 'dispute' } });
}

const signed = (line: { readonly type: string; readonly net_amount: number }): readonly [string, number] => [
  line.type,
  line.net_amount,
];

describe('concurrent changes', () => {
  test('of twelve concurrent requests one creates a settlement, and the others find nothing to settle', async () => {
    const api = await openSettled();
    await paidPayment(api);
    const answers = await Promise.all(Array.from({ length: 12 }, () => close(api)));
    const [made, ...others] = answers.toSorted((left, right) => left.status - right.status);
    expect(made?.status).toBe(201);
    for (const other of others) detailsOf(other, 'NOTHING_TO_SETTLE');
    expect((await settlements(api)).map(({ amount }) => amount)).toEqual([5000]);
    expect(await balanceOf(api)).toMatchObject({ available: 0, settling: 5000 });
    await expectConsistentLedger(api);
  });

  test('each line of a refund, dispute or payment is in exactly one settlement', async () => {
    const api = await openSettled();
    const paid: Payment[] = [];
    for (const amount of [1000, 2000, 3000, 4000]) paid.push((await paidPayment(api, { amount })).payment);
    await closed(api);
    for (const amount of [10_000, 20_000, 30_000]) paid.push((await paidPayment(api, { amount })).payment);
    const id = (index: number): string => paid[index]?.id ?? '';
    const [refunds, disputes] = await Promise.all([
      Promise.all([0, 1, 4].map((index) => refund(api, id(index), 100))),
      Promise.all([2, 5].map((index) => dispute(api, id(index)))),
      Promise.all(Array.from({ length: 4 }, () => close(api))),
      // One after the other: both enter the PIN of one person.
      paidPayment(api, { amount: 50 }).then(() => paidPayment(api, { amount: 60 })),
    ]);
    // A refund that came after the closing finds nothing to be paid from.
    const refunded = refunds.filter(({ status }) => status === 201).length * 100;
    for (const answer of refunds) expect([201, 402]).toContain(answer.status);
    for (const answer of disputes) dataOf(answer, 200);
    await paidPayment(api, { amount: 90_000 });
    await closed(api);

    const all = await settlements(api);
    for (const settlement of all) await expectNetIsSum(api, settlement.id);
    const lines = (await Promise.all(all.map((settlement) => linesOf(api, settlement.id)))).flat();
    expect(new Set(lines.map((line) => line.transaction_id)).size).toBe(lines.length);
    expect(sumOf(lines)).toBe(70_000 + 50 + 60 + 90_000 - refunded - 3000 - 20_000);
    expect(await balanceOf(api)).toMatchObject({ available: 0 });
    await expectConsistentLedger(api);
  });

  test('a refund just before the commit is a line of that settlement', async () => {
    let paymentId = '';
    const api: TestGateway = await openSettled(
      beforeClosing(async () => dataOf(await refund(api, paymentId, 1200), 201)),
    );
    paymentId = (await paidPayment(api)).payment.id;
    const settlement = await closed(api);
    expect((await linesOf(api, settlement.id)).map(signed)).toEqual([
      ['payment', 5000],
      ['refund', -1200],
    ]);
    expect(settlement.amount).toBe(3800);
    await expectConsistentLedger(api);
  });

  test('a payment just before the commit is a line of the next settlement', async () => {
    const api: TestGateway = await openSettled(beforeClosing(() => paidPayment(api, { amount: 700 })));
    await paidPayment(api);
    const first = await closed(api);
    const second = await closed(api);
    expect([first.amount, second.amount]).toEqual([5000, 700]);
    expect((await linesOf(api, second.id)).map(signed)).toEqual([['payment', 700]]);
    await expectConsistentLedger(api);
  });

  test('a merchant with continuous payments and refunds is settled', async () => {
    const busy = { isOn: false, acts: 0 };
    const act = async (): Promise<void> => {
      if (!busy.isOn) return;
      busy.isOn = false;
      busy.acts += 1;
      const { payment } = await paidPayment(api, { amount: 1000 });
      dataOf(await refund(api, payment.id, 300), 201);
      // Chains all of it.
      await api.gateway.runDue();
      busy.isOn = true;
    };
    const api: TestGateway = await openSettled((store) => ({
      ...store,
      read: {
        ...store.read,
        lastSettlement: (owner, currency) => act().then(() => store.read.lastSettlement(owner, currency)),
        accountById: (id) => act().then(() => store.read.accountById(id)),
        unchainedEntries: (id, limit) => act().then(() => store.read.unchainedEntries(id, limit)),
        linesTotal: (range) => act().then(() => store.read.linesTotal(range)),
      },
      commit: (changes) => (isClosing(changes) ? act() : Promise.resolve()).then(() => store.commit(changes)),
    }));
    await paidPayment(api);
    const made: SettlementRecord[] = [];
    for (let closing = 0; closing < 3; closing += 1) {
      busy.isOn = true;
      made.push(await closed(api));
      busy.isOn = false;
    }
    expect(busy.acts).toBeGreaterThanOrEqual(3 * 4);
    made.push(await closed(api));
    for (const { id } of made) await expectNetIsSum(api, id);
    const lines = (await Promise.all(made.map(({ id }) => linesOf(api, id)))).flat();
    expect(lines).toHaveLength(1 + 2 * busy.acts);
    expect(new Set(lines.map((line) => line.transaction_id)).size).toBe(lines.length);
    expect(sumOf(lines)).toBe(5000 + 700 * busy.acts);
    expect(await balanceOf(api)).toMatchObject({ available: 0 });
    await expectConsistentLedger(api);
  });

  test('a dispute over the whole balance just before the commit leaves nothing to settle', async () => {
    let paymentId = '';
    const api: TestGateway = await openSettled(beforeClosing(async () => dataOf(await dispute(api, paymentId), 200)));
    paymentId = (await paidPayment(api)).payment.id;
    detailsOf(await close(api), 'NOTHING_TO_SETTLE');
    expect(await settlements(api)).toEqual([]);
    await expectConsistentLedger(api);
  });

  test('a merchant suspended just before the commit is not settled on schedule', async () => {
    const api: TestGateway = await openSettled(
      beforeClosing(async () => {
        const path = `/admin/merchants/${api.seed.merchant.id}/suspend`;
        dataOf(await api.request('POST', path, { bearer: api.seed.operatorKey }), 200);
      }),
    );
    await setTerms(api, { schedule: 'daily' });
    await paidPayment(api);
    await api.advance(2 * DAY);
    expect(await settlements(api)).toEqual([]);
    expect(await balanceOf(api)).toMatchObject({ available: 5000 });
  });
});

describe('two gateways on one database', () => {
  test('settle once on each date', async () => {
    const [one, two] = await openTwo();
    for (let day = 1; day <= 5; day += 1) {
      await paidPayment(day % 2 === 0 ? one : two, { amount: day });
      one.clock.advance(DAY);
      await Promise.all([one.gateway.runDue(), two.gateway.runDue()]);
    }
    const all = await settlements(one);
    expect(all.map(({ amount }) => amount)).toEqual([5, 4, 3, 2, 1]);
    expect(all.map(({ lines_count: count }) => count)).toEqual([1, 1, 1, 1, 1]);
    for (const { id } of all) await expectNetIsSum(two, id);
    await expectConsistentLedger(two);
  });

  test('create one settlement from concurrent requests at both', async () => {
    const [one, two] = await openTwo();
    for (let round = 0; round < 3; round += 1) {
      await paidPayment(one);
      const answers = await Promise.all([one, two, one, two, one, two].map((api) => close(api)));
      expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
        201, 409, 409, 409, 409, 409,
      ]);
    }
    expect((await settlements(two)).map(({ amount }) => amount)).toEqual([5000, 5000, 5000]);
    await expectConsistentLedger(one);
  });

  test('continue where the other one ended, with a clock that is an hour slow', async () => {
    const [fast, slow] = await openTwo('apart');
    fast.clock.advance(HOUR);
    const made: SettlementRecord[] = [];
    for (const api of [fast, slow, slow, fast, slow]) {
      await paidPayment(api, { amount: 100 + made.length });
      made.push(await closed(api));
    }
    expect(made.map(({ amount }) => amount)).toEqual([100, 101, 102, 103, 104]);
    await expectConsistentLedger(fast);
  });

  test('recover from a clock that was ahead, however many settlements it created', async () => {
    const [ahead, right] = await openTwo('apart');
    ahead.clock.advance(HOUR);
    for (let made = 0; made < 101; made += 1) {
      await paidPayment(ahead, { amount: 10 });
      await closed(ahead);
    }
    const later: SettlementRecord[] = [];
    for (const amount of [20, 30, 40]) {
      await paidPayment(right, { amount });
      later.push(await closed(right));
    }
    expect(later.map(({ amount }) => amount)).toEqual([20, 30, 40]);
    await expectConsistentLedger(ahead);
  }, 60_000);
});
