import type { CheckoutPageContext } from './page-context.ts';

/**
 * Where the shop wants its customer, or null: the engine names our own result page when the merchant gave no address.
 * The engine takes web addresses only; looked at again here, because a `javascript:` one would run.
 */
export function shopUrlOf({ checkout, paths }: CheckoutPageContext): string | null {
  const { redirect_url: url } = checkout;
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return pathname === paths.result ? null : url;
}
