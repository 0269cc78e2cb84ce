import type { ApiKey } from '@mitako/contract';
import type { Refusal } from '@mitako/pages';
import type { Page } from '../../shell/page.ts';

/** A key of the page's mode; one of the other mode is not there. The API lists keys and reads none alone. */
export async function findKey(page: Page, id: string): Promise<ApiKey | Refusal> {
  for (let cursor: string | undefined; ;) {
    const reply = await page.ask('listApiKeys', { query: { limit: 100, cursor } });
    if (reply.kind === 'refused') return reply;
    const { api_keys: keys, pagination } = reply.data;
    const key = keys.find((each) => each.id === id && isOfMode(page, each));
    if (key !== undefined) return key;
    if (pagination.next_cursor === null) return NOT_FOUND;
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

const NOT_FOUND: Refusal = {
  kind: 'refused',
  status: 404,
  code: 'API_KEY_NOT_FOUND',
  details: {},
  retryAfterSeconds: null,
};
