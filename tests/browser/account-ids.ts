import type { Page } from 'playwright-core';

/** What an account's page of security is about, read there by the addresses of its links. */
export async function accountIdsOn(page: Page): Promise<Readonly<Record<string, string>>> {
  const lastOf = async (part: string): Promise<string> => {
    const href = await page.locator(`main a[href*="${part}"]`).first().getAttribute('href');
    return href?.split('/').at(-1) ?? '';
  };
  return {
    device_id: await lastOf('/devices/'),
    known_device_id: await lastOf('/known/'),
    // Gone: with one, the login of these visits would ask for its code. `second-factor.test.ts` sees it.
    factor_id: 'fac_0',
  };
}
