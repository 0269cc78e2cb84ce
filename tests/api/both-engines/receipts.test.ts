// Receipts of payers who gave an address or a number: of the payment and of its refunds, in their language.
import type { Checkout } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { captureMessages, type CapturedMessages } from '@mitako/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refunded } from '../support/money.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  paidPayment,
  payFromWallet,
  readCheckout,
  type Reply,
  type TestGateway,
} from '../support.ts';

const TO = 'awa@example.cm';
const PHONE = '+237677123456';

let api: TestGateway;
let messages: CapturedMessages;

beforeEach(async () => {
  messages = captureMessages();
  const { mailer, sms } = messages;
  api = await openGateway({ messages: { mailer, sms, inTestMode: true } });
});
afterEach(() => api.close());

function ask(slug: string, body: object, language = 'fr', gateway = api): Promise<Reply> {
  const headers = { 'accept-language': language };
  return gateway.request('POST', `/gateway/checkout/${slug}/receipt`, { body, headers });
}

async function sent(slug: string, body: object, language?: string): Promise<boolean> {
  return dataOf<{ receipt_sent: boolean }>(await ask(slug, body, language), 202).receipt_sent;
}

async function pay(slug: string): Promise<void> {
  dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200);
  await api.gateway.runDue();
}

async function setProfile(gateway: TestGateway, body: object): Promise<void> {
  const bearer = await gateway.login('merchant@sandbox.test', { role: 'merchant' });
  dataOf(await gateway.request('PATCH', '/merchant/profile', { bearer, body }), 200);
}

test('asked for before paying, it goes with the payment, and a refund is told to the same', async () => {
  const { id, slug } = await createPayment(api, { amount: 12_500 });
  expect(await sent(slug, { email: 'Awa@Example.cm' }, 'en')).toBe(false);
  await api.gateway.runDue();
  expect(messages.mails(TO)).toEqual([]);
  await pay(slug);
  await api.gateway.runDue();
  const [mail, ...others] = messages.mails(TO);
  expect(others).toEqual([]);
  expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe('[Test] Your receipt: FCFA 12,500 to Boutique Démo');
  expect(mail?.text).toContain(`/checkout/${slug}/result`);
  expect(mail?.text).toMatch(/Reference: tx_[0-9a-z]{26}/);
  await refunded(api, id, { amount: 2_500 });
  await api.gateway.runDue();
  expect(messages.mails(TO)[1]?.subject.replaceAll('\u00a0', ' ')).toBe('[Test] Boutique Démo refunded you FCFA 2,500');
});

test('asked for afterwards it goes at once, once to each, three in all', async () => {
  const { payment } = await paidPayment(api);
  for (const email of [TO, TO, 'two@example.cm', 'three@example.cm']) {
    expect(await sent(payment.slug, { email })).toBe(true);
  }
  detailsOf(await ask(payment.slug, { email: 'four@example.cm' }), 'RECEIPT_NOT_OFFERED');
  await api.gateway.runDue();
  expect(messages.mails().flatMap(({ to, subject }) => (subject.includes('reçu') ? [to] : []))).toEqual(
    expect.arrayContaining([TO, 'two@example.cm', 'three@example.cm']),
  );
  expect(messages.mails(TO)).toHaveLength(1);
});

test('to a number it is one text message, without what the GSM alphabet lacks', async () => {
  const { id, slug } = await createPayment(api);
  await sent(slug, { phone: PHONE });
  await pay(slug);
  await refunded(api, id);
  await api.gateway.runDue();
  const texts = messages.texts(PHONE).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringMatching(/^Mitako : 5 000 FCFA payés à Boutique Demo le \d\d\/\d\d\/\d{4}\. Référence tx_\w{26}\.$/),
    expect.stringMatching(/^Mitako : Boutique Demo vous a remboursé 5 000 FCFA\. Référence tx_\w{26}\.$/),
  ]);
});

test('it takes either an address or a number, of a payment that can still be paid', async () => {
  const { slug } = await createPayment(api);
  expect(invalidFields(await ask(slug, {}))).toEqual(['email']);
  expect(invalidFields(await ask(slug, { email: TO, phone: PHONE }))).toEqual(['email']);
  expect(invalidFields(await ask(slug, { email: 'a@b.cm\r\nBcc: c@d.cm' }))).toEqual(['email']);
  detailsOf(await ask('A'.repeat(28), { email: TO }), 'CHECKOUT_NOT_FOUND');
  dataOf(await api.request('POST', `/gateway/checkout/${slug}/cancel`, { body: {} }), 200);
  detailsOf(await ask(slug, { email: TO }), 'PAYMENT_CANCELED');
});

test('the merchant switches it off, also for those that wait', async () => {
  const { slug } = await createPayment(api);
  await sent(slug, { email: TO });
  await setProfile(api, { sends_receipts: false });
  await pay(slug);
  expect(messages.mails(TO)).toEqual([]);
  const offered = async (): Promise<Checkout['receipt_by']> => (await readCheckout(api, slug)).receipt_by;
  expect(await offered()).toEqual([]);
  detailsOf(await ask(slug, { email: 'other@example.cm' }), 'RECEIPT_NOT_OFFERED');
  await setProfile(api, { sends_receipts: true });
  expect(await offered()).toEqual(['email', 'phone']);
});

test.for([{ messages: {} }, { messages: { mailer: captureMessages().mailer } }])(
  'without a mailer, and in test mode, nothing is offered',
  async (options) => {
    const other = await openGateway(options);
    const { slug } = await createPayment(other);
    expect((await readCheckout(other, slug)).receipt_by).toEqual([]);
    detailsOf(await ask(slug, { email: TO }, 'fr', other), 'RECEIPT_NOT_OFFERED');
    await other.close();
  },
);

test('who gave none costs the payment nothing, and no address is stored in the clear', async () => {
  const { payment } = await paidPayment(api);
  await api.gateway.runDue();
  const { read } = engineStore(api.gateway.store);
  expect((await read.paymentById(payment.id))?.encryptedReceiptTo).toBeNull();
  await sent(payment.slug, { email: TO });
  expect(JSON.stringify(await read.paymentById(payment.id))).not.toContain('awa@');
});
