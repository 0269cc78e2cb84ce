import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { runSource, stopAll, type Running } from '../cli/support/process.ts';
import { testDirectory } from '../cli/support/directory.ts';
import { connectChromium } from '../support/chromium.ts';

let browser: Browser;
let page: Page;
let dev: Running;
let shop: string;

beforeAll(async () => {
  browser = await connectChromium();
  [dev, shop] = await startDev(['--data', ':memory:']);
});
afterAll(async () => {
  await browser.close();
  await stopAll();
});
beforeEach(async () => {
  page = await browser.newPage({ locale: 'fr-FR' });
});
afterEach(() => page.close());

/** `pnpm dev` on free ports, and where its first line says to click. */
async function startDev(args: readonly string[]): Promise<readonly [Running, string]> {
  const started = runSource('examples/shop/src/dev.ts', ['--port', '0', '--shop-port', '0', ...args], {
    NO_COLOR: '1',
  });
  const [, url = ''] = await started.output(/Buy a coffee +(\S+)/);
  await started.output(/Ready in/);
  return [started, url];
}

/** From the shop's window to the checkout, and through it as a sandbox user. */
async function payAs(user: string, at = shop): Promise<void> {
  await page.goto(at);
  await page.getByRole('button', { name: 'Acheter' }).click();
  await page.getByRole('link', { name: /Portefeuille/ }).click();
  await page.getByLabel('Adresse e\u2011mail').fill(`${user}@sandbox.test`);
  await page.getByLabel('Mot de passe').fill('sandbox-password');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByLabel('Code PIN', { exact: true }).fill('1234');
  await page.getByRole('button', { name: /^Payer 5\s000 FCFA/ }).click();
}

/** Returns to the shop with the link, without waiting for the redirect. */
async function backToShop(): Promise<void> {
  await page.getByRole('link', { name: /^Retourner/ }).click();
  await page.waitForURL('**/orders/**');
}

/** What the page says. */
const title = (): Promise<string> => page.locator('h1').innerText();

test('a customer buys: checkout, login, PIN, and the shop shows the order as paid', async () => {
  await payAs('success');
  await expect.poll(title).toBe('C’est payé');
  await backToShop();
  await expect.poll(title).toBe('Merci, c’est payé\u00a0!');
  expect(await page.locator('dl').innerText()).toMatch(/5\s000\sFCFA[^]*tx_/);
  const order = /CMD-\S+/.exec(await page.locator('dl').innerText())?.[0];
  expect(dev.stderr()).toContain(`shop      order ${order}: paid (payment.succeeded verified)`);
  expect(dev.stderr()).toMatch(
    /delivery {2}payment\.succeeded → 200 \(\d+ ms\) http:\/\/127\.0\.0\.1:\d+\/webhooks\/mitako/,
  );
});

test('it works without JavaScript', async () => {
  await page.close();
  page = await browser.newPage({ javaScriptEnabled: false });
  await payAs('success');
  // A second coffee within ten minutes may be a mistake.
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Vous avez payé le même montant');
  await page.getByLabel('Code PIN', { exact: true }).fill('1234');
  await page.getByRole('button', { name: /^Payer 5\s000 FCFA/ }).click();
  await backToShop();
  await expect.poll(title).toBe('Merci, c’est payé\u00a0!');
});

test('only a verified webhook marks an order as paid, never the return address', async () => {
  await page.goto(shop);
  await page.getByRole('button', { name: 'Acheter' }).click();
  await page.waitForURL(/\/checkout\//);
  const [, order = ''] = [...dev.stderr().matchAll(/order (CMD-\S+): created/g)].at(-1) ?? [];
  const forged = await fetch(`${shop}/webhooks/mitako`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-signature': `sha256=${'0'.repeat(64)}` },
    body: JSON.stringify({
      event: 'payment.succeeded',
      data: { customer_reference: order, amount: 5000, currency: 'XAF' },
    }),
  });
  expect(forged.status).toBe(400);
  await page.goto(`${shop}/orders/${order}?status=succeeded&token=mine`);
  await expect.poll(title).toBe('En attente du paiement');
  await page.getByRole('link', { name: 'Continuer le paiement' }).click();
  await page.waitForURL(/\/checkout\//);
});

test('a customer who cancels can still pay the same order', async () => {
  await page.goto(shop);
  await page.getByRole('button', { name: 'Acheter' }).click();
  await page.getByRole('link', { name: 'Retour à la boutique' }).click();
  await page.getByRole('button', { name: 'Annuler et retourner à la boutique' }).click();
  await backToShop();
  await expect.poll(title).toBe('Paiement annulé');
  const order = page.url().split('?')[0];
  await page.getByRole('button', { name: 'Payer maintenant' }).click();
  await page.waitForURL(/\/checkout\//);
  await page.goto(order ?? '');
  await expect.poll(title).toBe('En attente du paiement');
});

test('a declined payment leaves the order unpaid, and a refund is shown', async () => {
  await payAs('declined');
  // The payment is open for another attempt, until the customer gives it up.
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Le paiement a été refusé.');
  await page.getByRole('link', { name: 'Retour à la boutique' }).click();
  await page.getByRole('button', { name: 'Annuler et retourner à la boutique' }).click();
  await backToShop();
  await expect.poll(title).toBe('Paiement annulé');
  await page.context().clearCookies();
  await payAs('refund');
  await backToShop();
  // The refund follows after two seconds, which may have passed. A paid order does not reload automatically.
  await expect.poll(title).toMatch(/^(Merci, c’est payé\u00a0!|Commande remboursée)$/);
  await expect.poll(async () => (await page.reload(), title())).toBe('Commande remboursée');
});

// The shop's endpoint on another port is tested in `tests/cli/shop.test.ts` too.
test.runIf(inject('matrix') === 'whole')(
  'after a restart the shop finds its endpoint and rotates the secret',
  async () => {
    const data = `${testDirectory()}/dev.db`;
    const [first, url] = await startDev(['--data', data]);
    await first.stop('SIGINT');
    const [second, again] = await startDev(['--data', data, '--shop-port', new URL(url).port]);
    expect(again).toBe(url);
    expect(second.stderr()).toMatch(/POST \/api\/v1\/merchant\/webhook-endpoints\/whe_\w+\/rotate-secret → 200/);
    await payAs('success', url);
    await backToShop();
    await expect.poll(title).toBe('Merci, c’est payé\u00a0!');
    await second.stop();
  },
);
