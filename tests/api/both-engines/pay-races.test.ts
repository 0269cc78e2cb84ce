import type { Balance, CheckoutPaid } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  createEndpoint,
  createPayment,
  dataOf,
  gatewayForEachTest,
  payFromWallet,
  readPayment,
  registerUser,
  testKey,
  untilNotBusy,
  type Reply,
} from '../support.ts';

const api = gatewayForEachTest();

const PIN = '5829';

async function merchantBalance(): Promise<number> {
  const answer = await api.request('GET', '/merchant/balance', { bearer: testKey(api) });
  return dataOf<{ balances: readonly Balance[] }>(answer, 200).balances[0]?.pending ?? 0;
}

async function payers(count: number): Promise<readonly string[]> {
  const logins = await Promise.all(
    Array.from({ length: count }, (_, index) => registerUser(api, `payer-${index}@example.cm`, PIN)),
  );
  return logins.map(({ access_token: token }) => token);
}

function pay(slug: string, token: string): Promise<Reply> {
  return untilNotBusy(() => payFromWallet(api, slug, token, { pin: PIN }));
}

function statuses(answers: readonly Reply[]): readonly number[] {
  return answers.map(({ status }) => status).toSorted((left, right) => left - right);
}

test('of many payers of one payment exactly one pays', async () => {
  await createEndpoint(api, { events: ['payment.succeeded'] });
  const { id, slug } = await createPayment(api);
  const tokens = await payers(8);
  const answers = await Promise.all(tokens.map((token) => pay(slug, token)));
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  expect(answers.filter(({ body }) => body.code === 'PAYMENT_ALREADY_PAID')).toHaveLength(7);
  expect(await merchantBalance()).toBe(5000);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', attempts_count: 1, version: 2 });
  await api.advance(0);
  expect(api.webhooks.events('payment.succeeded')).toHaveLength(1);
});

test('one payer who pays the same payment four times at once pays once', async () => {
  const { slug } = await createPayment(api);
  const [token = ''] = await payers(1);
  const answers = await Promise.all([1, 2, 3, 4].map(() => pay(slug, token)));
  expect(statuses(answers)).toEqual([200, 409, 409, 409]);
  expect(await merchantBalance()).toBe(5000);
});

test('one payer pays two payments concurrently, each with its own transaction', async () => {
  const [one, two] = [await createPayment(api), await createPayment(api)];
  const [token = ''] = await payers(1);
  const answers = await Promise.all([one, two].map(({ slug }) => pay(slug, token)));
  const [first, second] = answers.map((answer) => dataOf<CheckoutPaid>(answer, 200).payment.transaction_id);
  expect(first).not.toBe(second);
  expect(await merchantBalance()).toBe(10_000);
});

test('of two payments that a wallet can pay only one of, one is paid', async () => {
  const [token = ''] = await payers(1);
  for (let paid = 0; paid < 9; paid += 1) {
    const { slug } = await createPayment(api, { amount: 99_999_999 });
    dataOf(await pay(slug, token), 200);
  }
  const rest = await Promise.all([
    createPayment(api, { amount: 99_999_999 }),
    createPayment(api, { amount: 99_999_999 }),
  ]);
  const answers = await Promise.all(rest.map(({ slug }) => pay(slug, token)));
  expect(statuses(answers)).toEqual([200, 402]);
  expect(await merchantBalance()).toBe(999_999_990);
});

test('of paying and canceling concurrently one wins and the other is refused', async () => {
  const tokens = await payers(6);
  let expected = 0;
  for (const token of tokens) {
    const { id, slug } = await createPayment(api);
    const [paid, canceled] = await Promise.all([
      pay(slug, token),
      api.request('POST', `/gateway/checkout/${slug}/cancel`),
    ]);
    const { status } = await readPayment(api, id);
    expect([paid.status, canceled.status, paid.body.code, canceled.body.code, status]).toBeOneOf([
      [200, 409, undefined, 'PAYMENT_ALREADY_PAID', 'succeeded'],
      [409, 200, 'PAYMENT_CANCELED', undefined, 'canceled'],
    ]);
    if (paid.status === 200) expected += 5000;
  }
  expect(await merchantBalance()).toBe(expected);
});

test('of paying and expiring concurrently one wins', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, slug } = await createPayment(api, { expires_in: 300 });
    api.clock.advance(299_999);
    const token = await api.login('success@sandbox.test');
    const [paid] = await Promise.all([payFromWallet(api, slug, token), api.advance(1)]);
    const { status } = await readPayment(api, id);
    expect([paid.status, status]).toBeOneOf([
      [200, 'succeeded'],
      [410, 'expired'],
    ]);
  }
});

test('a payer with insufficient funds never fails a payment that another payer pays concurrently', async () => {
  const tokens = await payers(5);
  const poor = await api.login('insufficient@sandbox.test');
  for (const token of tokens) {
    const { id, slug } = await createPayment(api, { max_attempts: 5 });
    const [rich] = await Promise.all([pay(slug, token), payFromWallet(api, slug, poor)]);
    dataOf(rich, 200);
    expect((await readPayment(api, id)).status).toBe('succeeded');
  }
});
