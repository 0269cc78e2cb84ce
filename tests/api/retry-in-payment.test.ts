import { FAILURES, type FailureCode, type Payment, type PaymentCharged, type Timeline } from '@mitako/contract/names';
import { createClient } from '@mitako/client';
import type { LookupOutcome } from '@mitako/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountHolds, balanceOf, closeWithConsistentLedger } from './support/money.ts';
import { AGENT_PIN, createAgent } from './support/cash.ts';
import { cashCodeOf, offerCash, takeCash } from './support/cash-payments.ts';
import { attempts, callBack, held, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createEndpoint,
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  MINUTE,
  openGateway,
  payFromWallet,
  readCheckout,
  readPayment,
  SECOND,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

// A payment survives an attempt that failed: its payer tries again in the same payment, until no attempt or no time is
// left.

const MTN = '+237653456789';
const OTHER = '+237653456780';

const CODES = Object.keys(FAILURES) as readonly FailureCode[];
const RETRYABLE = CODES.filter((code) => FAILURES[code].retryable);
const MISSED: LookupOutcome = { kind: 'failed', failureCode: 'payer_timeout' };

let api: TestGateway;
let script: Script;

beforeEach(async () => {
  const scripted = scriptedRail();
  ({ script } = scripted);
  api = await openGateway({ rails: [scripted.rail, scriptedRail('live').rail] });
});
afterEach(() => closeWithConsistentLedger(api));

function charge(id: string, phone = MTN, idempotencyKey?: string): Promise<Reply> {
  return api.request('POST', `/gateway/payments/${id}/charge`, {
    bearer: testKey(api),
    body: { method: 'mobile_money', phone, provider: 'mtn_momo' },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
}

/** Charges a number whose attempt ends so. */
async function tried(id: string, outcome: LookupOutcome, phone = MTN): Promise<string> {
  script.lookupByPhone.set(phone, outcome);
  dataOf(await charge(id, phone), 202);
  await api.advance(2 * SECOND);
  const [newest] = await attempts(api);
  return newest?.id ?? '';
}

/** A payment whose payer missed the prompt. */
async function missed(
  params: Parameters<typeof createPayment>[1] = {},
): Promise<{ readonly id: string; readonly slug: string; readonly attemptId: string }> {
  const { id, slug } = await createPayment(api, params);
  return { id, slug, attemptId: await tried(id, MISSED) };
}

/** The provider finds that it has the money after all, and calls back. */
async function turnsOutPaid(attemptId: string): Promise<void> {
  script.lookupByPhone.set(MTN, PAID);
  dataOf(await callBack(api, attemptId), 200);
  await api.advance(2 * SECOND);
}

async function statusesOfAttempts(): Promise<readonly (readonly [status: string, funds: string | null])[]> {
  return (await attempts(api)).map(({ status, unapplied_funds: funds }) => [status, funds] as const).toReversed();
}

async function eventsOf(): Promise<readonly string[]> {
  await api.advance(0);
  return api.webhooks.events().map(({ event }) => event);
}

describe('an attempt that failed', () => {
  test('leaves its payment open unless the payer’s account is blocked', () => {
    expect(CODES.filter((code) => !FAILURES[code].retryable)).toEqual(['payer_account_blocked']);
  });

  test.each(RETRYABLE)('by %s leaves the payment open, and the next one pays it', async (failureCode) => {
    const { id, slug } = await createPayment(api);
    await tried(id, { kind: 'failed', failureCode });
    expect(await readPayment(api, id)).toMatchObject({
      status: 'requested',
      failure_code: failureCode,
      failure_message: FAILURES[failureCode].message,
      attempts_count: 1,
      attempts_left: 2,
    });
    expect(await readCheckout(api, slug)).toMatchObject({
      status: 'requested',
      attempts_left: 2,
      next_action: null,
      redirect_url: null,
      failure: { code: failureCode, retryable: true },
    });
    await tried(id, PAID);
    expect(await readPayment(api, id)).toMatchObject({
      status: 'succeeded',
      failure_code: null,
      attempts_count: 2,
      attempts_left: 0,
    });
    expect((await balanceOf(api)).pending).toBe(5000);
    expect(await statusesOfAttempts()).toEqual([
      ['failed', null],
      ['succeeded', null],
    ]);
  });

  test.each(RETRYABLE)('refused at once by %s leaves the payment open', async (failureCode) => {
    const { id } = await createPayment(api);
    const pending = script.charge;
    script.charge = () => ({ kind: 'refused', failureCode });
    expect((await charge(id)).status).toBeGreaterThanOrEqual(400);
    expect(await readPayment(api, id)).toMatchObject({ status: 'requested', failure_code: failureCode });
    script.charge = pending;
    await tried(id, PAID);
    expect((await readPayment(api, id)).status).toBe('succeeded');
  });

  test('by a blocked account ends the payment at once', async () => {
    const { id } = await createPayment(api);
    await tried(id, { kind: 'failed', failureCode: 'payer_account_blocked' });
    expect(await readPayment(api, id)).toMatchObject({ status: 'failed', attempts_count: 1, attempts_left: 0 });
    detailsOf(await charge(id), 'PAYMENT_FAILED');
  });

  test('sends payment.attempt_failed with the attempt and what is left; only the last sends payment.failed', async () => {
    await createEndpoint(api);
    const { id, attemptId } = await missed({ max_attempts: 2 });
    await tried(id, { kind: 'failed', failureCode: 'payer_declined' });
    expect(await eventsOf()).toEqual([
      'payment.created',
      'payment.processing',
      'payment.attempt_failed',
      'payment.processing',
      'payment.failed',
    ]);
    expect(api.webhooks.events('payment.attempt_failed')[0]?.data).toMatchObject({
      id,
      status: 'requested',
      failure_code: 'payer_timeout',
      failure_message: 'The payment was not confirmed in time.',
      attempt_id: attemptId,
      attempts_left: 1,
    });
    const failed = api.webhooks.events('payment.failed')[0]?.data;
    expect(failed).toMatchObject({ id, status: 'failed', failure_code: 'payer_declined' });
    expect(failed).not.toHaveProperty('attempts_left');
    expect(await readPayment(api, id)).toMatchObject({ status: 'failed', attempts_count: 2, attempts_left: 0 });
    detailsOf(await charge(id), 'PAYMENT_FAILED');
  });

  test('with payment.attempt_failed alone subscribed to, sends nothing else', async () => {
    await createEndpoint(api, { events: ['payment.attempt_failed'] });
    const { id } = await missed();
    await tried(id, PAID);
    expect(await eventsOf()).toEqual(['payment.attempt_failed']);
  });

  test('is told with its own outcome by the timeline, and the explanation says what is left', async () => {
    const { id } = await missed();
    await tried(id, { kind: 'failed', failureCode: 'payer_declined' }, OTHER);
    const answer = await api.request('GET', `/gateway/payments/${id}/timeline`, { bearer: testKey(api) });
    const { timeline } = dataOf<{ timeline: Timeline }>(answer, 200);
    expect(timeline.entries.flatMap((entry) => (entry.type === 'attempt' ? [entry] : []))).toMatchObject([
      { status: 'failed', failure_code: 'payer_timeout' },
      { status: 'failed', failure_code: 'payer_declined' },
    ]);
    expect(timeline.explain).toMatchObject({
      en: expect.stringMatching(/the customer declined the payment.*The customer has 1 attempt left/),
      fr: expect.stringMatching(/le client a refusé le paiement/),
      next: 'customer',
    });
  });
});

describe('between attempts', () => {
  test('a payment is canceled as a new one', async () => {
    const { id, slug } = await missed();
    dataOf(await api.request('POST', `/gateway/checkout/${slug}/cancel`), 200);
    expect(await readPayment(api, id)).toMatchObject({ status: 'canceled', attempts_left: 0 });
    detailsOf(await charge(id), 'PAYMENT_CANCELED');
    expect(script.charges).toHaveLength(1);
  });

  test('a payment expires as a new one, and keeps why its last attempt failed', async () => {
    await createEndpoint(api);
    const { id, slug } = await missed({ expires_in: 300 });
    await api.advance(5 * MINUTE);
    expect(await readPayment(api, id)).toMatchObject({
      status: 'expired',
      failure_code: 'payer_timeout',
      attempts_left: 0,
    });
    expect((await readCheckout(api, slug)).attempts_left).toBe(0);
    detailsOf(await charge(id), 'PAYMENT_EXPIRED');
    expect((await eventsOf()).slice(-2)).toEqual(['payment.attempt_failed', 'payment.expired']);
  });

  test('it is paid from a wallet', async () => {
    const { id, slug } = await missed();
    dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200);
    expect(await readPayment(api, id)).toMatchObject({
      status: 'succeeded',
      attempts_count: 2,
      payment_method: { type: 'wallet' },
    });
  });

  test('it is paid in cash', async () => {
    await offerCash(api, 'test');
    const agent = await createAgent(api, 'un@shop.example');
    const { id, slug } = await missed();
    const code = await cashCodeOf(api, { slug });
    dataOf(await takeCash(api, agent, code, { mode: 'test', pin: AGENT_PIN }), 201);
    expect(await readPayment(api, id)).toMatchObject({
      status: 'succeeded',
      attempts_count: 2,
      payment_method: { type: 'cash' },
    });
  });
});

test('an attempt that fails after the payment’s time ends it as failed: nobody can try again', async () => {
  await createEndpoint(api);
  const { id } = await createPayment(api, { expires_in: 300 });
  dataOf(await charge(id), 202);
  await api.advance(5 * MINUTE);
  expect((await readPayment(api, id)).status).toBe('processing');
  script.lookup = () => MISSED;
  await api.advance(MINUTE);
  expect(await readPayment(api, id)).toMatchObject({ status: 'failed', failure_code: 'payer_timeout' });
  expect((await eventsOf()).slice(-2)).toEqual(['payment.processing', 'payment.failed']);
});

describe('of one payment', () => {
  test('a charge sent again with its key is answered as it was, with a new key it is a new attempt', async () => {
    const { id } = await createPayment(api);
    const first = await charge(id, MTN, 'order-1');
    expect(dataOf<PaymentCharged>(first, 202).payment).toMatchObject({ status: 'processing', attempts_left: 2 });
    script.lookupByPhone.set(MTN, MISSED);
    await api.advance(2 * SECOND);
    expect((await charge(id, MTN, 'order-1')).text).toBe(first.text);
    expect(script.charges).toHaveLength(1);
    dataOf(await charge(id, MTN, 'order-1-again'), 202);
    expect(script.charges).toHaveLength(2);
    expect(new Set(script.charges.map(({ reference }) => reference)).size).toBe(2);
  });

  test('of many who try again at once, one asks the payer', async () => {
    const { id } = await missed();
    script.lookupByPhone.clear();
    const answers = await Promise.all(Array.from({ length: 8 }, () => charge(id)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'PAYMENT_IN_PROGRESS')).toHaveLength(7);
    expect(script.charges).toHaveLength(2);
    expect((await attempts(api)).map(({ status }) => status)).toEqual(['pending', 'failed']);
  });

  test('a charge of the client that the provider refuses is one attempt: the next is the payer’s decision', async () => {
    const mitako = createClient({
      apiKey: testKey(api),
      baseUrl: `${api.gateway.publicUrl}/api/v1`,
      fetch: (request) => api.handler(request),
    });
    script.charge = () => ({ kind: 'refused', failureCode: 'provider_unavailable' });
    const { id } = await createPayment(api);
    await expect(mitako.payments.charge(id, { phone: MTN })).rejects.toMatchObject({
      code: 'RAIL_ERROR',
      mayHaveTakenEffect: false,
    });
    expect(await readPayment(api, id)).toMatchObject({ status: 'requested', attempts_left: 2 });
  });

  test('while an attempt is underway, no other begins, and the payer sees that one', async () => {
    const { id, slug } = await missed();
    script.lookupByPhone.clear();
    dataOf(await charge(id, OTHER), 202);
    detailsOf(await charge(id), 'PAYMENT_IN_PROGRESS');
    detailsOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 'PAYMENT_IN_PROGRESS');
    detailsOf(await api.request('POST', `/gateway/checkout/${slug}/cancel`), 'PAYMENT_IN_PROGRESS');
    expect(await readCheckout(api, slug)).toMatchObject({
      status: 'processing',
      attempts_left: 1,
      next_action: { type: 'approve_on_phone' },
      failure: null,
    });
  });

  test('an attempt that ends while others try to begin is ended once, and one begins', async () => {
    const { id } = await createPayment(api, { max_attempts: 5 });
    dataOf(await charge(id), 202);
    const look = held<LookupOutcome>();
    script.lookup = () => look.ask();
    const ending = api.advance(2 * SECOND);
    await look.asked;
    script.lookup = () => ({ kind: 'pending' });
    look.answer(MISSED);
    const trying = Promise.all(Array.from({ length: 6 }, () => charge(id, OTHER)));
    await ending;
    const answers = [...(await trying), await charge(id, OTHER)];
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    const underway = (await attempts(api)).map(({ status }) => status);
    expect(underway.toSorted()).toEqual(['failed', 'pending']);
    expect(await readPayment(api, id)).toMatchObject({ status: 'processing', attempts_count: 2 });
  });

  test('a failure that is reported again, later, touches no newer attempt', async () => {
    const { id, attemptId } = await missed();
    dataOf(await charge(id, OTHER), 202);
    dataOf(await callBack(api, attemptId), 200);
    await api.advance(2 * SECOND);
    expect(await readPayment(api, id)).toMatchObject({ status: 'processing', attempts_count: 2, failure_code: null });
  });
});

describe('money of an attempt that its provider had reported as missed', () => {
  /** When it arrives; what the payment is then, and what becomes of the money. */
  const ORDERS: readonly (readonly [
    when: string,
    then: (payment: { readonly id: string; readonly slug: string }) => Promise<unknown>,
    status: Payment['status'],
    attempts: readonly (readonly [string, string | null])[],
    merchant: number,
  ])[] = [
    ['between attempts pays the payment', async () => undefined, 'succeeded', [['succeeded', null]], 5000],
    [
      'while a newer attempt is underway pays the payment',
      async ({ id }) => dataOf(await charge(id, OTHER), 202),
      'succeeded',
      [
        ['succeeded', null],
        ['pending', null],
      ],
      5000,
    ],
    [
      'after a newer attempt has failed pays the payment while an attempt is left',
      ({ id }) => tried(id, MISSED, OTHER),
      'succeeded',
      [
        ['succeeded', null],
        ['failed', null],
      ],
      5000,
    ],
    [
      'after a newer attempt has paid is returned',
      ({ id }) => tried(id, PAID, OTHER),
      'succeeded',
      [
        ['paid_late', 'returned'],
        ['succeeded', null],
      ],
      5000,
    ],
    [
      'after a wallet has paid is returned',
      async ({ slug }) => dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200),
      'succeeded',
      [
        ['paid_late', 'returned'],
        ['succeeded', null],
      ],
      5000,
    ],
    [
      'after the last attempt has failed is returned',
      async ({ id }) => {
        await tried(id, MISSED, OTHER);
        await tried(id, MISSED, OTHER);
      },
      'failed',
      [
        ['paid_late', 'returned'],
        ['failed', null],
        ['failed', null],
      ],
      0,
    ],
    [
      'after the payment was canceled is returned',
      async ({ slug }) => dataOf(await api.request('POST', `/gateway/checkout/${slug}/cancel`), 200),
      'canceled',
      [['paid_late', 'returned']],
      0,
    ],
    ['after the payment has expired is returned', () => api.advance(DAY), 'expired', [['paid_late', 'returned']], 0],
  ];

  test.each(ORDERS)('%s', async (_, then, status, expected, merchant) => {
    const { id, slug, attemptId } = await missed();
    await then({ id, slug });
    await turnsOutPaid(attemptId);
    expect((await readPayment(api, id)).status).toBe(status);
    expect(await statusesOfAttempts()).toEqual(expected);
    const balance = await balanceOf(api);
    expect(balance.pending + balance.available).toBe(merchant);
    expect(await accountHolds(api, 'system:suspense')).toBe(0);
    expect(script.refunds).toHaveLength(expected.filter(([each]) => each === 'paid_late').length);
  });

  test.each([
    ['is paid, too, is returned', PAID, ['paid_late', 'returned']],
    ['fails changes nothing', MISSED, ['failed', null]],
  ] as const)('pays the payment; a newer attempt that then %s', async (_, outcome, second) => {
    const { id, attemptId } = await missed();
    dataOf(await charge(id, OTHER), 202);
    await turnsOutPaid(attemptId);
    script.lookupByPhone.set(OTHER, outcome);
    await api.advance(MINUTE);
    expect((await readPayment(api, id)).status).toBe('succeeded');
    expect(await statusesOfAttempts()).toEqual([['succeeded', null], second]);
    expect((await balanceOf(api)).pending).toBe(5000);
    expect(await accountHolds(api, 'sandbox:rail_clearing')).toBe(-5000);
  });
});
