import type { PaymentTotal } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { expect, test } from 'vitest';
import { createPayment, dataOf, gatewayForEachTest, invalidFields, paidPayment, testKey } from '../support.ts';

const api = gatewayForEachTest();

/** Of the statuses that payments have. */
async function totals(query = ''): Promise<readonly PaymentTotal[]> {
  const reply = await api.request('GET', `/gateway/payment-totals${query}`, { bearer: testKey(api) });
  const all = dataOf<{ readonly totals: readonly PaymentTotal[] }>(reply, 200).totals;
  expect(all).toHaveLength(8);
  return all.filter(({ payments_count: count, truncated }) => count > 0 || truncated);
}

const sum = (amount: number, refunded = 0): PaymentTotal['sums'] => [
  { currency: 'XAF', amount, amount_refunded: refunded },
];

test('payments are counted and summed by status, with the filters of the list', async () => {
  expect(await totals()).toEqual([]);
  await createPayment(api, { amount: 1_000, customer_reference: 'order-1' });
  await createPayment(api, { amount: 2_000 });
  const {
    payment: { id },
  } = await paidPayment(api, { amount: 5_000 });
  await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api), body: { amount: 1_500 } });
  const refunded = { status: 'partially_refunded', payments_count: 1, sums: sum(5_000, 1_500), truncated: false };
  expect(await totals()).toEqual([
    { status: 'requested', payments_count: 2, sums: sum(3_000), truncated: false },
    refunded,
  ]);
  expect(await totals('?method=wallet')).toEqual([refunded]);
  expect(await totals('?q=order-1')).toEqual([
    { status: 'requested', payments_count: 1, sums: sum(1_000), truncated: false },
  ]);
});

test('of more than a thousand payments a hundred of each status are counted, and none of those summed', async () => {
  const { id } = await createPayment(api);
  const { read, commit } = engineStore(api.gateway.store);
  const one = await read.paymentById(id);
  if (one === null) throw new Error('It was created.');
  for (let place = 1; place < 1_001; place += 1) {
    const status = place < 100 ? 'failed' : place < 250 ? 'expired' : 'requested';
    const own = `${id.slice(4, -4)}${String(place).padStart(4, '0')}`;
    await commit([
      { type: 'payment.insert', payment: { ...one, id: `pay_${own}`, slug: own, status, customerReference: null } },
    ]);
  }
  expect(await totals()).toEqual([
    { status: 'requested', payments_count: 100, sums: [], truncated: true },
    { status: 'failed', payments_count: 99, sums: sum(99 * 5_000), truncated: false },
    { status: 'expired', payments_count: 100, sums: [], truncated: true },
  ]);
});

test('what totals cannot be narrowed by is refused', async () => {
  const reply = await api.request('GET', '/gateway/payment-totals?status=failed&limit=5', { bearer: testKey(api) });
  expect(invalidFields(reply)).toEqual(['limit', 'status']);
});
