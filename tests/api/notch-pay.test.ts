import type { CheckoutPaid, Payment, Refund } from '@mitako/contract/names';
import { notchPay } from '@mitako/rail-notch-pay';
import { type Fault, simulateNotchPay, type SimulatedProvider } from '@mitako/testing/rails';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeWithConsistentLedger } from './support/money.ts';
import { attempts } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  MINUTE,
  openGateway,
  payByPhone,
  readPayment,
  SECOND,
  testKey,
  type TestGateway,
} from './support.ts';

// Notch Pay's rail in the gateway, against its simulated provider.

const AT = 'https://provider.example';
let api: TestGateway;
let provider: SimulatedProvider;
let token: string;

beforeEach(async () => {
  const keys = { publicKey: 'public', privateKey: 'private' };
  provider = simulateNotchPay({ ...keys, nowMs: () => api.clock.now() });
  const rail = notchPay({
    ...keys,
    environment: 'sandbox',
    email: 'payments@shop.example',
    baseUrl: AT,
    fetch: provider.fetch,
  });
  api = await openGateway({ publicUrl: 'https://pay.example.cm', rails: [rail] });
  token = await api.login('success@sandbox.test');
});
afterEach(() => closeWithConsistentLedger(api));

/** A payment whose payer was sent to Notch Pay's page for cards. */
async function sentToPage(): Promise<{ readonly payment: Payment; readonly page: string }> {
  const payment = await createPayment(api, { expires_in: 86_400 });
  const reply = await api.request('POST', `/gateway/checkout/${payment.slug}/pay`, {
    bearer: token,
    body: { method: 'card', provider: 'bank_card' },
  });
  return { payment, page: dataOf<CheckoutPaid>(reply, 202).next_action?.url ?? '' };
}

test.each([
  ['breaks before it arrives', { kind: 'broken' }],
  ['breaks after it arrived', { kind: 'broken_after' }],
  ['is answered by a server that is down', { kind: 'answer', status: 503, body: '<html></html>' }],
] satisfies [string, Fault][])('a refund whose first request %s is made once in the end', async (_, fault) => {
  const { id, slug } = await createPayment(api);
  dataOf(await payByPhone(api, slug, token, '+237677123456', 'mtn_momo'), 202);
  await api.advance(15 * SECOND);
  expect((await readPayment(api, id)).status).toBe('succeeded');
  const [attempt] = await attempts(api);
  provider.faults.next(fault, { method: 'POST', path: /^\/refunds$/ });
  const asked = await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api), body: {} });
  const { refund } = dataOf<{ refund: Refund }>(asked, 201);
  for (let minute = 0; minute < 10; minute += 1) await api.advance(MINUTE);
  expect(await readPayment(api, id)).toMatchObject({ status: 'refunded', amount_refunded: 5_000 });
  expect(provider.paidBack(refund.id)).toBe(5_000);
  expect(provider.paidBack(attempt?.id ?? '')).toBe(5_000);
});

test('a page for cards that nobody pays on: after half an hour the payer pays by phone, and is charged once', async () => {
  const { payment } = await sentToPage();
  for (let minute = 0; minute < 24; minute += 1) await api.advance(MINUTE);
  expect((await readPayment(api, payment.id)).status).toBe('processing');
  for (let minute = 24; minute < 32; minute += 1) await api.advance(MINUTE);
  expect(await attempts(api)).toMatchObject([{ status: 'failed', failure_code: 'payer_timeout' }]);
  expect((await readPayment(api, payment.id)).status).toBe('requested');
  const fresh = await api.login('success@sandbox.test');
  dataOf(await payByPhone(api, payment.slug, fresh, '+237677123456', 'mtn_momo'), 202);
  await api.advance(15 * SECOND);
  expect(await readPayment(api, payment.id)).toMatchObject({ status: 'succeeded', attempts_count: 2 });
});

test('a page for cards that is paid on after its attempt was ended: the payment is paid', async () => {
  const { payment, page } = await sentToPage();
  for (let minute = 0; minute < 32; minute += 1) await api.advance(MINUTE);
  expect(await attempts(api)).toMatchObject([{ status: 'failed' }]);
  await payOn(page);
  for (let minute = 0; minute < 120; minute += 10) await api.advance(10 * MINUTE);
  expect((await readPayment(api, payment.id)).status).toBe('succeeded');
});

test('a webhook that names a card payment by Notch Pay’s reference alone has it looked up', async () => {
  const { payment, page } = await sentToPage();
  for (let minute = 0; minute < 8; minute += 1) await api.advance(MINUTE);
  await payOn(page);
  const reference = new URL(page).pathname.replace('/pay/', '');
  const body = { type: 'payment.complete', data: { reference, status: 'complete' } };
  expect((await api.request('POST', '/gateway/rails/notch_pay/callbacks', { body })).status).toBe(200);
  await api.advance(2 * SECOND);
  expect((await readPayment(api, payment.id)).status).toBe('succeeded');
});

async function payOn(page: string): Promise<void> {
  const { status } = await provider.fetch(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ pay: 'card', card: '4242424242424242' }).toString(),
    redirect: 'manual',
  });
  expect(status).toBe(303);
}
