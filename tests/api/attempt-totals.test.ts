import type { AttemptTotals } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import { createPayment, dataOf, gatewayForEachTest, HOUR, invalidFields, MINUTE, payByPhone } from './support.ts';

// What was attempted with each method in a period, over all merchants.

const api = gatewayForEachTest();

async function totals(query: string): Promise<AttemptTotals> {
  return dataOf<AttemptTotals>(await asOperator(api, 'GET', `/admin/attempt-totals?${query}`), 200);
}

const at = (ms: number): string => encodeURIComponent(new Date(ms).toISOString());

test('attempts are counted by method, with what they brought in, within a period and a mode', async () => {
  const user = await api.login('success@sandbox.test');
  const startMs = api.clock.now();
  const pay = async (amount: number, phone: string): Promise<void> => {
    const { slug } = await createPayment(api, { amount });
    dataOf(await payByPhone(api, slug, user, phone), 202);
  };
  await pay(3000, '+237653456789');
  await pay(2000, '+237653456789');
  // Never responds.
  await pay(900, '+237653456129');
  await api.advance(MINUTE);
  expect(await totals('mode=test')).toEqual({
    totals: [
      {
        method: 'mtn_momo',
        currency: 'XAF',
        attempts_count: 3,
        succeeded_count: 2,
        failed_count: 0,
        amount: 5000,
      },
    ],
    truncated: false,
  });
  expect(await totals('')).toEqual({ totals: [], truncated: false });
  expect((await totals('mode=live')).totals).toEqual([]);
  await api.advance(HOUR);
  expect((await totals(`mode=test&created_from=${at(startMs + MINUTE)}`)).totals).toEqual([]);
  expect((await totals(`mode=test&created_to=${at(startMs + MINUTE)}`)).totals).toHaveLength(1);
  expect(invalidFields(await asOperator(api, 'GET', '/admin/attempt-totals?mode=both'))).toEqual(['mode']);
});
