import type { Refund, Settlement } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closed, csvOf, csvSum, expectConsistentLedger, linesOf, parseCsv, setTerms } from './support/settlement.ts';
import { dataOf, openGateway, paidPayment, testKey, type TestGateway } from './support.ts';

let api: TestGateway;

beforeEach(async () => {
  api = await openGateway();
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
});
afterEach(async () => {
  await expectConsistentLedger(api);
  await api.close();
});

async function refunded(paymentId: string, amount?: number): Promise<Refund> {
  const body = amount === undefined ? {} : { amount };
  const path = `/gateway/payments/${paymentId}/refunds`;
  return dataOf<{ refund: Refund }>(await api.request('POST', path, { bearer: testKey(api), body }), 201).refund;
}

const NAMES =
  'transaction_id,type,payment_id,payment_transaction_id,refund_ids,dispute_ids,settlement_id,customer_reference,gross,fee,fee_returned,refunded,disputed,payout_returned,net_amount,currency,created_at';

async function settlementOf(references: readonly (string | null)[]): Promise<Settlement> {
  for (const reference of references) {
    await paidPayment(api, { amount: 10, ...(reference === null ? {} : { customer_reference: reference }) });
  }
  return closed(api);
}

test('CSV of the same lines, with the field names', async () => {
  const { payment } = await paidPayment(api, { customer_reference: 'order-17' });
  const refund = await refunded(payment.id, 1000);
  const { id } = await closed(api);
  const { response, text } = await csvOf(api, id);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="settlement-${id}.csv"`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-request-id')).toEqual(expect.any(String));
  const [first, second] = await linesOf(api, id);
  expect(text).toBe(
    [
      NAMES,
      `${first?.transaction_id},payment,${payment.id},${payment.transaction_id},,,,order-17,5000,0,0,0,0,0,5000,XAF,2026-01-01T00:00:00.000Z`,
      `${second?.transaction_id},refund,${payment.id},${payment.transaction_id},${refund.id},,,order-17,0,0,0,1000,0,0,-1000,XAF,2026-01-01T00:00:00.000Z`,
      '',
    ].join('\r\n'),
  );
});

test.each(['text/csv', 'application/json', '*/*', 'text/html'])(
  'lists answer with JSON and their files with CSV, also to Accept: %s',
  async (accept) => {
    const { id } = await settlementOf([null]);
    for (const path of [`/gateway/settlements/${id}/lines`, '/gateway/payments']) {
      const [list, file] = await Promise.all(
        [path, `${path}.csv`].map((one) =>
          api.handler(
            new Request(`http://gateway.test/api/v1${one}`, {
              headers: { authorization: `Bearer ${testKey(api)}`, accept },
            }),
          ),
        ),
      );
      expect(list?.headers.get('content-type')).toBe('application/json');
      expect(await list?.json()).toMatchObject({ success: true });
      expect(file?.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    }
  },
);

test('a file has no pages and no format: their parameters are unknown', async () => {
  const { id } = await settlementOf([null]);
  for (const query of ['lines.csv?limit=2', 'lines.csv?cursor=4', 'lines?format=csv']) {
    const answer = await api.request('GET', `/gateway/settlements/${id}/${query}`, { bearer: testKey(api) });
    expect(answer.body.code).toBe('VALIDATION_ERROR');
  }
});

test('an error is JSON like every other', async () => {
  const answer = await api.request('GET', `/gateway/settlements/stl_nothing/lines.csv`, {
    bearer: testKey(api),
  });
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.body.code).toBe('SETTLEMENT_NOT_FOUND');
});

test('HEAD returns the headers only', async () => {
  const { id } = await settlementOf([null]);
  const answer = await api.handler(
    new Request(`http://gateway.test/api/v1/gateway/settlements/${id}/lines.csv`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${testKey(api)}` },
    }),
  );
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/csv; charset=utf-8',
    '',
  ]);
});

test('text is preserved, whatever it contains', async () => {
  const references = ['a, b', 'say "oui"', 'Élodie – 5 000 F', '日本語', "d'Ivoire", 'a=b', '5-3'];
  const { id } = await settlementOf(references);
  const { rows } = await csvOf(api, id);
  expect(rows.slice(1).map((row) => row[7])).toEqual(references);
  expect(rows.every((row) => row.length === NAMES.split(',').length)).toBe(true);
});

test.each([
  ['=HYPERLINK("http://evil.example","Pay")', `'=HYPERLINK("http://evil.example","Pay")`],
  ['+237653456789', "'+237653456789"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  // A French spreadsheet ends a cell at a semicolon.
  ['a;=1+1', "a;'=1+1"],
  ['a;"=1+1;b', `a;'"=1+1;b`],
])('no spreadsheet takes %j for a formula', async (reference, cell) => {
  const { id, amount } = await settlementOf([reference]);
  const { rows } = await csvOf(api, id);
  expect(rows[1]?.[7]).toBe(cell);
  expect(csvSum(rows)).toBe(amount);
  // As JSON it is the merchant's original text.
  expect((await linesOf(api, id)).map(({ customer_reference: written }) => written)).toEqual([reference]);
});

test('an amount stays a number, even if negative', async () => {
  const { payment } = await paidPayment(api, { amount: 99_999_999 });
  await refunded(payment.id, 1);
  const { id } = await closed(api);
  const { rows } = await csvOf(api, id);
  expect(rows.slice(1).map((row) => row[14])).toEqual(['99999999', '-1']);
});

test('all lines, not one page of them', async () => {
  const { id } = await settlementOf(Array.from({ length: 30 }, (_, index) => `order-${index}`));
  const { rows } = await csvOf(api, id);
  expect(rows).toHaveLength(31);
  expect(csvSum(rows)).toBe(300);
});

test('a CSV of many pages has every line once', async () => {
  const several = await openGateway({}, (store) => ({
    ...store,
    read: { ...store.read, lines: (of, page) => store.read.lines(of, { ...page, limit: Math.min(page.limit, 4) }) },
  }));
  try {
    await setTerms(several, { delay_seconds: 0, schedule: 'manual' });
    for (let amount = 1; amount <= 10; amount += 1) await paidPayment(several, { amount });
    const { id } = await closed(several);
    const { rows } = await csvOf(several, id);
    expect(rows.slice(1).map((row) => row[8])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  } finally {
    await several.close();
  }
});

test("the tests' CSV parser rejects invalid CSV", () => {
  for (const text of ['a,b', 'a\n', '"a"b\r\n', 'a"b\r\n', '"a\r\n']) expect(() => parseCsv(text)).toThrow(Error);
  expect(parseCsv('a,"b,""c"""\r\n,\r\n')).toEqual([
    ['a', 'b,"c"'],
    ['', ''],
  ]);
});
