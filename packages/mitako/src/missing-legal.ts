import type { Rail } from '@mitako/core';
import type { Product } from './product.ts';

/**
 * What whoever takes live money shows on every page, and the configuration lacks; null: nothing, or there is no live
 * rail. A sentence with the fix.
 */
export function missingLegal(configured: {
  readonly rails: readonly Rail[];
  readonly product: Product | undefined;
}): string | null {
  const { rails, product: { legal = {} } = {} } = configured;
  const live = rails.find(({ modes }) => modes.includes('live'));
  const { company, address, email, phone, urls = {} } = legal;
  const missing = Object.entries({
    company,
    address,
    'email or phone': email ?? phone,
    'urls.terms': urls.terms,
    'urls.privacy': urls.privacy,
  }).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (live === undefined || missing.length === 0) return null;
  return `Rail ${live.id} is live and product.legal lacks ${missing.join(', ')}: customers must see whom they pay through. Add product: { legal: { company, address, email, phone, urls: { terms, privacy } } }.`;
}
