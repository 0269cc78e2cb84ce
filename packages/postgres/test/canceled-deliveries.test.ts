import { engineStore, type EngineStore } from '@mitako/core/engine';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aDelivery,
  aDeliveryIdBase,
  aMerchant,
  anEndpoint,
  anEvent,
  NOW_MS,
} from '../../testing/src/store-conformance/fixtures.ts';
import { storedAny, storedId } from '../../../tests/support/stored-ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres } from '../src/index.ts';

let database: TestDatabase;
let store: EngineStore;
let holder: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  store = engineStore(postgres({ connectionString: database.connectionString }));
  await store.migrations.migrate();
  holder = new pg.Client({ connectionString: database.connectionString });
  await holder.connect();
});
afterAll(async () => {
  await store.close();
  await holder.end();
  await database.drop();
});

// Each statement of a commit sees what others have committed by then.
it.each(['endpoint.delete', 'delivery.cancel_waiting'] as const)(
  'a delivery that is written while %s runs is canceled with the others or stays in the queue',
  async (type) => {
    const merchant = aMerchant();
    const endpoint = anEndpoint(merchant);
    const earlier = anEvent();
    const first = aDelivery(earlier, endpoint, { nextAttemptAtMs: NOW_MS });
    await store.commit([{ type: 'merchant.insert', merchant }]);
    await store.commit([{ type: 'endpoint.insert', endpoint, limit: 10 }]);
    await store.commit([{ type: 'event.append', event: earlier, deliveryIdBase: aDeliveryIdBase() }]);
    await store.commit([{ type: 'delivery.insert', delivery: first }]);

    // It stops at the first delivery, with what it saw before the second was written.
    await holder.query('BEGIN');
    await holder.query('SELECT FROM mitako_deliveries WHERE id = $1 FOR UPDATE', [storedId('delivery', first.id)]);
    const canceled = store.commit([
      type === 'endpoint.delete'
        ? { type, id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS }
        : { type, endpointId: endpoint.id },
    ]);
    await expect.poll(waiting).toBe(1);
    const later = anEvent({ merchantId: merchant.id, livemode: endpoint.livemode });
    const second = aDelivery(later, endpoint, { nextAttemptAtMs: NOW_MS });
    await store.commit([{ type: 'delivery.insert', delivery: second }]);
    await holder.query('COMMIT');
    expect(await canceled).toEqual({ kind: 'applied' });

    // None is pending for ever: what still waits is found by the queue, and the next step cancels it.
    expect(await pendingWithoutQueue()).toEqual([]);
    await store.commit([{ type: 'delivery.cancel_waiting', endpointId: endpoint.id }]);
    for (const { id } of [first, second]) expect((await store.read.deliveryById(id))?.status).toBe('canceled');
    expect(await queued(endpoint.id)).toBe(0);
  },
);

async function waiting(): Promise<number> {
  const { rows } = await holder.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}

async function pendingWithoutQueue(): Promise<readonly string[]> {
  const { rows } = await holder.query<{ id: string }>(
    `SELECT id FROM mitako_deliveries WHERE status = 'pending'
     AND NOT EXISTS (SELECT FROM mitako_pending_deliveries WHERE delivery_id = id)`,
  );
  return rows.map(({ id }) => id);
}

async function queued(endpointId: string): Promise<number> {
  const { rowCount } = await holder.query('SELECT FROM mitako_pending_deliveries WHERE endpoint_id = $1', [
    storedAny('webhookEndpoint', endpointId),
  ]);
  return rowCount ?? 0;
}
