import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { exactlyOnce, memoryStore, sqliteStore } from '../src/exactly-once.ts';
import { createList } from '../src/list.ts';
import type { EventRecord } from '../src/index.ts';
import type { Events } from '../src/resources/events.ts';
import type { WebhookEvent } from '../src/webhooks.ts';
import { closeShops, shops, type Shop, type Written } from './support/event-stores.ts';
import Database from 'better-sqlite3';

afterAll(closeShops);

const FAMILIES = ['payment.succeeded', 'refund.created', 'dispute.opened'] as const;

/** The `sequence`-th event of a payment: some are about its refunds and disputes. */
function eventOf(payment: string, sequence: number): WebhookEvent {
  const event = FAMILIES[sequence % FAMILIES.length] ?? 'payment.created';
  const data = event === 'payment.succeeded' ? { id: payment } : { id: `other_${sequence}`, payment_id: payment };
  const more = { created_at: '2026-01-31T12:00:00.000Z', livemode: false, sequence };
  return { id: `evt_${payment}_${sequence}`, event, data, ...more } as unknown as WebhookEvent;
}

/** The API's list of a gateway where each payment has so many events, in pages of two. */
function listed(counts: Readonly<Record<string, number>>, isKept: (sequence: number) => boolean = () => true) {
  const events: Pick<Events, 'list'> = {
    list: ({ payment_id: payment = '' } = {}) => {
      const sequences = Array.from({ length: counts[payment] ?? 0 }, (_, index) => index + 1).filter(isKept);
      const records = sequences.toReversed().map((each) => eventOf(payment, each) as unknown as EventRecord);
      return createList<EventRecord>({}, async ({ cursor = '0' }) => {
        const next = Number(cursor) + 2;
        const has_more = next < records.length;
        return { items: records.slice(Number(cursor), next), has_more, next_cursor: has_more ? String(next) : null };
      });
    },
  };
  return events;
}

function rowOf(event: WebhookEvent): Written {
  const data = event.data as { readonly id: string; readonly payment_id?: string };
  return { subject: data.payment_id ?? data.id, sequence: event.sequence };
}

/** Deliveries in groups that arrive at the same time, and whether each handling of them dies. */
const schedules = fc.record({
  counts: fc.dictionary(fc.constantFrom('pay_1', 'pay_2'), fc.integer({ min: 1, max: 6 }), { minKeys: 1 }),
  groups: fc.array(
    fc.array(fc.tuple(fc.constantFrom('pay_1', 'pay_2'), fc.integer({ min: 1, max: 6 })), {
      minLength: 1,
      maxLength: 5,
    }),
    { minLength: 1, maxLength: 5 },
  ),
  deaths: fc.array(fc.boolean(), { maxLength: 12 }),
});

describe.each(Object.entries(shops))('%s', (name, open) => {
  const numRuns = name === 'memory' || name === 'better-sqlite3' ? 200 : 25;

  it('applies each event of a payment once and in order, whatever arrives and dies', async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async ({ counts, groups, deaths }) => {
        const { store, write, written } = (await open()) as Shop<unknown>;
        const dying = [...deaths];
        const handle = exactlyOnce(
          store,
          (event, transaction) => write(transaction, rowOf(event), dying.shift() ?? false),
          { events: listed(counts) },
        );
        const furthest = new Map<string, number>();
        for (const group of groups) {
          const deliveries = group.filter(([payment, sequence]) => sequence <= (counts[payment] ?? 0));
          for (const [payment, sequence] of deliveries) {
            furthest.set(payment, Math.max(sequence, furthest.get(payment) ?? 0));
          }
          let waiting = deliveries;
          // As the gateway does: what was not answered with 200 is sent again, and everything else once more.
          while (waiting.length > 0) {
            const outcomes = await Promise.allSettled(waiting.map((each) => handle(eventOf(...each))));
            waiting = waiting.filter((_, index) => outcomes[index]?.status === 'rejected');
          }
          await Promise.allSettled(deliveries.map((each) => handle(eventOf(...each))));
        }
        const rows = await written();
        for (const [payment, last] of furthest) {
          const applied = rows.filter(({ subject }) => subject === payment).map(({ sequence }) => sequence);
          expect(applied).toEqual(Array.from({ length: last }, (_, index) => index + 1));
        }
      }),
      { numRuns },
    );
  });

  it('undoes what a failed handler wrote, and lets the event through again', async () => {
    const { store, write, written } = (await open()) as Shop<unknown>;
    let fails = true;
    const handle = exactlyOnce(store, (event, transaction) => write(transaction, rowOf(event), fails));
    await expect(handle(eventOf('pay_1', 1))).rejects.toThrow('The process died.');
    expect(await written()).toEqual([]);
    fails = false;
    await handle(eventOf('pay_1', 1));
    await handle(eventOf('pay_1', 1));
    expect(await written()).toEqual([{ subject: 'pay_1', sequence: 1 }]);
  });

  it('handles once, but as they come, without the API', async () => {
    const { store, write, written } = (await open()) as Shop<unknown>;
    const handle = exactlyOnce(store, (event, transaction) => write(transaction, rowOf(event), false));
    for (const sequence of [3, 1, 3, 2, 1]) await handle(eventOf('pay_1', sequence));
    expect((await written()).map(({ sequence }) => sequence)).toEqual([3, 1, 2]);
  });

  it('names two events in one place, as test data may have them', async () => {
    const { store } = (await open()) as Shop<unknown>;
    const handle = exactlyOnce(store, () => undefined);
    await handle(eventOf('pay_1', 1));
    const other = { ...eventOf('pay_1', 1), id: 'evt_other' } as WebhookEvent;
    await expect(handle(other)).rejects.toThrow('evt_pay_1_1 and evt_other both have the sequence 1 of pay_1');
  });
});

describe('events that are missing', () => {
  it('are handled first, also those that the endpoint is not subscribed to', async () => {
    const handled: string[] = [];
    const handle = exactlyOnce(memoryStore(), ({ id }) => handled.push(id), { events: listed({ pay_1: 4 }) });
    await handle(eventOf('pay_1', 3));
    expect(handled).toEqual(['evt_pay_1_1', 'evt_pay_1_2', 'evt_pay_1_3']);
  });

  it('are not waited for if the API no longer has them', async () => {
    const handled: number[] = [];
    const events = listed({ pay_1: 6 }, (sequence) => sequence >= 4);
    const handle = exactlyOnce(memoryStore(), ({ sequence }) => handled.push(sequence), { events });
    await handle(eventOf('pay_1', 6));
    await handle(eventOf('pay_1', 5));
    expect(handled).toEqual([4, 5, 6]);
  });

  it('cannot be read with a client of another mode, which is an error rather than a skipped event', async () => {
    const handle = exactlyOnce(memoryStore(), () => undefined, { events: listed({}) });
    await expect(handle(eventOf('pay_1', 2))).rejects.toThrow(/does not list event.*same merchant and mode/);
  });

  it('are not asked for when nothing is missing', async () => {
    const list = (): never => {
      throw new Error('The API was asked.');
    };
    const handled: number[] = [];
    const handle = exactlyOnce(memoryStore(), ({ sequence }) => handled.push(sequence), { events: { list } });
    for (const sequence of [1, 2, 3, 3]) await handle(eventOf('pay_1', sequence));
    expect(handled).toEqual([1, 2, 3]);
  });
});

it('events about no payment are handled once each, and a settlement has a count of its own', async () => {
  const handled: string[] = [];
  const handle = exactlyOnce(memoryStore(), ({ id }) => handled.push(id), { events: listed({}) });
  const events = [
    { id: 'evt_1', event: 'ping', data: { endpoint_id: 'whe_1' }, sequence: 0 },
    { id: 'evt_2', event: 'payout_account.set', data: { id: 'pac_1' }, sequence: 0 },
    { id: 'evt_3', event: 'settlement.paid', data: { id: 'stl_1' }, sequence: 2 },
    { id: 'evt_4', event: 'settlement.created', data: { id: 'stl_1' }, sequence: 1 },
    { id: 'evt_5', event: 'newer.thing', data: null, sequence: 7 },
  ] as unknown as readonly WebhookEvent[];
  for (const event of [...events, ...events]) await handle(event);
  expect(handled).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4', 'evt_5']);
});

it('SQLite: an asynchronous handler is refused, and nothing is marked', async () => {
  const { store } = await shops['better-sqlite3']();
  await expect(exactlyOnce(store, async () => undefined)(eventOf('pay_1', 1))).rejects.toThrow(/returned a promise/);
  const handled: number[] = [];
  await exactlyOnce(store, ({ sequence }) => void handled.push(sequence))(eventOf('pay_1', 1));
  expect(handled).toEqual([1]);
});

it('SQLite: a missing table is named', async () => {
  const handle = exactlyOnce(sqliteStore(new Database(':memory:')), () => undefined);
  await expect(handle(eventOf('pay_1', 1))).rejects.toThrow(/mitako_events/);
});
