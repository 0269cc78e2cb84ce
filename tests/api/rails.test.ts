import {
  sandboxRail,
  type ChargeOutcome,
  type ChargeRequest,
  type LookupOutcome,
  type Rail,
  type RailRefundOutcome,
} from '@mitako/core';
import { engineStore } from '@mitako/core/engine';
import type { AttemptRecord, Balance, CheckoutPaid } from '@mitako/contract/names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeWithConsistentLedger } from './support/money.ts';
import { callBack, held } from './support/scripted-rail.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  HOUR,
  MINUTE,
  openGateway,
  payByPhone,
  readCheckout,
  readPayment,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
let token: string;

/** The provider's next behaviour, set by a test. */
const operator: {
  charge: () => Promise<ChargeOutcome>;
  readonly charges: ChargeRequest[];
  lookup: () => Promise<LookupOutcome>;
  refund: () => Promise<RailRefundOutcome>;
  readonly refunds: { readonly reference: string; readonly amount: number }[];
} = {
  charge: () => Promise.resolve({ kind: 'unknown' }),
  charges: [],
  lookup: () => Promise.resolve({ kind: 'unknown' }),
  refund: () => Promise.resolve({ kind: 'unknown' }),
  refunds: [],
};
const PHONE = '+237653456789';

beforeEach(async () => {
  operator.charge = () => Promise.resolve({ kind: 'unknown' });
  operator.lookup = () => Promise.resolve({ kind: 'pending' });
  operator.refund = () => Promise.resolve({ kind: 'succeeded', railReference: null });
  operator.refunds.length = 0;
  operator.charges.length = 0;
  const rail: Rail = {
    ...sandboxRail(),
    charge(request) {
      operator.charges.push(request);
      return operator.charge();
    },
    lookup: () => operator.lookup(),
    refund({ reference, amount }) {
      operator.refunds.push({ reference, amount });
      return operator.refund();
    },
  };
  api = await openGateway({ rails: [rail] });
  token = await api.login('success@sandbox.test');
});
afterEach(() => closeWithConsistentLedger(api));

async function merchantBalance(): Promise<number> {
  const answer = await api.request('GET', '/merchant/balance', { bearer: testKey(api) });
  return dataOf<{ balances: readonly Balance[] }>(answer, 200).balances[0]?.pending ?? 0;
}

async function attemptStatuses(): Promise<readonly string[]> {
  const answer = await api.request('GET', '/admin/attempts', { bearer: api.seed.operatorKey });
  return dataOf<{ attempts: readonly AttemptRecord[] }>(answer, 200).attempts.map(({ status }) => status);
}

function simulate(id: string, outcome: string): Promise<unknown> {
  return api.request('POST', `/gateway/sandbox/payments/${id}/simulate`, { bearer: testKey(api), body: { outcome } });
}

test('a provider with an unknown outcome is polled, never treated as failed', async () => {
  const { id, slug } = await createPayment(api);
  expect(dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE), 202).payment.status).toBe('processing');
  operator.lookup = () => Promise.resolve({ kind: 'unknown' });
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('processing');
  operator.lookup = () => Promise.resolve({ kind: 'paid', railReference: 'late-1' });
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  expect(await merchantBalance()).toBe(5000);
});

test('a rail that throws is polled as well', async () => {
  const { id, slug } = await createPayment(api);
  operator.charge = () => Promise.reject(new Error('socket hang up'));
  operator.lookup = () => Promise.reject(new Error('socket hang up'));
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('processing');
  operator.lookup = () => Promise.resolve({ kind: 'paid', railReference: null });
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('succeeded');
});

test('a provider that certainly rejected the request is a rail error, and the payment is open again', async () => {
  const { id, slug } = await createPayment(api);
  operator.charge = () => Promise.resolve({ kind: 'refused', failureCode: 'provider_unavailable' });
  detailsOf(await payByPhone(api, slug, token, PHONE), 'RAIL_ERROR');
  expect(await readPayment(api, id)).toMatchObject({ status: 'requested', failure_code: 'provider_unavailable' });
  operator.charge = () => Promise.resolve({ kind: 'unknown' });
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
});

test('a provider that refuses the payer at once declines the payment', async () => {
  const { id, slug } = await createPayment(api);
  operator.charge = () => Promise.resolve({ kind: 'refused', failureCode: 'payer_account_blocked' });
  const details = detailsOf(await payByPhone(api, slug, token, PHONE), 'PAYMENT_DECLINED');
  expect(details).toMatchObject({ payment: { id, status: 'failed', failure_code: 'payer_account_blocked' } });
});

test('the attempt is committed before the provider is called', async () => {
  const { id, slug } = await createPayment(api);
  const charge = held<ChargeOutcome>();
  operator.charge = charge.ask;
  const paying = payByPhone(api, slug, token, PHONE);
  await charge.asked;
  expect((await readPayment(api, id)).status).toBe('processing');
  expect(await attemptStatuses()).toEqual(['submitting']);
  charge.answer({ kind: 'refused', failureCode: 'invalid_payer' });
  detailsOf(await paying, 'PAYMENT_DECLINED');
});

test('a provider that does not answer within half a minute blocks no other call; polling finds the outcome', async () => {
  const { id, slug } = await createPayment(api);
  const charge = held<ChargeOutcome>();
  operator.charge = charge.ask;
  const paying = payByPhone(api, slug, token, PHONE);
  await charge.asked;
  await api.advance(30 * SECOND);
  expect(dataOf<CheckoutPaid>(await paying, 202).payment.status).toBe('processing');
  operator.lookup = () => Promise.resolve({ kind: 'paid', railReference: null });
  await api.advance(10 * SECOND);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  charge.answer({ kind: 'refused', failureCode: 'provider_unavailable' });
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  expect(await merchantBalance()).toBe(5000);
});

test('money for a final payment is booked separately and returned; the payment stays unchanged', async () => {
  await createEndpoint(api);
  const { id, slug } = await createPayment(api, { max_attempts: 1 });
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  const lookup = held<LookupOutcome>();
  operator.lookup = lookup.ask;
  const polling = api.advance(2 * SECOND);
  await lookup.asked;
  await simulate(id, 'timeout');
  const failed = await readPayment(api, id);
  expect(failed).toMatchObject({ status: 'failed', failure_code: 'payer_timeout' });
  lookup.answer({ kind: 'paid', railReference: null });
  await polling;
  await api.advance(0);
  expect(await readPayment(api, id)).toEqual(failed);
  expect(await attemptStatuses()).toEqual(['paid_late']);
  expect(await merchantBalance()).toBe(0);
  expect(operator.refunds).toEqual([{ reference: expect.any(String), amount: 5000 }]);
  expect(api.webhooks.events('payment.succeeded')).toEqual([]);
});

test('unapplied funds are owed until their refund is certain, and returned once', async () => {
  const { id, slug } = await createPayment(api, { max_attempts: 1 });
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  const lookup = held<LookupOutcome>();
  operator.lookup = lookup.ask;
  const polling = api.advance(2 * SECOND);
  await lookup.asked;
  await simulate(id, 'fail');
  operator.refund = () => Promise.reject(new Error('socket hang up'));
  lookup.answer({ kind: 'paid', railReference: null });
  await polling;
  await api.advance(HOUR);
  const tries = operator.refunds.length;
  expect(tries).toBeGreaterThan(1);
  expect(new Set(operator.refunds.map(({ reference }) => reference)).size).toBe(1);
  operator.refund = () => Promise.resolve({ kind: 'succeeded', railReference: null });
  await api.advance(9 * HOUR);
  expect(operator.refunds).toHaveLength(tries + 1);
  await api.advance(30 * HOUR);
  expect(operator.refunds).toHaveLength(tries + 1);
});

test.each([
  ['enter_otp', null],
  ['redirect', 'https://operator.example/pay?x=1'],
] as const)('the next action %s of a provider is shown to every payer, now and later', async (type, url) => {
  const { id, slug } = await createPayment(api);
  const expiresAtMs = api.clock.now() + MINUTE;
  operator.charge = () =>
    Promise.resolve({ kind: 'pending', railReference: 'op-1', nextAction: { type, url }, expiresAtMs });
  const answer = dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE), 202);
  expect(answer.next_action).toEqual({
    type,
    created_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2026-01-01T00:01:00.000Z',
    poll_after_ms: expect.any(Number),
    ...(url === null ? {} : { url }),
    prompt: { fr: expect.stringContaining('*126#'), en: expect.stringContaining('*126#') },
  });
  expect((await readCheckout(api, slug)).next_action).toEqual(answer.next_action);
  operator.lookup = () => Promise.resolve({ kind: 'paid', railReference: null });
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  expect((await readCheckout(api, slug)).next_action).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'http://operator.example/pay',
  '//operator.example',
  '',
  `https://o.example/${'x'.repeat(2048)}`,
])('a provider that sends the payer to %j: the address is kept from the payer', async (url) => {
  const { slug } = await createPayment(api);
  operator.charge = () =>
    Promise.resolve({
      kind: 'pending',
      railReference: null,
      nextAction: { type: 'redirect', url },
      expiresAtMs: api.clock.now() + MINUTE,
    });
  const { next_action: action } = dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE), 202);
  expect(action?.type).toBe('redirect');
  expect(action).not.toHaveProperty('url');
  expect((await readCheckout(api, slug)).next_action).not.toHaveProperty('url');
});

test.each([
  ['Deux sacs de riz', 'Deux sacs de riz'],
  ["L'été à l'hôtel", 'L ete a l hotel'],
  [undefined, 'Boutique Demo'],
  ['…!', 'Boutique Demo'],
])('the description %j reaches the provider as %j', async (description, notified) => {
  const { slug } = await createPayment(api, description === undefined ? {} : { description });
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  expect(operator.charges.map((charge) => charge.description)).toEqual([notified]);
});

/** Invalid outcomes of a rail that is not written in TypeScript. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  'PAID',
  {},
  { kind: 'success' },
  { kind: 'failed' },
  { kind: 'failed', failureCode: 'E_42' },
  { kind: 'failed', failureCode: 'toString' },
  { kind: 'refused', failureCode: null },
];

test.each(NONSENSE)('an invalid outcome %j decides nothing', async (nonsense) => {
  const { id, slug } = await createPayment(api);
  operator.charge = () => Promise.resolve(nonsense as ChargeOutcome);
  operator.lookup = () => Promise.resolve(nonsense as LookupOutcome);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(HOUR);
  expect((await readPayment(api, id)).status).toBe('processing');
  operator.lookup = () => Promise.resolve({ kind: 'paid', railReference: null });
  operator.refund = () => Promise.resolve(nonsense as RailRefundOutcome);
  await api.advance(HOUR);
  dataOf(await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api) }), 201);
  await api.advance(HOUR);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', amount_refunded: 0 });
});

test('a pending charge without next action or expiry is still pending', async () => {
  const { slug } = await createPayment(api);
  operator.charge = () => Promise.resolve({ kind: 'pending', railReference: 'op-1' } as ChargeOutcome);
  expect(dataOf<CheckoutPaid>(await payByPhone(api, slug, token, PHONE), 202).next_action).toMatchObject({
    type: 'approve_on_phone',
    expires_at: '2026-01-01T00:05:00.000Z',
  });
});

/** A reference that cannot be stored, on one engine or on both. */
const ODD_REFERENCES: readonly (readonly [name: string, reference: unknown])[] = [
  ['an object', { id: 1 }],
  ['a list', ['op-1']],
  ['a number', 42],
  ['NaN', Number.NaN],
  ['a function', () => 'op-1'],
  ['U+0000', 'op\0-1'],
  ['half a surrogate pair', 'op-\uD800'],
  ['a whole page', 'x'.repeat(10_000)],
];

test.each(ODD_REFERENCES)('%s for a reference changes nothing about the money', async (_, reference) => {
  const { id, slug } = await createPayment(api);
  const expiresAtMs = 9e15;
  operator.charge = () =>
    Promise.resolve({ kind: 'pending', railReference: reference, nextAction: {}, expiresAtMs } as ChargeOutcome);
  operator.lookup = () => Promise.resolve({ kind: 'paid', railReference: reference } as LookupOutcome);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  operator.refund = () => Promise.resolve({ kind: 'succeeded', railReference: reference } as RailRefundOutcome);
  dataOf(await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api) }), 201);
  await api.advance(MINUTE);
  expect((await readPayment(api, id)).status).toBe('refunded');
});

test('a failure looked up before the attempt changed does not end it: the provider is polled again', async () => {
  operator.charge = () =>
    Promise.resolve({
      kind: 'pending',
      railReference: 'op',
      nextAction: { type: 'wait', url: null },
      expiresAtMs: Number.NaN,
    });
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  const [charge] = operator.charges;
  const first = held<LookupOutcome>();
  operator.lookup = first.ask;
  api.clock.advance(MINUTE);
  const running = api.gateway.runDue();
  await first.asked;
  // A callback arrives, which has the attempt polled at once.
  dataOf(await callBack(api, charge?.reference ?? ''), 200);
  operator.lookup = () => Promise.resolve({ kind: 'paid', railReference: 'op' });
  first.answer({ kind: 'failed', failureCode: 'provider_error' });
  await running;
  await api.advance(HOUR);
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded' });
});

test('a process that stood still before the charge charges nothing any more', async () => {
  await api.close();
  let isLate = true;
  api = await openGateway({ rails: [{ ...sandboxRail(), charge: chargedTooLate }] }, (store) => ({
    ...store,
    async commit(changes) {
      const outcome = await store.commit(changes);
      if (isLate && changes.some(({ type }) => type === 'attempt.insert')) api.clock.advance(80 * MINUTE);
      return outcome;
    },
  }));
  token = await api.login('success@sandbox.test');
  const { id, slug } = await createPayment(api);
  detailsOf(await payByPhone(api, slug, token, PHONE), 'RAIL_ERROR');
  expect(await readPayment(api, id)).toMatchObject({ status: 'requested', attempts_count: 1 });
  isLate = false;
  await api.advance(DAY - 2 * HOUR);
  expect(await readPayment(api, id)).toMatchObject({ status: 'requested' });
});

function chargedTooLate(): never {
  throw new Error('the attempt was charged after 80 minutes');
}

test('a rail that was taken out while payments wait there is warned of, until they no longer do', async () => {
  const { slug, id } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, PHONE), 202);
  const store = engineStore(api.gateway.store);
  const [attempt] = await store.read.attemptsOfPayment(id);
  if (attempt === undefined) throw new Error('there is no attempt');
  const move = async (rail: string): Promise<void> => {
    const from = (await store.read.attemptById(attempt.id)) ?? attempt;
    const moved = { ...from, rail, version: from.version + 1 };
    await store.commit([{ type: 'attempt.update', attempt: moved, fromVersion: from.version }]);
  };
  await move('gone');
  expect(api.gateway.warnings()).toEqual([]);
  const warning = {
    part: 'rails',
    reason:
      'Payments wait for their outcome at the rail gone, which is not configured: add it to rails again until they have ended.',
  };
  await api.advance(MINUTE);
  for (const passed of [0, 2 * HOUR, 2 * HOUR, 2 * HOUR]) {
    await api.advance(passed);
    expect(api.gateway.warnings()).toEqual([warning]);
  }
  await move(attempt.rail);
  await api.advance(3 * HOUR);
  expect(api.gateway.warnings()).toEqual([]);
});
