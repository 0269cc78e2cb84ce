import type { Settlement } from '@mitako/contract/names';
import { sandboxRail, type GatewayOptions } from '@mitako/core';
import type { Change, EngineStore } from '@mitako/core/engine';
import { afterEach, expect, test } from 'vitest';
import { close, closed, expectConsistentLedger, livePayment, setTerms, settlements } from './support/settlement.ts';
import { DAY, detailsOf, HOUR, MINUTE, openGateway, paidPayment, SECOND, type TestGateway } from './support.ts';

let api: TestGateway;

afterEach(async () => {
  await expectConsistentLedger(api);
  await api.close();
});

/** A gateway whose seeded merchant is credited at once and settled every morning. */
async function openDaily(
  wrap: (store: EngineStore) => EngineStore,
  options: Partial<GatewayOptions> = {},
): Promise<void> {
  api = await openGateway(options, wrap);
  await setTerms(api, { delay_seconds: 0, schedule: 'daily' });
}

const isClosing = (changes: readonly Change[]): boolean => changes.some(({ type }) => type === 'settlement.insert');
const isDate = (changes: readonly Change[]): boolean =>
  changes.some((change) => change.type === 'task.insert' && change.task.kind === 'settlement_close');

async function amounts(bearer?: string): Promise<readonly number[]> {
  return (await settlements(api, '', bearer)).map(({ amount }) => amount);
}

test.each([
  ['before', 'the date is moved', isDate],
  ['after', 'the date is moved', isDate],
  ['before', 'a balance is closed', isClosing],
  ['after', 'a balance is closed', isClosing],
])('a worker that dies just %s %s settles nothing twice and loses nothing', async (moment, _, isFatal) => {
  let isToDie = false;
  await openDaily((store) => ({
    ...store,
    async commit(changes) {
      if (!isToDie || !isFatal(changes)) return store.commit(changes);
      isToDie = false;
      if (moment === 'after') await store.commit(changes);
      throw new Error('killed');
    },
  }));
  await paidPayment(api);
  isToDie = true;
  await api.advance(DAY);
  expect(isToDie).toBe(false);
  // The lost worker's work is claimed again when its lease ends.
  await api.advance(MINUTE);
  expect(await amounts()).toEqual([5000]);
  await paidPayment(api, { amount: 60 });
  await api.advance(HOUR);
  expect(await amounts()).toEqual([5000]);
  await api.advance(DAY);
  expect(await amounts()).toEqual([60, 5000]);
});

test('a settlement whose COMMIT response was lost returns its actual outcome', async () => {
  await openDaily((store) => ({
    ...store,
    async commit(changes) {
      const outcome = await store.commit(changes);
      return isClosing(changes) && outcome.kind === 'applied' ? { kind: 'unknown' } : outcome;
    },
  }));
  await paidPayment(api);
  const { merchant_id: _, destination: __, payout_export_id: ___, ...settlement } = await closed(api);
  expect(await settlements(api)).toEqual([settlement] satisfies readonly Settlement[]);
  // On schedule too.
  await paidPayment(api, { amount: 60 });
  await api.advance(DAY);
  await api.advance(HOUR);
  expect(await amounts()).toEqual([60, 5000]);
});

test('a balance that cannot be settled is retried with growing delays and delays no other', async () => {
  let stuck = '';
  const looks = new Set<number>();
  await openDaily(
    (store) => ({
      ...store,
      read: {
        ...store.read,
        lastSettlement(owner, currency) {
          if (!owner.livemode) looks.add(api.clock.now());
          return store.read.lastSettlement(owner, currency);
        },
      },
      async commit(changes) {
        const index = changes.findIndex(
          (change) => change.type === 'account.post' && change.posting.accountId === stuck,
        );
        return index < 0 ? store.commit(changes) : { kind: 'refused', guard: 'account.post', index };
      },
    }),
    { rails: [sandboxRail(), { ...sandboxRail(), id: 'operator', modes: ['live'] }] },
  );
  stuck = `${api.seed.merchant.id}:merchant_available:XAF:test`;
  const { liveKey } = api.seed.merchant;
  await paidPayment(api);
  await livePayment(api, 601);
  await api.advance(DAY);
  expect(await amounts(liveKey)).toEqual([601]);

  // The other balance is not settled before its next date, although the stuck one is retried.
  await livePayment(api, 602);
  for (let steps = 0; steps < 30; steps += 1) await api.advance(5 * SECOND);
  const times = [...looks];
  const pauses = times.slice(1).map((atMs, place) => atMs - (times[place] ?? 0));
  expect(pauses.length).toBeGreaterThan(4);
  expect(pauses.length).toBeLessThan(12);
  // The first is the minute in which the live payment was made.
  expect(pauses.slice(1)).toEqual(pauses.slice(1).toSorted((left, right) => left - right));
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(30 * SECOND);
  expect(await amounts(liveKey)).toEqual([601]);

  await api.advance(DAY);
  await livePayment(api, 603);
  await api.advance(DAY);
  expect(await amounts(liveKey)).toEqual([603, 602, 601]);
  expect(await amounts()).toEqual([]);

  stuck = '';
  await api.advance(HOUR);
  expect(await amounts()).toEqual([5000]);
  await paidPayment(api, { amount: 70 });
  await api.advance(HOUR);
  expect(await amounts()).toEqual([5000]);
  await api.advance(DAY);
  expect(await amounts()).toEqual([70, 5000]);
  expect(await amounts(liveKey)).toEqual([603, 602, 601]);
}, 60_000);

test('a settlement never exceeds the balance, whatever its lines sum to; a mismatch is logged', async () => {
  const errors: unknown[] = [];
  let excess = 1;
  const logger = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: (details: unknown) => void errors.push(details),
  };
  await openDaily(
    (store) => ({
      ...store,
      read: {
        ...store.read,
        async linesTotal(range) {
          const { count, sum } = await store.read.linesTotal(range);
          return { count, sum: sum + excess };
        },
      },
    }),
    { logger },
  );
  await setTerms(api, { minimum: 100 });
  await paidPayment(api);
  detailsOf(await close(api), 'SERVICE_UNAVAILABLE');
  const error = { livemode: false, currency: 'XAF', available: 5000, linesSum: 5001 };
  expect(errors).toEqual([expect.objectContaining(error)]);
  await api.advance(DAY);
  expect(await settlements(api)).toEqual([]);
  expect(errors).toEqual([expect.objectContaining(error), expect.objectContaining(error)]);
  excess = 0;
  await api.advance(MINUTE);
  expect(await amounts()).toEqual([5000]);
});
