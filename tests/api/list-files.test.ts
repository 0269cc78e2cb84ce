import { beforeEach, describe, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger, disputed, refunded, setTerms } from './support/money.ts';
import { closed, parseCsv } from './support/settlement.ts';
import { createPayment, dataOf, gatewayForEachTest, MINUTE, paidPayment, testKey } from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

beforeEach(async () => {
  await setTerms(api, { settlement: { delay_seconds: 0, schedule: 'manual' } });
});

type Row = Readonly<Record<string, string | number | boolean | null>>;

const LISTS = [
  '/gateway/settlements',
  '/gateway/disputes',
  '/admin/settlements',
  '/admin/disputes',
  '/admin/refunds',
] as const;

/** A status that no object of the test has. */
const NONE_WITH: Readonly<Record<(typeof LISTS)[number], string>> = {
  '/gateway/settlements': 'failed',
  '/gateway/disputes': 'won',
  '/admin/settlements': 'failed',
  '/admin/disputes': 'won',
  '/admin/refunds': 'failed',
};

function bearerOf(path: string): string {
  return path.startsWith('/admin') ? api.seed.operatorKey : testKey(api);
}

async function rowsOf(path: string, query: string): Promise<readonly Row[]> {
  const answer = await api.request('GET', `${path}?limit=100${query}`, { bearer: bearerOf(path) });
  const { pagination: _, ...lists } = dataOf<Readonly<Record<string, readonly Row[]>>>(answer, 200);
  return Object.values(lists)[0] ?? [];
}

async function fileOf(path: string, query = ''): Promise<Response> {
  return api.handler(
    new Request(`http://gateway.test/api/v1${path}.csv${query}`, {
      headers: { authorization: `Bearer ${bearerOf(path)}` },
    }),
  );
}

/** The rows of a file by the names of its first one. */
async function cellsOf(path: string, query = ''): Promise<readonly Readonly<Record<string, string>>[]> {
  const response = await fileOf(path, query);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [names = [], ...rows] = parseCsv(await response.text());
  return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? ''])));
}

/** A value of the API as its cell. */
function asCell(value: Row[string] | undefined): string {
  return value == null ? '' : String(value);
}

async function charged(phone: string): Promise<void> {
  const { id } = await createPayment(api);
  const body = { method: 'mobile_money', phone };
  dataOf(await api.request('POST', `/gateway/payments/${id}/charge`, { bearer: testKey(api), body }), 202);
}

/** One object in each list. */
async function oneOfEach(): Promise<void> {
  const { payment } = await paidPayment(api, { amount: 9000 });
  await refunded(api, payment.id, { amount: 100, reason: '=1+1' });
  await disputed(api, payment.id, { amount: 100 });
  await closed(api);
}

describe('the file of a list', () => {
  test.each(LISTS)('%s.csv has its rows and fields, in its order, with its filters', async (path) => {
    await oneOfEach();
    await api.advance(MINUTE);
    const middle = new Date(api.clock.now()).toISOString();
    await oneOfEach();
    const rows = await rowsOf(path, '');
    expect(rows).toHaveLength(2);
    const cells = await cellsOf(path);
    const [names] = cells.map((row) => Object.keys(row));
    expect(cells).toEqual(
      rows.map((row) =>
        Object.fromEntries(
          (names ?? []).map((name) => [name, row[name] === '=1+1' ? "'=1+1" : asCell(row[name])] as const),
        ),
      ),
    );
    expect(names).toEqual(expect.arrayContaining(['id', 'created_at', 'status', 'amount', 'currency', 'livemode']));
    const [newest, oldest] = rows.map((row) => String(row['id']));
    expect((await cellsOf(path, `?created_from=${middle}`)).map(({ id }) => id)).toEqual([newest]);
    expect((await cellsOf(path, `?created_to=${middle}`)).map(({ id }) => id)).toEqual([oldest]);
    expect(await cellsOf(path, `?status=${NONE_WITH[path]}`)).toEqual([]);
  });

  test.each(LISTS)('%s.csv has neither pages nor rows of others', async (path) => {
    await oneOfEach();
    for (const query of ['?limit=2', '?cursor=stl_1']) {
      const response = await fileOf(path, query);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([422, 'VALIDATION_ERROR']);
    }
    const other = await api.handler(
      new Request(`http://gateway.test/api/v1${path}.csv`, {
        headers: { authorization: `Bearer ${path.startsWith('/admin') ? testKey(api) : api.seed.merchant.liveKey}` },
      }),
    );
    expect(path.startsWith('/admin') ? other.status : (await other.text()).trim().split('\r\n').length).toBe(
      path.startsWith('/admin') ? 401 : 1,
    );
  });

  test.each(['/gateway/customers', '/merchant/deliveries'])(
    '%s.csv has all fields and rows, in its order',
    async (path) => {
      const url = 'https://shop.example/hook';
      await api.request('POST', '/merchant/webhook-endpoints', { bearer: testKey(api), body: { url } });
      for (const phone of ['+237653456781', '+237653456782']) await charged(phone);
      const rows = await rowsOf(path, '');
      expect(rows.length).toBeGreaterThan(1);
      const cells = await cellsOf(path);
      expect(cells).toEqual(
        rows.map((row) => Object.fromEntries(Object.keys(cells[0] ?? {}).map((name) => [name, asCell(row[name])]))),
      );
      expect(Object.keys(cells[0] ?? {}).toSorted()).toEqual(Object.keys(rows[0] ?? {}).toSorted());
      const none = path === '/gateway/customers' ? '?q=%2B237699999999' : '?status=failed';
      expect(await cellsOf(path, none)).toEqual([]);
      expect((await fileOf(path, '?limit=2')).status).toBe(422);
    },
  );

  test('of customers has those beyond its first page', async () => {
    for (let count = 0; count < 60; count += 1) await charged(`+2376534567${10 + count}`);
    expect(new Set((await cellsOf('/gateway/customers')).map(({ id }) => id)).size).toBe(60);
  });

  test('has all rows, however many pages they are', async () => {
    for (const parts of [60, 43]) {
      const { payment } = await paidPayment(api);
      for (let count = 0; count < parts; count += 1) await refunded(api, payment.id, { amount: 1 });
    }
    const ids = (await cellsOf('/admin/refunds')).map(({ id }) => id);
    expect(new Set(ids).size).toBe(103);
    expect(ids.every((id, place) => place === 0 || String(id) < String(ids[place - 1]))).toBe(true);
    const newest = dataOf<{ refunds: readonly Row[] }>(await asOperator(api, 'GET', '/admin/refunds?limit=1'), 200);
    expect(newest.refunds[0]?.['id']).toBe(ids[0]);
  });
});
