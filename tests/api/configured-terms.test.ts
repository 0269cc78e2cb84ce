import type { MerchantMethod } from '@mitako/contract/names';
import type { TermsOptions } from '@mitako/core';
import { afterEach, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger, paidByPhone, setTerms } from './support/money.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  openGateway,
  paidPayment,
  payByPhone,
  readCheckout,
  testKey,
  type TestGateway,
} from './support.ts';

const TERMS: TermsOptions = {
  methods: [
    { method: 'orange_money', enabled: false },
    { method: 'mtn_momo', max: 20_000, fees: { basisPoints: 200 } },
  ],
  fees: { basisPoints: 100, fixed: 10 },
};

let api: TestGateway;
afterEach(() => closeWithConsistentLedger(api));

async function open(terms: TermsOptions = TERMS): Promise<string> {
  api = await openGateway(terms);
  return api.login('success@sandbox.test');
}

async function methods(): Promise<readonly MerchantMethod[]> {
  const reply = await api.request('GET', '/merchant/methods', { bearer: testKey(api) });
  return dataOf<{ methods: readonly MerchantMethod[] }>(reply, 200).methods;
}

test('order, limits and what is on are those of the configuration, until the operator sets a method of a merchant', async () => {
  const token = await open();
  expect((await methods()).map(({ method, offered, limits }) => [method, offered, limits.max])).toEqual([
    ['orange_money', false, 500_000],
    ['mtn_momo', true, 20_000],
    ['wallet', true, 99_999_999],
    ['cash', false, 99_999_999],
  ]);
  const large = await createPayment(api, { amount: 20_001 });
  expect((await readCheckout(api, large.slug)).methods.map(({ provider }) => provider)).toEqual(['mtn_momo', null]);
  const mtn = await payByPhone(api, large.slug, token, '+237653456789');
  expect(detailsOf(mtn, 'METHOD_NOT_AVAILABLE')).toEqual({ limits: { min: 100, max: 20_000 } });
  const orange = await payByPhone(api, large.slug, token, '+237693456789', 'orange_money');
  expect(detailsOf(orange, 'METHOD_DISABLED')).toEqual({ method: 'orange_money' });

  const own = [
    { method: 'wallet', enabled: true },
    { method: 'orange_money', enabled: true, max: 30_000 },
  ];
  const path = `/admin/merchants/${api.seed.merchant.id}/methods`;
  dataOf(await asOperator(api, 'PUT', path, { mode: 'test', methods: own }), 200);
  expect((await methods()).map(({ method, offered, limits }) => [method, offered, limits.max])).toEqual([
    ['wallet', true, 99_999_999],
    ['orange_money', true, 30_000],
    ['mtn_momo', true, 20_000],
    ['cash', false, 99_999_999],
  ]);
});

test('a payment costs what the configuration says of its method, or of all, until the operator sets fees of a merchant', async () => {
  await open();
  expect(Object.fromEntries((await methods()).map(({ method, fees }) => [method, fees.basis_points]))).toEqual({
    orange_money: 100,
    mtn_momo: 200,
    wallet: 100,
    cash: 100,
  });
  expect((await paidPayment(api)).payment.fee).toBe(60);
  expect((await paidByPhone(api)).fee).toBe(100);

  // Terms of the settlement alone leave the fees to the configuration.
  await setTerms(api, { settlement: { schedule: 'manual' } });
  expect((await paidByPhone(api)).fee).toBe(100);

  // So do fees that are the ones in force: a form that sends all its fields back changes the settlement alone.
  const same = { basis_points: 100, fixed: 10, minimum: 0, maximum: null, refund_policy: 'proportional' } as const;
  await setTerms(api, { fees: same, settlement: { schedule: 'weekly' } });
  expect([(await paidPayment(api)).payment.fee, (await paidByPhone(api)).fee]).toEqual([60, 100]);

  // What the operator does not name stays as the merchant had it.
  await setTerms(api, { fees: { basis_points: 0 } });
  expect([(await paidPayment(api)).payment.fee, (await paidByPhone(api)).fee]).toEqual([10, 10]);
  expect((await methods()).every(({ fees }) => fees.basis_points === 0 && fees.fixed === 10)).toBe(true);
});

test.each<readonly [TermsOptions, RegExp]>([
  [
    { methods: [{ method: 'mtn_mommo' }] },
    /methods\.mtn_mommo is no method of a configured rail: use wallet, cash, mtn_momo/,
  ],
  [{ methods: [{ method: 'wallet' }, { method: 'wallet' }] }, /methods\.wallet is named twice/],
  [{ methods: [{ method: 'wallet', min: 0 }] }, /methods\.wallet\.min must be a whole number from 1/],
  [{ methods: [{ method: 'wallet', min: 500, max: 100 }] }, /methods\.wallet\.max is below min, which is 500/],
  [
    { methods: [{ method: 'wallet', fees: { basisPoints: 2.5 } }] },
    /methods\.wallet\.fees\.basisPoints must be a whole/,
  ],
  [{ fees: { minimum: 100, maximum: 50 } }, /fees\.maximum is below minimum, which is 100/],
])('a gateway does not start with %j', async (terms, message) => {
  await open({});
  await expect(openGateway(terms)).rejects.toThrow(message);
});
