import { createGateway, dataOf, type Gateway, type Identity, sandboxRail } from '@mitako/core';
import { type Change, type ChangeType, type EngineStore, engineStore, type Payment } from '@mitako/core/engine';
import { createSqlStore } from '@mitako/sql';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anAccount,
  aMerchant,
  anApiKey,
  anId,
  anIdempotencyRecord,
  aPayment,
} from '../../testing/src/store-conformance/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { storedAccount } from '../../../tests/support/stored-ids.ts';
import { engineOn, storeOn, type Way } from './support/engine-on.ts';
import { type CuttingProxy, startCuttingProxy } from './support/proxy.ts';

// Lists of one shape that wait together run statement by statement, each once for all of them. What they are refused and
// what they leave is tested by the conformance suite; here is that they are merged, and what happens to a group as a whole.

let database: TestDatabase;
let observer: pg.Client;
let sent: string[] = [];
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  observer = new pg.Client({ connectionString: database.connectionString });
  await observer.connect();
  const store = storeOn(database.connectionString);
  await store.migrations.migrate();
  await store.close();
});
beforeEach(() => {
  sent = [];
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  if (awaited !== null) throw new Error(`Lists with ${awaited} did not come together.`);
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

class Kept extends pg.Client {
  // The driver's many signatures come down to this.
  override query(...given: unknown[]): never {
    const [first] = given;
    sent.push(typeof first === 'string' ? first : (first as { readonly text: string }).text);
    return (super.query as (...all: unknown[]) => never)(...given);
  }
}

function open(way: Way = {}, connectionString = database.connectionString): EngineStore {
  const store = storeOn(connectionString, { ...way, pool: { ...way.pool, Client: Kept } });
  closers.push(() => store.close());
  return store;
}

/** Statements that were sent with this text in them. */
function countOf(part: string): number {
  return sent.filter((text) => text.includes(part)).length;
}

const GROUP = 24;

/** Lists with a change of this type wait for each other, so that they arrive at once however busy the machine is. */
let awaited: ChangeType | null = null;
const arrived: (() => void)[] = [];

function arrivingTogether(store: EngineStore): EngineStore {
  return {
    ...store,
    async commit(changes) {
      if (changes.some(({ type }) => type === awaited)) {
        await new Promise<void>((resolve) => {
          arrived.push(resolve);
          if (arrived.length === GROUP) letThemIn();
        });
      }
      return store.commit(changes);
    },
  };
}

/** Afterwards no list waits: one that is refused is decided again alone. */
function letThemIn(): void {
  awaited = null;
  for (const resolve of arrived.splice(0)) resolve();
}

describe('requests of one kind', () => {
  let gateway: Gateway;
  let shop: Identity;
  const payers: Identity[] = [];

  beforeEach(async () => {
    gateway = createGateway({
      store: arrivingTogether(
        engineStore(createSqlStore(engineOn(database.connectionString, { pool: { Client: Kept, max: 10 } }))),
      ),
      publicUrl: 'https://pay.example.cm',
      publicSandbox: true,
      secret: 'a root secret of at least 32 characters',
      rails: [sandboxRail()],
      limits: 'off',
      hasher: {
        hash: (secret) => Promise.resolve(`instant:${secret}`),
        verify: (phc, secret) => Promise.resolve(phc === `instant:${secret}`),
        untilRoom: () => Promise.resolve(),
      },
    });
    closers.push(() => gateway.close());
    const { merchant } = await gateway.seedSandbox();
    shop = await gateway.authenticate({ kind: 'bearer', authorization: `Bearer ${merchant.testKey}` });
  });

  it('create payments together, keys and events and all', async () => {
    await creating();
    sent = [];
    awaited = 'payment.insert';
    await creating();
    expect(countOf('insert into "public"."mitako_payments"')).toBeLessThanOrEqual(2);
    expect(countOf('insert into "public"."mitako_payment_terms"')).toBeLessThanOrEqual(2);
    expect(countOf('insert into "public"."mitako_idempotency"')).toBeLessThanOrEqual(2);
    expect(countOf('insert into "public"."mitako_events"')).toBeLessThanOrEqual(2);
  });

  it('pay from wallets together: the PINs, the money, the outcomes; and are refunded together', async () => {
    await register();
    const slugs = await creating();
    sent = [];
    awaited = 'transfer.insert';
    const paid = await Promise.all(
      slugs.map(async ({ slug }, place) => {
        const identity = payers[place];
        if (identity === undefined) throw new Error('There are as many payers.');
        const body = { method: 'wallet', pin: '285714' };
        const call = { way: 'checkout', identity, parameters: { slug }, body, idempotencyKey: anId('pay') } as const;
        return dataOf(await gateway.call('payCheckout', call)).payment;
      }),
    );
    expect(paid.map(({ status }) => status)).toEqual(Array(GROUP).fill('succeeded'));
    expect(countOf('update "public"."mitako_principals"')).toBeLessThanOrEqual(12);
    for (const part of [
      'update "public"."mitako_payments"',
      'update "public"."mitako_accounts"',
      'insert into "public"."mitako_attempts"',
      'insert into "public"."mitako_transfers"',
      'insert into "public"."mitako_entries"',
    ]) {
      expect({ part, isMerged: countOf(part) <= 2 }).toEqual({ part, isMerged: true });
    }

    sent = [];
    awaited = 'refund.insert';
    const refunded = await Promise.all(
      slugs.map(({ id }) =>
        gateway.call('createRefund', {
          way: 'api',
          identity: shop,
          parameters: { payment_id: id },
          body: {},
          idempotencyKey: anId('refund'),
        }),
      ),
    );
    expect(refunded.map(({ status }) => status)).toEqual(Array(GROUP).fill(201));
    expect(countOf('insert into "public"."mitako_refunds"')).toBeLessThanOrEqual(2);
    expect((await gateway.ledger.verify()).problems).toEqual([]);
  });

  it('record attempts at a provider together, and what it answers', async () => {
    const slugs = await creating();
    sent = [];
    awaited = 'attempt.insert';
    const answers = await Promise.all(
      slugs.map(({ slug }, place) =>
        gateway.call('payCheckout', {
          way: 'checkout',
          parameters: { slug },
          body: { method: 'mobile_money', provider: 'mtn_momo', phone: `+2376534567${String(10 + place)}` },
          idempotencyKey: anId('pay'),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(GROUP).fill(202));
    expect(countOf('insert into "public"."mitako_attempts"')).toBeLessThanOrEqual(2);
    expect(countOf('update "public"."mitako_attempts"')).toBeLessThanOrEqual(8);
  });

  it('authenticate and read together', async () => {
    const slugs = await creating();
    const { merchant } = await gateway.seedSandbox();
    sent = [];
    const answers = await Promise.all(
      slugs.map(({ id }) =>
        gateway.call('getPayment', {
          way: 'api',
          credential: { kind: 'bearer', authorization: `Bearer ${merchant.testKey}` },
          parameters: { payment_id: id },
        }),
      ),
    );
    expect(answers.map((answer) => dataOf(answer).payment.id)).toEqual(slugs.map(({ id }) => id));
    expect(countOf('select')).toBeLessThanOrEqual(6);
  });

  function creating(): Promise<readonly Pick<Payment, 'id' | 'slug'>[]> {
    return Promise.all(
      Array.from({ length: GROUP }, async () => {
        const body = { amount: 5_000, currency: 'XAF', customer_reference: anId('order'), description: 'Two baskets' };
        const call = { way: 'api', identity: shop, body, idempotencyKey: anId('create') } as const;
        return dataOf(await gateway.call('createPayment', call)).payment;
      }),
    );
  }

  async function register(): Promise<void> {
    payers.length = 0;
    for (let index = 0; index < GROUP; index += 1) {
      const name = anId('payer');
      const parameters = { role: 'user' };
      const body = { email: `${name}@example.cm`, password: 'a password of a payer', name };
      const { access_token: token } = dataOf(await gateway.call('register', { way: 'checkout', parameters, body }));
      const identity = await gateway.authenticate({ kind: 'bearer', authorization: `Bearer ${token}` });
      const pin = { password: body.password, pin: '285714' };
      dataOf(await gateway.call('setPin', { way: 'checkout', identity, parameters, body: pin }));
      payers.push(identity);
    }
  }
});

describe('a merged group', () => {
  it('adds up what is added to one row', async () => {
    const store = open();
    const account = anAccount({ available: 100 });
    await store.commit([{ type: 'account.open', account }]);
    sent = [];
    const outcomes = await Promise.all(times(10, () => store.commit(debiting(account.id, 10))));
    expect(outcomes).toEqual(times(10, () => ({ kind: 'applied' })));
    expect(await availableOf(account.id)).toBe(0);
    expect(countOf('update "public"."mitako_accounts"')).toBe(1);
  });

  it('lets as many take from one row as it covers, each alone, when the sum is too much', async () => {
    const store = open();
    const [account, other] = [anAccount({ available: 35 }), anAccount({ available: 1_000 })];
    await store.commit([account, other].map((each) => ({ type: 'account.open', account: each })));
    const outcomes = await Promise.all([
      ...times(10, () => store.commit(debiting(account.id, 10))),
      ...times(10, () => store.commit(debiting(other.id, 10))),
    ]);
    expect(outcomes.slice(0, 10).filter(({ kind }) => kind === 'applied')).toHaveLength(3);
    expect(outcomes.slice(0, 10).filter(({ kind }) => kind === 'refused')).toHaveLength(7);
    expect(outcomes.slice(10)).toEqual(times(10, () => ({ kind: 'applied' })));
    expect([await availableOf(account.id), await availableOf(other.id)]).toEqual([5, 900]);
  });

  it('is sent once more for any number of refused lists, merged', async () => {
    const store = open();
    const taken = anIdempotencyRecord();
    await store.commit([{ type: 'idempotency.insert', record: taken }]);
    sent = [];
    const outcomes = await Promise.all(
      times(32, (place) =>
        store.commit([
          { type: 'idempotency.insert', record: place % 8 === 3 ? taken : anIdempotencyRecord() },
          { type: 'payment.insert', payment: aPayment() },
        ]),
      ),
    );
    // Of those that share a key one is merged; the others run behind it, with savepoints.
    for (const [place, { kind }] of outcomes.entries()) expect(kind).toBe(place % 8 === 3 ? 'refused' : 'applied');
    expect(countOf('BEGIN')).toBe(2);
  });

  it('names the first guard that refuses a list', async () => {
    const store = open();
    const [id, record] = [anId('pay'), anIdempotencyRecord()];
    await store.commit([
      { type: 'payment.insert', payment: aPayment({ id }) },
      { type: 'idempotency.insert', record },
    ]);
    const list = (over: Partial<Payment>, key?: string): readonly Change[] => [
      { type: 'payment.insert', payment: aPayment(over) },
      { type: 'idempotency.insert', record: anIdempotencyRecord(key === undefined ? {} : { key }) },
    ];
    const outcomes = await Promise.all([
      store.commit(list({})),
      store.commit(list({ id })),
      store.commit(list({}, record.key)),
      store.commit(list({ id }, record.key)),
      store.commit(list({ amount: -1 })),
      store.commit(list({})),
    ]);
    expect(outcomes).toEqual([
      { kind: 'applied' },
      { kind: 'refused', guard: 'payment.insert', index: 0 },
      { kind: 'refused', guard: 'idempotency.insert', index: 1 },
      { kind: 'refused', guard: 'payment.insert', index: 0 },
      { kind: 'refused', guard: 'payment.insert', index: 0 },
      { kind: 'applied' },
    ]);
  });

  it('keeps the outcome of a list apart from that of one that is refused because of it', async () => {
    const store = open();
    const [id, record] = [anId('pay'), anIdempotencyRecord()];
    await store.commit([{ type: 'idempotency.insert', record }]);
    const list = (key: string): readonly Change[] => [
      { type: 'payment.insert', payment: aPayment({ id }) },
      { type: 'idempotency.insert', record: anIdempotencyRecord({ key }) },
    ];
    // The first takes the id and is refused by its key, so the second may have it.
    const outcomes = await Promise.all([store.commit(list(record.key)), store.commit(list(anId('idem')))]);
    expect(outcomes).toEqual([{ kind: 'refused', guard: 'idempotency.insert', index: 1 }, { kind: 'applied' }]);
  });

  it('does not wait for a row that another process holds: only the list that needs it does', async () => {
    const store = open();
    const [held, free] = [anAccount({ available: 100 }), times(8, () => anAccount({ available: 100 }))];
    await store.commit([held, ...free].map((account) => ({ type: 'account.open', account })));
    await observer.query('BEGIN');
    await observer.query('UPDATE mitako_accounts SET available = available - 95 WHERE id = $1', [
      storedAccount(held.id),
    ]);
    const waiting = store.commit(debiting(held.id, 10));
    const others = await Promise.all(free.map(({ id }) => store.commit(debiting(id, 10))));
    expect(others).toEqual(times(8, () => ({ kind: 'applied' })));
    await observer.query('COMMIT');
    expect(await waiting).toEqual({ kind: 'refused', guard: 'account.debit', index: 1 });
  });

  it('asserts a fact once for all that depend on it', async () => {
    const store = open();
    const merchant = aMerchant();
    const apiKey = anApiKey(merchant);
    await store.commit([
      { type: 'merchant.insert', merchant },
      { type: 'api_key.insert', apiKey },
    ]);
    const asserting = (id: string): readonly Change[] => [
      { type: 'assert.api_key', id, allowedFrom: [], nowMs: 1 },
      { type: 'payment.insert', payment: aPayment() },
    ];
    const unknownKey = anId('key');
    const outcomes = await Promise.all(
      times(9, (place) => store.commit(asserting(place % 3 === 1 ? unknownKey : apiKey.id))),
    );
    for (const [place, { kind }] of outcomes.entries()) expect(kind).toBe(place % 3 === 1 ? 'refused' : 'applied');
  });
});

describe.each([true, false])('a merged group whose COMMIT is lost, pipeline: %s', (pipeline) => {
  let proxy: CuttingProxy;

  beforeEach(async () => {
    proxy = await startCuttingProxy(database.connectionString);
  });
  afterEach(() => proxy.close());

  it.each([
    ['before the server sees it', 'before', 0],
    ['after it', 'after', 12],
  ] as const)('%s: all are unknown, and nothing is written twice', async (_, when, written) => {
    const store = open({ pipeline }, proxy.connectionString);
    const accounts = times(12, () => anAccount({ available: 100 }));
    await store.commit(accounts.map((account) => ({ type: 'account.open', account })));
    sent = [];
    proxy.cutAt('COMMIT', when);
    const outcomes = await Promise.all(accounts.map(({ id }) => store.commit(debiting(id, 10))));
    expect(outcomes).toEqual(times(12, () => ({ kind: 'unknown' })));
    expect(countOf('BEGIN')).toBe(1);
    const left = await Promise.all(accounts.map(({ id }) => availableOf(id)));
    expect(left).toEqual(Array(12).fill(written === 0 ? 100 : 90));
  });

  it('once it was sent again without a refused list: that one is refused, the others are unknown', async () => {
    const store = open({ pipeline }, proxy.connectionString);
    const accounts = times(12, (place) => anAccount({ available: place === 5 ? 0 : 100 }));
    await store.commit(accounts.map((account) => ({ type: 'account.open', account })));
    // The first transaction is answered with ROLLBACK.
    proxy.cutAt('COMMIT\0Z', 'after');
    const outcomes = await Promise.all(accounts.map(({ id }) => store.commit(debiting(id, 10))));
    expect(outcomes.map(({ kind }) => kind)).toEqual(times(12, (place) => (place === 5 ? 'refused' : 'unknown')));
    const left = await Promise.all(accounts.map(({ id }) => availableOf(id)));
    expect(left).toEqual(times(12, (place) => (place === 5 ? 0 : 90)));
  });
});

function debiting(accountId: string, amount: number): readonly Change[] {
  return [
    { type: 'idempotency.insert', record: anIdempotencyRecord() },
    { type: 'account.debit', accountId, amount },
  ];
}

async function availableOf(id: string): Promise<number> {
  const { rows } = await observer.query<{ available: string }>('SELECT available FROM mitako_accounts WHERE id = $1', [
    storedAccount(id),
  ]);
  return Number(rows[0]?.available);
}

function times<Made>(count: number, make: (place: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, place) => make(place));
}
