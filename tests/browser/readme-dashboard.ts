// The README's image of the dashboard: a month of a shop, always the same.
import type { Payment } from '@mitako/contract';
import type { Browser } from 'playwright-core';
import { createDice } from '../support/dice.ts';
import { askApi } from './dashboard-data.ts';
import { startPanelSite } from './dashboard-site.ts';

const HOUR_MS = 3_600_000;
const DAYS = 30;
const WARES = ['Deux pagnes wax', 'Panier tressé', 'Sandales en cuir', 'Robe kaba', 'Nappe brodée', 'Bijoux en laiton'];

/** @param path where the picture goes */
export async function takeDashboardPicture(browser: Browser, path: string): Promise<void> {
  const site = await startPanelSite();
  const { engine } = site;
  const { merchant, operatorKey } = engine.seed;
  const dice = createDice(7);
  const create = async (number: number): Promise<Payment> => {
    const body = {
      amount: dice.between(5, 90) * 500,
      currency: 'XAF',
      customer_reference: `CMD-${number}`,
      max_attempts: 1,
      description: dice.pick(WARES),
    };
    return (await askApi<{ payment: Payment }>(engine, 'POST', '/gateway/payments', { body })).payment;
  };
  const simulate = (id: string, outcome: string): Promise<unknown> =>
    askApi(engine, 'POST', `/gateway/sandbox/payments/${id}/simulate`, { body: { outcome } });

  await askApi(engine, 'PATCH', `/admin/merchants/${merchant.id}`, {
    bearer: operatorKey,
    body: { fees: { basis_points: 150 }, settlement: { delay_seconds: 86_400, schedule: 'manual' } },
  });
  let number = 1040;
  for (let day = 0; day < DAYS; day += 1) {
    await engine.advance(9 * HOUR_MS);
    const count = day === DAYS - 1 ? 6 : dice.between(2, 5);
    for (let each = 0; each < count; each += 1) {
      const { id } = await create((number += 1));
      const outcome = dice.weighted({ succeed: 15, fail: 2, refund: 1 });
      await simulate(id, outcome === 'fail' ? 'fail' : 'succeed');
      if (outcome === 'refund') await simulate(id, 'refund');
      await engine.advance(HOUR_MS / 2);
    }
    if (day < DAYS - 1) await engine.advance((15 - count / 2) * HOUR_MS);
  }
  await create(number + 1);
  await engine.advance(60_000);

  const context = await browser.newContext({
    viewport: { width: 1120, height: 780 },
    deviceScaleFactor: 1.5,
    locale: 'fr-CM',
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/dashboard/login`);
  await page.locator('#email').fill(merchant.email);
  await page.locator('#password').fill(merchant.password);
  await page.locator('main button.button').click();
  await page.goto(`${site.url}/dashboard/test?days=30`);
  await page.screenshot({ path });
  await context.close();
  await site.close();
}
