import type { Gateway, MerchantMode } from '@mitako/core';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../../tests/support/stored-ids.ts';
import { type Connection, driver } from '../src/driver.ts';
import { type OwnWrites, sqlite, type SqliteStore } from '../src/index.ts';
import { asMerchant } from '../../../tests/support/in-process.ts';

// An order of the embedding program and its payment, committed together or not at all.

const PARAMS = { amount: 5000, currency: 'XAF' };

let directory: string;
let store: SqliteStore;
let api: TestGateway;
let gateway: Gateway;
let merchant: MerchantMode;
/** The embedding program's own connection. */
let own: Connection;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'mitako-own-rows-'));
  const path = join(directory, 'shop.db');
  store = sqlite({ path });
  api = await createTestGateway({ store });
  ({ gateway } = api);
  merchant = { merchantId: api.seed.merchant.id, livemode: false };
  own = new (driver())(path, { timeout: 10_000 });
  own.exec('CREATE TABLE orders (id TEXT PRIMARY KEY, payment_id TEXT NOT NULL, refund_id TEXT)');
});
afterAll(async () => {
  own.close();
  await api.close();
  rmSync(directory, { recursive: true });
});

function order(id: string): unknown {
  return own.prepare('SELECT payment_id, refund_id FROM orders WHERE id = ?').get(id);
}

function inserting(id: string): OwnWrites {
  return (db, { paymentId, refundId }) => {
    db.prepare('INSERT INTO orders VALUES (?, ?, ?)').run(id, paymentId, refundId);
  };
}

function within(write: OwnWrites) {
  return asMerchant(gateway, merchant).within(store.inTransaction(write)).payments;
}

/** A payment that was paid from a wallet. */
async function pay(): Promise<string> {
  const payment = await asMerchant(gateway, merchant).payments.create(PARAMS);
  const [user] = api.seed.users;
  const bearer = await api.login(user?.email ?? '', { password: user?.password ?? '' });
  const body = { method: 'wallet', pin: user?.pin };
  const { status } = await api.request('POST', `/gateway/checkout/${payment.slug}/pay`, { bearer, body });
  expect(status).toBe(200);
  return payment.id;
}

describe('writes in the transaction of a payment', () => {
  it('are committed with its creation, its cancellation and its refund', async () => {
    const payment = await within(inserting('created')).create(PARAMS);
    expect(order('created')).toEqual({ payment_id: payment.id, refund_id: null });
    await within(inserting('canceled')).cancel(payment.id);
    expect(order('canceled')).toEqual({ payment_id: payment.id, refund_id: null });

    const paid = await pay();
    const refund = await within(inserting('refunded')).refund(paid, { amount: 1000 });
    expect(order('refunded')).toEqual({ payment_id: paid, refund_id: refund.id });
    expect(await asMerchant(gateway, merchant).payments.retrieve(paid)).toMatchObject({ id: paid });
  });

  it('that throw undo the payment, and the call throws the same', async () => {
    const payment = await asMerchant(gateway, merchant).payments.create(PARAMS);
    const failing: OwnWrites = (db, committed) => {
      inserting('thrown')(db, committed);
      throw new Error('out of stock');
    };
    await expect(within(failing).cancel(payment.id)).rejects.toThrow('out of stock');
    expect(await asMerchant(gateway, merchant).payments.retrieve(payment.id)).toMatchObject({ status: 'requested' });
    expect(order('thrown')).toBeUndefined();

    const paid = await pay();
    await expect(within(failing).refund(paid)).rejects.toThrow('out of stock');
    expect(await asMerchant(gateway, merchant).payments.retrieve(paid)).toMatchObject({
      status: 'succeeded',
      amount_refunded: 0,
    });
  });

  it('do not happen for a call that is refused or replayed', async () => {
    let runs = 0;
    const counting: OwnWrites = () => {
      runs += 1;
    };
    await expect(within(counting).create({ amount: -1 })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(within(counting).cancel('pay_none')).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    expect(runs).toBe(0);
    const first = await within(counting).create(PARAMS, { idempotencyKey: 'once' });
    const before = runs;
    expect(await within(counting).create(PARAMS, { idempotencyKey: 'once' })).toEqual(first);
    expect(runs).toBe(before);
  });

  it('must be synchronous', async () => {
    // oxlint-disable-next-line typescript/no-misused-promises -- as people try
    const late: OwnWrites = async () => Promise.reject(new Error('nobody waits for this'));
    await expect(within(late).create(PARAMS, { idempotencyKey: 'late' })).rejects.toThrow('synchronous');
    // Nothing was stored under the key.
    await asMerchant(gateway, merchant).payments.create({ ...PARAMS, amount: 1 }, { idempotencyKey: 'late' });
  });

  it('that come after the function has returned are refused', async () => {
    let kept: Parameters<OwnWrites>[0] | undefined;
    const payment = await within((db) => {
      kept = db;
    }).create(PARAMS);
    expect(payment.status).toBe('requested');
    expect(() => kept?.prepare('DELETE FROM orders').run()).toThrow('its transaction is over');
    // oxlint-disable-next-line unicorn/no-thenable -- as people try
    const thenable = (() => ({ then: () => undefined })) as unknown as OwnWrites;
    await expect(within(thenable).create(PARAMS)).rejects.toThrow('synchronous');
  });

  it.each([
    ['a statement that ends the transaction', 'INSERT OR ROLLBACK INTO orders VALUES (?, ?, NULL)'],
    ['a constraint that is checked at COMMIT', 'INSERT INTO deferred VALUES (?, ?)'],
  ])('fail alone, whatever they do: %s', async (_, sql) => {
    own.exec('CREATE TABLE IF NOT EXISTS parents (id TEXT PRIMARY KEY)');
    own.exec(
      'CREATE TABLE IF NOT EXISTS deferred (id TEXT, parent TEXT REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)',
    );
    own.exec("INSERT OR IGNORE INTO orders VALUES ('taken', 'pay', NULL)");
    const outcomes = await Promise.allSettled([
      asMerchant(gateway, merchant).payments.create(PARAMS),
      within((db) => void db.prepare(sql).run('taken', 'nobody')).create(PARAMS),
      asMerchant(gateway, merchant).payments.create(PARAMS),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: { code: expect.stringContaining('SQLITE_CONSTRAINT') } });
    await asMerchant(gateway, merchant).payments.create(PARAMS);
    own.exec("DELETE FROM orders WHERE id = 'taken'");
  });

  it('are there together with the payment or not at all, whatever fails beside them', async () => {
    const kinds = fc.constantFrom('fine', 'throws', 'duplicate', 'late', 'plain' as const);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(kinds, { minLength: 1, maxLength: 12 }), async (batch) => {
        run += 1;
        const name = (place: number): string => `${run}-${place}`;
        const outcomes = await Promise.allSettled(
          batch.map((kind, place) => {
            const id = name(kind === 'duplicate' ? -1 : place);
            const params = { ...PARAMS, customer_reference: name(place) };
            if (kind === 'plain') return asMerchant(gateway, merchant).payments.create(params);
            return within((db, committed) => {
              inserting(id)(db, committed);
              if (kind === 'throws') throw new Error('refused');
              return kind === 'late' ? (Promise.resolve() as unknown as void) : undefined;
            }).create(params);
          }),
        );
        // The first of several with one name wins.
        const duplicates = outcomes.filter(({ status }, at) => batch[at] === 'duplicate' && status === 'fulfilled');
        expect(duplicates).toHaveLength(batch.includes('duplicate') ? 1 : 0);
        for (const [place, kind] of batch.entries()) {
          const row = own.prepare('SELECT id FROM mitako_payments WHERE customer_reference = ?').get(name(place)) as
            | { readonly id: Buffer }
            | undefined;
          const isKept = outcomes[place]?.status === 'fulfilled';
          expect(row !== undefined).toBe(isKept);
          // Of duplicates, one or another.
          expect(isKept).toBe(kind === 'duplicate' ? isKept : kind === 'fine' || kind === 'plain');
          const held = own
            .prepare('SELECT count(*) AS count FROM orders WHERE payment_id = ?')
            .get(row === undefined ? '' : idOf('payment', row.id));
          expect(held).toEqual({ count: isKept && kind !== 'plain' ? 1 : 0 });
        }
      }),
      { numRuns: 60 },
    );
    const stored = own.prepare('SELECT id FROM mitako_payments').pluck().all();
    const ordered = own.prepare('SELECT payment_id FROM orders').pluck().all();
    const payments = new Set(stored.map((id) => idOf('payment', id)));
    expect(ordered.filter((id) => !payments.has(String(id)))).toEqual([]);
  });
});

describe('a transaction of own statements', () => {
  it('is committed as a whole, with what the function returns', async () => {
    const made = await store.transaction((db) => {
      db.prepare('INSERT INTO orders VALUES (?, ?, ?)').run('alone-1', 'pay_1', null);
      return db.prepare("SELECT id FROM orders WHERE id = 'alone-1'").get();
    });
    expect(made).toEqual({ id: 'alone-1' });
    expect(order('alone-1')).toEqual({ payment_id: 'pay_1', refund_id: null });
  });

  it('is undone when the function throws, and takes no other commit along', async () => {
    const failing = store.transaction((db) => {
      db.prepare('INSERT INTO orders VALUES (?, ?, ?)').run('alone-2', 'pay_2', null);
      throw new RangeError('sold out');
    });
    const payment = asMerchant(gateway, merchant).payments.create(PARAMS);
    await expect(failing).rejects.toThrow('sold out');
    expect((await payment).status).toBe('requested');
    expect(order('alone-2')).toBeUndefined();
  });

  it('refuses a function that is not synchronous, and one that ends it', async () => {
    // @ts-expect-error -- SQLite commits when it returns
    const asynchronous = store.transaction(async (db) => db.prepare('DELETE FROM orders').run());
    await expect(asynchronous).rejects.toThrow('The function of transaction() must be synchronous');
    const ending = store.transaction((db) => db.prepare('COMMIT').run());
    await expect(ending).rejects.toThrow(
      "The function of transaction() must not run COMMIT: its transaction is the gateway's.",
    );
    expect(order('alone-1')).toBeDefined();
  });
});

it('says what to use in place of withClient, which is of PostgreSQL', () => {
  const { withClient } = store as unknown as { readonly withClient: (client: object) => unknown };
  expect(() => withClient({})).toThrow(/on SQLite.*of PostgreSQL.*store\.inTransaction\(write\)/);
});
