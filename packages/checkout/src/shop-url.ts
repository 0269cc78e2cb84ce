import type { CheckoutPageContext } from './page-context.ts';

/**
 * The shop's URL for the customer, or null: without one the engine names our own result page. The engine accepts web
 * URLs only; checked again here, because a `javascript:` URL would execute.
 */
export function shopUrlOf({ checkout, paths }: CheckoutPageContext): string | null {
  const { redirect_url: url } = checkout;
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return pathname === paths.result ? null : url;
}
