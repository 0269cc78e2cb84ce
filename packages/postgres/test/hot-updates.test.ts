import { type Change, engineStore } from '@mitako/core/engine';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/postgres.ts';
import {
  aDeliveryAttempt,
  aDeliveryIdBase,
  aMerchant,
  anEndpoint,
  anEvent,
  anId,
  aPayment,
  NOW_MS,
} from '../../testing/src/store-conformance/fixtures.ts';
import { claimLanes, settling } from '../../testing/src/store-conformance/inserted.ts';
import { applied, times } from '../../testing/src/store-conformance/suite.ts';
import { postgres } from '../src/index.ts';
import { withLeaves } from './support/leaves.ts';

it('a payment that succeeds changes no index of its table; one that fails does', async () => {
  const { connectionString, drop } = await createTestDatabase();
  const store = engineStore(postgres({ connectionString }));
  await store.migrations.migrate();
  // With both versions of each on one page of 8 kB, so that only an index could keep an update from being HOT.
  const payments = times(5, () => aPayment());
  await applied(store, ...payments.map((payment): Change => ({ type: 'payment.insert', payment })));
  const paid = {
    methodType: 'wallet',
    payerId: anId('usr'),
    transactionId: anId('tx'),
    releaseAtMs: NOW_MS,
    fee: 150,
  } as const;
  for (const [place, from] of payments.entries()) {
    const end = place < 4 ? ({ status: 'succeeded', ...paid } as const) : ({ status: 'expired' } as const);
    await applied(store, { type: 'payment.update', payment: { ...from, ...end, version: 2 }, from });
  }
  // A backend counts for all when it ends.
  await store.close();

  const client = new pg.Client({ connectionString });
  await client.connect();
  const counts = async (): Promise<readonly string[]> => {
    const { rows } = await client.query<{ readonly text: string }>(
      `SELECT concat_ws(' ', relname, n_tup_upd, n_tup_hot_upd, n_live_tup) AS text FROM pg_stat_user_tables
       WHERE relname IN ('mitako_payments', 'mitako_open_payments', 'mitako_releases') ORDER BY relname`,
    );
    return rows.map(({ text }) => text);
  };
  await expect.poll(counts).toEqual(['mitako_open_payments 0 0 0', 'mitako_payments 5 4 5', 'mitako_releases 0 0 4']);
  await client.end();
  await drop();
});

it('a delivery that succeeds at once changes no index of its table, and is updated once', async () => {
  const { connectionString, drop } = await createTestDatabase();
  const store = engineStore(postgres({ connectionString }));
  await store.migrations.migrate();
  // A commit that makes a leaf is counted twice.
  await withLeaves(store);
  const merchant = aMerchant();
  const endpoint = anEndpoint(merchant);
  await applied(store, { type: 'merchant.insert', merchant }, { type: 'endpoint.insert', endpoint, limit: 1 });
  for (const event of times(10, () => anEvent({ merchantId: merchant.id }))) {
    await applied(store, { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() });
  }
  const [lane] = await claimLanes(store);
  const outcomes = (lane?.deliveries ?? []).map(({ delivery }) => ({
    delivery: {
      ...delivery,
      status: 'delivered' as const,
      attemptsCount: 1,
      nextAttemptAtMs: null,
      firstAttemptAtMs: NOW_MS,
      lastStatusCode: 200,
      deliveredAtMs: NOW_MS,
    },
    attempt: aDeliveryAttempt(delivery, { statusCode: 200 }),
  }));
  const [first] = outcomes;
  if (first === undefined) throw new Error('Nothing was claimed.');
  await applied(store, settling(first.delivery, first.attempt, { outcomes, leaseEndsAtMs: null }));
  // A backend counts for all when it ends.
  await store.close();

  const client = new pg.Client({ connectionString });
  await client.connect();
  const counts = async (): Promise<readonly string[]> => {
    const { rows } = await client.query<{ readonly text: string }>(
      `SELECT concat_ws(' ', relname, n_tup_upd, n_tup_hot_upd, n_tup_del) AS text FROM pg_stat_user_tables
       WHERE relname IN ('mitako_deliveries_19700101', 'mitako_pending_deliveries') ORDER BY relname`,
    );
    return rows.map(({ text }) => text);
  };
  await expect.poll(counts).toEqual(['mitako_deliveries_19700101 10 10 0', 'mitako_pending_deliveries 0 0 10']);
  await client.end();
  await drop();
});
