import type { Payment } from '@mitako/contract';
import { sandboxRail } from '@mitako/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

// The operator's morning: live money alone.

const HOUR_MS = 60 * 60 * 1000;
const [PAYS, DECLINES] = ['+237653456789', '+237653456039'];

let site: DashboardSite;
let operator: Visitor;

beforeAll(async () => {
  const rail = sandboxRail();
  site = await startSite({}, { rails: [rail, { ...rail, id: 'mtn_momo_cm', modes: ['live'] }] });
});

afterAll(() => site.close());

async function charge(amount: number, phone: string, bearer = site.engine.seed.merchant.liveKey): Promise<string> {
  const body = { amount, currency: 'XAF' };
  const made = await site.engine.request('POST', '/gateway/payments', { bearer, body });
  const { payment } = (JSON.parse(made.text) as { data: { payment: Payment } }).data;
  const paid = await site.engine.request('POST', `/gateway/payments/${payment.id}/charge`, {
    bearer,
    body: { method: 'mobile_money', phone },
  });
  if (paid.status >= 400) throw new Error(paid.text);
  await site.engine.advance(60_000);
  return payment.id;
}

test('the home page shows what live money came in today, against yesterday at the same hour', async () => {
  operator = await site.operator();
  const { text: first } = await operator.get('/admin');
  expect(first).toContain('Aucune tentative aujourd’hui ni hier');
  expect(first).toContain('À verser 0 Aucun versement à faire');
  await charge(10_000, PAYS);
  await site.engine.advance(24 * HOUR_MS);
  await charge(8000, PAYS);
  await charge(7000, PAYS);
  await charge(500, DECLINES);
  await charge(99_000, PAYS, site.engine.seed.merchant.testKey);
  operator = await site.operator();
  const { text, html } = await operator.get('/admin');
  expect(text).toMatch(/Argent réel, chiffres de \d\d:\d\d/);
  expect(text).toMatch(/Encaissé aujourd’hui 15.000.FCFA plus 50.% sur hier, \d\d:\d\d/u);
  expect(text).toMatch(/Tentatives abouties 67.% des 3 tentatives terminées · moins 33 points sur 7.jours/u);
  expect(text).toMatch(/Aujourd’hui par moyen .* 67.% de 3 plus 50.% .* 15.000.FCFA/u);
  // What the first day has brought in was closed at its end.
  expect(text).toMatch(/À verser 10.000.FCFA 1 versement à faire/u);
  expect(html).toContain('<a href="/admin/settlements?mode=live">1 versement à faire</a>');
  expect(text).not.toContain('Versements à faire');
  expect(html).toMatch(/<h2>Encaissé, 30 jours<\/h2>/);
  expect(text).not.toMatch(/99.000/u);
  expect(html).toContain('href="/admin/payments?method=mtn_momo"');
  expect(text).toContain('Rien d’inhabituel.');
  expect(text).toMatch(/Règle\u00a0: au moins 15 points de moins que les sept derniers jours, sur 30 tentatives/);
});

test('a provider whose rate falls 15 points below its seven days is named, with the rule', async () => {
  for (let count = 0; count < 30; count += 1) await charge(500, DECLINES);
  operator = await site.operator();
  const { text } = await operator.get('/admin');
  expect(text).toMatch(/: 6.% de tentatives abouties aujourd’hui D’habitude 100.%\. 33 tentatives terminées/u);
  expect(text).not.toContain('Rien d’inhabituel.');
  // 31 failures of one number, each a minute after the other.
  expect(text).toMatch(/31 échecs aujourd’hui, numéro •••• 6039/);
  expect(text).toContain('3 échecs d’un numéro en cinq minutes');
});

test('the list of payments has those of all merchants in live mode, and is narrowed by status, amount and mode', async () => {
  const list = await operator.get('/admin/payments?amount_from=7000');
  expect(list.html).toContain('<summary><span>Commerçant</span>');
  expect(list.text).toMatch(/8.000.FCFA/u);
  expect(list.text).not.toMatch(/99.000.FCFA/u);
  expect(list.text).toContain('•••• 6789');
  expect((await operator.get('/admin/payments?mode=test')).text).toMatch(/99.000.FCFA/u);
  const large = await operator.get('/admin/payments?amount_from=8000&status=succeeded');
  expect(large.text).toMatch(/10.000.FCFA/u);
  expect(large.text).not.toMatch(/7.000.FCFA/u);
  expect((await operator.get('/admin/payments?amount_from=x')).text).toContain('Indiquez un montant');
  expect((await operator.get('/admin/payments?method=orange_money')).text).toContain('Aucun paiement parmi ceux');
});

test('a payment is found by its id, its transaction and the provider’s reference', async () => {
  const id = await charge(4321, PAYS);
  const read = await site.engine.request('GET', `/gateway/payments/${id}`, {
    bearer: site.engine.seed.merchant.liveKey,
  });
  const { payment } = (JSON.parse(read.text) as { data: { payment: Payment } }).data;
  for (const q of [id, payment.transaction_id ?? '']) {
    const found = await operator.get(`/admin/payments?q=${q}`);
    expect(found.location).toBe(`/admin/search?q=${q}`);
    expect((await operator.get(found.location ?? '')).location).toBe(`/admin/payments/${id}`);
  }
});
