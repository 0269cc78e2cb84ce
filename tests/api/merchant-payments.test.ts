// The operator's list of a merchant's payments.
import type { Pagination, PaymentRecord } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  paidPayment,
  registerMerchant,
} from './support.ts';

const api = gatewayForEachTest();

interface PaymentsPage {
  readonly payments: readonly PaymentRecord[];
  readonly pagination: Pagination;
}

async function listed(query = '', merchantId: string = api.seed.merchant.id): Promise<PaymentsPage> {
  const answer = await asOperator(api, 'GET', `/admin/merchants/${merchantId}/payments${query}`);
  return dataOf<PaymentsPage>(answer, 200);
}

test('it has those of both modes, newest first, and of no other merchant', async () => {
  const other = await registerMerchant(api, 'other@shop.example');
  const inTest = await createPayment(api);
  const live = await createPayment(api, {}, api.seed.merchant.liveKey);
  const theirs = await createPayment(api, {}, other.testKey);
  const { payments, pagination } = await listed();
  expect(payments.map(({ id, merchant_id: merchant, livemode }) => [id, merchant, livemode])).toEqual([
    [live.id, api.seed.merchant.id, true],
    [inTest.id, api.seed.merchant.id, false],
  ]);
  expect(pagination.has_more).toBe(false);
  expect((await listed('', other.id)).payments.map(({ id }) => id)).toEqual([theirs.id]);
});

test('it is narrowed by mode and status, and paged over both modes', async () => {
  const open = await createPayment(api);
  const { payment: paid } = await paidPayment(api);
  const live = await createPayment(api, {}, api.seed.merchant.liveKey);
  const idsOf = ({ payments }: PaymentsPage): readonly string[] => payments.map(({ id }) => id);
  expect(idsOf(await listed('?mode=test'))).toEqual([paid.id, open.id]);
  expect(idsOf(await listed('?status=requested'))).toEqual([live.id, open.id]);
  expect(idsOf(await listed('?status=requested,succeeded&mode=test'))).toEqual([paid.id, open.id]);
  const first = await listed('?limit=2');
  expect(idsOf(first)).toEqual([live.id, paid.id]);
  expect(idsOf(await listed(`?limit=2&cursor=${first.pagination.next_cursor}`))).toEqual([open.id]);
});

test('an unknown merchant is not found, and a status that is none is refused', async () => {
  const payments = (id: string, query = '') => asOperator(api, 'GET', `/admin/merchants/${id}/payments${query}`);
  detailsOf(await payments('mer_00000000000000000000000000'), 'MERCHANT_NOT_FOUND');
  expect(invalidFields(await payments(api.seed.merchant.id, '?status=lost'))).toEqual(['status']);
});
