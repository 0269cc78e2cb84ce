import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopOf } from './support/merchant-payments.ts';
import { startSite, type DashboardSite, type Visitor } from './support/visitor.ts';

const CUSTOMERS = '/dashboard/test/customers';
const DAY_MS = 24 * 60 * 60 * 1000;

let site: DashboardSite;
let merchant: Visitor;
let path: string;

beforeAll(async () => {
  site = await startSite();
  merchant = await site.merchant();
  await shopOf(site).paid({ amount: 2_500 });
  const { html } = await merchant.get(CUSTOMERS);
  path = /class="open" href="([^"]*)"/.exec(html)?.[1] ?? '';
});

afterAll(() => site.close());

test('a customer is given a name, which the list, its own page and the file show; empty deletes it', async () => {
  const first = await merchant.get(path);
  expect(first.html).toContain(`href="${path}/name"`);
  const { location } = await merchant.post(`${path}/name`, { name: ' Awa Ngo ' });
  expect(location).toBe(`${path}?done=named`);
  const { text } = await merchant.get(location ?? '');
  expect(text).toMatch(/Awa Ngo .*Le nom est enregistré\./);
  expect(text).toContain('•••• 6789');
  expect((await merchant.get(CUSTOMERS)).text).toMatch(/AN Awa Ngo Nouveau •••• 6789/);
  expect((await merchant.get(`${CUSTOMERS}/export`)).html).toMatch(/^\uFEFFNom;Identifiant;.*\r\nAwa Ngo;cus_/);
  await merchant.post(`${path}/name`, { name: '' });
  expect((await merchant.get(CUSTOMERS)).text).not.toContain('Awa');
});

test('too long a name is refused at its field', async () => {
  const { text } = await merchant.post(`${path}/name`, { name: 'x'.repeat(121) });
  expect(text).not.toContain('Le nom est enregistré');
  expect((await merchant.get(path)).text).not.toContain('xxx');
});

test('the list shows payments and total; new for a week, loyal from five paid on', async () => {
  const shop = shopOf(site);
  expect((await merchant.get(CUSTOMERS)).text).toMatch(/•••• 6789 Nouveau M [^ ]+ [^ ]+ 1 .*2\u202f500\u00a0FCFA/);
  for (let count = 0; count < 3; count += 1) await shop.paid({ amount: 1_000 });
  await shop.create({ amount: 9_000 });
  expect((await merchant.get(CUSTOMERS)).text).not.toContain('Fidèle');
  await site.engine.advance(7 * DAY_MS);
  await shop.paid({ amount: 1_000 });
  const { text } = await merchant.get(CUSTOMERS);
  expect(text).toMatch(/•••• 6789 Fidèle M [^ ]+ [^ ]+ 5 .*6\u202f500\u00a0FCFA/);
  expect(text).not.toContain('Nouveau');
});

test('the list says when a customer last bought; sorted, whoever paid most is first', async () => {
  const shop = shopOf(site);
  const phones = async (query: string): Promise<readonly string[]> =>
    [...(await merchant.get(CUSTOMERS + query)).text.matchAll(/•••• (\d{4}) .*?FCFA/g)].map(
      ([, ending]) => ending ?? '',
    );
  const { id } = await shop.create();
  const body = { method: 'mobile_money', phone: '+237653456019' };
  await site.engine.request('POST', `/gateway/payments/${id}/charge`, {
    bearer: site.engine.seed.merchant.testKey,
    body,
  });
  await site.engine.advance(60_000);
  expect((await merchant.get(CUSTOMERS)).text).toMatch(/•••• 6019 .* 0 Aucun 0\u00a0FCFA/);
  expect(await phones('')).toEqual(['6019', '6789']);
  expect(await phones('?sort=total')).toEqual(['6789', '6019']);
  expect(await phones('?sort=paid')).toEqual(['6789', '6019']);
  const { html, text } = await merchant.get(`${CUSTOMERS}?sort=last`);
  expect(await phones('?sort=last')).toEqual(['6789', '6019']);
  expect(html).toMatch(/aria-sort="descending"[^>]*>Dernier achat/);
  expect(text).toContain('Trier\u00a0: Dernier achat');
  // It arranges the page, and is no filter of the API or of the file.
  expect((await merchant.get(`${CUSTOMERS}/export?sort=last`)).html).toContain('cus_');
  expect(await phones('?sort=nothing')).toEqual(['6019', '6789']);
});
