import type { CheckoutPaid, PaymentCharged } from '@mitako/contract/names';
import type { Rail, RailMethod } from '@mitako/core';
import { afterEach, expect, test } from 'vitest';
import { CARD } from '../support/card-method.ts';
import { closeWithConsistentLedger } from './support/money.ts';
import { attempts, PAID, scriptedRail, type Script } from './support/scripted-rail.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  openGateway,
  payByPhone,
  readPayment,
  SECOND,
  type TestGateway,
} from './support.ts';

// Cards: typed on a page of the provider, never here.

const PAGE = 'https://pay.provider.example/1';

let api: TestGateway;
let token: string;
let script: Script;
afterEach(() => closeWithConsistentLedger(api));

async function open(methods: readonly RailMethod[] = [CARD]): Promise<void> {
  const made = scriptedRail();
  ({ script } = made);
  script.charge = ({ nowMs, reference, provider }) => ({
    kind: 'pending',
    railReference: `op-${reference}`,
    nextAction: methods.some((method) => method.provider === provider)
      ? { type: 'redirect', url: PAGE }
      : { type: 'approve_on_phone', url: null },
    expiresAtMs: nowMs + 600 * SECOND,
  });
  const rail: Rail = { ...made.rail, methods: [...made.rail.methods, ...methods] };
  api = await openGateway({ publicUrl: 'https://pay.shop.example', rails: [rail] });
  token = await api.login('success@sandbox.test');
}

const payByCard = (slug: string, body: object = { provider: 'bank_card' }) =>
  api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer: token, body: { method: 'card', ...body } });

const charge = (id: string, body: object) =>
  api.request('POST', `/gateway/payments/${id}/charge`, { bearer: api.seed.merchant.testKey, body });

test('a card is paid on the provider’s page, and the rail is told no number', async () => {
  await open();
  const { id, slug } = await createPayment(api);
  const listed = dataOf<{ checkout: { methods: readonly { type: string }[] } }>(
    await api.request('GET', `/gateway/checkout/${slug}`),
    200,
  ).checkout.methods.find(({ type }) => type === 'card');
  expect(listed).toMatchObject({ provider: 'bank_card', needs: [], calling_code: null, available: true });

  const { next_action: next } = dataOf<CheckoutPaid>(await payByCard(slug), 202);
  expect(next).toMatchObject({ type: 'redirect', url: PAGE });
  expect(script.charges).toMatchObject([{ provider: 'bank_card', country: 'CM', phone: '' }]);

  script.lookup = () => PAID;
  await api.advance(10 * SECOND);
  const method = { type: 'card', provider: 'bank_card', label: 'Visa, Mastercard', phone_masked: null };
  expect(await readPayment(api, id)).toMatchObject({ status: 'succeeded', payment_method: method });
  expect(await attempts(api)).toMatchObject([{ method }]);
});

test('a merchant charges a card with its key, and names the provider only if several take cards', async () => {
  await open();
  const { id } = await createPayment(api);
  const { next_action: next, payment } = dataOf<PaymentCharged>(await charge(id, { method: 'card' }), 202);
  expect(next).toMatchObject({ type: 'redirect', url: PAGE });
  expect(payment.status).toBe('processing');
  await closeWithConsistentLedger(api);

  await open([CARD, { ...CARD, provider: 'other_card', label: 'Cartes' }]);
  const several = await createPayment(api);
  expect(detailsOf(await charge(several.id, { method: 'card' }), 'VALIDATION_ERROR')).toMatchObject({
    fields: { provider: [{ message: expect.stringContaining('bank_card, other_card') }] },
  });
  dataOf(await charge(several.id, { method: 'card', provider: 'other_card' }), 202);
});

test('a provider of numbers takes no card, a card has no number, and a number no card', async () => {
  await open();
  const { slug, id } = await createPayment(api);
  detailsOf(await payByCard(slug, { provider: 'mtn_momo' }), 'METHOD_NOT_AVAILABLE');
  detailsOf(await payByPhone(api, slug, token, '+237653456789', 'bank_card'), 'METHOD_NOT_AVAILABLE');
  detailsOf(await payByCard(slug, { provider: 'bank_card', phone: '+237653456789' }), 'VALIDATION_ERROR');
  detailsOf(await payByCard(slug, {}), 'VALIDATION_ERROR');
  detailsOf(await charge(id, { method: 'card', phone: '+237653456789' }), 'VALIDATION_ERROR');
  expect(script.charges).toEqual([]);
});

test('another rail takes the card when the first one gives no page', async () => {
  const [first, second] = [scriptedRail(), scriptedRail()];
  ({ script } = second);
  script.charge = ({ nowMs }) => ({
    kind: 'pending',
    railReference: 'op-2',
    nextAction: { type: 'redirect', url: PAGE },
    expiresAtMs: nowMs + 600 * SECOND,
  });
  api = await openGateway({
    publicUrl: 'https://pay.shop.example',
    rails: [
      { ...first.rail, methods: [CARD], prepare: async () => ({ kind: 'unknown' }) },
      { ...second.rail, id: 'second', methods: [CARD] },
    ],
  });
  const { id } = await createPayment(api);
  const { next_action: next } = dataOf<PaymentCharged>(await charge(id, { method: 'card' }), 202);
  expect(next).toMatchObject({ type: 'redirect', url: PAGE });
  const phoneless = { method: { type: 'card', provider: 'bank_card', label: 'Visa, Mastercard', phone_masked: null } };
  expect(await attempts(api)).toMatchObject([
    { rail: 'second', rail_choice: 'other_refused', ...phoneless },
    { rail: 'sandbox', rail_choice: 'primary', status: 'failed', ...phoneless },
  ]);
});

test('payments are found by card, and by its provider', async () => {
  await open();
  const { id, slug } = await createPayment(api);
  await createPayment(api);
  dataOf(await payByCard(slug), 202);
  for (const method of ['card', 'bank_card']) {
    const { payments } = dataOf<{ payments: readonly { id: string }[] }>(
      await api.request('GET', `/gateway/payments?method=${method}`, { bearer: api.seed.merchant.testKey }),
      200,
    );
    expect(payments.map((payment) => payment.id)).toEqual([id]);
  }
});

test.each<[string, Partial<RailMethod>, string]>([
  ['a calling code', { callingCode: '+237' }, 'takes cards'],
  ['prefixes', { phonePrefixes: ['+23767'] }, 'takes cards'],
  ['another type', { type: 'cheque' as 'card' }, 'needs type'],
])('a method for cards with %s is refused at the start', async (_, changed, message) => {
  await open();
  const { rail } = scriptedRail();
  await expect(openGateway({ rails: [{ ...rail, methods: [{ ...CARD, ...changed }] }] })).rejects.toThrow(message);
});
