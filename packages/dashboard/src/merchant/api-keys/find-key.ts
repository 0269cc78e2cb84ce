import type { ApiKey } from '@mitako/contract';
import type { Page } from '../../shell/page.ts';
import { notFound } from '../../shell/refused.ts';

/** The key that the path names; one of the other mode is not there. The API lists keys and reads none alone. */
export async function findKey(page: Page): Promise<ApiKey> {
  const id = page.parameter('key_id');
  for (let cursor: string | undefined; ;) {
    const { api_keys: keys, pagination } = await page.read('listApiKeys', { query: { limit: 100, cursor } });
    const key = keys.find((each) => each.id === id && isOfMode(page, each));
    if (key !== undefined) return key;
    if (pagination.next_cursor === null) throw notFound();
    cursor = pagination.next_cursor;
  }
}

export function isOfMode(page: Page, { livemode }: ApiKey): boolean {
  return livemode === (page.mode === 'live');
}

/** Whether a key does nothing any more. */
export function isEnded(page: Page, { revoked_at, expires_at }: ApiKey): boolean {
  return revoked_at !== null || (expires_at !== null && Date.parse(expires_at) <= page.gateway.clock.now());
}
