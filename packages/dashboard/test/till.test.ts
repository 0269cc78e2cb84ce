import type { Payment } from '@mitako/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSite, type DashboardSite, type Visit, type Visitor } from './support/visitor.ts';

const TILL = '/dashboard/test/till';
const MINUTE = 60_000;
/** Of the sandbox: pays, is declined, is over its limit. */
const PAYS = '6 53 45 67 89';
const DECLINES = '653456039';
const OVER_LIMIT = '653456019';

let site: DashboardSite;
let merchant: Visitor;

beforeEach(async () => {
  site = await startSite();
  merchant = await site.merchant();
});

afterEach(() => site.close());

async function payments(): Promise<readonly Payment[]> {
  const bearer = site.engine.seed.merchant.testKey;
  const { text } = await site.engine.request('GET', '/gateway/payments', { bearer });
  return (JSON.parse(text) as { data: { payments: readonly Payment[] } }).data.payments;
}

/** Types at the till; the answer, and the page that it leads to. */
async function take(typed: Readonly<Record<string, string>>): Promise<Visit> {
  const { key } = await merchant.get(TILL);
  const answer = await merchant.post(TILL, { key, ...typed });
  return answer.location === null ? answer : merchant.get(answer.location);
}

describe('the till', () => {
  test('shows a code to scan for an amount, and asks for it once however often it is sent', async () => {
    const { key } = await merchant.get(TILL);
    const typed = { key, amount: '2 500' };
    const [first, second] = [await merchant.post(TILL, typed), await merchant.post(TILL, typed)];
    expect([first.status, second.location]).toEqual([303, first.location]);
    const [payment, ...others] = await payments();
    expect(others).toEqual([]);
    expect(payment).toMatchObject({
      amount: 2500,
      customer_reference: 'CAISSE',
      description: 'Paiement à la caisse',
      status: 'requested',
      // 15 minutes.
      expires_at: '2026-01-01T00:15:00.000Z',
    });
    expect(first.location).toBe(`${TILL}/${payment?.id}`);
    const page = await merchant.get(first.location ?? '');
    expect(page.text).toMatch(
      /2\u202f500\u00a0FCFA En attente Le client scanne ce code pour payer .* Ou envoyez la demande à son numéro/,
    );
    expect(page.html).toContain('class="code"');
    expect((await merchant.get(TILL)).text).toMatch(
      /Un paiement de 2\u202f500\u00a0FCFA est en attente\. Le reprendre/,
    );
    // Another amount in the same form is another payment.
    await merchant.post(TILL, { key, amount: '3000' });
    expect(await payments()).toHaveLength(2);
  });

  test('sends the request to a number, once, and shows when it is paid', async () => {
    const { key } = await merchant.get(TILL);
    const typed = { key, amount: '2500', phone: PAYS };
    const { location } = await merchant.post(TILL, typed);
    expect((await merchant.post(TILL, typed)).location).toBe(location);
    const waiting = await merchant.get(location ?? '');
    expect(waiting.text).toContain('En attente du client');
    expect(waiting.html).toContain('<noscript><meta http-equiv="refresh"');
    expect((await merchant.get(`${location}/state`)).html).toBe('{"state":"processing-1"}');

    await site.engine.advance(MINUTE);
    expect((await merchant.get(`${location}/state`)).html).toBe('{"state":"succeeded-1"}');
    const paid = await merchant.get(location ?? '');
    expect(paid.text).toMatch(/Payé MTN MoMo .* Nouvel encaissement/);
    expect(paid.html).not.toContain('http-equiv="refresh"');
    expect(await payments()).toMatchObject([{ status: 'succeeded', attempts_count: 1 }]);
    await take({ amount: '700', phone: PAYS });
    await site.engine.advance(MINUTE);
    const till = await merchant.get(TILL);
    expect(till.text).toMatch(/Aujourd’hui 3\u202f200\u00a0FCFA 2 paiements/);
    expect(till.text).toMatch(/01:01 Payé 700\u00a0FCFA 01:00 Payé 2\u202f500\u00a0FCFA/);
  });

  test('shows plainly that it failed, and lets the customer try again where that helps', async () => {
    await take({ amount: '2500', phone: DECLINES });
    await site.engine.advance(MINUTE);
    const [declined] = await payments();
    for (const left of ['Il reste au client 2\u00a0tentatives', 'Il reste au client 1\u00a0tentative']) {
      const { key, text } = await merchant.get(`${TILL}/${declined?.id}`);
      expect(text).toContain(left);
      await merchant.post(`${TILL}/${declined?.id}/push`, { key, phone: DECLINES, provider: '' });
      await site.engine.advance(MINUTE);
    }
    const failed = await merchant.get(`${TILL}/${declined?.id}`);
    expect(failed.text).toMatch(
      /Échoué\u00a0: rien n’a été encaissé .* Nouvel encaissement Recommencer avec ce montant/,
    );
    expect(failed.html).toContain(`href="${TILL}?amount=2500"`);

    await take({ amount: '900', phone: OVER_LIMIT });
    await site.engine.advance(MINUTE);
    const [open] = await payments();
    const again = await merchant.get(`${TILL}/${open?.id}`);
    expect(again.text).toMatch(/La tentative a échoué\. .* Le client peut réessayer\. Le client scanne ce code/);
    const pushed = await merchant.post(`${TILL}/${open?.id}/push`, { key: again.key, phone: PAYS, provider: '' });
    expect(pushed.status).toBe(303);
    await site.engine.advance(MINUTE);
    expect((await merchant.get(`${TILL}/${open?.id}`)).text).toContain('Payé');
    expect((await merchant.get(TILL)).text).toMatch(/Aujourd’hui 900\u00a0FCFA 1 paiement à la caisse/);
  });

  test('shows that it expired, and that it was canceled', async () => {
    const expiring = await take({ amount: '2500' });
    const [payment] = await payments();
    await site.engine.advance(16 * MINUTE);
    merchant = await site.merchant();
    expect((await merchant.get(`${TILL}/${payment?.id}`)).text).toContain(
      'Expiré\u00a0: le client n’a pas payé à temps',
    );
    expect(expiring.text).toMatch(/Valable jusqu’à 01:15\..*Annuler cette vente/);

    const { key } = await take({ amount: '500' });
    const [other] = await payments();
    const canceled = await merchant.post(`${TILL}/${other?.id}/cancel`, { key });
    expect((await merchant.get(canceled.location ?? '')).text).toContain(
      'Annulé\u00a0: ce paiement ne peut plus être payé',
    );
  });

  test.each([
    [{ amount: 'deux mille' }, 'amount'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '2500', phone: '12' }, 'phone'],
  ])('asks for nothing when %j is typed', async (typed, field) => {
    const page = await take(typed);
    expect(page.isRefused).toBe(true);
    expect(page.html).toContain(`id="${field}-error"`);
    expect(await payments()).toEqual([]);
  });

  test.each([
    ['6 53 45', 'Indiquez un numéro comme 6\u00a073\u00a045\u00a067\u00a089.'],
    ['77 12 34 56', 'Ce numéro n’a que huit chiffres\u00a0: mettez un 6 devant.'],
  ])('says what is wrong with the number %s', async (phone, words) => {
    expect((await take({ amount: '2500', phone })).text).toContain(words);
    expect(await payments()).toEqual([]);
  });

  test('takes a number that was pasted from the contacts of a phone', async () => {
    await take({ amount: '2500', phone: `\u202a${PAYS}\u202c` });
    expect(await payments()).toMatchObject([{ amount: 2500, status: 'processing' }]);
  });

  test('asks for the provider of a number that does not tell it, and keeps the payment', async () => {
    const page = await take({ amount: '2500', phone: '620000000' });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('Choisissez l’opérateur de ce numéro.');
    const [payment] = await payments();
    const typed = { key: page.key, phone: '620000000', provider: 'mtn_momo' };
    expect((await merchant.post(`${TILL}/${payment?.id}/push`, typed)).location).toBe(`${TILL}/${payment?.id}`);
    expect(await payments()).toMatchObject([{ id: payment?.id, status: 'processing' }]);
  });

  test('takes real money with an approved KYC only', async () => {
    const other = await site.otherMerchant();
    const before = await other.get('/dashboard/live/till');
    expect(before.text).toContain('faites d’abord vérifier votre entreprise');
    expect(before.html).not.toContain('name="amount"');
    const page = await other.post('/dashboard/live/till', { key: crypto.randomUUID(), amount: '500' });
    expect(page.text).toContain('faites d’abord vérifier votre entreprise');
  });

  test('leaves in the audit log who asked for it', async () => {
    await take({ amount: '2500', phone: PAYS });
    expect((await merchant.get('/dashboard/test/activity')).text).toMatch(
      /Demande envoyée au numéro du client .*Paiement créé/,
    );
  });

  test('is installed by its manifest', async () => {
    const { html } = await merchant.get(TILL);
    expect(html).toContain(`<link rel="manifest" href="${TILL}/manifest"`);
    const manifest = await merchant.get(`${TILL}/manifest`);
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    expect(JSON.parse(manifest.html)).toMatchObject({
      name: 'Caisse (test) – Mitako',
      start_url: TILL,
      scope: '/dashboard',
      display: 'standalone',
    });
    expect((await merchant.get(`${TILL}/icon`)).headers.get('content-type')).toBe('image/svg+xml');
  });
});
