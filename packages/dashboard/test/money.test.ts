import type { Settlement } from '@mitako/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopOf, type Shop } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const DAY_MS = 86_400_000;

let site: DashboardSite;
let merchant: Visitor;
let shop: Shop;

beforeAll(async () => {
  site = await startSite();
  merchant = await site.merchant();
  shop = shopOf(site);
});

afterAll(() => site.close());

/** What the operator does over the API. */
async function operate<Data>(method: string, path: string, body: unknown): Promise<Data> {
  const { status, text } = await site.engine.request(method, path, { bearer: site.engine.seed.operatorKey, body });
  if (status >= 400) throw new Error(`${method} ${path} was refused: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

const merchantPath = (): string => `/admin/merchants/${site.engine.seed.merchant.id}`;

async function settle(): Promise<Settlement> {
  const path = `${merchantPath()}/settlements`;
  return (await operate<{ settlement: Settlement }>('POST', path, { livemode: false })).settlement;
}

describe('the balance', () => {
  test('shows what is there, what is still to come, and when', async () => {
    await operate('PATCH', merchantPath(), {
      settlement: { delay_seconds: 86_400, schedule: 'weekly', minimum: 2000 },
    });
    await shop.paid({ amount: 7000 });
    const pending = await merchant.get('/dashboard/test/balance');
    expect(pending.text).toMatch(/Disponible 0\u00a0FCFA .* En attente 7\u202f000\u00a0FCFA/);
    expect(pending.text).toContain('24\u00a0h après avoir été payé');
    expect(pending.text).toContain('chaque semaine');
    expect(pending.text).toContain('2\u202f000\u00a0FCFA');
    await site.engine.advance(DAY_MS);
    merchant = await site.merchant();
    merchant.speak('en');
    expect((await merchant.get('/dashboard/test/balance')).text).toMatch(
      /Available FCFA\u00a07,000 .* Pending FCFA\u00a00/,
    );
    merchant.speak('fr');
  });

  test('of the other mode is another one', async () => {
    expect((await merchant.get('/dashboard/live/balance')).text).toMatch(
      /Disponible 0\u00a0FCFA .* En attente 0\u00a0FCFA/,
    );
  });
});

describe('payouts', () => {
  test('that there are none of is shown with what will be there', async () => {
    expect((await merchant.get('/dashboard/live/settlements')).text).toContain('Vos versements apparaîtront ici');
  });

  test('are listed with their state, and read line by line', async () => {
    const paid = await shop.paid({ amount: 4000, customer_reference: 'LIGNE-1' });
    await site.engine.advance(DAY_MS);
    merchant = await site.merchant();
    const { id } = await settle();
    const list = await merchant.get('/dashboard/test/settlements');
    expect(list.text).toContain('Versement en cours');
    // Of the first nobody knows when it began.
    expect(list.text).toMatch(/Versement nº\u00a01 · jusqu’au \d+ janv\. 2026/);
    expect(list.html).toContain(`href="/dashboard/test/settlements/${id}"`);
    const one = await merchant.get(`/dashboard/test/settlements/${id}`);
    expect(one.text).toContain('en route vers vous');
    expect(one.text).toContain('LIGNE-1');
    expect(one.html).toContain(`href="/dashboard/test/payments/${paid.id}"`);
    await operate('POST', `/admin/settlements/${id}/resolve`, { outcome: 'paid', reference: 'VIR-<118>' });
    const after = await merchant.get(`/dashboard/test/settlements/${id}`);
    expect(after.text).toContain('Cette somme vous a été versée.');
    expect(after.text).toContain('versé sans compte, en mode test');
    const account = await merchant.get('/dashboard/test/payout-account');
    expect(account.text).toContain('en mode test, les versements se font sans compte');
    expect(account.html).not.toContain('class="warning"');
    expect(after.html).toContain('VIR-&lt;118&gt;');
    expect((await merchant.get('/dashboard/test/settlements?status=failed')).text).toContain('Rien ne correspond');
  });

  test('have their lines as CSV', async () => {
    await shop.paid({ amount: 6000, customer_reference: 'LIGNE-CSV' });
    await site.engine.advance(DAY_MS);
    merchant = await site.merchant();
    const { id } = await settle();
    const list = await merchant.get('/dashboard/test/settlements');
    expect(list.text.replaceAll(/\s/g, ' ')).toMatch(/Versement nº 2 · \d+.?–.?\d+ janv\. 2026/);
    const file = await merchant.get(`/dashboard/test/settlements/${id}/lines`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.csv"$/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.html).toContain('LIGNE-CSV');
  });

  test('of other merchants, and unknown ones, are not found', async () => {
    await shop.paid();
    await site.engine.advance(DAY_MS);
    const { id } = await settle();
    merchant = await site.merchant();
    const stranger = await site.otherMerchant();
    expect((await stranger.get(`/dashboard/test/settlements/${id}`)).status).toBe(404);
    expect((await stranger.get(`/dashboard/test/settlements/${id}/lines`)).status).toBe(404);
    for (const path of [
      `/live/settlements/${id}`,
      `/live/settlements/${id}/lines`,
      '/test/settlements/stl_nothing',
      `/test/settlements/${'x'.repeat(99)}/lines`,
    ]) {
      expect({ path, status: (await merchant.get(`/dashboard${path}`)).status }).toEqual({ path, status: 404 });
    }
  });
});

describe('disputes', () => {
  const path = (id: string): string => `/dashboard/test/disputes/${id}`;

  test('that there are none of are good news', async () => {
    expect((await merchant.get('/dashboard/live/disputes')).text).toContain('Aucun litige Si un client conteste');
  });

  test('that wait for an answer stand first, the nearest due date first, with the time that is left', async () => {
    const first = await shop.disputed({ amount: 3000 });
    await site.engine.advance(3_600_000);
    const second = await shop.disputed({ amount: 4000 });
    merchant = await site.merchant();
    const { html, text } = await merchant.get('/dashboard/test/disputes');
    const [waiting = ''] = html.split('Tous les litiges');
    expect(waiting.indexOf(first.id)).toBeGreaterThan(0);
    expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));
    expect(text).toContain('encore 6\u00a0j 23\u00a0h');
  });

  test('are answered once for a form that is sent twice; what was sent is shown as words', async () => {
    const { id } = await shop.disputed();
    const { key, text } = await merchant.get(path(id));
    expect(text).toContain('Réponse attendue');
    const fields = { key, evidence: 'Livré le 3.\r\n<b>Signé</b>\u202E par Awa' };
    const sent = await merchant.post(path(id), fields);
    expect(sent.location).toBe(`${path(id)}?done=sent`);
    expect((await merchant.post(path(id), fields)).location).toBe(sent.location);
    const after = await merchant.get(sent.location ?? '');
    expect(after.text).toContain('Votre réponse est envoyée.');
    expect(after.text).toContain('En examen');
    expect(after.html).toContain('Livré le 3.\n&lt;b&gt;Signé&lt;/b&gt;');
    expect(after.text).toContain('Ce que vous envoyez remplace votre réponse précédente.');
  });

  test.each([
    ['', 'Écrivez votre réponse.'],
    ['x'.repeat(10_001), 'Cette réponse est trop longue'],
  ])('an answer that does not fit is not sent', async (evidence, words) => {
    const { id } = await shop.disputed();
    const { text } = await merchant.post(path(id), { key: crypto.randomUUID(), evidence });
    expect(text).toContain(words);
    expect((await merchant.get(path(id))).text).toContain('Réponse attendue');
  });

  test('are answered as long as the browser lets one type, which counts the end of a line once', async () => {
    const { id } = await shop.disputed();
    const evidence = 'x\r\n'.repeat(5000);
    expect((await merchant.post(path(id), { key: crypto.randomUUID(), evidence })).status).toBe(303);
  });

  test('that are over show that, and have no form', async () => {
    const [overdue, won] = [await shop.disputed(), await shop.disputed()];
    const form = await merchant.get(path(overdue.id));
    await operate('POST', `/admin/disputes/${won.id}/resolve`, { outcome: 'won', note: 'Preuve <suffisante>' });
    await site.engine.advance(8 * DAY_MS);
    merchant = await site.merchant();
    const late = await merchant.get(path(overdue.id));
    expect(late.text).toContain('Le délai pour répondre est dépassé.');
    expect(late.html).not.toContain('<textarea');
    const sent = await merchant.post(path(overdue.id), { key: form.key, evidence: 'Trop tard' });
    expect(sent.isRefused).toBe(true);
    expect(sent.text).toContain('votre réponse n’a pas été prise en compte');
    const decided = await merchant.get(path(won.id));
    expect(decided.text).toContain('Vous avez gagné ce litige');
    expect(decided.html).toContain('Preuve &lt;suffisante&gt;');
    expect(decided.html).not.toContain('<textarea');
    const closed = await merchant.post(path(won.id), { key: crypto.randomUUID(), evidence: 'Encore' });
    expect(closed.text).toContain('Ce litige est déjà tranché');
  });

  test('of other merchants, and unknown ones, are not found', async () => {
    const { id } = await shop.disputed();
    const stranger = await site.otherMerchant();
    expect((await stranger.get(path(id))).status).toBe(404);
    expect((await stranger.post(path(id), { evidence: 'x', key: 'k' })).status).toBe(404);
    for (const each of [`/dashboard/live/disputes/${id}`, path('dsp_nothing'), path('x'.repeat(99))]) {
      expect({ each, status: (await merchant.get(each)).status }).toEqual({ each, status: 404 });
      expect((await merchant.post(each, { evidence: 'x', key: 'k' })).status).toBe(404);
    }
  });
});
