// Webhooks by clicking, against a server of a shop that really listens.
import type { Browser } from 'playwright-core';
import { verifyWebhook } from '@mitako/client/webhooks';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { askApi } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf, type PanelVisitor } from './dashboard-visitor.ts';
import { WITH_SCRIPT_AT_LEAST } from './script-variants.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connectChromium();
});
afterAll(() => browser.close());

describe.each(WITH_SCRIPT_AT_LEAST)('%s', (_, javaScriptEnabled) => {
  let site: PanelSite;
  let merchant: PanelVisitor;
  let secret: string;
  const at = (path: string): string => `${site.url}/dashboard/test${path}`;

  beforeAll(async () => {
    site = await startPanelSite({ sendsWebhooks: true });
    merchant = await panelVisitorOf(browser, { javaScriptEnabled });
    await merchant.logIn(`${site.url}/dashboard`, site.engine.seed.merchant);
  });
  afterAll(async () => {
    await merchant.close();
    await site.close();
  });

  const openEndpoint = async (): Promise<void> => {
    await merchant.page.goto(at('/webhooks'));
    await merchant.page.locator('tbody a').first().click();
    await merchant.page.waitForURL(/webhooks\/whe_/);
  };
  const lastReceived = (): PanelSite['receiver']['received'][number] | undefined => site.receiver.received.at(-1);

  test('an endpoint is added, and its secret is shown once', async () => {
    const { page } = merchant;
    await page.goto(at('/webhooks'));
    await merchant.follow('Ajouter une adresse');
    await merchant.fill('Adresse sur votre serveur', site.receiver.url);
    await merchant.press('Ajouter l’adresse');
    secret = await page.locator('#secret').inputValue();
    expect(secret).toMatch(/^whsec_/);
    await merchant.follow('Continuer vers l’adresse');
    expect(await page.content()).not.toContain(secret);
  });

  test('a ping arrives, signed with that secret, and the response is shown', async () => {
    await openEndpoint();
    await merchant.press('Envoyer un test');
    expect(await merchant.words()).toContain('La notification est en route.');
    await site.engine.gateway.runDue();
    // A waiting page also reloads, which would cancel other navigation.
    await vi.waitFor(() => merchant.page.goto(merchant.page.url()), { timeout: 30_000 });
    expect(await merchant.words()).toContain('bien reçu');
    expect(site.receiver.received).toHaveLength(1);
    expect(await isSignedWith(secret)).toBe(true);
    expect(await isSignedWith('whsec_b3RoZXIgc2VjcmV0IG9mIHNvbWVib2R5')).toBe(false);
  });

  test('a failed delivery is shown with its response, and replayed with one tap', async () => {
    const { page } = merchant;
    site.receiver.status = 500;
    await askApi(site.engine, 'POST', '/gateway/payments', { body: { amount: 500, currency: 'XAF' } }).then(cancelIt);
    await site.engine.gateway.runDue();
    await page.goto(at('/webhooks/deliveries'));
    await page.locator('tbody a').first().click();
    await page.waitForURL(/deliveries\/dlv_/);
    expect(await merchant.words()).toMatch(/500.*en panne/);
    site.receiver.status = 200;
    const failed = JSON.parse(lastReceived()?.body ?? '') as { readonly id: string };
    await merchant.press('Renvoyer');
    await site.engine.gateway.runDue();
    await page.goto(page.url());
    expect(await merchant.words()).toContain('bien reçu');
    expect((JSON.parse(lastReceived()?.body ?? '') as { readonly id: string }).id).toBe(failed.id);
  });

  test('all failed deliveries are replayed at once', async () => {
    const { page } = merchant;
    site.receiver.status = 500;
    for (let count = 0; count < 2; count += 1) {
      await askApi(site.engine, 'POST', '/gateway/payments', { body: { amount: 500, currency: 'XAF' } }).then(cancelIt);
    }
    for (let hours = 0; hours < 30; hours += 3) await site.engine.advance(3 * 3_600_000);
    site.receiver.status = 200;
    const received = site.receiver.received.length;
    await page.goto(at('/webhooks/deliveries'));
    await merchant.follow('Renvoyer ce qui a échoué');
    await page.locator('#since').selectOption({ label: '7 jours' });
    await merchant.press('Renvoyer');
    const count = Number(/(\d+) notifications? repart/.exec(await merchant.words())?.[1]);
    expect(count).toBeGreaterThanOrEqual(2);
    await site.engine.gateway.runDue();
    expect(site.receiver.received.length - received).toBe(count);
    await merchant.follow('Voir le journal');
    expect(await page.locator('tbody tr').first().innerText()).toContain('200');
  });

  test('the secret is rotated, and later webhooks are signed with the new one', async () => {
    const { page } = merchant;
    await openEndpoint();
    await merchant.follow('Changer le secret');
    await page.locator('#grace_seconds').selectOption('0');
    const password = page.locator('#password');
    if ((await password.count()) > 0) await password.fill(site.engine.seed.merchant.password);
    await merchant.press('Changer le secret');
    const next = await page.locator('#secret').inputValue();
    expect(next).not.toBe(secret);
    await openEndpoint();
    await merchant.press('Envoyer un test');
    await site.engine.gateway.runDue();
    expect([await isSignedWith(secret), await isSignedWith(next)]).toEqual([false, true]);
  });

  async function isSignedWith(key: string): Promise<boolean> {
    const received = lastReceived();
    if (received === undefined) throw new Error('nothing was received');
    try {
      await verifyWebhook({
        payload: received.body,
        headers: received.headers,
        secret: key,
        now: site.engine.clock.now(),
      });
      return true;
    } catch {
      return false;
    }
  }

  /** So that there is an event. */
  async function cancelIt(made: unknown): Promise<void> {
    const { payment } = made as { readonly payment: { readonly id: string } };
    await askApi(site.engine, 'POST', `/gateway/payments/${payment.id}/cancel`);
  }
});
