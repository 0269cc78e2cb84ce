import type { Payment } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { beforeEach, expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  MINUTE,
  registerMerchant,
  type Reply,
} from './support.ts';

// For a cashier the payments since midnight in Douala are all that exist. The tests begin at 01:00 there.

const api = gatewayForEachTest();
let token: string;
let testKey: string;

beforeEach(async () => {
  const merchant = await registerMerchant(api, 'shop@boutique.cm');
  ({ token, testKey } = merchant);
  const store = engineStore(api.gateway.store);
  const [membership] = await store.read.membershipsOf(merchant.personId);
  if (membership === undefined) throw new Error('no member');
  await store.commit([
    { type: 'membership.update', membership: { ...membership, role: 'cashier', version: 2 }, fromVersion: 1 },
  ]);
});

const ask = (method: string, path: string): Promise<Reply> =>
  api.request(method, `${path}mode=test`, { bearer: token });

/** An access token lives for 15 minutes. */
async function logIn(): Promise<void> {
  token = await api.login('shop@boutique.cm', { role: 'merchant', password: 'a good password' });
}

async function listed(query = ''): Promise<readonly string[]> {
  const { payments } = dataOf<{ payments: Payment[] }>(await ask('GET', `/gateway/payments?${query}`), 200);
  return payments.map(({ id }) => id);
}

async function counted(): Promise<number> {
  const { totals } = dataOf<{ totals: { payments_count: number }[] }>(
    await ask('GET', '/gateway/payment-totals?'),
    200,
  );
  return totals.reduce((sum, { payments_count: count }) => sum + count, 0);
}

test('sees the payments of today, and none of an earlier day', async () => {
  const { id: early } = await createPayment(api, { expires_in: 86_400 }, testKey);
  expect(await listed()).toEqual([early]);
  await api.advance(22 * HOUR + 59 * MINUTE);
  await logIn();
  expect([await listed(), await counted()]).toEqual([[early], 1]);
  await api.advance(MINUTE);
  await logIn();
  const { id: late } = await createPayment(api, {}, testKey);
  expect(await listed()).toEqual([late]);
  expect(await listed('created_from=2026-01-01T00:00:00Z&')).toEqual([late]);
  expect(await listed(`q=${early}&`)).toEqual([]);
  expect(await counted()).toBe(1);

  for (const path of [`/gateway/payments/${early}?`, `/gateway/payments/${early}/timeline?`]) {
    detailsOf(await ask('GET', path), 'PAYMENT_NOT_FOUND');
  }
  detailsOf(await ask('POST', `/gateway/payments/${early}/cancel?`), 'PAYMENT_NOT_FOUND');
  dataOf(await ask('GET', `/gateway/payments/${late}?`), 200);
  dataOf(await ask('POST', `/gateway/payments/${late}/cancel?`), 200);
  // A key of the merchant has no day.
  dataOf(await api.request('GET', `/gateway/payments/${early}`, { bearer: testKey }), 200);
});
