import type { Pagination, Payment } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  paidPayment,
  readPayment,
  registerMerchant,
  send,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest();

interface Page {
  readonly payments: readonly Payment[];
  readonly pagination: Pagination;
}

function get(query: string, bearer: string = testKey(api)): Promise<Reply> {
  return api.request('GET', `/gateway/payments${query}`, { bearer });
}

async function list(query = '', bearer: string = testKey(api)): Promise<Page> {
  return dataOf<Page>(await get(query, bearer), 200);
}

async function idsOf(query: string, bearer?: string): Promise<readonly string[]> {
  return (await list(query, bearer)).payments.map(({ id }) => id);
}

async function createMany(count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await createPayment(api)).id);
  return ids.toReversed();
}

test('a status that is named again and again is named once, and more names than there are statuses are refused', async () => {
  const { id } = await createPayment(api);
  expect(await idsOf(`?status=${Array.from({ length: 8 }, () => 'requested').join(',')}`)).toEqual([id]);
  expect(await idsOf('?status=requested&status=requested&status=failed')).toEqual([id]);
  for (const query of [`?status=failed${',failed'.repeat(8)}`, `?status=failed${'&status=failed'.repeat(8)}`]) {
    expect(invalidFields(await get(query))).toEqual(['status']);
  }
});

test('payments of all statuses are those without a filter, page by page', async () => {
  const ids = await createMany(5);
  await api.request('POST', `/gateway/payments/${ids[1]}/cancel`, { bearer: testKey(api) });
  const { payment: paid } = await paidPayment(api);
  const all = 'requested,processing,succeeded,failed,canceled,expired,partially_refunded,refunded';
  const [newest, ...rest] = await idsOf('');
  expect([newest, ...rest]).toEqual([paid.id, ...ids]);
  const first = await list(`?status=${all}&limit=3`);
  const second = await list(`?status=${all}&limit=3&cursor=${first.pagination.next_cursor}`);
  expect([...first.payments, ...second.payments].map(({ id }) => id)).toEqual([paid.id, ...ids]);
});

test('an empty list is empty', async () => {
  expect(await list()).toEqual({ payments: [], pagination: { limit: 20, has_more: false, next_cursor: null } });
});

test('the list contains whole payments, newest first, twenty by default', async () => {
  const ids = await createMany(21);
  const { payments, pagination } = await list();
  expect(payments.map(({ id }) => id)).toEqual(ids.slice(0, 20));
  expect(pagination).toEqual({ limit: 20, has_more: true, next_cursor: expect.any(String) });
  expect(payments[0]).toEqual(await readPayment(api, ids[0] ?? ''));
});

test('following the cursor returns every payment once, without those created meanwhile', async () => {
  const ids = await createMany(5);
  const seen: string[] = [];
  let cursor: string | null = null;
  const pages: Page[] = [];
  do {
    const page: Page = await list(`?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    pages.push(page);
    seen.push(...page.payments.map(({ id }) => id));
    cursor = page.pagination.next_cursor;
    await createPayment(api);
  } while (cursor !== null);
  expect(seen).toEqual(ids);
  expect(pages.map(({ pagination }) => pagination.has_more)).toEqual([true, true, false]);
});

test('a page that ends exactly at the last item has no next cursor', async () => {
  await createMany(2);
  expect((await list('?limit=2')).pagination).toEqual({ limit: 2, has_more: false, next_cursor: null });
});

test.each([1, 100])('limit %s is accepted', async (limit) => {
  await createMany(2);
  expect((await list(`?limit=${limit}`)).pagination.limit).toBe(limit);
});

test.each(['0', '101', '-1', '1.5', 'ten', '', '1e1', '0x10', '%2010'])(
  'limit %j is rejected, not clamped',
  async (limit) => {
    expect(invalidFields(await get(`?limit=${limit}`))).toEqual(['limit']);
  },
);

test.each(['page=2', 'order=asc', 'metadata=1'])('an unknown filter %s is refused', async (query) => {
  expect(invalidFields(await get(`?${query}`))).toEqual([query.split('=')[0]]);
});

test('the status filter accepts one status, several by comma, and several by repetition', async () => {
  const requested = await createPayment(api);
  const { payment: paid } = await paidPayment(api);
  const canceled = await createPayment(api);
  dataOf(await api.request('POST', `/gateway/payments/${canceled.id}/cancel`, { bearer: testKey(api) }), 200);
  expect(await idsOf('?status=requested')).toEqual([requested.id]);
  expect(await idsOf('?status=succeeded')).toEqual([paid.id]);
  expect(await idsOf('?status=succeeded,requested')).toEqual([paid.id, requested.id]);
  expect(await idsOf('?status=succeeded&status=canceled')).toEqual([canceled.id, paid.id]);
  expect(await idsOf('?status=refunded')).toEqual([]);
});

test('the status filter accepts the British spelling of canceled', async () => {
  const { id } = await createPayment(api);
  await createPayment(api);
  dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
  expect(await idsOf('?status=cancelled')).toEqual([id]);
  expect((await list('?status=cancelled')).payments[0]?.status).toBe('canceled');
});

test.each(['paid', '', 'requested,', 'Succeeded'])('status %j is refused', async (status) => {
  expect(invalidFields(await get(`?status=${status}`))).toEqual(['status']);
});

test('customer_reference matches exactly', async () => {
  const { id } = await createPayment(api, { customer_reference: 'order 1&2' });
  await createPayment(api, { customer_reference: 'order 1&23' });
  await createPayment(api);
  expect(await idsOf(`?customer_reference=${encodeURIComponent('order 1&2')}`)).toEqual([id]);
  expect(await idsOf('?customer_reference=order+1%262')).toEqual([id]);
  expect(await idsOf('?customer_reference=%25')).toEqual([]);
});

test('created_from is inclusive and created_to exclusive, in any offset', async () => {
  const first = await createPayment(api);
  api.clock.advance(HOUR);
  const second = await createPayment(api);
  api.clock.advance(HOUR);
  const third = await createPayment(api);
  expect(await idsOf(`?created_from=${second.created_at}`)).toEqual([third.id, second.id]);
  expect(await idsOf(`?created_to=${second.created_at}`)).toEqual([first.id]);
  expect(await idsOf(`?created_from=${first.created_at}&created_to=${third.created_at}`)).toEqual([
    second.id,
    first.id,
  ]);
  expect(await idsOf(`?created_from=${encodeURIComponent('2026-01-01T03:00:00+01:00')}`)).toEqual([third.id]);
});

test.each(['yesterday', '2026-01-01', '1767225600', '2026-13-01T00:00:00Z'])(
  'created_from %j is refused',
  async (moment) => {
    expect(invalidFields(await get(`?created_from=${moment}`))).toEqual(['created_from']);
  },
);

test('filters apply to every page', async () => {
  for (const reference of ['a', 'b', 'a', 'b', 'a']) await createPayment(api, { customer_reference: reference });
  const first = await list('?customer_reference=a&limit=2');
  const second = await list(`?customer_reference=a&limit=2&cursor=${first.pagination.next_cursor}`);
  expect(first.payments.map(({ customer_reference }) => customer_reference)).toEqual(['a', 'a']);
  expect(second.payments.map(({ customer_reference }) => customer_reference)).toEqual(['a']);
  expect(second.pagination.has_more).toBe(false);
});

test("another merchant's payment is the same 404 as an unknown one, byte for byte", async () => {
  const other = await registerMerchant(api, 'other@shop.example');
  const { id } = await createPayment(api);
  const missing = id.slice(0, -4) + (id.endsWith('zzzz') ? '0000' : 'zzzz');
  for (const path of ['', '/cancel', '/refunds'].map((end) => `/gateway/payments/{id}${end}`)) {
    const method = path.endsWith('cancel') ? 'POST' : 'GET';
    const answers = await Promise.all(
      [id, missing, 'pay_1', 'x'.repeat(80)].map((each) =>
        api.request(method, path.replace('{id}', each), { bearer: other.testKey }),
      ),
    );
    for (const answer of answers) detailsOf(answer, 'PAYMENT_NOT_FOUND');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  }
  expect((await readPayment(api, id)).status).toBe('requested');
});

test("lists never contain another merchant's payments, whatever the cursor", async () => {
  const other = await registerMerchant(api, 'other@shop.example');
  const theirs = await createPayment(api, {}, other.testKey);
  const mine = await createPayment(api);
  const theirsLater = await createPayment(api, {}, other.testKey);
  expect(await idsOf('', other.testKey)).toEqual([theirsLater.id, theirs.id]);
  expect(await idsOf('')).toEqual([mine.id]);
  expect(await idsOf(`?cursor=${theirsLater.id}`)).toEqual([mine.id]);
});

test('a test key sees test payments only, a live key live ones only', async () => {
  const { liveKey } = api.seed.merchant;
  const played = await createPayment(api);
  const live = await createPayment(api, {}, liveKey);
  expect(await idsOf('')).toEqual([played.id]);
  expect(await idsOf('', liveKey)).toEqual([live.id]);
  detailsOf(await api.request('GET', `/gateway/payments/${live.id}`, { bearer: testKey(api) }), 'PAYMENT_NOT_FOUND');
  detailsOf(await api.request('GET', `/gateway/payments/${played.id}`, { bearer: liveKey }), 'PAYMENT_NOT_FOUND');
  detailsOf(
    await api.request('POST', `/gateway/payments/${played.id}/cancel`, { bearer: liveKey }),
    'PAYMENT_NOT_FOUND',
  );
});

test("payments are readable with a secret key or the merchant's token only", async () => {
  const { id } = await createPayment(api);
  const user = await api.login('success@sandbox.test');
  for (const path of ['/gateway/payments', `/gateway/payments/${id}`]) {
    detailsOf(await api.request('GET', path), 'AUTHENTICATION_REQUIRED');
    detailsOf(await api.request('GET', path, { bearer: user }), 'ROLE_NOT_ALLOWED');
    detailsOf(await api.request('GET', path, { bearer: api.seed.operatorKey }), 'INVALID_API_KEY');
  }
});

test('the version increases by one with each change', async () => {
  const { payment } = await paidPayment(api);
  expect(payment.version).toBe(2);
  dataOf(
    await api.request('POST', `/gateway/payments/${payment.id}/refunds`, { bearer: testKey(api), body: { amount: 1 } }),
    201,
  );
  expect((await readPayment(api, payment.id)).version).toBe(3);
});

test('an invalid identifier is a field error or not found, never an internal error', async () => {
  for (const path of ['/gateway/payments/%00', '/gateway/payments/%ff', '/gateway/payments/%ED%A0%80']) {
    expect((await send(api, 'GET', path, { bearer: testKey(api) })).status).toBeOneOf([400, 404, 422]);
  }
});
