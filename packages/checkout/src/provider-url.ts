import type { NextAction } from '@mitako/contract';

/**
 * The provider's confirmation page, or null. The engine accepts `https` URLs only; checked again here, because a
 * `javascript:` URL would execute.
 */
export function providerUrlOf(action: NextAction | null): string | null {
  if (action?.type !== 'redirect' || action.url === undefined || !URL.canParse(action.url)) return null;
  return new URL(action.url).protocol === 'https:' ? action.url : null;
}
