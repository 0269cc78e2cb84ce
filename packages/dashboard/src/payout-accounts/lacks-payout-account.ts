import type { Page } from '../shell/page.ts';

/** Whether live payouts have nowhere to go. Those of test mode need none. */
export async function lacksPayoutAccount(page: Page): Promise<boolean> {
  if (page.mode !== 'live') return false;
  const { payout_account: account } = await page.read('getPayoutAccount');
  return account === null;
}
