import type { NextAction } from '@mitako/contract';

/**
 * The provider's confirmation page, or null. The engine accepts `https` URLs, and for what is not real money the `http` page of a
 * simulator on its machine; checked again here, because a `javascript:` URL would execute.
 */
export function providerUrlOf(action: NextAction | null, isRealMoney: boolean): string | null {
  if (action?.type !== 'redirect' || action.url === undefined || !URL.canParse(action.url)) return null;
  const { protocol } = new URL(action.url);
  return protocol === 'https:' || (protocol === 'http:' && !isRealMoney) ? action.url : null;
}
