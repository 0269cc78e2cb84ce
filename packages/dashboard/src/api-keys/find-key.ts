import type { ApiKey } from '@mitako/contract';
import { notFound, type Page } from '../shell/page.ts';

/** The key of the path; keys of the other mode are not found. */
export async function findKey(page: Page): Promise<ApiKey> {
  const { api_key: key } = await page.read('getApiKey');
  if (!isOfMode(page, key)) throw notFound();
  return key;
}

export function isOfMode(page: Page, { livemode }: ApiKey): boolean {
  return livemode === (page.mode === 'live');
}

/** Whether a key no longer works. */
export function isEnded(page: Page, { revoked_at, expires_at }: ApiKey): boolean {
  return revoked_at !== null || (expires_at !== null && Date.parse(expires_at) <= page.gateway.clock.now());
}
