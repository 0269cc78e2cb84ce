import type { PaymentLink } from '@mitako/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const LINKS = '/dashboard/test/payment-links';

let site: DashboardSite;
let merchant: Visitor;

beforeAll(async () => {
  site = await startSite();
  merchant = await site.merchant();
});

afterAll(() => site.close());

async function ask<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  const { status, text } = await site.engine.request(method, path, { bearer: site.engine.seed.merchant.testKey, body });
  if (status >= 400) throw new Error(`${method} ${path} was refused: ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

async function aLink(params: object): Promise<PaymentLink> {
  const body = { description: 'Ndolé', ...params };
  return (await ask<{ payment_link: PaymentLink }>('POST', '/merchant/payment-links', body)).payment_link;
}

async function read(id: string): Promise<PaymentLink> {
  return (await ask<{ payment_link: PaymentLink }>('GET', `/merchant/payment-links/${id}`)).payment_link;
}

/** A visitor's payment, paid. */
async function paidBy({ slug }: PaymentLink): Promise<string> {
  const opened = await ask<{ slug: string }>('POST', `/gateway/payment-links/${slug}/payments`);
  const { payments } = await ask<{ payments: readonly { id: string }[] }>('GET', `/gateway/payments?q=${opened.slug}`);
  const id = payments[0]?.id ?? '';
  await ask('POST', `/gateway/sandbox/payments/${id}/simulate`, { outcome: 'succeed' });
  return id;
}

const idIn = (location: string | null): string => /plink_\w+/.exec(location ?? '')?.[0] ?? '';

describe('a payment link', () => {
  test('is made once by a form that is sent twice, and found in the list', async () => {
    expect((await merchant.get(LINKS)).text).toContain('Vos liens de paiement apparaîtront ici');
    const { key } = await merchant.get(`${LINKS}/new`);
    const typed = { description: 'Plat de ndolé', amount: '2 500', expires: '2026-01-31', max_payments: '40', key };
    const [first, second] = [await merchant.post(`${LINKS}/new`, typed), await merchant.post(`${LINKS}/new`, typed)];
    expect([first.status, second.location]).toEqual([303, first.location]);
    expect(await read(idIn(first.location))).toMatchObject({
      description: 'Plat de ndolé',
      amount: 2500,
      max_payments: 40,
      // Midnight in Douala.
      expires_at: '2026-01-31T23:00:00.000Z',
    });
    const { url } = await read(idIn(first.location));
    const shared = encodeURIComponent(`Plat de ndolé ${url}`);
    expect((await merchant.get(`${LINKS}/${idIn(first.location)}`)).html).toContain(
      `href="https://wa.me/?text=${shared}"`,
    );
    const list = await merchant.get(LINKS);
    expect(list.text).toMatch(/Plat de ndolé 2\u202f500\u00a0FCFA 0\u00a0\/\u00a040 Actif 0\u00a0FCFA/);
  });

  test.each([
    [{ description: '' }, 'description'],
    [{ description: 'Ndolé', amount: 'deux mille' }, 'amount'],
    [{ description: 'Ndolé', amount: '500', amount_min: '100' }, 'amount_min'],
    [{ description: 'Ndolé', expires: '2025-12-31' }, 'expires'],
    [{ description: 'Ndolé', max_payments: '0' }, 'max_payments'],
  ])('is not made of %j', async (typed, field) => {
    const { key } = await merchant.get(`${LINKS}/new`);
    const page = await merchant.post(`${LINKS}/new`, { ...typed, key });
    expect(page.isRefused).toBe(true);
    expect(page.html).toContain(`id="${field}-error"`);
  });

  test('shows what was paid by it; a payment names it, and payments are filtered by it', async () => {
    const link = await aLink({ description: 'Eru', amount: 1500 });
    const payment = await paidBy(link);
    const page = await merchant.get(`${LINKS}/${link.id}`);
    expect(page.html).toContain(`value="${link.url}"`);
    expect(page.text).toMatch(/Encaissé 1\u202f500\u00a0FCFA/);
    expect(page.text).toMatch(/Payés 1 /);
    expect(page.html).toContain(`/dashboard/test/payments/${payment}`);
    expect((await merchant.get(`/dashboard/test/payments/${payment}`)).html).toContain(`href="${LINKS}/${link.id}"`);
    const other = await paidBy(await aLink({ amount: 900 }));
    const filtered = await merchant.get(`/dashboard/test/payments?link=${link.id}`);
    expect(filtered.html).toContain(payment);
    expect(filtered.html).not.toContain(other);
  });

  test('is renamed after it has expired, and stays expired', async () => {
    const link = await aLink({ amount: 1500, expires_at: '2026-01-01T10:00:00Z' });
    await site.engine.advance(24 * 3_600_000);
    merchant = await site.merchant();
    const form = await merchant.get(`${LINKS}/${link.id}/edit`);
    expect(form.html).toContain('value="2026-01-01"');
    const typed = { description: 'Autre', expires: '2026-01-01', max_payments: '', key: form.key };
    expect((await merchant.post(`${LINKS}/${link.id}/edit`, typed)).status).toBe(303);
    expect(await read(link.id)).toMatchObject({ description: 'Autre', status: 'expired', expires_at: link.expires_at });
  });

  test('is switched off and on, and a form that was left open does not undo it', async () => {
    const link = await aLink({ amount: 1500 });
    const path = `${LINKS}/${link.id}/active`;
    const off = await merchant.get(path);
    const left = await merchant.get(path);
    await merchant.post(path, { active: 'false', key: off.key });
    expect((await read(link.id)).status).toBe('inactive');
    expect((await merchant.post(path, { active: 'false', key: left.key })).location).toContain('done=off');
    expect((await read(link.id)).status).toBe('inactive');
    const on = await merchant.get(path);
    await merchant.post(path, { active: 'true', key: on.key });
    expect((await read(link.id)).status).toBe('active');
  });

  test('is not found by another merchant or in the other mode', async () => {
    const link = await aLink({ amount: 1500 });
    const other = await site.otherMerchant();
    for (const below of ['', '/edit', '/active', '/poster']) {
      expect((await other.get(`${LINKS}/${link.id}${below}`)).status).toBe(404);
      expect((await merchant.get(`/dashboard/live/payment-links/${link.id}${below}`)).status).toBe(404);
    }
  });

  test('in live mode requires an approved KYC', async () => {
    const other = await site.otherMerchant();
    const path = '/dashboard/live/payment-links/new';
    // Shown before the merchant fills in a form that would be refused.
    const before = await other.get(path);
    expect(before.text).toContain('faites d’abord vérifier votre entreprise');
    expect(before.html).not.toContain('name="amount"');
    const page = await other.post(path, { description: 'Ndolé', amount: '500', key: crypto.randomUUID() });
    expect(page.isRefused).toBe(true);
    expect(page.text).toContain('faites d’abord vérifier votre entreprise');
  });

  test('has a poster in the language of its readers', async () => {
    const fixed = await aLink({ description: 'Eru', amount: 1500 });
    const open = await aLink({ description: 'Don', amount_min: 500 });
    const poster = await merchant.get(`${LINKS}/${fixed.id}/poster?poster=en`);
    expect(poster.text).toMatch(/Boutique Démo Eru FCFA\u00a01,500 Scan to pay .* or open pay\.test\/l\/ \w+/);
    expect(poster.text).toContain('TEST – no real money');
    expect((await merchant.get(`${LINKS}/${open.id}/poster?format=card`)).text).toMatch(
      /Don Montant libre À partir de 500\u00a0FCFA Scannez pour payer/,
    );
  });
});
