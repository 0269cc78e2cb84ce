import type { Payment } from '@mitako/contract';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import { type AirtelMoneyCountry, type ListeningProvider, simulateAirtelMoney } from '@mitako/testing/rails';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { airtelMoney } from '../src/index.ts';
import { MINUTE_MS } from './support.ts';

const PUBLIC_URL = 'https://pay.shop.example';
const KEY = 'key-5e0d';

let api: TestGateway;
let token: string;
const listening: ListeningProvider[] = [];

/** A simulator that listens, and calls the gateway back at the address that the portal has. */
async function inCountry(country: AirtelMoneyCountry) {
  const id = `airtel_money_${country.toLowerCase()}`;
  const provider = simulateAirtelMoney({
    country,
    answers: 'by hand',
    callbackKey: KEY,
    callbackUrl: `${PUBLIC_URL}/api/v1/gateway/rails/${id}/callbacks`,
    fetch: (url, request) => api.handler(new Request(url, request)),
    nowMs: () => api.clock.now(),
  });
  const { url, close } = await provider.listen();
  listening.push({ url, close });
  const rail = airtelMoney({
    country,
    clientId: 'client',
    clientSecret: 'secret',
    environment: 'sandbox',
    baseUrl: url,
    callbackKey: KEY,
    refunds: { by: 'disbursement', pin: '1234', publicKey: provider.publicKey },
  });
  return { provider, rail, url };
}

let countries: Record<AirtelMoneyCountry, Awaited<ReturnType<typeof inCountry>>>;

beforeEach(async () => {
  countries = { GA: await inCountry('GA'), CG: await inCountry('CG'), TD: await inCountry('TD') };
  const rails = Object.values(countries).map(({ rail }) => rail);
  api = await createTestGateway({ rails, publicUrl: PUBLIC_URL, startMs: Date.UTC(2026, 0, 1) });
  token = await api.login('success@sandbox.test');
});

afterEach(async () => {
  await api.close();
  for (const { close } of listening.splice(0)) await close();
});

async function ask<Data>(method: string, path: string, bearer: string, body?: object): Promise<Data> {
  const response = await api.request<{ data: Data }>(method, path, { bearer, ...(body && { body }) });
  if (response.status >= 300) throw new Error(response.text);
  return response.body.data;
}

async function pay(phone: string): Promise<Payment> {
  const { payment } = await ask<{ payment: Payment }>('POST', '/gateway/payments', api.seed.merchant.testKey, {
    amount: 5_000,
    currency: 'XAF',
    description: 'Poulet nyembwé',
  });
  const chosen = { method: 'mobile_money', provider: 'airtel_money', phone };
  await ask('POST', `/gateway/checkout/${payment.slug}/pay`, token, chosen);
  return payment;
}

async function statusOf({ id }: Payment): Promise<string> {
  const path = `/gateway/payments/${id}`;
  return (await ask<{ payment: Payment }>('GET', path, api.seed.merchant.testKey)).payment.status;
}

async function answer(country: AirtelMoneyCountry, how: 'approve' | 'decline'): Promise<void> {
  const { provider, url } = countries[country];
  expect(await (await fetch(url)).text()).toContain('Approve');
  const id = provider.phones.prompts.at(-1)?.id ?? '';
  await fetch(`${url}/phones/answer`, { method: 'POST', body: new URLSearchParams({ id, answer: how }) });
}

it.each([
  { country: 'GA', phone: '+24177123456' },
  { country: 'CG', phone: '+242051234567' },
  { country: 'TD', phone: '+23566123456' },
] as const)('a payer of $country is prompted there, and the callback finds the money', async ({ country, phone }) => {
  const payment = await pay(phone);
  expect(await statusOf(payment)).toBe('processing');
  for (const [other, { provider }] of Object.entries(countries)) {
    expect(provider.phones.prompts).toHaveLength(other === country ? 1 : 0);
  }
  expect(countries[country].provider.phones.prompts[0]?.text).toBe('Poulet nyembwe');
  await answer(country, 'approve');
  // Long before its first look-up is due.
  await api.advance(2_000);
  expect(await statusOf(payment)).toBe('succeeded');
});

it('a payer who declines ends the payment, and one who is late is found', async () => {
  const declined = await pay('+24177123456');
  await answer('GA', 'decline');
  await api.advance(2_000);
  expect(await statusOf(declined)).not.toBe('succeeded');
  const late = await pay('+24177123457');
  await api.advance(2 * MINUTE_MS);
  expect(await statusOf(late)).toBe('processing');
  await answer('GA', 'approve');
  await api.advance(MINUTE_MS);
  expect(await statusOf(late)).toBe('succeeded');
});

it('part of a payment is refunded, once', async () => {
  const payment = await pay('+24177123456');
  await answer('GA', 'approve');
  await api.advance(2_000);
  const key = api.seed.merchant.testKey;
  const { refund } = await ask<{ refund: { readonly id: string } }>(
    'POST',
    `/gateway/payments/${payment.id}/refunds`,
    key,
    { amount: 2_000 },
  );
  // Accepted, then looked up.
  for (let times = 0; times < 3; times += 1) await api.advance(5_000);
  expect(await statusOf(payment)).toBe('partially_refunded');
  expect(countries.GA.provider.paidBack(refund.id)).toBe(2_000);
});

it('a callback for no attempt, or of another gateway, is received and changes nothing', async () => {
  const payment = await pay('+24177123129');
  for (const body of [
    '{"transaction":{"id":"order-7","status_code":"TS"}}',
    '{"transaction":{"id":"att01JDFFFFFFFFFFFFFFFFFFFFFF","status_code":"TS"},"hash":"AAAA"}',
    'x'.repeat(60_000),
  ]) {
    const url = `${PUBLIC_URL}/api/v1/gateway/rails/airtel_money_ga/callbacks`;
    const received = await api.handler(new Request(url, { method: 'POST', body }));
    expect(received.status).toBe(200);
  }
  await api.advance(5_000);
  expect(await statusOf(payment)).toBe('processing');
});
