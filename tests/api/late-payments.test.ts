import type { Payment, PaymentLink, PaymentLinkOpened, UnappliedFunds } from '@mitako/contract/names';
import type { RailRefundOutcome } from '@mitako/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountHolds, asOperator, balanceOf, closeWithConsistentLedger, transfersOf } from './support/money.ts';
import { attempts, callBack, held, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createEndpoint,
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  readPayment,
  SECOND,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

// A provider that first reports "over limit" and later "paid" for the same attempt. It happens: the notification of one
// of its machines overtakes that of another.

const LIAR = '+237653456789';
const REASON = 'On the statement of today';
const OTHER = '+237653456780';
const OVER_LIMIT = { kind: 'failed', failureCode: 'payer_limit_reached' } as const;

let api: TestGateway;
let script: Script;
let token: string;

beforeEach(async () => {
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ rails: [scripted.rail] });
  token = await api.login('success@sandbox.test');
});
afterEach(() => closeWithConsistentLedger(api));

/** An open payment whose first attempt the provider reported as failed. */
async function thoughtDead(params: Parameters<typeof createPayment>[1] = {}): Promise<{
  readonly id: string;
  readonly slug: string;
  readonly attemptId: string;
}> {
  const { id, slug } = await createPayment(api, params);
  script.lookupByPhone.set(LIAR, OVER_LIMIT);
  dataOf(await payByPhone(api, slug, token, LIAR), 202);
  await api.advance(2 * SECOND);
  expect(await readPayment(api, id)).toMatchObject({ status: 'requested', failure_code: 'payer_limit_reached' });
  const [attempt] = await attempts(api);
  expect(attempt).toMatchObject({ payment_id: id, status: 'failed' });
  return { id, slug, attemptId: attempt?.id ?? '' };
}

/** The provider reports that it collected the money after all. */
async function turnsOutPaid(attemptId: string): Promise<void> {
  script.lookupByPhone.set(LIAR, PAID);
  dataOf(await callBack(api, attemptId), 200);
  await api.advance(2 * SECOND);
}

async function statusOf(attemptId: string): Promise<readonly [status: string | undefined, money: string | null]> {
  const attempt = (await attempts(api)).find(({ id }) => id === attemptId);
  return [attempt?.status, attempt?.unapplied_funds ?? null];
}

test('a failed attempt that turns out to be paid pays its payment while that is open', async () => {
  await createEndpoint(api);
  const { id, attemptId } = await thoughtDead();
  await turnsOutPaid(attemptId);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', failure_code: null, attempts_count: 1 });
  expect(await statusOf(attemptId)).toEqual(['succeeded', null]);
  expect((await balanceOf(api)).pending).toBe(5000);
  expect(api.webhooks.events('payment.succeeded')).toHaveLength(1);
  expect(script.refunds).toEqual([]);
});

test('money that arrives takes a place of its link even when another has taken the last one', async () => {
  const bearer = testKey(api);
  const body = { description: 'Ndolé', amount: 5000, max_payments: 1 };
  const made = await api.request('POST', '/merchant/payment-links', { bearer, body });
  const link = dataOf<{ payment_link: PaymentLink }>(made, 201).payment_link;
  const open = async (): Promise<string> => {
    const answer = await api.request('POST', `/gateway/payment-links/${link.slug}/payments`);
    return dataOf<PaymentLinkOpened>(answer, 201).slug;
  };
  const [slug, other] = [await open(), await open()];
  script.lookupByPhone.set(LIAR, OVER_LIMIT);
  dataOf(await payByPhone(api, slug, token, LIAR), 202);
  await api.advance(2 * SECOND);
  const [attempt] = await attempts(api);
  dataOf(await payFromWallet(api, other, token), 200);
  await turnsOutPaid(attempt?.id ?? '');
  expect(await readPayment(api, attempt?.payment_id ?? '')).toMatchObject({ status: 'succeeded', failure_code: null });
  const read = await api.request('GET', `/merchant/payment-links/${link.id}`, { bearer });
  expect(dataOf<{ payment_link: PaymentLink }>(read, 200).payment_link).toMatchObject({
    payments_counted: 2,
    payments_paid: 2,
    status: 'completed',
  });
});

test('the operator resolves a failed attempt as paid, and only as paid', async () => {
  const { id, attemptId } = await thoughtDead();
  const resolve = (body: object) => asOperator(api, 'POST', `/admin/attempts/${attemptId}/resolve`, body);
  for (const outcome of ['failed', 'returned']) {
    expect(detailsOf(await resolve({ outcome, reason: REASON }), 'ATTEMPT_NOT_IN_REVIEW')).toEqual({
      status: 'failed',
    });
  }
  dataOf(await resolve({ outcome: 'succeeded', reason: REASON }), 200);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', failure_code: null });
  expect(await statusOf(attemptId)).toEqual(['succeeded', null]);
  detailsOf(await resolve({ outcome: 'succeeded', reason: REASON }), 'ATTEMPT_NOT_IN_REVIEW');
});

test('money found after the payment was canceled is returned', async () => {
  const { id, attemptId } = await thoughtDead();
  dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
  dataOf(
    await asOperator(api, 'POST', `/admin/attempts/${attemptId}/resolve`, { outcome: 'succeeded', reason: REASON }),
    200,
  );
  expect(await statusOf(attemptId)).toEqual(['paid_late', 'owed']);
  await api.advance(SECOND);
  expect(await statusOf(attemptId)).toEqual(['paid_late', 'returned']);
  expect((await readPayment(api, id)).status).toBe('canceled');
  // Within the 30 characters that every rail accepts.
  expect(script.refunds.map(({ reference }) => reference)).toEqual([attemptId.replace('att_', 'lat_')]);
});

test('it is found without a second callback when the provider is unavailable at first', async () => {
  const { id, attemptId } = await thoughtDead({ expires_in: 604_800 });
  await api.advance(3 * DAY);
  script.lookupByPhone.set(LIAR, { kind: 'unknown' });
  dataOf(await callBack(api, attemptId), 200);
  await api.advance(0);
  script.lookupByPhone.set(LIAR, PAID);
  await api.advance(2 * HOUR);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('a failed attempt confirmed as failed stays unchanged', async () => {
  const { id, attemptId } = await thoughtDead();
  const before = script.lookups.length;
  dataOf(await callBack(api, attemptId), 200);
  await api.advance(2 * SECOND);
  expect(script.lookups).toHaveLength(before + 1);
  await api.advance(HOUR);
  expect(script.lookups).toHaveLength(before + 1);
  expect((await readPayment(api, id)).status).toBe('requested');
  expect(await statusOf(attemptId)).toEqual(['failed', null]);
});

test('without a callback a failed attempt is not polled', async () => {
  const { id } = await thoughtDead();
  const before = script.lookups.length;
  script.lookupByPhone.set(LIAR, PAID);
  await api.advance(HOUR);
  expect(script.lookups).toHaveLength(before);
  expect((await readPayment(api, id)).status).toBe('requested');
});

test('while another attempt is in progress, the paid one counts, and the other is returned if it is paid too', async () => {
  const { id, slug, attemptId } = await thoughtDead();
  dataOf(await payByPhone(api, slug, token, OTHER), 202);
  await turnsOutPaid(attemptId);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  script.lookupByPhone.set(OTHER, PAID);
  await api.advance(MINUTE);
  const [second] = await attempts(api);
  expect(second).toMatchObject({ status: 'paid_late', unapplied_funds: 'returned' });
  expect(script.refunds).toMatchObject([{ chargeReference: second?.id, phone: OTHER, amount: 5000, livemode: false }]);
  expect((await balanceOf(api)).pending).toBe(5000);
  expect(await accountHolds(api, 'system:suspense')).toBe(0);
  expect(await accountHolds(api, 'sandbox:rail_clearing')).toBe(-5000);
});

/** Ways in which a payment becomes final while its first attempt counts as failed. */
const ENDS: readonly (readonly [Payment['status'], (id: string, slug: string) => Promise<unknown>])[] = [
  [
    'canceled',
    async (id) => dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200),
  ],
  ['expired', () => api.advance(DAY)],
  [
    'failed',
    async (_, slug) => {
      script.lookupByPhone.set(OTHER, { kind: 'failed', failureCode: 'payer_account_blocked' });
      dataOf(await payByPhone(api, slug, token, OTHER), 202);
      await api.advance(2 * SECOND);
    },
  ],
  [
    'succeeded',
    async (_, slug) => {
      script.lookupByPhone.set(OTHER, PAID);
      dataOf(await payByPhone(api, slug, token, OTHER), 202);
      await api.advance(2 * SECOND);
    },
  ],
  ['succeeded', async (_, slug) => dataOf(await payFromWallet(api, slug, token), 200)],
  [
    'refunded',
    async (id, slug) => {
      dataOf(await payFromWallet(api, slug, token), 200);
      dataOf(await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api) }), 201);
    },
  ],
];

test.each(ENDS)('money for a payment that is %s is held in suspense until it is returned', async (status, end) => {
  await createEndpoint(api);
  const { id, slug, attemptId } = await thoughtDead();
  await end(id, slug);
  await api.advance(0);
  const final = await readPayment(api, id);
  expect(final.status).toBe(status);
  const balance = await balanceOf(api);
  const clearing = await accountHolds(api, 'sandbox:rail_clearing');
  const notified = api.webhooks.events('payment.succeeded').length;
  script.refund = () => ({ kind: 'unknown' });

  await turnsOutPaid(attemptId);
  expect(await readPayment(api, id)).toEqual(final);
  expect(await statusOf(attemptId)).toEqual(['paid_late', 'owed']);
  expect((await attempts(api, '?status=paid_late')).map((attempt) => attempt.id)).toEqual([attemptId]);
  expect(await accountHolds(api, 'system:suspense')).toBe(5000);
  expect(await accountHolds(api, 'sandbox:rail_clearing')).toBe(clearing - 5000);
  expect(await balanceOf(api)).toEqual(balance);
  expect((await api.gateway.ledger.verify()).problems).toEqual([]);

  script.refund = () => ({ kind: 'succeeded', railReference: 'back-1' });
  await api.advance(HOUR);
  expect(await statusOf(attemptId)).toEqual(['paid_late', 'returned']);
  expect(await accountHolds(api, 'system:suspense')).toBe(0);
  expect(await accountHolds(api, 'sandbox:rail_clearing')).toBe(clearing);
  expect(await balanceOf(api)).toEqual(balance);
  expect((await readPayment(api, id)).status).toBe(status);
  expect(api.webhooks.events('payment.succeeded')).toHaveLength(notified);
});

test('unapplied funds are separate in the ledger: they never were the merchant’s', async () => {
  const { id, attemptId } = await thoughtDead();
  dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
  await turnsOutPaid(attemptId);
  expect(await transfersOf(api, id)).toEqual([
    ['late_capture', { rail_clearing: -5000, suspense: 5000 }],
    ['late_refund', { suspense: -5000, rail_clearing: 5000 }],
  ]);
});

test('reported twice, it is booked once and returned once', async () => {
  const { id, attemptId } = await thoughtDead();
  dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
  script.lookupByPhone.set(LIAR, PAID);
  await Promise.all(Array.from({ length: 8 }, () => callBack(api, attemptId)));
  await Promise.all([api.advance(2 * SECOND), api.gateway.runDue(), api.gateway.runDue()]);
  await turnsOutPaid(attemptId);
  await api.advance(DAY);
  expect(await transfersOf(api, id)).toHaveLength(2);
  expect(new Set(script.refunds.map(({ reference }) => reference)).size).toBe(1);
});

test.each(['failed', 'unknown', 'pending', 'throws', 'hangs'] as const)(
  'a refund of unapplied funds that is %s leaves them in suspense, visible, and is retried for as long as it takes',
  async (outcome) => {
    const { id, attemptId } = await thoughtDead();
    dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
    script.refund = () => {
      if (outcome === 'throws') throw new Error('socket hang up');
      if (outcome === 'hangs') return new Promise(() => {});
      return outcome === 'failed' ? { kind: 'failed', failureCode: 'payer_account_blocked' } : { kind: outcome };
    };
    const passes = (milliseconds: number): Promise<void> =>
      outcome === 'hangs' ? passesWhileItHangs(milliseconds) : api.advance(milliseconds);
    script.lookupByPhone.set(LIAR, PAID);
    dataOf(await callBack(api, attemptId), 200);
    await passes(2 * SECOND);
    for (let day = 0; day < 10; day += 1) await passes(DAY);
    const asked = script.refunds.length;
    expect(asked).toBeGreaterThan(10);
    expect(await statusOf(attemptId)).toEqual(['paid_late', 'owed']);
    expect(await accountHolds(api, 'system:suspense')).toBe(5000);

    script.refund = () => ({ kind: 'succeeded', railReference: null });
    await api.advance(DAY);
    expect(await statusOf(attemptId)).toEqual(['paid_late', 'returned']);
    expect(await accountHolds(api, 'system:suspense')).toBe(0);
    // The same reference every time: a provider that paid it the first time does not pay it twice.
    expect(new Set(script.refunds.map(({ reference }) => reference)).size).toBe(1);
    expect(script.refunds).toHaveLength(asked + 1);
    await api.advance(DAY);
    expect(script.refunds).toHaveLength(asked + 1);
  },
);

/** The engine waits half a minute of its clock for a provider that does not respond. */
async function passesWhileItHangs(milliseconds: number): Promise<void> {
  const asked = script.refunds.length;
  const work = api.advance(milliseconds);
  while (script.refunds.length === asked) await new Promise((resolve) => setImmediate(resolve));
  api.clock.advance(30 * SECOND);
  await work;
}

test('the operator who finds an attempt paid on a final payment triggers the same return', async () => {
  const { id, slug, attemptId } = await thoughtDead({ expires_in: 604_800 });
  // The second attempt never has an outcome, and needs review.
  dataOf(await payByPhone(api, slug, token, OTHER), 202);
  for (let hour = 0; hour < 30; hour += 1) await api.advance(HOUR);
  const [second] = await attempts(api, '?status=needs_review');
  await turnsOutPaid(attemptId);
  expect((await readPayment(api, id)).status).toBe('succeeded');

  script.refund = () => ({ kind: 'pending' });
  const answer = await asOperator(api, 'POST', `/admin/attempts/${second?.id}/resolve`, {
    outcome: 'succeeded',
    reason: REASON,
  });
  expect(dataOf(answer, 200)).toMatchObject({
    attempt: { id: second?.id, status: 'paid_late', unapplied_funds: 'owed' },
  });
  await api.advance(0);
  expect(await accountHolds(api, 'system:suspense')).toBe(5000);
  script.refund = () => ({ kind: 'succeeded', railReference: null });
  await api.advance(MINUTE);
  expect(await statusOf(second?.id ?? '')).toEqual(['paid_late', 'returned']);
  expect(await accountHolds(api, 'system:suspense')).toBe(0);
  expect((await balanceOf(api)).pending).toBe(5000);
});

test('the operator who finds it unpaid ends it, and the payment stays paid', async () => {
  const { id, slug, attemptId } = await thoughtDead({ expires_in: 604_800 });
  dataOf(await payByPhone(api, slug, token, OTHER), 202);
  for (let hour = 0; hour < 30; hour += 1) await api.advance(HOUR);
  const [second] = await attempts(api, '?status=needs_review');
  await turnsOutPaid(attemptId);
  const body = { outcome: 'failed', reason: REASON, failure_code: 'payer_timeout' };
  dataOf(await asOperator(api, 'POST', `/admin/attempts/${second?.id}/resolve`, body), 200);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', failure_code: null });
  expect(await accountHolds(api, 'system:suspense')).toBe(0);
});

/** A late payment whose refund the rail reports as failed. */
async function owedFor(refund: Script['refund']): Promise<{ readonly id: string; readonly attemptId: string }> {
  const { id, attemptId } = await thoughtDead();
  dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
  script.refund = refund;
  await turnsOutPaid(attemptId);
  return { id, attemptId };
}

function returned(attemptId: string, idempotencyKey?: string): Promise<Reply> {
  return asOperator(
    api,
    'POST',
    `/admin/attempts/${attemptId}/resolve`,
    { outcome: 'returned', reason: REASON },
    idempotencyKey,
  );
}

test('unapplied funds that no rail can return are returned by the operator, once, and the rail is not called again', async () => {
  const { id, attemptId } = await owedFor(() => ({ kind: 'failed', failureCode: 'payer_account_blocked' }));
  expect(await statusOf(attemptId)).toEqual(['paid_late', 'owed']);
  const answer = await returned(attemptId, 'by-hand');
  expect(dataOf(answer, 200)).toMatchObject({
    attempt: { id: attemptId, status: 'paid_late', unapplied_funds: 'returned' },
  });
  expect(await statusOf(attemptId)).toEqual(['paid_late', 'returned']);
  expect(await accountHolds(api, 'system:suspense')).toBe(0);
  expect((await readPayment(api, id)).status).toBe('canceled');
  expect((await returned(attemptId, 'by-hand')).text).toBe(answer.text);
  expect(detailsOf(await returned(attemptId), 'ATTEMPT_NOT_IN_REVIEW')).toEqual({ status: 'paid_late' });

  const asked = script.refunds.length;
  script.refund = () => ({ kind: 'succeeded', railReference: null });
  await api.advance(DAY);
  expect(script.refunds).toHaveLength(asked);
  expect(await transfersOf(api, id)).toEqual([
    ['late_capture', { rail_clearing: -5000, suspense: 5000 }],
    ['late_refund', { suspense: -5000, rail_clearing: 5000 }],
  ]);
});

test('of concurrent resolutions by operators, one returns the funds', async () => {
  const { attemptId } = await owedFor(() => ({ kind: 'unknown' }));
  const answers = await Promise.all(Array.from({ length: 8 }, () => returned(attemptId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'ATTEMPT_NOT_IN_REVIEW')).toHaveLength(7);
  expect(await accountHolds(api, 'system:suspense')).toBe(0);
});

test('while the rail is being called, the operator cannot return the funds', async () => {
  const rail = held<RailRefundOutcome>();
  const { id, attemptId } = await thoughtDead();
  dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
  script.refund = rail.ask;
  script.lookupByPhone.set(LIAR, PAID);
  dataOf(await callBack(api, attemptId), 200);
  const work = api.advance(2 * SECOND);
  await rail.asked;
  detailsOf(await returned(attemptId), 'SERVICE_UNAVAILABLE');
  expect(await statusOf(attemptId)).toEqual(['paid_late', 'owed']);
  rail.answer({ kind: 'succeeded', railReference: null });
  await work;
  expect(await statusOf(attemptId)).toEqual(['paid_late', 'returned']);
  detailsOf(await returned(attemptId), 'ATTEMPT_NOT_IN_REVIEW');
});

test('only unapplied funds are returned this way', async () => {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, OTHER), 202);
  const [waiting] = await attempts(api);
  expect(detailsOf(await returned(waiting?.id ?? ''), 'ATTEMPT_NOT_IN_REVIEW')).toEqual({ status: 'pending' });
  script.lookupByPhone.set(OTHER, PAID);
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  expect(detailsOf(await returned(waiting?.id ?? ''), 'ATTEMPT_NOT_IN_REVIEW')).toEqual({ status: 'succeeded' });
  detailsOf(await returned('att_1'), 'ATTEMPT_NOT_FOUND');
});

test('unapplied funds are listed with what is to be done, until they are returned', async () => {
  const listed = async (query = ''): Promise<readonly UnappliedFunds[]> => {
    const answer = await asOperator(api, 'GET', `/admin/unapplied-funds${query}`);
    return dataOf<{ unapplied_funds: readonly UnappliedFunds[] }>(answer, 200).unapplied_funds;
  };
  expect(await listed()).toEqual([]);
  const { id, attemptId } = await owedFor(() => ({ kind: 'failed', failureCode: 'provider_error' }));
  const [owed] = await listed();
  expect(owed).toMatchObject({
    attempt_id: attemptId,
    payment_id: id,
    amount: 5000,
    refund: { status: 'refused', tries: 1 },
    next_step: 'return_by_hand',
  });
  expect(await listed('?mode=test')).toEqual([owed]);
  expect(await listed(`?merchant_id=${owed?.merchant_id}`)).toEqual([owed]);
  expect(await listed('?mode=live')).toEqual([]);
  expect(await listed('?merchant_id=mer_other')).toEqual([]);
  dataOf(await returned(attemptId), 200);
  expect(await listed()).toEqual([]);
  expect((await attempts(api)).find((each) => each.id === attemptId)?.resolution).toMatchObject({
    outcome: 'returned',
  });
});

test('unapplied funds whose refund is under way are waited for', async () => {
  const { attemptId } = await owedFor(() => ({ kind: 'pending' }));
  const answer = await asOperator(api, 'GET', '/admin/unapplied-funds');
  expect(dataOf<{ unapplied_funds: readonly UnappliedFunds[] }>(answer, 200).unapplied_funds).toMatchObject([
    { attempt_id: attemptId, refund: { status: 'pending' }, next_step: 'wait' },
  ]);
});
