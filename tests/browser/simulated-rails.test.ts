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
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSource, stopAll, type Running } from '../cli/support/process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../cli/support/webhook-receiver.ts';
import { connectChromium } from '../support/chromium.ts';
import { customerOf } from './checkout-customer.ts';

// What a merchant sees who tries the rails of real providers for the first time: `mitako dev --simulate`, a customer at
// the checkout with a phone in the hand, and the money's way back and out.

/** Of two that have a provider in one country, the first charges: pawaPay is left with Congo. */
const SIMULATED = 'mtn_momo,orange_money_push,airtel_money,pawapay';

let browser: Browser;
let dev: Running;
let ready: Ready;
let receiver: WebhookReceiver;
let secret: string;

beforeAll(async () => {
  [browser, receiver] = await Promise.all([connectChromium(), startWebhookReceiver()]);
  // MTN calls back no IP address.
  const where = ['--port', '0', '--host', 'localhost', '--data', ':memory:'];
  dev = runSource('packages/mitako/src/bin.ts', ['dev', '--json', ...where, '--simulate', SIMULATED]);
  const [line] = await dev.output(/^\{"ready".*\}$/m);
  ready = JSON.parse(line) as Ready;
  const endpoint = { url: receiver.url, events: ['payment.succeeded', 'payment.refunded'] };
  const path = '/merchant/webhook-endpoints';
  ({ secret } = (await ask<{ endpoint: WebhookEndpointWithSecret }>('POST', path, endpoint)).endpoint);
  // The merchant's money is available at once.
  const terms = { settlement: { delay_seconds: 0, schedule: 'manual' } };
  await ask('PATCH', `/admin/merchants/${ready.merchant.id}`, terms, ready.operator_key);
});
afterAll(async () => {
  await stopAll();
  await Promise.all([browser.close(), receiver.close()]);
});

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

/** Where the phones of a simulated provider are. */
async function phonesOf(name: string): Promise<string> {
  const [, url = ''] = await dev.output(new RegExp(`phones of ${name} +url=(\\S+)`));
  return url;
}

/** The verified webhooks about a payment, by type. */
async function toldAbout(id: string): Promise<readonly string[]> {
  const events = await Promise.all(
    receiver.received.map(({ headers, body: payload }) => verifyWebhook({ headers, payload, secret })),
  );
  return events.filter(({ data }) => JSON.stringify(data).includes(id)).map(({ event }) => event);
}

async function statusOf(id: string): Promise<string> {
  return (await ask<{ payment: Payment }>('GET', `/gateway/payments/${id}`)).payment.status;
}

/** In another tab, as on the phone. */
async function enterPin(page: Page, simulation: string, phone: string): Promise<void> {
  await page.goto(await phonesOf(simulation));
  await page.locator('article', { hasText: phone }).getByRole('button', { name: 'Enter the PIN' }).click();
  await page.getByText('approved').waitFor();
}

test.each([
  { simulation: 'mtn_momo', method: /MTN MoMo/, phone: '+237677123456', rail: 'mtn_momo_cm' },
  { simulation: 'orange_money_push', method: /Orange Money/, phone: '+237691234567', rail: 'orange_push_cm' },
  { simulation: 'airtel_money', method: /Airtel Money/, phone: '+24177123456', rail: 'airtel_money_ga' },
  { simulation: 'pawapay', method: /MTN MoMo/, phone: '+242066123456', rail: 'pawapay' },
])(
  '$simulation: checkout, prompt, PIN, paid, webhook, refund, settlement',
  async ({ simulation, method, phone, rail }) => {
    const order = { amount: 5_000, currency: 'XAF', description: 'Café de Dschang' };
    const { payment } = await ask<PaymentCreated>('POST', '/gateway/payments', order);
    const customer = await customerOf(browser);
    const { page } = customer;
    await page.goto(payment.checkout_url);
    await page.getByRole('link', { name: method }).first().click();
    await page.locator('#phone').fill(phone);
    await page.locator('main button.button').click();
    await expect.poll(customer.heading).toBe('Confirmez sur votre téléphone');
    expect(await statusOf(payment.id)).toBe('processing');

    await enterPin(await page.context().newPage(), simulation, phone);
    await page.waitForURL('**/result');
    expect(await customer.heading()).toBe('Paiement réussi');
    await customer.close();
    await expect.poll(() => toldAbout(payment.id)).toEqual(['payment.succeeded']);
    expect(dev.stderr()).toMatch(new RegExp(`/gateway/rails/${rail}/callbacks\\S* → 200`));

    // Orange has no refunds.
    const isRefunded = simulation !== 'orange_money_push';
    const refund = ask<{ refund: Refund }>('POST', `/gateway/payments/${payment.id}/refunds`, { amount: 2_000 });
    const asked = await refund.then(
      () => 'asked for',
      (error: unknown) => String(error),
    );
    expect(asked).toMatch(isRefunded ? 'asked for' : 'REFUND_NOT_SUPPORTED');
    await expect.poll(() => statusOf(payment.id)).toBe(isRefunded ? 'partially_refunded' : 'succeeded');
    const told = isRefunded ? ['payment.succeeded', 'payment.refunded'] : ['payment.succeeded'];
    await expect.poll(() => toldAbout(payment.id)).toEqual(told);

    const { settlement } = await byOperator(`/admin/merchants/${ready.merchant.id}/settlements`, { livemode: false });
    const { lines } = await ask<Lines>('GET', `/gateway/settlements/${settlement.id}/lines`);
    const due = isRefunded ? { payment: 5_000, refund: -2_000 } : { payment: 5_000 };
    expect(Object.fromEntries(lines.map(({ type, amount }) => [type, amount]))).toEqual(due);
    for (const { payment_id } of lines) expect(payment_id).toBe(payment.id);
    await byOperator(`/admin/settlements/${settlement.id}/resolve`, { outcome: 'paid', reference: 'VIR-1' });
    const paid = await ask<{ settlement: Settlement }>('GET', `/gateway/settlements/${settlement.id}`);
    expect(paid.settlement).toMatchObject({ status: 'paid', amount: isRefunded ? 3_000 : 5_000, reference: 'VIR-1' });
  },
);

interface Lines {
  readonly lines: readonly SettlementLine[];
}

function byOperator(path: string, body: object): Promise<{ readonly settlement: Settlement }> {
  return ask('POST', path, body, ready.operator_key);
}
