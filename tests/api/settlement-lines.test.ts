import type { Dispute, Refund, Settlement } from '@mitako/contract/names';
import { sandboxRail, type RailRefundOutcome } from '@mitako/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  closed,
  csvOf,
  csvSum,
  expectBooksHold,
  expectNetIsSum,
  linesOf,
  parseCsv,
  resolved,
  setTerms,
  settlements,
  sumOf,
} from './settlement-support.ts';
import {
  createPayment,
  DAY,
  dataOf,
  invalidFields,
  MINUTE,
  openGateway,
  paidPayment,
  payByPhone,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
/** What the operator says to a refund. */
let refundOutcome: RailRefundOutcome;

beforeEach(async () => {
  refundOutcome = { kind: 'succeeded', railReference: null };
  api = await openGateway({ rails: [{ ...sandboxRail(), refund: () => Promise.resolve(refundOutcome) }] });
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
});
afterEach(async () => {
  await expectBooksHold(api);
  await api.close();
});

async function refunded(paymentId: string, amount?: number): Promise<Refund> {
  const body = amount === undefined ? {} : { amount };
  const path = `/gateway/payments/${paymentId}/refunds`;
  return dataOf<{ refund: Refund }>(await api.request('POST', path, { bearer: testKey(api), body }), 201).refund;
}

async function disputed(paymentId: string): Promise<Dispute> {
  const path = `/gateway/sandbox/payments/${paymentId}/simulate`;
  const answer = await api.request('POST', path, { bearer: testKey(api), body: { outcome: 'dispute' } });
  return dataOf<{ dispute: Dispute }>(answer, 200).dispute;
}

async function decided(disputeId: string, outcome: 'won' | 'lost'): Promise<Dispute> {
  const path = `/admin/disputes/${disputeId}/resolve`;
  const answer = await api.request('POST', path, { bearer: api.seed.operatorKey, body: { outcome } });
  return dataOf<{ dispute: Dispute }>(answer, 200).dispute;
}

/** A payment that was paid by phone. */
async function paidByPhone(amount: number): Promise<string> {
  const { id, slug } = await createPayment(api, { amount });
  dataOf(await payByPhone(api, slug, await api.login('success@sandbox.test'), '+237653456789'), 202);
  await api.advance(MINUTE);
  return id;
}

describe('what is a line', () => {
  test('a refund of a settled payment', async () => {
    const { payment } = await paidPayment(api, { customer_reference: 'order-1' });
    await closed(api);
    await paidPayment(api, { amount: 9000 });
    const refund = await refunded(payment.id, 1500);
    const { id, amount } = await closed(api);
    expect(amount).toBe(7500);
    expect(await linesOf(api, id)).toMatchObject([
      { type: 'payment', amount: 9000 },
      {
        type: 'refund',
        amount: -1500,
        payment_id: payment.id,
        refund_id: refund.id,
        transaction_id: refund.transaction_id,
        customer_reference: 'order-1',
      },
    ]);
  });

  test('a refund over an operator from the moment it is held, and again when it failed', async () => {
    const payment = await paidByPhone(5000);
    refundOutcome = { kind: 'failed', failureCode: 'payer_account_blocked' };
    const refund = await refunded(payment, 2000);
    const first = await closed(api);
    expect((await linesOf(api, first.id)).map(({ type, amount, refund_id: of }) => [type, amount, of])).toEqual([
      ['payment', 5000, null],
      ['refund', -2000, refund.id],
    ]);
    await api.advance(MINUTE);
    const second = await closed(api);
    expect((await linesOf(api, second.id)).map(({ type, amount, refund_id: of }) => [type, amount, of])).toEqual([
      ['refund_failed', 2000, refund.id],
    ]);
  });

  test('a dispute when it is opened, and what comes back when it is won', async () => {
    const { payment: one } = await paidPayment(api);
    const { payment: two } = await paidPayment(api, { amount: 3000 });
    await closed(api);
    await paidPayment(api, { amount: 20_000 });
    const [lost, won] = [await disputed(one.id), await disputed(two.id)];
    await decided(lost.id, 'lost');
    await decided(won.id, 'won');
    const { id, amount } = await closed(api);
    expect(amount).toBe(15_000);
    expect((await linesOf(api, id)).map((line) => [line.type, line.amount, line.dispute_id, line.payment_id])).toEqual([
      ['payment', 20_000, null, expect.any(String)],
      ['dispute', -5000, lost.id, one.id],
      ['dispute', -3000, won.id, two.id],
      ['dispute_won', 3000, won.id, two.id],
    ]);
  });

  test('the fee is not: a payment is credited without it, a refund is debited without what comes back of it', async () => {
    const path = `/admin/merchants/${api.seed.merchant.id}`;
    const body = { fees: { basis_points: 200, fixed: 0, minimum: 0, maximum: null, refund_policy: 'proportional' } };
    dataOf(await api.request('PATCH', path, { bearer: api.seed.operatorKey, body }), 200);
    const { payment } = await paidPayment(api, { amount: 10_000 });
    await refunded(payment.id, 5000);
    const { id } = await closed(api);
    expect((await linesOf(api, id)).map(({ type, amount }) => [type, amount])).toEqual([
      ['payment', 9800],
      ['refund', -4900],
    ]);
  });

  test('whatever happens, once: over several closings the lines are all there is, and each net is their sum', async () => {
    const { payment: one } = await paidPayment(api, { amount: 10_000 });
    const { payment: two } = await paidPayment(api, { amount: 20_000 });
    await closed(api);
    await disputed(two.id);
    await paidPayment(api, { amount: 40_000 });
    await refunded(one.id, 4000);
    await paidPayment(api, { amount: 500 });
    const second = await closed(api);
    await resolved(api, second.id, { outcome: 'failed' });
    await refunded(one.id);
    const third = await closed(api);
    await resolved(api, third.id, { outcome: 'paid' });
    const all = await settlements(api);
    expect(all.map(({ amount }) => amount)).toEqual([10_500, 16_500, 30_000]);
    for (const { id } of all) await expectNetIsSum(api, id);
    const lines = (await Promise.all(all.map(({ id }) => linesOf(api, id)))).flat();
    // The second was never paid, so it counts once: what it was is in the third.
    expect(sumOf(lines) - second.amount).toBe(10_000 + 20_000 - 4000 + 500 - 20_000 + 40_000 - 6000);
  });
});

describe('in pages', () => {
  test('in the order of the ledger, each line once', async () => {
    const paid: (string | null)[] = [];
    for (const amount of [10, 20, 30, 40, 50]) paid.push((await paidPayment(api, { amount })).payment.transaction_id);
    const { id } = await closed(api);
    for (const limit of [1, 2, 3, 5, 100]) {
      const lines = await linesOf(api, id, testKey(api), limit);
      expect(lines.map(({ transaction_id: transactionId }) => transactionId)).toEqual(paid);
    }
  });

  test.each(['limit=0', 'limit=101', 'cursor=pay_1', 'cursor=-1', 'format=xml', 'currency=XAF'])(
    '?%s is refused',
    async (query) => {
      await paidPayment(api);
      const { id } = await closed(api);
      const path = `/gateway/settlements/${id}/lines?${query}`;
      expect(invalidFields(await api.request('GET', path, { bearer: testKey(api) }))).toEqual([query.split('=')[0]]);
    },
  );
});

describe('as CSV', () => {
  const NAMES =
    'transaction_id,type,payment_id,refund_id,dispute_id,settlement_id,customer_reference,amount,currency,created_at';

  async function settlementOf(references: readonly (string | null)[]): Promise<Settlement> {
    for (const reference of references) {
      await paidPayment(api, { amount: 10, ...(reference === null ? {} : { customer_reference: reference }) });
    }
    return closed(api);
  }

  test('a file of the same lines, with their names', async () => {
    const { payment } = await paidPayment(api, { customer_reference: 'order-17' });
    await refunded(payment.id, 1000);
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
        `${first?.transaction_id},payment,${payment.id},,,,order-17,5000,XAF,2026-01-01T00:00:00.000Z`,
        `${second?.transaction_id},refund,${payment.id},${second?.refund_id},,,order-17,-1000,XAF,2026-01-01T00:00:00.000Z`,
        '',
      ].join('\r\n'),
    );
  });

  test.each([
    ['text/csv', true],
    ['TEXT/CSV', true],
    ['text/csv; charset=utf-8', true],
    ['text/csv, */*;q=0.1', true],
    ['application/json;q=0.8, text/csv', true],
    ['application/json, text/csv;q=0.5', false],
    ['application/json, text/csv', false],
    ['text/csv;q=0', false],
    ['text/*', false],
    ['*/*', false],
    ['text/html, application/xhtml+xml', false],
  ])('Accept: %s', async (accept, isCsv) => {
    const { id } = await settlementOf([null]);
    const path = `/gateway/settlements/${id}/lines`;
    const answer = await api.handler(
      new Request(`http://gateway.test/api/v1${path}`, {
        headers: { authorization: `Bearer ${testKey(api)}`, accept },
      }),
    );
    expect(answer.headers.get('content-type')).toBe(isCsv ? 'text/csv; charset=utf-8' : 'application/json');
    expect((await answer.text()).startsWith(NAMES)).toBe(isCsv);
  });

  test('the format in the address goes before the header', async () => {
    const { id } = await settlementOf([null]);
    const { response } = await csvOf(api, id, testKey(api), { query: '?format=csv', accept: 'application/json' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const json = await api.handler(
      new Request(`http://gateway.test/api/v1/gateway/settlements/${id}/lines?format=json`, {
        headers: { authorization: `Bearer ${testKey(api)}`, accept: 'text/csv' },
      }),
    );
    expect(json.headers.get('content-type')).toBe('application/json');
    expect(await json.json()).toMatchObject({ success: true });
  });

  test('a refusal is JSON like every other', async () => {
    const answer = await api.request('GET', `/gateway/settlements/stl_nothing/lines?format=csv`, {
      bearer: testKey(api),
    });
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.body.code).toBe('SETTLEMENT_NOT_FOUND');
  });

  test('HEAD has the headers alone', async () => {
    const { id } = await settlementOf([null]);
    const answer = await api.handler(
      new Request(`http://gateway.test/api/v1/gateway/settlements/${id}/lines?format=csv`, {
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

  test('text comes back as it was, whatever is in it', async () => {
    const references = [
      'a, b',
      'say "oui"',
      'two\nlines',
      'two\r\nlines',
      'Élodie – 5 000 F',
      '日本語',
      "d'Ivoire",
      'a=b',
      '5-3',
    ];
    const { id } = await settlementOf(references);
    const { rows } = await csvOf(api, id);
    expect(rows.slice(1).map((row) => row[6])).toEqual(references);
    expect(rows.every((row) => row.length === NAMES.split(',').length)).toBe(true);
  });

  test.each([
    ['=HYPERLINK("http://evil.example","Pay")', `'=HYPERLINK("http://evil.example","Pay")`],
    ['+237653456789', "'+237653456789"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'\t'=1+1"],
    ['\r=1+1', "'\r'=1+1"],
    ['\tplain', "'\tplain"],
    ['  =1+1', "'  =1+1"],
    ['＝1+1', "'＝1+1"],
    // A French spreadsheet ends a cell at a semicolon.
    ['a;=1+1', "a;'=1+1"],
    ['a\n=1+1', "a\n'=1+1"],
  ])('no spreadsheet takes %j for a formula', async (reference, cell) => {
    const { id, amount } = await settlementOf([reference]);
    const { rows } = await csvOf(api, id);
    expect(rows[1]?.[6]).toBe(cell);
    expect(csvSum(rows)).toBe(amount);
    // As JSON it is what the merchant wrote.
    expect((await linesOf(api, id)).map(({ customer_reference: written }) => written)).toEqual([reference]);
  });

  test('an amount stays a number, also below zero', async () => {
    const { payment } = await paidPayment(api, { amount: 99_999_999 });
    await refunded(payment.id, 1);
    const { id } = await closed(api);
    const { rows } = await csvOf(api, id);
    expect(rows.slice(1).map((row) => row[7])).toEqual(['99999999', '-1']);
  });

  test('all lines, not one page of them', async () => {
    const { id } = await settlementOf(Array.from({ length: 30 }, (_, index) => `order-${index}`));
    for (const query of ['?format=csv', '?format=csv&limit=2', '?format=csv&limit=2&cursor=4']) {
      const { rows } = await csvOf(api, id, testKey(api), { query });
      expect(rows).toHaveLength(31);
      expect(csvSum(rows)).toBe(300);
    }
  });
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
    expect(rows.slice(1).map((row) => row[7])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  } finally {
    await several.close();
  }
});

test('the reader of these tests refuses what is no CSV', () => {
  for (const text of ['a,b', 'a\n', '"a"b\r\n', 'a"b\r\n', '"a\r\n']) expect(() => parseCsv(text)).toThrow(Error);
  expect(parseCsv('a,"b,""c"""\r\n,\r\n')).toEqual([
    ['a', 'b,"c"'],
    ['', ''],
  ]);
});

test('a settlement keeps its lines while later ones are closed', async () => {
  await paidPayment(api);
  const { id } = await closed(api);
  const before = await csvOf(api, id);
  await paidPayment(api);
  await closed(api);
  await api.advance(DAY);
  expect((await csvOf(api, id)).text).toBe(before.text);
  await expectNetIsSum(api, id);
});
