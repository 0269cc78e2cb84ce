import type { NextAction } from '@mitako/contract';

/**
 * The provider's own page where a payer confirms, or null. The engine keeps `https` addresses only; looked at again here,
 * because a `javascript:` one would run.
 */
export function providerUrlOf(action: NextAction | null): string | null {
  if (action?.type !== 'redirect' || action.url === undefined || !URL.canParse(action.url)) return null;
  return new URL(action.url).protocol === 'https:' ? action.url : null;
}
