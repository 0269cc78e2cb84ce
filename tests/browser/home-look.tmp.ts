import { createDice } from '../support/dice.ts';
import { launchChromium } from '../support/chromium.ts';
import { askApi } from './dashboard-data.ts';
import { startPanelSite } from './dashboard-site.ts';
import type { Payment } from '@mitako/contract';

const HOUR_MS = 3_600_000;
const WARES = ['Deux pagnes wax', 'Panier tressé', 'Sandales en cuir', 'Robe kaba'];
const [, , names = ''] = process.argv;
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
const pay = (slug: string, phone: string) =>
  engine.request('POST', `/gateway/payments/${slug}/charge`, {
    bearer: merchant.testKey,
    body: { method: 'mobile_money', phone },
  });
await askApi(engine, 'PATCH', `/admin/merchants/${merchant.id}`, {
  bearer: operatorKey,
  body: { fees: { basis_points: 150 }, settlement: { delay_seconds: 86_400, schedule: 'weekly' } },
});
let number = 1040;
let last: Payment | undefined;
const DAYS = names === 'quick' ? 5 : 34;
for (let day = 0; day < DAYS; day += 1) {
  await engine.advance(9 * HOUR_MS);
  const count = day === DAYS - 1 ? 6 : dice.between(2, 5);
  for (let each = 0; each < count; each += 1) {
    const payment = await create((number += 1));
    const outcome = dice.weighted({ succeed: 15, fail: 2, refund: 1 });
    if (outcome === 'succeed') {
      await pay(payment.id, `+23765345${6780 + (number % 10)}`);
      last = payment;
    } else
      await askApi(engine, 'POST', `/gateway/sandbox/payments/${payment.id}/simulate`, {
        body: { outcome: outcome === 'fail' ? 'fail' : 'succeed' },
      });
    await engine.advance(HOUR_MS / 2);
  }
  if (day < DAYS - 1) await engine.advance((15 - count / 2) * HOUR_MS);
}
const open = await create(number + 1);
await engine.advance(60_000);
const browser = await launchChromium();
const shots: Record<string, string> = JSON.parse(process.env['SHOTS'] ?? '{}');
for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const) {
  for (const scheme of (process.env['DARK'] ? ['light', 'dark'] : ['light']) as ('light' | 'dark')[]) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'fr-CM',
      colorScheme: scheme,
      hasTouch: width < 500,
      isMobile: width < 500,
    });
    const page = await context.newPage();
    page.on('console', (m) => {
      if (m.type() === 'error') console.log('console', page.url(), m.text());
    });
    await page.goto(`${site.url}/dashboard/login`);
    await page.locator('#email').fill(merchant.email);
    await page.locator('#password').fill(merchant.password);
    await page.locator('main button.button').click();
    await page.waitForURL(/dashboard\/(live|test)/);
    for (const [name, path] of Object.entries(shots)) {
      await page.goto(`${site.url}${path.replace('PAID', last?.id ?? '').replace('OPEN', open.id)}`);
      const wide = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
      if (wide > 0) console.log('scrolls sideways', name, width, wide);
      await page.screenshot({
        path: `/tmp/home-${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`,
        fullPage: true,
      });
    }
    await context.close();
  }
}
await browser.close();
await site.close();
process.exit(0);
