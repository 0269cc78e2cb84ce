import type { PaymentTotal } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger, disputed, refunded, setTerms } from './support/money.ts';
import { createAgent, moveFloat } from './support/cash.ts';
import { closed } from './support/settlement.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  MINUTE,
  paidPayment,
  payByPhone,
  registerMerchant,
  testKey,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

beforeEach(async () => {
  await setTerms(api, { settlement: { delay_seconds: 0, schedule: 'manual' } });
});

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** The rows of a list, by the API's path. */
async function rowsOf(path: string): Promise<readonly Row[]> {
  const answer = path.startsWith('/admin')
    ? await asOperator(api, 'GET', path)
    : await api.request('GET', path, { bearer: testKey(api) });
  const { pagination: _, ...lists } = dataOf<Readonly<Record<string, readonly Row[]>>>(answer, 200);
  return Object.values(lists)[0] ?? [];
}

async function setPayoutAccount(): Promise<void> {
  const { email } = api.seed.merchant;
  const bearer = await api.login(email, { role: 'merchant' });
  const account = { type: 'mobile_money', holder_name: 'Awa Ndiaye', phone: '+237653456001', provider: 'mtn_momo' };
  dataOf(await api.request('PUT', '/merchant/payout-account', { bearer, body: { livemode: false, ...account } }), 200);
}

/** Of each list: one object on the first day, and one on the second. */
async function twoDays(): Promise<{ readonly middle: string; readonly agentId: string }> {
  await createEndpoint(api, { events: ['payment.created'] });
  const { id: agentId } = await createAgent(api, 'agent@example.cm');
  await setPayoutAccount();
  await api.advance(DAY);
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
    const settlement = await closed(api);
    const file = { livemode: false, format: 'csv', settlement_ids: [settlement.id] };
    dataOf(await asOperator(api, 'POST', '/admin/payout-exports', file), 201);
    dataOf(await asOperator(api, 'POST', '/admin/ledger-checks'), 202);
    await registerMerchant(api, `shop-${email}`);
    dataOf(await moveFloat(api, agentId, 5000, { livemode: false }), 201);
    await api.advance(DAY);
  }
  return { middle: new Date(api.clock.now() - DAY - HOUR).toISOString(), agentId };
}

test('lists by the time of creation are read by period, with the pages and filters that they have', async () => {
  const { middle, agentId } = await twoDays();
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
    '/admin/payout-exports',
    '/admin/ledger-checks',
    '/admin/merchants',
    `/admin/agents/${agentId}/transactions`,
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

test('due payouts are read by period', async () => {
  await paidPayment(api);
  const first = await closed(api);
  api.clock.advance(MINUTE);
  await paidPayment(api);
  const middle = new Date(api.clock.now()).toISOString();
  const second = await closed(api);
  const ids = async (query: string): Promise<readonly string[]> =>
    (await rowsOf(`/admin/due-payouts?${query}`)).map(({ id }) => id);
  expect(await ids('')).toEqual([second.id, first.id]);
  expect(await ids(`created_from=${middle}`)).toEqual([second.id]);
  expect(await ids(`created_to=${middle}`)).toEqual([first.id]);
});

test('a statement of a wallet is read by period', async () => {
  const bearer = await api.login('success@sandbox.test');
  await paidPayment(api);
  await api.advance(MINUTE);
  const middle = new Date(api.clock.now()).toISOString();
  await paidPayment(api);
  const idsOf = async (query: string): Promise<readonly string[]> => {
    const answer = await api.request('GET', `/wallet/transactions?${query}`, { bearer });
    return dataOf<{ transactions: readonly Row[] }>(answer, 200).transactions.map(({ id }) => id);
  };
  const [newest, ...others] = await idsOf('');
  expect(others.length).toBeGreaterThan(0);
  expect(await idsOf(`created_from=${middle}`)).toEqual([newest]);
  expect(await idsOf(`created_to=${middle}`)).toEqual(others);
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
