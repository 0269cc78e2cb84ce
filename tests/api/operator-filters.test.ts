import { routes } from '@mitako/contract';
import type { Payment } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { asOperator } from './support/money.ts';
import { parseCsv, setTerms } from './support/settlement.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  invalidFields,
  MINUTE,
  payByPhone,
  readPayment,
  registerMerchant,
  type TestMerchant,
} from './support.ts';
import { closeWithModesApart, openTwoModes, PHONE, type TwoModes } from './support/two-modes.ts';

let two: TwoModes;
let shop: TestMerchant;
/** Payments of the seeded merchant in each mode, and of another in test mode; each refunded and disputed in part. */
let paid: Readonly<Record<'live' | 'test' | 'theirs', Payment>>;

beforeEach(async () => {
  two = await openTwoModes();
  shop = await registerMerchant(two.api, 'shop@shop.example');
  for (const id of [two.api.seed.merchant.id, shop.id]) {
    await setTerms(two.api, { delay_seconds: 0, schedule: 'manual' }, id);
  }
  for (const key of [two.keys.live, two.keys.test, shop.testKey]) await createEndpoint(two.api, {}, key);
  paid = {
    live: await goThrough(two.keys.live, two.api.seed.merchant.id),
    test: await goThrough(two.keys.test, two.api.seed.merchant.id),
    theirs: await goThrough(shop.testKey, shop.id),
  };
});
afterEach(() => closeWithModesApart(two.api));

/** A payment with one of everything that the operator lists. */
async function goThrough(key: string, merchantId: string): Promise<Payment> {
  const { api, user } = two;
  const { id, slug, livemode } = await createPayment(api, {}, key);
  dataOf(await payByPhone(api, slug, user.token, PHONE), 202);
  await api.advance(MINUTE);
  dataOf(await asOperator(api, 'POST', `/admin/payments/${id}/refunds`, { amount: 1000 }), 201);
  dataOf(await asOperator(api, 'POST', `/admin/payments/${id}/disputes`, { amount: 1000 }), 201);
  await api.advance(MINUTE);
  dataOf(await asOperator(api, 'POST', `/admin/merchants/${merchantId}/settlements`, { livemode }), 201);
  return readPayment(api, id, key);
}

interface Row {
  readonly id: string;
  readonly merchant_id: string;
  readonly livemode: boolean;
  readonly payment_id: string;
}

interface Listed {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

async function list(name: string, query: string): Promise<Listed> {
  const data = dataOf<Record<string, unknown>>(await asOperator(two.api, 'GET', `/admin/${name}?${query}`), 200);
  const { next_cursor: next } = data['pagination'] as { next_cursor: string | null };
  return { rows: data[name] as readonly Row[], next };
}

test.each(['settlements', 'disputes', 'refunds', 'attempts'])(
  '%s are listed of one merchant, of one mode, and of both',
  async (name) => {
    const { id } = two.api.seed.merchant;
    const whose = async (query: string): Promise<readonly string[]> =>
      (await list(name, query)).rows.map((row) => `${row.merchant_id} ${row.livemode ? 'live' : 'test'}`);
    const [ofLive, ofTest, ofTheirs] = [`${id} live`, `${id} test`, `${shop.id} test`];
    // Newest first, for any combination.
    expect(await whose('')).toEqual([ofTheirs, ofTest, ofLive]);
    expect(await whose(`merchant_id=${id}`)).toEqual([ofTest, ofLive]);
    expect(await whose(`merchant_id=${id}&mode=live`)).toEqual([ofLive]);
    expect(await whose(`merchant_id=${shop.id}&mode=live`)).toEqual([]);
    expect(await whose('mode=test')).toEqual([ofTheirs, ofTest]);
    expect(await whose('merchant_id=mer_1')).toEqual([]);
    const first = await list(name, `merchant_id=${id}&limit=1`);
    const second = await list(name, `merchant_id=${id}&limit=1&cursor=${first.next}`);
    expect([...first.rows, ...second.rows]).toEqual((await list(name, `merchant_id=${id}`)).rows);
    expect(second.next).toBeNull();
    expect(invalidFields(await asOperator(two.api, 'GET', `/admin/${name}?mode=both`))).toEqual(['mode']);
  },
);

test.each(['disputes', 'refunds', 'attempts'])('%s are listed of one payment', async (name) => {
  const { rows } = await list(name, `payment_id=${paid.test.id}`);
  expect(rows.map(({ payment_id: payment }) => payment)).toEqual([paid.test.id]);
  expect((await list(name, `payment_id=${paid.live.id}&mode=live`)).rows).toHaveLength(1);
  expect((await list(name, `payment_id=${paid.live.id}&mode=test`)).rows).toEqual([]);
  expect((await list(name, `payment_id=${paid.live.id}&merchant_id=${shop.id}`)).rows).toEqual([]);
});

type Filter = 'merchant_id' | 'mode';

/** Answers to the operator that are narrowed by a merchant or a mode, with those of the two by which each is. */
const NARROWED = Object.values(routes).flatMap(({ auth, method, path, query }) => {
  const filters = (['merchant_id', 'mode'] as const).filter((each) => each in (query as z.ZodObject).shape);
  return auth.kind === 'operator' && method === 'GET' && filters.length > 0 ? [{ path, filters }] : [];
});

/** Those without rows here, and the file whose tests hold their filters. */
const ELSEWHERE: readonly (readonly [path: string, file: string])[] = [
  // Lists what is owed to payers, which takes payments that were paid too late.
  ['/admin/unapplied-funds', 'late-payments.test.ts'],
  // Objects and sums, of which there are no rows.
  ['/admin/merchants/{merchant_id}/payout-account', 'payout-exports.test.ts'],
  ['/admin/merchants/{merchant_id}/balance', 'operator-reads.test.ts'],
  ['/admin/attempt-totals', 'attempt-totals.test.ts'],
  ['/admin/due-payouts/totals', 'payout-exports.test.ts'],
  ['/admin/reports/payments', 'both-engines/reports.test.ts'],
  ['/admin/reports/payments.csv', 'both-engines/reports.test.ts'],
  // Every mode has the same methods.
  ['/admin/merchants/{merchant_id}/methods', 'methods.test.ts'],
  ['/admin/methods', 'methods.test.ts'],
];

test('what is narrowed elsewhere is a route', () => {
  const paths = NARROWED.map(({ path }): string => path);
  for (const [path] of ELSEWHERE) expect(paths).toContain(path);
});

type AnyRow = Readonly<Record<string, unknown>>;

/** Up to 100 rows of a list, or all of a file. */
async function rowsOf(path: string, query: string): Promise<readonly AnyRow[]> {
  const { api, agent } = two;
  const at = `${path.replace('{merchant_id}', api.seed.merchant.id).replace('{agent_id}', agent.id)}?${query}`;
  if (!path.endsWith('.csv')) {
    const limit = path.endsWith('/webhook-endpoints') ? '' : '&limit=100';
    const data = dataOf<Readonly<Record<string, unknown>>>(await asOperator(api, 'GET', at + limit), 200);
    return Object.values(data).find((value) => Array.isArray(value)) as readonly AnyRow[];
  }
  const headers = { authorization: `Bearer ${api.seed.operatorKey}` };
  const file = await api.handler(new Request(`http://gateway.test/api/v1${at}`, { headers }));
  expect(file.status).toBe(200);
  const [names = [], ...rows] = parseCsv(await file.text());
  return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place]])));
}

const inOrder = (rows: readonly AnyRow[]): readonly string[] => rows.map((row) => JSON.stringify(row)).toSorted();

test.each(NARROWED.filter(({ path }) => !ELSEWHERE.some(([each]) => each === path)))(
  '$path is narrowed by $filters, each row to one value',
  async ({ path, filters }) => {
    const all = await rowsOf(path, '');
    const values: Readonly<Record<Filter, readonly string[]>> = {
      merchant_id: [two.api.seed.merchant.id, shop.id],
      mode: ['live', 'test'],
    };
    for (const filter of filters) {
      const found: AnyRow[] = [];
      for (const value of values[filter]) {
        const rows = await rowsOf(path, `${filter}=${value}`);
        expect(rows.length, `rows of ${filter}=${value}`).toBeGreaterThan(0);
        const [field, shown] = filter === 'mode' ? ['livemode', String(value === 'live')] : [filter, value];
        const others = rows.filter((row) => field in row && String(row[field]) !== shown);
        expect(others).toEqual([]);
        found.push(...rows);
      }
      // The audit log has entries of no merchant.
      expect(inOrder(found)).toEqual(inOrder(all.filter((row) => row[filter] !== null)));
    }
    const ofUnknown = filters.includes('merchant_id') ? await rowsOf(path, 'merchant_id=mer_1') : [];
    expect(ofUnknown).toEqual([]);
  },
);

test('deliveries are listed of one merchant and mode', async () => {
  const { id } = two.api.seed.merchant;
  const ids = async (query: string): Promise<readonly string[]> =>
    (await list('deliveries', `limit=100&${query}`)).rows.map((row) => row.id);
  const [ofLive, ofTest, ofTheirs] = [
    await ids(`merchant_id=${id}&mode=live`),
    await ids(`merchant_id=${id}&mode=test`),
    await ids(`merchant_id=${shop.id}`),
  ];
  for (const each of [ofLive, ofTest, ofTheirs]) expect(each.length).toBeGreaterThan(0);
  const sorted = (each: readonly string[]): readonly string[] => each.toSorted().toReversed();
  expect(await ids(`merchant_id=${id}`)).toEqual(sorted([...ofLive, ...ofTest]));
  expect(await ids('mode=test')).toEqual(sorted([...ofTest, ...ofTheirs]));
  expect(await ids('')).toEqual(sorted([...ofLive, ...ofTest, ...ofTheirs]));
});
