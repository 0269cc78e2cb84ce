import { verifyWebhook } from '@mitako/client/webhooks';
import type {
  Payment,
  PaymentCreated,
  Refund,
  Settlement,
  SettlementLine,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
import type { Ready } from 'mitako';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runSource, stopAll, type Running } from '../cli/support/process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../cli/support/webhook-receiver.ts';
import { connectChromium } from '../support/chromium.ts';
import { customerOf, type Customer } from './checkout-customer.ts';

// What a merchant sees who tries the rails of real providers for the first time: `mitako dev --simulate`, a customer at
// the checkout with a phone in the hand, and the money's way back and out.

/** Of two that have a provider in one country, the first charges: pawaPay is left with Congo. */
const SIMULATED = 'mtn_momo,orange_money,airtel_money,pawapay';

let browser: Browser;
let dev: Running;
let ready: Ready;
let receiver: WebhookReceiver;
let secret: string;

beforeAll(async () => void (browser = await connectChromium()));
afterAll(() => browser.close());

async function simulate(names: string): Promise<void> {
  receiver = await startWebhookReceiver();
  // MTN calls back no IP address.
  const where = ['--port', '0', '--host', 'localhost', '--data', ':memory:'];
  dev = runSource('packages/mitako/src/bin.ts', ['dev', '--json', ...where, '--simulate', names]);
  const [line] = await dev.output(/^\{"ready".*\}$/m);
  ready = JSON.parse(line) as Ready;
  const endpoint = { url: receiver.url, events: ['payment.succeeded', 'payment.refunded'] };
  const path = '/merchant/webhook-endpoints';
  ({ secret } = (await ask<{ endpoint: WebhookEndpointWithSecret }>('POST', path, endpoint)).endpoint);
  // The merchant's money is available at once.
  const terms = { settlement: { delay_seconds: 0, schedule: 'manual' } };
  await ask('PATCH', `/admin/merchants/${ready.merchant.id}`, terms, ready.operator_key);
}

async function ask<Data>(method: string, path: string, body?: object, bearer = ready.merchant.test_key): Promise<Data> {
  const response = await fetch(`${ready.api}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

/** The verified webhooks about a payment, by type. */
async function notifiedOf(id: string): Promise<readonly string[]> {
  const events = await Promise.all(
    receiver.received.map(({ headers, body: payload }) => verifyWebhook({ headers, payload, secret })),
  );
  return events.filter(({ data }) => JSON.stringify(data).includes(id)).map(({ event }) => event);
}

async function statusOf(id: string): Promise<string> {
  return (await ask<{ payment: Payment }>('GET', `/gateway/payments/${id}`)).payment.status;
}

/** In another tab, as on the phone. */
async function enterPin(page: Page, phone: string): Promise<void> {
  await page.goto(ready.phones ?? '');
  const prompt = page.locator('article', { hasText: phone });
  await prompt.getByRole('button', { name: 'Approuver' }).click();
  await prompt.getByText('Payé', { exact: true }).waitFor();
}

async function created(): Promise<PaymentCreated['payment']> {
  const order = { amount: 5_000, currency: 'XAF', description: 'Café de Dschang' };
  return (await ask<PaymentCreated>('POST', '/gateway/payments', order)).payment;
}

async function isShownPaid(customer: Customer): Promise<void> {
  await customer.page.waitForURL('**/result');
  expect(await customer.heading()).toBe('C’est payé');
  await customer.close();
}

/** The merchant is notified by webhook, and by a callback that the provider sent to this rail. */
async function expectNotified(id: string, rail: string): Promise<void> {
  await expect.poll(() => notifiedOf(id)).toEqual(['payment.succeeded']);
  expect(dev.stderr()).toMatch(new RegExp(`/gateway/rails/${rail}/callbacks\\S* → 200`));
}

async function isRefunded(id: string): Promise<void> {
  await ask<{ refund: Refund }>('POST', `/gateway/payments/${id}/refunds`, { amount: 2_000 });
  await expect.poll(() => statusOf(id)).toBe('partially_refunded');
  await expect.poll(() => notifiedOf(id)).toEqual(['payment.succeeded', 'payment.refunded']);
}

/** Orange has no refunds. */
async function isNotRefundable(id: string): Promise<void> {
  const refund = ask<{ refund: Refund }>('POST', `/gateway/payments/${id}/refunds`, { amount: 2_000 });
  await expect(refund).rejects.toThrow('REFUND_NOT_SUPPORTED');
  expect(await statusOf(id)).toBe('succeeded');
}

/** The merchant's money goes out, with a line of each type for this one payment. */
async function isSettled(id: string, due: Readonly<Record<string, number>>): Promise<void> {
  const { settlement } = await byOperator(`/admin/merchants/${ready.merchant.id}/settlements`, { livemode: false });
  const { lines } = await ask<Lines>('GET', `/gateway/settlements/${settlement.id}/lines`);
  expect(Object.fromEntries(lines.map(({ type, net_amount: net }) => [type, net]))).toEqual(due);
  for (const { payment_id } of lines) expect(payment_id).toBe(id);
  await byOperator(`/admin/settlements/${settlement.id}/resolve`, { outcome: 'paid', reference: 'VIR-1' });
  const paid = await ask<{ settlement: Settlement }>('GET', `/gateway/settlements/${settlement.id}`);
  const amount = Object.values(due).reduce((sum, each) => sum + each, 0);
  expect(paid.settlement).toMatchObject({ status: 'paid', amount, reference: 'VIR-1' });
}

interface Lines {
  readonly lines: readonly SettlementLine[];
}

async function stop(): Promise<void> {
  await stopAll();
  await receiver.close();
}

function byOperator(path: string, body: object): Promise<{ readonly settlement: Settlement }> {
  return ask('POST', path, body, ready.operator_key);
}

describe('by a prompt', () => {
  beforeAll(() => simulate(SIMULATED));
  afterAll(stop);

  test.each([
    { simulation: 'mtn_momo', phone: '+237677123456', rail: 'mtn_momo_cm' },
    { simulation: 'orange_money', phone: '+237691234567', rail: 'orange_push_cm' },
    { simulation: 'airtel_money', phone: '+24177123456', rail: 'airtel_money_ga' },
    { simulation: 'pawapay', phone: '+242066123456', rail: 'pawapay' },
  ])('$simulation: checkout, prompt, PIN, paid, webhook, refund, settlement', async ({ simulation, phone, rail }) => {
    const { id, checkout_url: checkoutUrl } = await created();
    const customer = await customerOf(browser);
    await customer.payByMobileMoney(checkoutUrl, phone);
    await expect.poll(customer.heading).toBe('Confirmez sur votre téléphone');
    expect(await statusOf(id)).toBe('processing');

    await enterPin(await customer.page.context().newPage(), phone);
    await isShownPaid(customer);
    await expectNotified(id, rail);
    if (simulation === 'orange_money') {
      await isNotRefundable(id);
      await isSettled(id, { payment: 5_000 });
    } else {
      await isRefunded(id);
      await isSettled(id, { payment: 5_000, refund: -2_000 });
    }
  });
});

describe('on the provider’s page', () => {
  beforeAll(() => simulate('orange_money_web'));
  afterAll(stop);

  test('orange_money_web: checkout, page, back without paying, page, code, paid, webhook, settlement', async () => {
    const { id, checkout_url: checkoutUrl } = await created();
    const customer = await customerOf(browser);
    const { page } = customer;
    await customer.payByMobileMoney(checkoutUrl, '+237691234567');
    const toProvider = page.getByRole('link', { name: 'Aller à la page de paiement' });
    await toProvider.click();
    expect(await customer.heading()).toBe('Orange Money: simulated payment');
    // Cancelling only leads back: the page can still be paid on.
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL(`${checkoutUrl}/**`);
    expect(await statusOf(id)).toBe('processing');
    await toProvider.click();

    await page.getByLabel('Number').fill('691234567');
    await page.getByLabel('Code').fill('0000');
    await page.getByRole('button', { name: 'Pay' }).click();
    expect(await page.getByRole('alert').innerText()).toBe('Wrong number or code.');
    expect(await statusOf(id)).toBe('processing');
    await page.getByLabel('Code').fill('482913');
    await page.getByRole('button', { name: 'Pay' }).click();
    await isShownPaid(customer);

    await expectNotified(id, 'orange_web_cm');
    const phones = await (await fetch(ready.phones ?? '')).text();
    // A phone shows francs, whatever the sandbox counts in.
    expect(phones).toMatch(/\+237691234567.*5,000 FCFA.*Paid/s);
    await isNotRefundable(id);
    await isSettled(id, { payment: 5_000 });
  });

  test('orange_money_web: what Orange leaves open waits, until a person answers it on the page of phones', async () => {
    const { id, checkout_url: checkoutUrl } = await created();
    const customer = await customerOf(browser);
    const { page } = customer;
    await customer.payByMobileMoney(checkoutUrl, '+237691234129');
    await page.getByRole('link', { name: 'Aller à la page de paiement' }).click();
    await page.getByLabel('Number').fill('691234129');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(`${checkoutUrl}/**`);
    expect(await statusOf(id)).toBe('processing');
    await enterPin(await page.context().newPage(), '+237691234129');
    await isShownPaid(customer);
  });
});
