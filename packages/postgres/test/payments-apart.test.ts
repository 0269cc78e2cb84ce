import { engineStore, type Change, type Payment, type EngineStore } from '@mitako/core/engine';
import { createSqlStore, type GuardedStatement, type Row } from '@mitako/sql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aDeliveryIdBase,
  aMerchant,
  anAccount,
  anAttempt,
  anEndpoint,
  anEvent,
  anIdempotencyRecord,
  aPayment,
  aTransfer,
  sealed,
} from '../../testing/src/store-conformance/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgresDialect } from '../src/dialect.ts';
import { postgres } from '../src/index.ts';
import { withLeaves } from './support/leaves.ts';

const FEES = anAccount({ ownerId: 'system', kind: 'fees' });

let database: TestDatabase;
let store: EngineStore;
/** Performs a commit by hand and keeps its transaction open. */
let holder: pg.Client;
let observer: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  store = engineStore(postgres({ connectionString: database.connectionString }));
  await store.migrations.migrate();
  await withLeaves(store);
  await store.commit([{ type: 'account.open', account: FEES }]);
  holder = new pg.Client({ connectionString: database.connectionString });
  observer = new pg.Client({ connectionString: database.connectionString });
  await Promise.all([holder.connect(), observer.connect()]);
});
afterAll(async () => {
  await store.close();
  await Promise.all([holder.end(), observer.end()]);
  await database.drop();
});

describe('a payment that is being committed', () => {
  it('does not block another payer, at another merchant or the same', async () => {
    const [awa, bih] = [await withMerchant(), await withMerchant()];
    const [first, second, third] = [await paying(awa), await paying(bih), await paying(awa)];
    await holding(first, async () => {
      expect(await store.commit(second)).toEqual({ kind: 'applied' });
      expect(await store.commit(third)).toEqual({ kind: 'applied' });
      expect(await waiting()).toBe(0);
    });
  });

  it('blocks another payment of the same payer until it is done', async () => {
    const payer = await withWallet();
    const [first, second] = [await paying(await withMerchant(), payer), await paying(await withMerchant(), payer)];
    let committed: ReturnType<EngineStore['commit']> | undefined;
    await holding(first, async () => {
      committed = store.commit(second);
      await expect.poll(waiting).toBe(1);
    });
    expect(await committed).toEqual({ kind: 'applied' });
  });

  it('is not blocked by the poster, of the fees or of its own merchant', async () => {
    const merchant = await withMerchant();
    const available = anAccount({ ownerId: merchant, kind: 'merchant_available' });
    await store.commit([{ type: 'account.open', account: available }]);
    await store.commit(await paying(merchant));
    const payment = await paying(merchant);
    const postings: Change[] = [];
    for (const { id } of [FEES, available]) {
      const account = await store.read.accountById(id);
      const [entry] = await store.read.unchainedEntries(id, 1);
      if (account === null || entry === undefined) throw new Error(`There is nothing to posting on ${id}.`);
      const chainSequence = account.chainSequence + 1;
      const link = { transferId: entry.transferId, position: entry.position, chainSequence, chainHash: 'hash' };
      postings.push({
        type: 'account.post',
        posting: {
          accountId: id,
          fromSequence: account.chainSequence,
          toSequence: chainSequence,
          chainHash: 'hash',
          amount: entry.amount,
          links: [link],
        },
      });
    }
    await holding(postings, async () => {
      expect(await store.commit(payment)).toEqual({ kind: 'applied' });
      expect(await waiting()).toBe(0);
    });
  });
});

/** A merchant with an endpoint subscribed to all events. */
async function withMerchant(): Promise<string> {
  const merchant = aMerchant({ kycStatus: 'approved' });
  await applied([
    { type: 'merchant.insert', merchant },
    { type: 'endpoint.insert', endpoint: anEndpoint(merchant), limit: 1 },
  ]);
  return merchant.id;
}

async function withWallet(): Promise<string> {
  const wallet = anAccount({ available: 100_000 });
  await applied([{ type: 'account.open', account: wallet }]);
  return wallet.id;
}

/** What it takes to pay from a wallet: everything but the payment itself is written in one list. */
async function paying(merchantId: string, payer?: string): Promise<readonly Change[]> {
  const wallet = payer ?? (await withWallet());
  const payment = aPayment({ merchantId });
  await applied([{ type: 'payment.insert', payment }]);
  const paid: Payment = { ...payment, status: 'succeeded', fee: 150, eventSequence: 1, version: 2 };
  const available = anAccount({ ownerId: merchantId, kind: 'merchant_available' });
  return [
    { type: 'assert.merchant_live', id: merchantId },
    { type: 'payment.update', payment: paid, from: payment },
    { type: 'attempt.insert', attempt: anAttempt(paid, { rail: 'wallet', status: 'succeeded' }) },
    { type: 'account.debit', accountId: wallet, amount: 5_000 },
    {
      type: 'transfer.insert',
      transfer: aTransfer({
        merchantId,
        paymentId: payment.id,
        entries: sealed([wallet, -5_000], [available.id, 4_850], [FEES.id, 150]),
      }),
    },
    { type: 'event.append', event: anEvent({ merchantId, subjectId: payment.id }), deliveryIdBase: aDeliveryIdBase() },
    { type: 'idempotency.insert', record: anIdempotencyRecord() },
  ];
}

async function applied(changes: readonly Change[]): Promise<void> {
  expect(await store.commit(changes)).toEqual({ kind: 'applied' });
}

/** Performs the list as the store would, and does the work before its COMMIT. */
async function holding(changes: readonly Change[], work: () => Promise<void>): Promise<void> {
  await holder.query('BEGIN');
  try {
    for (const { sql, values, rows } of await statementsOf(changes)) {
      const { rowCount } = await holder.query(sql, [...values]);
      expect(rows ?? rowCount).toBe(rowCount);
    }
    await work();
  } finally {
    await holder.query('COMMIT');
  }
}

/** The statements of a commit: what the store hands to an engine. */
async function statementsOf(changes: readonly Change[]): Promise<readonly GuardedStatement[]> {
  let statements: readonly GuardedStatement[] = [];
  const unused = (): never => {
    throw new Error('Only commits are planned.');
  };
  const planner = createSqlStore({
    name: 'planner',
    dialect: postgresDialect('public'),
    isShared: true,
    // The subscriptions of the merchant.
    query: async ({ sql, values }) => (await holder.query<Row>(sql, [...values])).rows,
    write: unused,
    claim: unused,
    migrate: unused,
    assertFit: unused,
    close: unused,
    commit(planned) {
      statements = planned;
      return Promise.resolve({ kind: 'applied' });
    },
  });
  await planner.commit(changes);
  return statements;
}

async function waiting(): Promise<number> {
  const { rows } = await observer.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}
