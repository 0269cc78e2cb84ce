import { enterPin, logIn } from './drive.ts';
import type { State, StateSite } from './state.ts';

/** Wide, as many names are. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#004f9f"/><circle cx="20" cy="10" r="7" fill="#ffd200"/></svg>';

/** The checkout in its merchant's colours; the yellow is one that no white text could be read on. */
export const brandStates: readonly State[] = ['#004f9f', '#ffd200'].flatMap((color, index) => {
  const name = index === 0 ? 'brand-blue' : 'brand-yellow';
  return [
    {
      name,
      shows: (text) => text.order.payTo,
      async reach({ page }, site) {
        await dressUp(site, color);
        await page.goto(await site.createPayment());
      },
    },
    {
      name: `${name}-wallet`,
      shows: (text) => text.wallet.title,
      async reach({ page }, site) {
        await dressUp(site, color);
        await logIn(page, await site.createPayment(), 'success@sandbox.test', 'sandbox-password');
      },
    },
    {
      name: `${name}-paid`,
      shows: (text) => text.result.paidTitle,
      async reach({ page }, site) {
        await dressUp(site, color);
        await logIn(page, await site.createPayment(), 'success@sandbox.test', 'sandbox-password');
        await enterPin(page, '1234');
      },
    },
  ] satisfies readonly State[];
});

async function dressUp({ engine }: StateSite, color: string): Promise<void> {
  const bearer = await engine.login(engine.seed.merchant.email, { role: 'merchant' });
  const logo = { content_type: 'image/svg+xml', data: Buffer.from(LOGO).toString('base64') };
  const answers = [
    await engine.request('PATCH', '/merchant/profile', { bearer, body: { brand_color: color } }),
    await engine.request('PUT', '/merchant/profile/logo', { bearer, body: logo }),
  ];
  if (answers.some(({ status }) => status !== 200)) throw new Error('the merchant got no brand');
}
