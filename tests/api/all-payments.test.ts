import type { PaymentRecord } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import {
  createPayment,
  dataOf,
  gatewayForEachTest,
  invalidFields,
  MINUTE,
  paidPayment,
  registerMerchant,
  testKey,
  send,
  detailsOf,
} from './support.ts';

// The operator's list of the payments of all merchants.

const api = gatewayForEachTest();

interface Listed {
  readonly ids: readonly string[];
  readonly next: string | null;
}

async function list(query = ''): Promise<Listed> {
  const data = dataOf<{ payments: readonly PaymentRecord[]; pagination: { next_cursor: string | null } }>(
    await asOperator(api, 'GET', `/admin/payments?${query}`),
    200,
  );
  return { ids: data.payments.map(({ id }) => id), next: data.pagination.next_cursor };
}

const idsOf = async (query?: string): Promise<readonly string[]> => (await list(query)).ids;

test('payments of all merchants are listed newest first, and narrowed by status, amount, method, merchant and time', async () => {
  const shop = await registerMerchant(api, 'shop@shop.example');
  const { id: small } = await createPayment(api, { amount: 700 });
  const { id: theirs } = await createPayment(api, { amount: 90_000 }, shop.testKey);
  await api.advance(MINUTE);
  const { id: live } = await createPayment(api, { amount: 5000 }, api.seed.merchant.liveKey);
  const {
    payment: { id: paid },
  } = await paidPayment(api);
  expect(await idsOf()).toEqual([paid, live, theirs, small]);
  expect(await idsOf('mode=live')).toEqual([live]);
  expect(await idsOf(`merchant_id=${shop.id}`)).toEqual([theirs]);
  expect(await idsOf(`merchant_id=${api.seed.merchant.id}`)).toEqual([paid, live, small]);
  expect(await idsOf(`merchant_id=${api.seed.merchant.id}&mode=test&amount_to=700`)).toEqual([small]);
  expect(await idsOf('amount_from=90000')).toEqual([theirs]);
  expect(await idsOf('amount_from=700&amount_to=5000&status=requested')).toEqual([live, small]);
  expect(await idsOf('status=succeeded')).toEqual([paid]);
  const [{ payment_method: method }] = dataOf<{ payments: readonly [PaymentRecord] }>(
    await asOperator(api, 'GET', '/admin/payments?status=succeeded'),
    200,
  ).payments;
  expect(await idsOf(`method=${method?.type}`)).toEqual([paid]);
  expect(await idsOf('method=orange_money')).toEqual([]);
  expect(await idsOf(`created_to=${encodeURIComponent(new Date(api.clock.now() - 30_000).toISOString())}`)).toEqual([
    theirs,
    small,
  ]);
  expect(invalidFields(await asOperator(api, 'GET', '/admin/payments?amount_from=-1&mode=both'))).toEqual([
    'amount_from',
    'mode',
  ]);
  detailsOf(await send(api, 'GET', '/admin/payments', { bearer: testKey(api) }), 'INVALID_API_KEY');
});

test('pages follow each other without a gap, whatever the filters', async () => {
  const made: string[] = [];
  for (let count = 0; count < 7; count += 1) made.push((await createPayment(api, { amount: 1000 + count })).id);
  for (const query of ['', '&mode=test', `&merchant_id=${api.seed.merchant.id}`, '&amount_from=1003']) {
    const found: string[] = [];
    for (let cursor = ''; ;) {
      const page = await list(`limit=2${query}${cursor}`);
      found.push(...page.ids);
      if (page.next === null) break;
      cursor = `&cursor=${page.next}`;
    }
    expect(found, query).toEqual((query.includes('amount') ? made.slice(3) : made).toReversed());
  }
});
