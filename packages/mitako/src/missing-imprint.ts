import type { Brand, Rail } from '@mitako/core';

/**
 * What whoever takes live money shows on every page, and the configuration lacks; null: nothing, or there is no live
 * rail. A sentence with the fix.
 */
export function missingImprint(configured: {
  readonly rails: readonly Rail[];
  readonly brand: Brand | undefined;
}): string | null {
  const { rails, brand: { company = {}, support = {}, legal = [] } = {} } = configured;
  const live = rails.find(({ modes }) => modes.includes('live'));
  const missing = Object.entries({
    'company.name': company.name,
    'company.address': company.address,
    'support.email or support.phone': support.email ?? support.phone,
    'legal, your terms and privacy': legal[0],
  }).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (live === undefined || missing.length === 0) return null;
  return `Rail ${live.id} is live and brand lacks ${missing.join(', ')}: customers must see whom they pay through. Add brand: { company: { name, address }, support: { email, phone }, legal: [{ label, href }] }.`;
}
