import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previousWeekAndMonth } from '../src/reports/period.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const REPORTS = '/dashboard/test/reports';

let site: DashboardSite;
let merchant: Visitor;

beforeAll(async () => {
  site = await startSite();
  merchant = await site.merchant();
  await paid(5_000);
  await site.engine.gateway.runDue();
});

afterAll(() => site.close());

async function paid(amount: number): Promise<void> {
  const bearer = site.engine.seed.merchant.testKey;
  const body = { amount, currency: 'XAF' };
  const created = await site.engine.request<{ data: { payment: { id: string } } }>('POST', '/gateway/payments', {
    bearer,
    body,
  });
  await site.engine.request('POST', `/gateway/sandbox/payments/${created.body.data.payment.id}/simulate`, {
    bearer,
    body: { outcome: 'succeed' },
  });
}

/** A payment whose cash the seeded agent took. */
async function paidInCash(amount: number): Promise<void> {
  const { engine } = site;
  const { operatorKey, merchant: seeded, agent } = engine.seed;
  const methods = { mode: 'test', methods: [{ method: 'cash', enabled: true }] };
  await engine.request('PUT', `/admin/merchants/${seeded.id}/methods`, { bearer: operatorKey, body: methods });
  const created = await engine.request<{ data: { payment: { slug: string } } }>('POST', '/gateway/payments', {
    bearer: seeded.testKey,
    body: { amount, currency: 'XAF' },
  });
  const path = `/gateway/checkout/${created.body.data.payment.slug}/cash-code`;
  const asked = await engine.request<{ data: { cash_code: { code: string } } }>('POST', path);
  const { status } = await engine.request('POST', '/agent/cash-payments?mode=test', {
    bearer: await engine.login(agent.email, { role: 'agent', password: agent.password }),
    body: { code: asked.body.data.cash_code.code, amount, pin: agent.pin },
  });
  expect(status).toBe(201);
}

describe('the report of a merchant', () => {
  test('is drawn, with the same figures in a table that opens without a script', async () => {
    const { text, html } = await merchant.get(REPORTS);
    expect(text).toMatch(/Encaissements 5\s000\sFCFA 1 paiement/);
    expect(html).toMatch(/<svg role="img" aria-labelledby="sales-XAF-title sales-XAF-description"/);
    expect(html).toMatch(/<details><summary>Les mêmes chiffres en tableau<\/summary>.*<table/s);
    expect(text).toContain('MTN MoMo');
    expect(html).not.toMatch(/<script[^>]+src=/);
  });

  test.each([7, 30, 90])('of %i days names the first, the last and two between', async (days) => {
    const { html } = await merchant.get(`${REPORTS}?days=${days}`);
    expect(/<ol class="days".*?<\/ol>/s.exec(html)?.[0].match(/<li>/g)).toHaveLength(4);
  });

  test('draws today as an open point, since it is not over, and no later day', async () => {
    const now = await merchant.get(REPORTS);
    expect(now.html).toMatch(/<path class="line" d="(?:[ML][\d.]+ 100h0)+"><\/path><path class="so-far" d="[^"]+"/);
    expect(now.text).toContain('Aujourd’hui jusqu’à 01:00.');
    const around = await merchant.get(`${REPORTS}?from=2025-12-30&to=2026-01-03`);
    expect(around.html).toMatch(/<path class="line" d="M5 100h0L15 100h0"><\/path><path class="so-far" d="[^"]+"/);
  });

  test('of days of one’s own has these days, and shows what is wrong with others', async () => {
    const { text } = await merchant.get(`${REPORTS}?from=2025-12-01&to=2025-12-03`);
    expect(text).toContain('Du 1er décembre 2025 au 3 décembre 2025');
    expect(text).toContain('Comparé à la période du 28 novembre 2025 au 30 novembre 2025');
    for (const [query, words] of [
      ['from=2025-12-03&to=2025-12-01', 'La fin précède le début.'],
      ['from=2024-01-01&to=2025-12-01', '366 jours au plus.'],
      ['from=2025-02-30&to=2025-12-01', 'Indiquez un jour.'],
      ['from=2025-12-01', 'Indiquez un jour.'],
    ] as const) {
      const wrong = await merchant.get(`${REPORTS}?${query}`);
      expect(wrong.status).toBe(422);
      expect(wrong.text).toContain(words);
    }
  });

  test('is one tap away for the last week and the last month', async () => {
    const { html, text } = await merchant.get(REPORTS);
    expect(text).toMatch(/90 jours Semaine dernière Mois dernier Dates Du /);
    const { week, month } = previousWeekAndMonth('2026-01-01');
    for (const { from, to } of [week, month]) expect(html).toContain(`href="${REPORTS}?from=${from}&amp;to=${to}"`);
  });

  test.each([
    ['a Thursday, the first of a year', '2026-01-01', '2025-12-22', '2025-12-28', '2025-12-01', '2025-12-31'],
    ['a Monday', '2026-11-23', '2026-11-16', '2026-11-22', '2026-10-01', '2026-10-31'],
    ['a Sunday, the first of a month', '2026-03-01', '2026-02-16', '2026-02-22', '2026-02-01', '2026-02-28'],
  ])('has weeks from Monday to Sunday and whole months: %s', (_, today, ...[from, to, first, last]) => {
    expect(previousWeekAndMonth(today)).toEqual({ week: { from, to }, month: { from: first, to: last } });
  });

  test('leads to a file with the same days', async () => {
    const { html } = await merchant.get(`${REPORTS}?days=7`);
    const [, href = ''] = /href="([^"]*\/export\?[^"]*)"/.exec(html) ?? [];
    const file = await merchant.get(href.replaceAll('&amp;', '&'));
    expect(file.html.trimEnd().split('\r\n')).toHaveLength(8);
    expect(file.html).toContain('01/01/2026;XAF;1;5000;');
  });
});

test('an operator sees all merchants, one of them, and test money when asked', async () => {
  const operator = await site.operator();
  expect((await operator.get('/admin/reports')).text).toMatch(/Encaissements 0\sFCFA/);
  expect((await operator.get('/admin/reports?mode=test')).text).toMatch(
    /Tous les commerçants.*Encaissements 5\s000\sFCFA/s,
  );
  const one = await operator.get(`/admin/reports?mode=test&merchant_id=${site.engine.seed.merchant.id}`);
  expect(one.text).toMatch(/Commerçant\s: Boutique Démo.*Encaissements 5\s000\sFCFA/s);
  expect((await operator.get('/admin/reports?merchant_id=mer_none')).status).toBe(404);
});

test('cash has its name in the reports of a merchant and of an operator, in both languages', async () => {
  await paidInCash(7_500);
  await site.engine.gateway.runDue();
  const operator = await site.operator();
  for (const [visitor, path] of [
    [merchant, REPORTS],
    [operator, '/admin/reports?mode=test'],
  ] as const) {
    expect((await visitor.get(path)).text).toMatch(/Espèces chez un agent \d+\s% 1 7\s500\sFCFA/);
    visitor.speak('en');
    expect((await visitor.get(path)).text).toMatch(/Cash at an agent \d+% 1 FCFA\s7,500/);
  }
});
