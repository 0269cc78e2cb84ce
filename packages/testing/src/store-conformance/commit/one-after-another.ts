import { ok } from 'node:assert';
import type { Change, CommitOutcome, EngineStore } from '@mitako/core/engine';
import { aDeliveryIdBase, anAccount, anEvent, anId, anIdempotencyRecord, aPayment, NOW_MS } from '../fixtures.ts';
import { applied, type Suite, times } from '../suite.ts';
import { afterList, type World } from './world.ts';

const SEEDS = times(60, (seed) => seed + 1);

/**
 * Groups of random lists on few rows: whatever a store commits together, there is an order in which these lists one
 * after another have the same outcomes and leave the same rows.
 */
export function oneAfterAnotherTests({ describe, it }: Suite): void {
  describe('a group of random lists', () => {
    it('ends like its lists one after another', async ({ store, rival }) => {
      for (const seed of SEEDS) {
        const random = randomOf(seed);
        const world = await aWorld(store, random);
        const lists = times(2 + Math.floor(random() * 12), () => aList(world, random));
        const outcomes = await Promise.all(lists.map((list) => store.commit(list)));
        const found = await read(rival, world);
        ok(
          isExplained(world, lists, outcomes, found),
          `seed ${seed}: ${JSON.stringify({ world, lists, outcomes, found }, null, 1)}`,
        );
      }
    });
  });
}

/** Whether some order of the lists leads to these outcomes and rows. */
function isExplained(
  start: World,
  lists: readonly (readonly Change[])[],
  outcomes: readonly CommitOutcome[],
  found: World,
): boolean {
  const seen = new Set<string>();
  return goOn(
    start,
    times(lists.length, (place) => place),
  );

  function goOn(world: World, left: readonly number[]): boolean {
    const state = JSON.stringify([world, left]);
    if (seen.has(state)) return false;
    seen.add(state);
    if (left.length === 0) return JSON.stringify(world) === JSON.stringify(found);
    const here = left.flatMap((place) => {
      const next = afterList(world, lists[place] ?? []);
      return JSON.stringify(next.outcome) === JSON.stringify(outcomes[place]) ? [{ place, ...next }] : [];
    });
    // A refused change changes nothing, so nothing need wait for it.
    const refused = here.filter(({ outcome }) => outcome.kind === 'refused').map(({ place }) => place);
    if (refused.length > 0) {
      return goOn(
        world,
        left.filter((place) => !refused.includes(place)),
      );
    }
    return here.some((next) =>
      goOn(
        next.world,
        left.filter((place) => place !== next.place),
      ),
    );
  }
}

async function aWorld(store: EngineStore, random: () => number): Promise<World> {
  const accounts = times(3, () => anAccount({ available: Math.floor(random() * 60) }));
  const payments = times(3, () => aPayment());
  await applied(
    store,
    ...accounts.map((account) => ({ type: 'account.open', account }) as const),
    ...payments.map((payment) => ({ type: 'payment.insert', payment }) as const),
  );
  return {
    balances: Object.fromEntries(accounts.map(({ id, available }) => [id, available])),
    versions: Object.fromEntries(payments.map(({ id }) => [id, 1])),
    keys: Object.fromEntries(times(4, () => [anId('idem'), ''])),
    payments: Object.fromEntries(times(3, () => [anId('pay'), ''])),
    events: Object.fromEntries(payments.map(({ id }) => [id, 0])),
  };
}

async function read(store: EngineStore, world: World): Promise<World> {
  const all = async <Value>(names: object, value: (name: string) => Promise<Value>): Promise<Record<string, Value>> =>
    Object.fromEntries(await Promise.all(Object.keys(names).map(async (name) => [name, await value(name)] as const)));
  return {
    balances: await all(world.balances, async (id) => (await store.read.accountById(id))?.available ?? -1),
    versions: await all(world.versions, async (id) => (await store.read.paymentById(id))?.version ?? -1),
    keys: await all(world.keys, async (key) => (await store.read.idempotency(key))?.sealedBody ?? ''),
    payments: await all(world.payments, async (id) => (await store.read.paymentById(id))?.description ?? ''),
    events: await all(
      world.events,
      async (id) =>
        (await store.read.events({ merchantId: merchantOf(id), livemode: false }, { limit: 100, afterId: null }))
          .length,
    ),
  };
}

/** Whose events are those of one payment. */
function merchantOf(paymentId: string): string {
  return paymentId.replace('pay_', 'mer_');
}

/** One of a few shapes, so that most groups have several of each. */
function aList(world: World, random: () => number): readonly Change[] {
  const one = (names: object): string => {
    const all = Object.keys(names);
    return all[Math.floor(random() * all.length)] ?? '';
  };
  const mark = anId('mark');
  const amount = 1 + Math.floor(random() * 30);
  const keyed: Change = {
    type: 'idempotency.insert',
    record: anIdempotencyRecord({ key: random() < 0.3 ? one(world.keys) : anId('idem'), sealedBody: mark }),
  };
  const moved = (): readonly Change[] => {
    const id = one(world.versions);
    const fromVersion = 1 + Math.floor(random() * 2);
    return [
      {
        type: 'payment.update',
        payment: aPayment({ id, version: fromVersion + 1 }),
        from: aPayment({ id, version: fromVersion }),
      },
      {
        type: 'event.append',
        event: anEvent({ merchantId: merchantOf(id), subjectId: id, sequence: fromVersion, createdAtMs: NOW_MS }),
        deliveryIdBase: aDeliveryIdBase(),
      },
    ];
  };
  const created = (): Change => {
    const id = random() < 0.5 ? one(world.payments) : anId('pay');
    return { type: 'payment.insert', payment: aPayment({ id, description: mark }) };
  };
  const debit = (): Change => ({ type: 'account.debit', accountId: one(world.balances), amount });
  const credit = (): Change => ({ type: 'account.credit', accountId: one(world.balances), amount });
  switch (Math.floor(random() * 6)) {
    case 0:
      return [keyed, created()];
    case 1:
      return [created(), keyed];
    case 2:
      return [...moved(), debit(), keyed];
    case 3:
      return [debit(), credit()];
    case 4:
      return [credit(), debit(), debit()];
    default:
      return [keyed, debit()];
  }
}

/** Mulberry32: the same numbers for a seed on every machine. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
