import type { MerchantProfile, MerchantRecord } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { asOperator, balanceOf, closeWithConsistentLedger, setTerms } from './support/money.ts';
import {
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  MINUTE,
  paidPayment,
  registerMerchant,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

function patch(body: object, id: string = api.seed.merchant.id, idempotencyKey?: string): Promise<Reply> {
  return asOperator(api, 'PATCH', `/admin/merchants/${id}`, body, idempotencyKey);
}

async function patched(body: object): Promise<MerchantRecord> {
  return dataOf<{ merchant: MerchantRecord }>(await patch(body), 200).merchant;
}

async function readMerchant(id: string = api.seed.merchant.id): Promise<MerchantRecord> {
  return dataOf<{ merchant: MerchantRecord }>(await asOperator(api, 'GET', `/admin/merchants/${id}`), 200).merchant;
}

const FEES = { basis_points: 250, fixed: 50, minimum: 100, maximum: 1000, refund_policy: 'keep' } as const;

test('a new merchant has no fees, a delay of one day, and daily settlements at six in Douala', async () => {
  const { id } = await registerMerchant(api, 'new@shop.example');
  expect(await readMerchant(id)).toMatchObject({
    fees: { basis_points: 0, fixed: 0, minimum: 0, maximum: null, refund_policy: 'proportional' },
    settlement: { delay_seconds: 86_400, schedule: 'daily', minimum: 1, next_at: '2026-01-01T05:00:00.000Z' },
  });
});

test('the operator sets fees and settlement terms, and the merchant reads them', async () => {
  const settlement = { delay_seconds: 3600, schedule: 'weekly', minimum: 10_000 } as const;
  const merchant = await patched({ fees: FEES, settlement });
  expect(merchant.fees).toEqual(FEES);
  expect(merchant.settlement).toEqual({ ...settlement, next_at: expect.any(String) });
  expect(await readMerchant()).toEqual(merchant);
  const bearer = await api.login(api.seed.merchant.email, { role: 'merchant' });
  const { profile } = dataOf<{ profile: MerchantProfile }>(
    await api.request('GET', '/merchant/profile', { bearer }),
    200,
  );
  expect([profile.fees, profile.settlement]).toEqual([merchant.fees, merchant.settlement]);
});

test('absent fields stay unchanged', async () => {
  await patched({ fees: FEES, settlement: { delay_seconds: 3600, schedule: 'manual', minimum: 10_000 } });
  expect((await patched({ fees: { fixed: 60 } })).fees).toEqual({ ...FEES, fixed: 60 });
  expect((await patched({ fees: { maximum: null } })).fees).toEqual({ ...FEES, fixed: 60, maximum: null });
  expect((await patched({ settlement: { delay_seconds: 0 } })).settlement).toEqual({
    delay_seconds: 0,
    schedule: 'manual',
    minimum: 10_000,
    next_at: null,
  });
  const before = await readMerchant();
  expect(invalidFields(await patch({}))).toEqual(['body']);
  expect(await readMerchant()).toEqual(before);
});

test('a new schedule sets the next closing; the same one, fees and delays leave it unchanged', async () => {
  const next = async (body: object): Promise<string | null> => (await patched(body)).settlement.next_at;
  // Thursday, 2026-01-01, 01:00 in Douala.
  expect(await next({ settlement: { schedule: 'manual' } })).toBeNull();
  expect(await next({ settlement: { schedule: 'weekly' } })).toBe('2026-01-05T05:00:00.000Z');
  expect(await next({ settlement: { schedule: 'daily' } })).toBe('2026-01-01T05:00:00.000Z');
  api.clock.advance(6 * HOUR);
  expect(await next({ fees: FEES, settlement: { schedule: 'daily', delay_seconds: 60, minimum: 5 } })).toBe(
    '2026-01-01T05:00:00.000Z',
  );
  expect(await next({ settlement: { schedule: 'weekly' } })).toBe('2026-01-05T05:00:00.000Z');
  expect(await next({ settlement: { schedule: 'daily' } })).toBe('2026-01-02T05:00:00.000Z');
});

test.each([
  [{ fees: { basis_points: -1 } }, ['fees.basis_points']],
  [{ fees: { basis_points: 10_001 } }, ['fees.basis_points']],
  [{ fees: { basis_points: 2.5 } }, ['fees.basis_points']],
  [{ fees: { fixed: -1 } }, ['fees.fixed']],
  [{ fees: { fixed: 100_000_000 } }, ['fees.fixed']],
  [{ fees: { minimum: null } }, ['fees.minimum']],
  [{ fees: { minimum: 101, maximum: 100 } }, ['fees.maximum']],
  [{ fees: { refund_policy: 'never' } }, ['fees.refund_policy']],
  [{ fees: { percent: 2 } }, ['fees.percent']],
  [{ settlement: { delay_seconds: -1 } }, ['settlement.delay_seconds']],
  [{ settlement: { delay_seconds: 7_776_001 } }, ['settlement.delay_seconds']],
  [{ settlement: { schedule: 'hourly' } }, ['settlement.schedule']],
  [{ settlement: { minimum: 0 } }, ['settlement.minimum']],
  [{ settlement: { next_at: null } }, ['settlement.next_at']],
  [{ kyc_status: 'approved' }, ['kyc_status']],
])('terms %j are rejected', async (body, fields) => {
  const before = await readMerchant();
  expect(invalidFields(await patch(body))).toEqual(fields);
  expect(await readMerchant()).toEqual(before);
});

test.each([
  { fees: { basis_points: 10_000, fixed: 99_999_999, minimum: 5, maximum: 5 } },
  { settlement: { delay_seconds: 7_776_000 } },
  { settlement: { delay_seconds: 0 } },
])('terms %j are accepted', async (body) => {
  expect(await patched(body)).toMatchObject(body);
});

test('a minimum above the maximum is rejected even when set one after the other', async () => {
  await patched({ fees: { maximum: 100 } });
  expect(invalidFields(await patch({ fees: { minimum: 101 } }))).toEqual(['fees.maximum']);
  await patched({ fees: { minimum: 100 } });
  expect(invalidFields(await patch({ fees: { maximum: 99 } }))).toEqual(['fees.maximum']);
});

test('a payment keeps the delay in force when it was paid', async () => {
  await setTerms(api, { settlement: { schedule: 'manual', delay_seconds: 3600 } });
  await paidPayment(api, { amount: 1000 });
  await setTerms(api, { settlement: { delay_seconds: 2 * 86_400 } });
  await paidPayment(api, { amount: 2000 });
  await setTerms(api, { settlement: { delay_seconds: 0 } });
  await paidPayment(api, { amount: 4000 });
  const seen = async (): Promise<unknown> => {
    const { available, pending } = await balanceOf(api);
    return { available, pending };
  };
  expect(await seen()).toEqual({ available: 4000, pending: 3000 });
  await api.advance(HOUR - 1);
  expect(await seen()).toEqual({ available: 4000, pending: 3000 });
  await api.advance(1);
  expect(await seen()).toEqual({ available: 5000, pending: 2000 });
  await api.advance(2 * DAY - MINUTE - HOUR);
  expect(await seen()).toEqual({ available: 5000, pending: 2000 });
  await api.advance(MINUTE);
  expect(await seen()).toEqual({ available: 7000, pending: 0 });
});

test('terms are set for an existing merchant, once per key', async () => {
  detailsOf(await patch({ fees: FEES }, 'mer_1'), 'MERCHANT_NOT_FOUND');
  const first = await patch({ fees: FEES }, undefined, 'terms-1');
  await patched({ fees: { fixed: 0 } });
  expect((await patch({ fees: FEES }, undefined, 'terms-1')).text).toBe(first.text);
  expect((await readMerchant()).fees.fixed).toBe(0);
});
