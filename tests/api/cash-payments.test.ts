import type { CashPayment, Transaction } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import {
  AGENT_PIN,
  createAgent,
  floatHolds,
  loggedInAgain,
  moveFloat,
  type Person,
  statement,
} from './support/cash.ts';
import { askForCashCode, cashCodeOf, lookUp, offerCash, takeCash, withCode } from './support/cash-payments.ts';
import { accountHolds, asOperator, closeWithConsistentLedger, setTerms, transfersOf } from './support/money.ts';
import {
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  MINUTE,
  readCheckout,
  readPayment,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);
let agent: Person;

beforeEach(async () => {
  agent = await createAgent(api, 'un@shop.example');
  await offerCash(api, 'live');
  dataOf(await moveFloat(api, agent.id, 50_000), 201);
});

const live = (): string => api.seed.merchant.liveKey;

test('an agent takes the cash, and the float pays the merchant: one attempt, one capture, the events of any payment', async () => {
  await setTerms(api, { fees: { basis_points: 100 } });
  const { payment, code } = await withCode(api);
  expect(code).toMatch(/^\d{6}$/);
  expect(await readPayment(api, payment.id, live())).toMatchObject({ status: 'requested', attempts_count: 0 });
  expect(dataOf<{ cash_payment: CashPayment }>(await lookUp(api, agent, code), 200).cash_payment).toEqual({
    amount: 5000,
    currency: 'XAF',
    livemode: true,
    merchant: { name: 'Boutique Démo' },
    description: null,
    expires_at: payment.expires_at,
  });

  const { transaction } = dataOf<{ transaction: Transaction }>(await takeCash(api, agent, code), 201);
  expect(transaction).toMatchObject({
    type: 'payment',
    amount: -5000,
    payment_id: payment.id,
    merchant: { name: 'Boutique Démo' },
  });
  expect(await readPayment(api, payment.id, live())).toMatchObject({
    status: 'succeeded',
    transaction_id: transaction.id,
    fee: 50,
    attempts_count: 1,
    payment_method: { type: 'cash', provider: null, label: null, phone_masked: null },
  });
  expect(await transfersOf(api, payment.id)).toEqual([['capture', { float: -5000, merchant_pending: 4950, fees: 50 }]]);
  expect(await floatHolds(api, agent)).toBe(45_000);
  expect(await statement(api, '/agent', agent)).toContainEqual(transaction);
  const events = await api.request('GET', `/gateway/payments/${payment.id}/timeline`, { bearer: live() });
  expect(events.text).toContain('in cash at an agent');
});

test('the code stays the same while the payment is open, and ends with it', async () => {
  const { payment, code } = await withCode(api);
  expect(await cashCodeOf(api, payment)).toBe(code);
  const read = () => api.request('GET', `/gateway/checkout/${payment.slug}/cash-code`);
  expect(dataOf(await read(), 200)).toMatchObject({ cash_code: { code, amount: 5000, livemode: true } });
  dataOf(await takeCash(api, agent, code), 201);
  detailsOf(await takeCash(api, agent, code), 'CASH_CODE_INVALID');
  detailsOf(await read(), 'CASH_CODE_NOT_FOUND');
  detailsOf(await askForCashCode(api, payment), 'PAYMENT_ALREADY_PAID');

  const canceled = await withCode(api);
  dataOf(await api.request('POST', `/gateway/payments/${canceled.payment.id}/cancel`, { bearer: live() }), 200);
  // Until the code is swept, the agent reads why.
  detailsOf(await lookUp(api, agent, canceled.code), 'PAYMENT_CANCELED');
  const expired = await withCode(api);
  api.clock.advance(DAY);
  agent = await loggedInAgain(api, agent);
  detailsOf(await takeCash(api, agent, expired.code), 'PAYMENT_EXPIRED');
  api.clock.advance(11 * MINUTE);
  await api.gateway.runDue();
  for (const { code: over } of [canceled, expired]) {
    detailsOf(await lookUp(api, agent, over), 'CASH_CODE_INVALID');
  }
});

test('a wrong PIN, another amount, a missing float and a reached limit take nothing, and the code stays', async () => {
  const { payment, code } = await withCode(api);
  detailsOf(await takeCash(api, agent, code, { pin: '0000' }), 'INVALID_PIN');
  expect(invalidFields(await takeCash(api, agent, code, { amount: 4999 }))).toEqual(['amount']);
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { limits: { cash_in_max: 4999 } }), 200);
  expect(detailsOf(await takeCash(api, agent, code), 'LIMIT_EXCEEDED')).toMatchObject({ name: 'cash_in_max' });
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { limits: { cash_in_max: 500_000 } }), 200);
  dataOf(await moveFloat(api, agent.id, 45_001, { direction: 'withdraw' }), 201);
  detailsOf(await takeCash(api, agent, code), 'INSUFFICIENT_FLOAT');
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: true }), 200);
  detailsOf(await lookUp(api, agent, code), 'ACCOUNT_SUSPENDED');
  detailsOf(await takeCash(api, agent, code), 'ACCOUNT_SUSPENDED');
  expect(await readPayment(api, payment.id, live())).toMatchObject({ status: 'requested', attempts_count: 0 });
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: false }), 200);
  dataOf(await moveFloat(api, agent.id, 1), 201);
  dataOf(await takeCash(api, agent, code), 201);
});

test('cash-ins and cash payments count towards one limit of the day', async () => {
  const limits = { cash_in_per_day_max: 8000 };
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { limits }), 200);
  dataOf(await takeCash(api, agent, (await withCode(api)).code), 201);
  const second = await withCode(api);
  expect(detailsOf(await takeCash(api, agent, second.code), 'LIMIT_EXCEEDED')).toMatchObject({
    name: 'cash_in_per_day_max',
    remaining: 3000,
  });
});

test('what is not six digits is a typing error, not a guess', async () => {
  for (const typed of ['12345', '1234567', '12345a', '', '٣٣٣٣٣٣']) {
    expect(detailsOf(await lookUp(api, agent, typed), 'VALIDATION_ERROR')).toEqual({
      fields: { code: [{ rule: 'format', message: 'Must be six digits.' }] },
    });
  }
  const { code } = await withCode(api);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect(detailsOf(await lookUp(api, agent, wrong), 'CASH_CODE_INVALID')).toEqual({ attempts_left: 19 });
});

test('twenty wrong codes a day lock an agent out, and right ones do not count', async () => {
  const { code } = await withCode(api);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let guess = 0; guess < 20; guess += 1) {
    expect(detailsOf(await lookUp(api, agent, wrong), 'CASH_CODE_INVALID')).toEqual({ attempts_left: 19 - guess });
    if (guess < 3) dataOf(await lookUp(api, agent, code), 200);
    api.clock.advance(10_000);
  }
  detailsOf(await lookUp(api, agent, code), 'CASH_CODE_LOCKED');
  const locked = await takeCash(api, agent, code);
  detailsOf(locked, 'CASH_CODE_LOCKED');
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  // Another agent takes it, and tomorrow this one would.
  const other = await createAgent(api, 'deux@shop.example');
  dataOf(await lookUp(api, other, code), 200);
  api.clock.advance(DAY);
  agent = await loggedInAgain(api, agent);
  detailsOf(await lookUp(api, agent, wrong), 'CASH_CODE_INVALID');
});

test('the same idempotency key takes the cash once, and returns the same transaction', async () => {
  const { code } = await withCode(api);
  const first = await takeCash(api, agent, code, { idempotencyKey: 'one' });
  const again = await takeCash(api, agent, code, { idempotencyKey: 'one' });
  expect([first.status, again.text]).toEqual([201, first.text]);
  expect(await floatHolds(api, agent)).toBe(45_000);
});

test('codes of test mode pay test payments, live codes live ones', async () => {
  const { code } = await withCode(api);
  detailsOf(await lookUp(api, agent, code, { mode: 'test' }), 'CASH_CODE_INVALID');
  const payment = await createPayment(api);
  detailsOf(await askForCashCode(api, payment), 'METHOD_DISABLED');
  await offerCash(api, 'test');
  const testCode = await cashCodeOf(api, payment);
  detailsOf(await lookUp(api, agent, testCode), 'CASH_CODE_INVALID');
  const sandbox = { ...agent, token: await api.login('agent@sandbox.test', { role: 'agent' }) };
  dataOf(await takeCash(api, sandbox, testCode, { pin: '1234' }), 201);
  expect(await readPayment(api, payment.id)).toMatchObject({ status: 'succeeded', livemode: false });
});

test('cash is off until it is turned on, within its limits, and then stands at the checkout', async () => {
  const payment = await createPayment(api, { amount: 5000 }, live());
  const offered = async () =>
    (await readCheckout(api, payment.slug)).methods
      .filter(({ type }) => type === 'cash')
      .map(({ available }) => available);
  expect(await offered()).toEqual([true]);
  await offerCash(api, 'live', { max: 4999 });
  expect(await offered()).toEqual([false]);
  expect(detailsOf(await askForCashCode(api, payment), 'METHOD_NOT_AVAILABLE')).toMatchObject({
    limits: { max: 4999 },
  });
  await offerCash(api, 'live', { enabled: false });
  expect(await offered()).toEqual([]);
  detailsOf(await askForCashCode(api, payment), 'METHOD_DISABLED');
  const inTest = await createPayment(api);
  expect((await readCheckout(api, inTest.slug)).methods.some(({ type }) => type === 'cash')).toBe(false);
});

test('a payment in cash is neither refunded nor disputed: the payer is not known', async () => {
  const { payment, code } = await withCode(api);
  dataOf(await takeCash(api, agent, code), 201);
  const refund = await api.request('POST', `/gateway/payments/${payment.id}/refunds`, { bearer: live() });
  expect(detailsOf(refund, 'REFUND_NOT_SUPPORTED')).toEqual({ refunds: 'none' });
  const dispute = await asOperator(api, 'POST', `/admin/payments/${payment.id}/disputes`, { reason: 'fraud' });
  detailsOf(dispute, 'PAYMENT_NOT_DISPUTABLE');
  expect(await floatHolds(api, agent)).toBe(45_000);
});

test('simulate pays a test payment as an agent would, without one', async () => {
  const payment = await createPayment(api);
  const simulate = (outcome: string) =>
    api.request('POST', `/gateway/sandbox/payments/${payment.id}/simulate`, {
      bearer: api.seed.merchant.testKey,
      body: { outcome, method: 'cash' },
    });
  detailsOf(await simulate('refund'), 'REFUND_NOT_SUPPORTED');
  expect(await readPayment(api, payment.id)).toMatchObject({ status: 'requested' });
  dataOf(await simulate('succeed'), 200);
  expect(await readPayment(api, payment.id)).toMatchObject({ status: 'succeeded', payment_method: { type: 'cash' } });
  expect(await accountHolds(api, 'sandbox:rail_clearing')).toBe(-5000);
});

test('a suspended shop receives no cash', async () => {
  const { code } = await withCode(api);
  const suspend = await asOperator(api, 'POST', `/admin/merchants/${api.seed.merchant.id}/suspend`, {
    reason: 'checks',
  });
  dataOf(suspend, 200);
  detailsOf(await takeCash(api, agent, code), 'ACCOUNT_SUSPENDED');
  expect(await floatHolds(api, agent)).toBe(50_000);
});

test('an agent who has no PIN takes nothing', async () => {
  const { code } = await withCode(api);
  const body = { email: 'neuf@shop.example', password: 'a good password', name: 'Neuf' };
  dataOf(await asOperator(api, 'POST', '/admin/agents', body), 201);
  const token = await api.login('neuf@shop.example', { role: 'agent', password: 'a good password' });
  detailsOf(await takeCash(api, { ...agent, token }, code, { pin: AGENT_PIN }), 'PIN_NOT_SET');
});
