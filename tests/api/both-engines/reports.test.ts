import type { Payment, Refund, Report, Settlement } from '@mitako/contract/names';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asOperator, closeWithConsistentLedger, refund, refunded } from '../support/money.ts';
import { close, resolved, setTerms } from '../support/settlement.ts';
import {
  createKey,
  createPayment,
  dataOf,
  DAY,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  paidPayment,
  registerMerchant,
  testKey,
} from '../support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

async function report(query = '', bearer?: string): Promise<Report> {
  // All entries are posted, and all figures counted.
  await api.gateway.runDue();
  const token = bearer ?? (await api.login('merchant@sandbox.test', { role: 'merchant' }));
  const answer = await api.request('GET', `/merchant/reports/payments?mode=test${query}`, { bearer: token });
  return dataOf<{ report: Report }>(answer, 200).report;
}

async function reportOfAll(query = ''): Promise<Report> {
  await api.gateway.runDue();
  return dataOf<{ report: Report }>(await asOperator(api, 'GET', `/admin/reports/payments?mode=test${query}`), 200)
    .report;
}

async function simulate(id: string, outcome: string, bearer: string = testKey(api)): Promise<void> {
  dataOf(await api.request('POST', `/gateway/sandbox/payments/${id}/simulate`, { bearer, body: { outcome } }), 200);
}

const NOTHING = {
  currency: 'XAF',
  payments_count: 0,
  amount: 0,
  refunds_count: 0,
  amount_refunded: 0,
  failed_count: 0,
  canceled_count: 0,
  expired_count: 0,
  succeeded_percent: null,
  payouts_count: 0,
  amount_paid_out: 0,
};

describe('a report', () => {
  test('has what happened on each day of Douala, with methods, reasons and the period before', async () => {
    // It is midnight in UTC and one in the morning in Douala, on 1 January.
    await paidPayment(api, { amount: 900 });
    api.clock.advance(2 * DAY + 22 * HOUR);
    const { payment } = await paidPayment(api, { amount: 5_000 });
    await simulate((await createPayment(api, { amount: 700 })).id, 'succeed');
    await simulate((await createPayment(api, { amount: 300, max_attempts: 1 })).id, 'fail');
    const { id } = await createPayment(api);
    dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
    // The next day in Douala, not in UTC.
    api.clock.advance(HOUR);
    await refunded(api, payment.id, { amount: 1_000 });

    const { previous, ...shown } = await report('&days=2');
    const third = {
      ...NOTHING,
      payments_count: 2,
      amount: 5_700,
      failed_count: 1,
      canceled_count: 1,
      succeeded_percent: 50,
    };
    expect(shown).toMatchObject({
      livemode: false,
      from: '2026-01-03',
      to: '2026-01-04',
      time_zone: 'Africa/Douala',
      totals: [{ ...third, refunds_count: 1, amount_refunded: 1_000 }],
      days: [
        { date: '2026-01-03', ...third },
        { date: '2026-01-04', ...NOTHING, refunds_count: 1, amount_refunded: 1_000 },
      ],
      failures: [{ currency: 'XAF', payments_count: 1, amount: 300 }],
    });
    expect(shown.methods.reduce((sum, { amount }) => sum + amount, 0)).toBe(5_700);
    expect(shown.methods[0]).toEqual({ method: 'wallet', currency: 'XAF', payments_count: 1, amount: 5_000 });
    const first = { ...NOTHING, payments_count: 1, amount: 900, succeeded_percent: 100 };
    expect(previous).toEqual({
      from: '2026-01-01',
      to: '2026-01-02',
      totals: [first],
      days: [
        { date: '2026-01-01', ...first },
        { date: '2026-01-02', ...NOTHING },
      ],
    });
    expect((await report('&days=1&to=2026-01-02')).previous.totals).toEqual([first]);
  });

  test('counts payouts on the day they were made, and none that failed', async () => {
    await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
    for (const outcome of ['failed', 'paid'] as const) {
      await paidPayment(api, { amount: 4_000 });
      await api.gateway.runDue();
      const { settlement } = dataOf<{ settlement: Settlement }>(await close(api), 201);
      api.clock.advance(DAY);
      const body = outcome === 'paid' ? { reference: 'B-1' } : { failure_reason: 'closed' };
      await resolved(api, settlement.id, { outcome, ...body });
    }
    const { days } = await report('&days=3');
    expect(days.map(({ date, payouts_count: count, amount_paid_out: amount }) => [date, count, amount])).toEqual([
      ['2026-01-01', 0, 0],
      ['2026-01-02', 0, 0],
      ['2026-01-03', 1, 8_000],
    ]);
  });

  test('is of one merchant and mode; the operator reads all together, or one of them', async () => {
    await paidPayment(api, { amount: 900 });
    const other = await registerMerchant(api, 'other@shop.example');
    const key = await createKey(api, other.token, { livemode: false });
    await simulate((await createPayment(api, { amount: 100 }, key)).id, 'succeed', key);
    const amounts = async (read: Promise<Report>): Promise<unknown> => (await read).totals.map(({ amount }) => amount);
    expect(await amounts(report())).toEqual([900]);
    expect(await amounts(report('', other.token))).toEqual([100]);
    expect(await amounts(reportOfAll())).toEqual([1_000]);
    expect(await amounts(reportOfAll(`&merchant_id=${other.id}`))).toEqual([100]);
    const live = await asOperator(api, 'GET', '/admin/reports/payments');
    expect(dataOf<{ report: Report }>(live, 200).report.totals).toEqual([NOTHING]);
    const missing = await asOperator(api, 'GET', '/admin/reports/payments?merchant_id=mer_none');
    expect(missing.body.code).toBe('MERCHANT_NOT_FOUND');
  });

  test('has at most 366 days, and days only', async () => {
    const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
    const get = (query: string) => api.request('GET', `/merchant/reports/payments?mode=test&${query}`, { bearer });
    expect(dataOf<{ report: Report }>(await get('days=366'), 200).report.days).toHaveLength(366);
    for (const days of ['0', '367', 'x']) expect(invalidFields(await get(`days=${days}`))).toEqual(['days']);
    for (const to of ['2026-02-30', 'today', '0001-01-01'])
      expect(invalidFields(await get(`to=${to}`))).toContain('to');
  });

  test('is a file with a line per day', async () => {
    await paidPayment(api, { amount: 900 });
    await api.gateway.runDue();
    const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
    const url = 'http://gateway.test/api/v1/merchant/reports/payments.csv?mode=test&days=1';
    const answer = await api.handler(new Request(url, { headers: { authorization: `Bearer ${bearer}` } }));
    expect(answer.headers.get('content-disposition')).toContain('report-2026-01-01-2026-01-01.csv');
    expect((await answer.text()).trimEnd().split('\r\n')).toEqual([
      'date,currency,payments_count,amount,refunds_count,amount_refunded,failed_count,canceled_count,expired_count,succeeded_percent,payouts_count,amount_paid_out,livemode',
      '2026-01-01,XAF,1,900,0,0,0,0,0,100,0,0,false',
    ]);
  });
});

type Step =
  | { readonly do: 'pay'; readonly amount: number; readonly outcome: 'succeed' | 'fail' | 'cancel' | 'leave' }
  | { readonly do: 'refund'; readonly payment: number }
  | { readonly do: 'settle'; readonly outcome: 'paid' | 'failed' }
  | { readonly do: 'wait'; readonly hours: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        amount: fc.integer({ min: 100, max: 20_000 }),
        outcome: fc.constantFrom('succeed' as const, 'fail' as const, 'cancel' as const, 'leave' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), payment: fc.nat({ max: 5 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('settle' as const),
        outcome: fc.constantFrom('paid' as const, 'failed' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }) },
  ),
  { minLength: 4, maxLength: 12 },
);

test('after any history the figures are a count over the lists', async () => {
  await setTerms(api, { delay_seconds: 0, schedule: 'manual' });
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      // Each history continues the one before: fewer gateways, and longer histories.
      for (const step of history) await perform(step);
      await api.gateway.runDue();
      const days = 120;
      const expected = countedOverLists(await listed());
      const mine = await report(`&days=${days}`);
      expect(flat(mine)).toEqual(expected);
      expect(flat(await reportOfAll(`&days=${days}`))).toEqual(expected);
      checked += mine.totals[0]?.payments_count ?? 0;
    }),
    { numRuns: 6 },
  );
  expect(checked).toBeGreaterThan(0);

  async function perform(step: Step): Promise<void> {
    const bearer = testKey(api);
    if (step.do === 'wait') return api.advance(step.hours * HOUR);
    if (step.do === 'settle') {
      await api.gateway.runDue();
      const answer = await close(api);
      if (answer.status !== 201) return undefined;
      const { settlement } = dataOf<{ settlement: Settlement }>(answer, 201);
      const body = step.outcome === 'paid' ? { reference: 'B-1' } : { failure_reason: 'closed' };
      await resolved(api, settlement.id, { outcome: step.outcome, ...body });
      return undefined;
    }
    if (step.do === 'refund') {
      const paid = (await listed()).payments.filter(({ status }) => status === 'succeeded');
      const payment = paid[step.payment % Math.max(1, paid.length)];
      if (payment !== undefined) await refund(api, payment.id, { amount: 50 });
      // It succeeds at once, so on the day that the list has.
      await api.gateway.runDue();
      return undefined;
    }
    const { id } = await createPayment(api, { amount: step.amount });
    if (step.outcome === 'cancel') {
      dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer }), 200);
    } else if (step.outcome !== 'leave') await simulate(id, step.outcome);
    return undefined;
  }

  async function listed(): Promise<Lists> {
    const bearer = testKey(api);
    const read = async <Data>(path: string): Promise<Data> =>
      dataOf<Data>(await api.request('GET', path, { bearer }), 200);
    const { payments } = await read<Pick<Lists, 'payments'>>('/gateway/payments?limit=100');
    const some = payments.filter(({ amount_refunded: amount }) => amount > 0);
    const refunds = await Promise.all(
      some.map(({ id }) => read<Pick<Lists, 'refunds'>>(`/gateway/payments/${id}/refunds`)),
    );
    const { settlements } = await read<Pick<Lists, 'settlements'>>('/gateway/settlements?limit=100');
    return { payments, refunds: refunds.flatMap((each) => each.refunds), settlements };
  }
});

interface Lists {
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly settlements: readonly Settlement[];
}

/** The figures that are not zero, as lines: day or method or reason, what, how many, how much. */
function flat({ days, methods, failures }: Report): readonly string[] {
  return [
    ...days.flatMap((day) => [
      `${day.date} paid ${day.payments_count} ${day.amount}`,
      `${day.date} refunded ${day.refunds_count} ${day.amount_refunded}`,
      `${day.date} failed ${day.failed_count}`,
      `${day.date} canceled ${day.canceled_count}`,
      `${day.date} expired ${day.expired_count}`,
      `${day.date} paid_out ${day.payouts_count} ${day.amount_paid_out}`,
    ]),
    ...methods.map(({ method, payments_count: count, amount }) => `${method} by ${count} ${amount}`),
    ...failures.map(({ reason, payments_count: count, amount }) => `${reason} for ${count} ${amount}`),
  ]
    .filter((line) => !/ 0( 0)?$/.test(line))
    .toSorted();
}

/** The same lines, from nothing but what the lists say. */
function countedOverLists(lists: Lists): readonly string[] {
  const sums = new Map<string, { readonly count: number; readonly amount: number }>();
  const add = (what: string, amount: number): void => {
    const sum = sums.get(what) ?? { count: 0, amount: 0 };
    sums.set(what, { count: sum.count + 1, amount: sum.amount + amount });
  };
  const dayOf = (at: string | null): string => new Date(Date.parse(at ?? '') + HOUR).toISOString().slice(0, 10);
  for (const payment of lists.payments) {
    const { status, amount, succeeded_at: at, updated_at: endedAt, payment_method: method } = payment;
    if (at !== null) {
      add(`${dayOf(at)} paid`, amount);
      add(`${method?.provider ?? method?.type} by`, amount);
    } else if (status === 'failed') {
      add(`${dayOf(endedAt)} failed`, NaN);
      add(`${payment.failure_code} for`, amount);
    } else if (status === 'canceled' || status === 'expired') add(`${dayOf(endedAt)} ${status}`, NaN);
  }
  for (const { status, amount, created_at: at } of lists.refunds) {
    if (status === 'succeeded') add(`${dayOf(at)} refunded`, amount);
  }
  for (const { status, amount, resolved_at: at } of lists.settlements) {
    if (status === 'paid') add(`${dayOf(at)} paid_out`, amount);
  }
  return [...sums]
    .map(([what, { count, amount }]) => (Number.isNaN(amount) ? `${what} ${count}` : `${what} ${count} ${amount}`))
    .toSorted();
}
