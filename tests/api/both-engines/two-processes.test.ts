// What one process changes counts in the other from the next call on, though each keeps in memory what it has read.
import { createTestGateway } from '@mitako/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStores } from '../support/stores.ts';
import { START_MS } from '../../support/start.ts';
import { createEndpoint, createPayment, dataOf, testKey, type TestGateway } from '../support.ts';

let here: TestGateway;
let there: TestGateway;

beforeEach(async () => {
  const [one, two] = await openStores();
  here = await createTestGateway({ startMs: START_MS, store: one });
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
    let isOver = false;
    const paying = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const expected = [...answered];
        made.push({ paymentId: (await createPayment(here)).id, expected });
      }
    });
    for (let count = 0; count < 8; count += 1) answered.push((await createEndpoint(there)).id);
    isOver = true;
    await Promise.all(paying);
    expect(made.length).toBeGreaterThan(4);
    for (const { paymentId, expected } of made) {
      expect(await receivers(paymentId)).toEqual(expect.arrayContaining([...expected]));
    }
  });
});
