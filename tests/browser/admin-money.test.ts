// An operator's other tasks by clicking, with and without JavaScript: failed deliveries, attempts without an outcome,
// payouts, floats and ledger checks.
import {
  LIMITS,
  type AttemptRecord,
  type Balance,
  type DeliveryRecord,
  type HeldBalance,
  type Payment,
} from '@mitako/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectChromium } from '../support/chromium.ts';
import { askApi, charge, fillShop, type ShopData } from './dashboard-data.ts';
import { startPanelSite, type PanelSite } from './dashboard-site.ts';
import { panelVisitorOf, type PanelVisitor } from './dashboard-visitor.ts';
import { WITH_SCRIPT_AT_LEAST } from './script-variants.ts';
import { adminOf } from '../support/in-process.ts';

const HOUR_MS = 3_600_000;
const AWA = { email: 'awa@shop.test', password: 'a long password of a shop', name: 'Chez Awa' };
const AWA_URL = 'https://awa.example/webhooks';

let browser: Browser;

beforeAll(async () => {
  browser = await connectChromium();
});
afterAll(() => browser.close());

describe.each(WITH_SCRIPT_AT_LEAST)('%s', (_, javaScriptEnabled) => {
  let site: PanelSite;
  let data: ShopData;
  let operator: PanelVisitor;

  beforeAll(async () => {
    site = await startPanelSite();
    data = await fillShop(site.engine);
    await sellForReal(site);
    await failToReach(site);
    operator = await panelVisitorOf(browser, { javaScriptEnabled });
    await operator.logIn(`${site.url}/admin`, site.operator);
    // Every action of an operator requires the password again.
    await site.engine.advance(LIMITS.passwordProofLifeMs);
  });
  afterAll(async () => {
    await operator.close();
    await site.close();
  });

  const office = (path: string): Promise<unknown> => operator.page.goto(`${site.url}/admin${path}`);
  const confirm = (): Promise<void> => operator.confirm(site.operator.password);
  const read = <Data>(path: string): Promise<Data> =>
    askApi<Data>(site.engine, 'GET', path, { bearer: site.engine.seed.operatorKey });

  test('an undelivered event is listed among those of all shops, and replayed', async () => {
    const { page } = operator;
    site.engine.webhooks.answer(200);
    site.engine.webhooks.clear();
    await office('/deliveries?mode=test');
    const rows = page.locator('tbody tr');
    expect(await rows.filter({ hasText: 'Boutique Démo' }).count()).toBeGreaterThan(0);
    const ofAwa = rows.filter({ hasText: AWA.name });
    expect(await ofAwa.first().innerText()).toContain('Réponse 500');
    await ofAwa.first().getByRole('link').click();
    await page.waitForURL('**/deliveries/*');
    expect(await operator.words()).toContain(AWA_URL);
    await operator.follow('Renvoyer');
    await confirm();
    expect(await operator.words()).toContain('L’événement part de nouveau');
    await site.engine.advance(1000);
    expect(site.engine.webhooks.requests.map(({ url }) => url)).toEqual([AWA_URL]);
    await page.reload();
    expect(await operator.words()).toMatch(/Reçu le .* Réponse 200/);
  });

  test('all deliveries failed since a time are replayed at once, for every shop', async () => {
    const { page } = operator;
    site.engine.webhooks.answer(200);
    site.engine.webhooks.clear();
    const { deliveries: failed } = await read<{ deliveries: readonly DeliveryRecord[] }>(
      '/admin/deliveries?status=failing,failed&limit=100',
    );
    expect(new Set(failed.map(({ merchant_id: id }) => id)).size).toBe(2);
    await office('/deliveries');
    await operator.follow('Renvoyer ce qui a échoué');
    await page.locator('#since').selectOption({ label: '7 jours' });
    await confirm();
    const [, count] = /(\d+) notifications repartent/.exec(await operator.words()) ?? [];
    expect(Number(count)).toBe(failed.length);
    await site.engine.advance(1000);
    const { deliveries: arrived } = await read<{ deliveries: readonly DeliveryRecord[] }>(
      '/admin/deliveries?status=succeeded&limit=100',
    );
    const received = new Set(arrived.map((each) => `${each.endpoint_id} ${each.event_id}`));
    expect(failed.filter((each) => !received.has(`${each.endpoint_id} ${each.event_id}`))).toEqual([]);
    const notified = site.engine.webhooks.requests.map(({ url }) => url);
    expect(notified).toEqual(expect.arrayContaining([AWA_URL, 'https://panne.example/webhooks']));
  });

  test('resolving an attempt with an unknown outcome requires the password', async () => {
    const { page } = operator;
    const attempt = async (): Promise<AttemptRecord> =>
      (await read<{ attempt: AttemptRecord }>(`/admin/attempts/${data.attemptId}`)).attempt;
    await site.engine.advance(LIMITS.passwordProofLifeMs);
    await office('/attempts');
    await page.locator(`tbody a[href$="${data.attemptId}"]`).click();
    await page.waitForURL(`**/${data.attemptId}`);
    await operator.follow('Pas payée');
    expect(await operator.words()).toContain('Aucun argent ne bouge.');
    await operator.fill('Comment vous le savez', 'Absente du relevé');
    await operator.fill('Votre mot de passe', 'wrong');
    await operator.press('Oui, rien n’a été payé');
    expect(await operator.words()).toContain('Mot de passe incorrect.');
    expect((await attempt()).status).toBe('needs_review');
    await page.locator('#failure_code').selectOption('payer_declined');
    await confirm();
    expect(await operator.words()).toContain('la tentative a échoué');
    expect(await attempt()).toMatchObject({
      status: 'failed',
      failure_code: 'payer_declined',
      resolution: { reason: 'Absente du relevé' },
    });
    await office('/attempts');
    expect(await page.locator(`tbody a[href$="${data.attemptId}"]`).count()).toBe(0);
  });

  test('a failed payout returns to the balance; the next one succeeds, and the shop sees it', async () => {
    const { merchant } = site.engine.seed;
    const balance = async (): Promise<Balance | undefined> =>
      (await read<{ balances: readonly Balance[] }>(`/admin/merchants/${merchant.id}/balance`)).balances.find(
        ({ livemode }) => livemode,
      );
    const prepare = async (): Promise<void> => {
      await office(`/merchants/${merchant.id}`);
      await operator.page.locator('a[href*="/settle?mode=live"]').click();
      await operator.page.waitForURL('**/settle?**');
      await confirm();
      expect(await operator.words()).toContain('Le versement est prêt');
    };
    const before = await balance();
    await prepare();
    expect((await balance())?.available).toBe(0);
    await operator.follow('Échoué');
    await operator.fill('Pourquoi il n’a pas abouti', ' ');
    await operator.press('Oui, il n’a pas abouti');
    expect(await operator.words()).toContain('Indiquez pourquoi');
    await operator.fill('Pourquoi il n’a pas abouti', 'Compte clôturé');
    await confirm();
    expect(await operator.words()).toMatch(/la somme est revenue .* Compte clôturé/);
    expect(await balance()).toEqual(before);

    await prepare();
    const id = new URL(operator.page.url()).pathname.split('/').at(-1) ?? '';
    await office('/settlements');
    await operator.page.locator(`tbody a[href$="${id}"]`).click();
    await operator.page.waitForURL(`**/${id}`);
    await operator.follow('Versé');
    await operator.fill('Référence du virement', 'VIR-2207');
    await confirm();
    expect(await operator.words()).toContain('le virement est fait');
    expect(await balance()).toEqual({ ...before, available: 0 });
    const shop = await panelVisitorOf(browser, { javaScriptEnabled });
    await shop.logIn(`${site.url}/dashboard`, merchant);
    await shop.page.goto(`${site.url}/dashboard/live/settlements/${id}`);
    expect(await shop.words()).toContain('VIR-2207');
    await shop.close();
  });

  test('an agent gets an account and a float, and logs in with the credentials it received', async () => {
    const agent = { email: 'kiosque@agent.test', password: 'a first password of an agent' };
    await office('/agents');
    await operator.follow('Créer un agent');
    await operator.fill('Nom de l’agent', 'Kiosque Bonabéri');
    await operator.fill('Adresse e\u2011mail', agent.email);
    await operator.fill('Premier mot de passe de l’agent', agent.password);
    await confirm();
    expect(await operator.heading()).toBe('Kiosque Bonabéri');
    expect(await operator.words()).toContain('Le compte est créé');
    const bearer = await site.engine.login(agent.email, { role: 'agent', password: agent.password });
    expect(bearer).not.toBe('');
    await operator.page.locator('a[href*="/float/fund?mode=live"]').click();
    await operator.page.waitForURL('**/float/fund?**');
    await operator.fill('Montant', '50 000');
    await confirm();
    expect(await operator.words()).toMatch(/Les fonds sont confiés.* 50 000 FCFA/);
    const { floats } = await read<{ floats: readonly HeldBalance[] }>(new URL(operator.page.url()).pathname);
    expect(floats.find(({ livemode }) => livemode)?.available).toBe(50_000);
  });

  test('the page of a ledger check shows the result on its own, and the list its time', async () => {
    const { page } = operator;
    const startedAt = new Date(site.engine.clock.now()).toISOString();
    await office('/ledger-checks');
    await operator.follow('Lancer un contrôle');
    await confirm();
    expect(await operator.words()).toContain('Le contrôle est lancé.');
    expect(await operator.words()).toContain('En cours');
    await site.engine.advance(60_000);
    // The page polls automatically, also without JavaScript.
    await page.getByText('Chaque écriture est intacte et chaque solde est exact.').waitFor();
    expect(await operator.words()).toMatch(/Par Vous Durée .* Paiements \d+/);
    await office('/ledger-checks');
    const row = page.locator('tbody tr').first();
    expect(await row.innerText()).toMatch(/Vous[^]*Cohérent/);
    expect(await row.locator('time').getAttribute('datetime')).toBe(startedAt);
  });
});

/** A live payment that can be paid out: no sandbox simulates the transfer. */
async function sellForReal({ engine }: PanelSite): Promise<void> {
  const bearer = engine.seed.merchant.liveKey;
  const body = { amount: 40_000, currency: 'XAF' };
  const { payment } = await askApi<{ payment: Payment }>(engine, 'POST', '/gateway/payments', { bearer, body });
  await charge(engine, payment, '653456789');
  await engine.advance(60_000);
}

/** Creates a second shop with a failed delivery. */
async function failToReach({ engine }: PanelSite): Promise<void> {
  const { name, email, password } = AWA;
  await adminOf(engine.gateway).createMerchant({ name, email, password });
  const { api_key: key } = await askApi<{ api_key: { secret: string } }>(engine, 'POST', '/merchant/api-keys', {
    bearer: await engine.login(email, { role: 'merchant', password }),
    body: { name: 'Caisse', livemode: false, scopes: ['payments:write', 'webhooks:write'] },
  });
  const bearer = key.secret;
  engine.webhooks.answer(({ url }) => ({
    kind: 'answered',
    statusCode: url.includes('boutique') ? 200 : 500,
    retryAfter: null,
    location: null,
    body: '',
  }));
  const endpoint = { url: AWA_URL, events: ['payment.created'] };
  await askApi(engine, 'POST', '/merchant/webhook-endpoints', { bearer, body: endpoint });
  await askApi(engine, 'POST', '/gateway/payments', { bearer, body: { amount: 500, currency: 'XAF' } });
  for (let hour = 0; hour < 40; hour += 1) await engine.advance(HOUR_MS);
}
