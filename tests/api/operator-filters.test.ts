import type { Payment } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import { setTerms } from './support/settlement.ts';
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
