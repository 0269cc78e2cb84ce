import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorld, type OperatorWorld } from './support/operator-world.ts';
import type { Visitor } from './support/visitor.ts';

let world: OperatorWorld;
let readers: { readonly merchant: Visitor; readonly operator: Visitor };

beforeAll(async () => {
  world = await startWorld();
  const { site } = world;
  readers = { merchant: await site.merchant(), operator: await site.operator() };
});

afterAll(() => world.site.close());

const LISTS = [
  ['merchant', '/dashboard/test/payments'],
  ['merchant', '/dashboard/test/customers'],
  ['merchant', '/dashboard/test/disputes'],
  ['merchant', '/dashboard/test/settlements'],
  ['merchant', '/dashboard/test/payment-links'],
  ['merchant', '/dashboard/test/events'],
  ['merchant', '/dashboard/test/webhooks/deliveries'],
  ['merchant', '/dashboard/test/activity'],
  ['operator', '/admin/attempts'],
  ['operator', '/admin/refunds'],
  ['operator', '/admin/disputes'],
  ['operator', '/admin/settlements'],
  ['operator', '/admin/settlements/due'],
  ['operator', '/admin/settlements/exports'],
  ['operator', '/admin/deliveries'],
  ['operator', '/admin/merchants'],
  ['operator', '/admin/ledger-checks'],
  ['operator', '/admin/audit-log'],
] as const;

test.each([
  ['merchant', '/dashboard/test/payments', 'payments-test.csv'],
  ['merchant', '/dashboard/test/settlements', 'settlements-test.csv'],
  ['merchant', '/dashboard/test/disputes', 'disputes-test.csv'],
  ['merchant', '/dashboard/test/customers', 'customers-test.csv'],
  ['merchant', '/dashboard/test/webhooks/deliveries', 'deliveries-test.csv'],
  ['operator', '/admin/attempts', 'attempts.csv'],
  ['operator', '/admin/refunds', 'refunds.csv'],
  ['operator', '/admin/disputes', 'disputes.csv'],
] as const)('the %s downloads what the filters of %s let through', async (who, path, name) => {
  const reader = readers[who];
  const { html } = await reader.get(`${path}?from=2025-01-01&to=2031-01-01`);
  const [, href = ''] = /<a class="button quiet" href="([^"]*)" download/.exec(html) ?? [];
  expect(href).toMatch(/\/export\?.*from=2025-01-01&amp;to=2031-01-01/);
  const file = await reader.get(href.replaceAll('&amp;', '&'));
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(file.html.split('\r\n')[0]).toMatch(who === 'operator' ? /^id,/ : /^\uFEFF(Nom;)?Identifiant;/);
});

describe('a list by the time of creation', () => {
  test.each(LISTS)('of the %s at %s is narrowed by days', async (who, path) => {
    const reader = readers[who];
    const { status, html } = await reader.get(`${path}?from=2025-01-01&to=2031-01-01`);
    expect(status).toBe(200);
    expect(html).toMatch(/<input[^>]* name="from" type="date" value="2025-01-01"/);
    expect(html).toMatch(/<input[^>]* name="to" type="date" value="2031-01-01"/);
    const none = await reader.get(`${path}?from=2031-01-01`);
    expect(none.html).not.toContain('<tbody');
    const wrong = await reader.get(`${path}?from=2026-02-30`);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Indiquez une date comme 2026-11-20.');
  });

  test('counts the days of Douala, the first and the last one included', async () => {
    const { merchant } = readers;
    const { merchant: seeded } = world.site.engine.seed;
    const created = await world.site.engine.request('POST', '/gateway/payments', {
      bearer: seeded.testKey,
      body: { amount: 5000, customer_reference: 'JOUR' },
    });
    expect(created.status).toBe(201);
    const day = new Date(world.site.engine.clock.now() + 60 * 60 * 1000).toISOString().slice(0, 10);
    const path = '/dashboard/test/payments';
    expect((await merchant.get(`${path}?from=${day}&to=${day}`)).text).toContain('JOUR');
    expect((await merchant.get(`${path}?to=${day}&paid_from=${day}`)).text).not.toContain('JOUR');
  });
});
