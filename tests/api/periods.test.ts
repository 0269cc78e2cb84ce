import type { PaymentTotal } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger, disputed, refunded, setTerms } from './support/money.ts';
import { closed } from './support/settlement.ts';
import {
  createEndpoint,
  dataOf,
  DAY,
  HOUR,
  invalidFields,
  openGateway,
  paidPayment,
  payByPhone,
  createPayment,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;

beforeEach(async () => {
  api = await openGateway();
  await setTerms(api, { settlement: { delay_seconds: 0, schedule: 'manual' } });
});
afterEach(() => closeWithConsistentLedger(api));

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** The rows of a list, by the API's path. */
async function rowsOf(path: string): Promise<readonly Row[]> {
  const answer = path.startsWith('/admin')
    ? await asOperator(api, 'GET', path)
    : await api.request('GET', path, { bearer: testKey(api) });
  const { pagination: _, ...lists } = dataOf<Readonly<Record<string, readonly Row[]>>>(answer, 200);
  return Object.values(lists)[0] ?? [];
}

/** Of each list: one object on the first day, and one on the second. */
async function twoDays(): Promise<string> {
  await createEndpoint(api, { events: ['payment.created'] });
  for (const email of ['success@sandbox.test', 'insufficient@sandbox.test']) {
    const { payment } = await paidPayment(api);
    await refunded(api, payment.id, { amount: 100 });
    await disputed(api, payment.id, { amount: 100 });
    const { slug } = await createPayment(api);
    await payByPhone(api, slug, await api.login(email), '+237653456789');
    await api.request('POST', '/merchant/payment-links', {
      bearer: testKey(api),
      body: { description: 'Rent', amount: 500 },
    });
    await closed(api);
    await api.advance(DAY);
  }
  return new Date(api.clock.now() - DAY - HOUR).toISOString();
}

test('lists by the time of creation are read by period, with the pages and filters that they have', async () => {
  const middle = await twoDays();
  const lists = [
    '/merchant/events',
    '/merchant/events?event=payment.created',
    '/merchant/deliveries',
    '/merchant/deliveries?status=succeeded,failing,waiting,failed',
    '/merchant/payment-links',
    '/gateway/settlements',
    '/gateway/disputes',
    '/gateway/payments',
    '/gateway/customers',
    '/admin/settlements',
    '/admin/deliveries',
    '/admin/deliveries?status=succeeded,failing,waiting,failed',
    '/admin/disputes',
    '/admin/refunds',
    '/admin/attempts',
    `/admin/merchants/${api.seed.merchant.id}/payments`,
  ];
  for (const path of lists) {
    const sep = path.includes('?') ? '&' : '?';
    const all = await rowsOf(`${path}${sep}limit=100`);
    const atOf = (row: Row): string => String(row['first_seen_at'] ?? row['created_at']);
    const after = all.filter((row) => atOf(row) >= middle);
    const before = all.filter((row) => atOf(row) < middle);
    expect([after.length > 0, before.length > 0], path).toEqual([true, true]);
    expect(await rowsOf(`${path}${sep}limit=100&created_from=${middle}`), path).toEqual(after);
    expect(await rowsOf(`${path}${sep}limit=100&created_to=${middle}`), path).toEqual(before);
    expect(await rowsOf(`${path}${sep}created_from=${middle}&created_to=${middle}`), path).toEqual([]);
    // A cursor narrows a period, and does not widen it.
    const [first] = all;
    const cursor = path.startsWith('/gateway/customers') ? undefined : first?.id;
    const next = cursor === undefined ? '' : `&cursor=${cursor}`;
    const rest = cursor === undefined ? after : after.slice(1);
    expect(await rowsOf(`${path}${sep}limit=100${next}&created_to=${middle}`), path).toEqual(before);
    expect(await rowsOf(`${path}${sep}limit=100${next}&created_from=${middle}`), path).toEqual(rest);
    const refused = path.startsWith('/admin')
      ? await asOperator(api, 'GET', `${path}${sep}created_from=yesterday`)
      : await api.request('GET', `${path}${sep}created_from=yesterday`, { bearer: testKey(api) });
    expect(invalidFields(refused), path).toEqual(['created_from']);
  }
});

test('payments are read by when they were paid, as a list, as a file and as totals', async () => {
  const early = await createPayment(api);
  const { payment: first } = await paidPayment(api);
  await api.advance(HOUR);
  const middle = new Date(api.clock.now()).toISOString();
  await api.request('POST', `/gateway/sandbox/payments/${early.id}/simulate`, {
    bearer: testKey(api),
    body: { outcome: 'succeed' },
  });
  const ids = async (query: string): Promise<readonly string[]> =>
    (await rowsOf(`/gateway/payments?${query}`)).map(({ id }) => id);
  expect(await ids(`succeeded_from=${middle}`)).toEqual([early.id]);
  expect(await ids(`succeeded_to=${middle}`)).toEqual([first.id]);
  expect(await ids(`succeeded_from=${middle}&status=succeeded&amount=5000`)).toEqual([early.id]);
  expect(await ids(`succeeded_from=${middle}&succeeded_to=${middle}`)).toEqual([]);
  const file = await api.handler(
    new Request(`http://gateway.test/api/v1/gateway/payments.csv?succeeded_from=${middle}`, {
      headers: { authorization: `Bearer ${testKey(api)}` },
    }),
  );
  expect((await file.text()).split('\r\n').map((row) => row.split(',')[0])).toEqual(['id', early.id, '']);
  const answer = await api.request('GET', `/gateway/payment-totals?succeeded_from=${middle}`, { bearer: testKey(api) });
  const { totals } = dataOf<{ totals: readonly PaymentTotal[] }>(answer, 200);
  expect(totals.filter(({ payments_count: count }) => count > 0)).toMatchObject([
    { status: 'succeeded', payments_count: 1 },
  ]);
});
