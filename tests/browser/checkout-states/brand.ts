import { FLAG_LOGO } from '../flag-logo.ts';
import { enterPin, logIn } from './drive.ts';
import type { State, StateSite } from './state.ts';

/** The checkout in its merchant's colours; the yellow is one that no white text could be read on. */
export const brandStates: readonly State[] = ['#004f9f', '#ffd200'].flatMap((color, index) => {
  const name = index === 0 ? 'brand-blue' : 'brand-yellow';
  return [
    {
      name,
      shows: (text) => text.methods.mayClose,
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
  const logo = { content_type: 'image/png', data: FLAG_LOGO };
  const answers = [
    await engine.request('PATCH', '/merchant/profile', { bearer, body: { brand_color: color } }),
    await engine.request('PUT', '/merchant/profile/logo', { bearer, body: logo }),
  ];
  if (answers.some(({ status }) => status !== 200)) throw new Error('the merchant got no brand');
}
