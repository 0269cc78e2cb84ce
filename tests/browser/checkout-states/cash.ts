import type { Page } from 'playwright-core';
import { askApi } from '../dashboard-data.ts';
import { MINUTE } from './drive.ts';
import type { State, StateSite } from './state.ts';

const DOUALA = {
  name: 'Kiosque Akwa',
  town: 'Douala',
  place: 'Face à la pharmacie du Centre',
  hours: '8 h – 20 h',
  phone: '+237653456789',
};
const YAOUNDE = { name: 'Kiosque Mvog-Ada', town: 'Yaoundé', place: 'Carrefour Mvog-Ada' };

/** Paying in cash at an agent. */
export const cashStates: readonly State[] = [
  {
    name: 'cash-no-agents',
    shows: (text) => text.cash.noAgents,
    async reach({ page }, site) {
      await page.goto(`${await offerCash(site)}/cash`);
    },
  },
  {
    name: 'cash',
    shows: (text) => text.cash.getCode,
    async reach({ page }, site) {
      await page.goto(`${await offerCash(site, [DOUALA])}/cash`);
    },
  },
  {
    name: 'cash-towns',
    shows: (text) => text.cash.showTown,
    async reach({ page }, site) {
      await page.goto(`${await offerCash(site, [DOUALA, YAOUNDE])}/cash`);
      await page.locator('#town').selectOption('Yaoundé');
      await Promise.all([page.waitForURL(/town=Yaound/), page.locator('#town ~ button').click()]);
    },
  },
  {
    name: 'cash-code',
    shows: (text) => text.cash.waiting,
    async reach({ page }, site) {
      await page.goto(`${await offerCash(site, [DOUALA, YAOUNDE])}/cash`);
      await getCode(page);
    },
  },
  {
    name: 'cash-code-expired',
    shows: (text) => text.result.expiredTitle,
    async reach({ page }, site) {
      const url = await offerCash(site, [DOUALA], { expires_in: 300 });
      await page.goto(`${url}/cash`);
      await getCode(page);
      await site.engine.advance(6 * MINUTE);
      await page.goto(`${url}/cash`);
      await page.waitForURL('**/result');
    },
  },
  {
    name: 'cash-paid',
    shows: (text) => text.result.paidTitle,
    async reach({ page }, site) {
      const url = await offerCash(site, [DOUALA]);
      await page.goto(`${url}/cash`);
      await getCode(page);
      const code = (await page.locator('.big').innerText()).replaceAll(/\D/g, '');
      const { agent } = site.engine.seed;
      const bearer = await site.engine.login(agent.email, { role: 'agent', password: agent.password });
      const body = { code, amount: 5000, pin: agent.pin };
      await askApi(site.engine, 'POST', '/agent/cash-payments?mode=test', { bearer, body });
      await page.goto(`${url}/result?stay=1`);
    },
  },
];

/** Not with the button that changes the town. */
async function getCode(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), page.locator('form[method=post] button.button').click()]);
}

/** Lets the shop take cash at these agents; returns the address of a checkout. */
async function offerCash(site: StateSite, agents: readonly object[] = [], params: object = {}): Promise<string> {
  const { operatorKey: bearer, merchant } = site.engine.seed;
  const body = { mode: 'test', methods: [{ method: 'cash', enabled: true }] };
  await askApi(site.engine, 'PUT', `/admin/merchants/${merchant.id}/methods`, { bearer, body });
  for (const agent of agents) await askApi(site.engine, 'POST', '/admin/agent-locations', { bearer, body: agent });
  return site.createPayment({ ...params });
}
