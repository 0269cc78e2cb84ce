import type { Brand, Logger, Rail } from '@mitako/core';
import type { ShopOptions } from './options/kind.ts';
import { brandOf } from './options/look.ts';

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

/** Says at the start what {@link missingImprint} finds: a gateway that rehearses takes no money. */
export function warnOfImprint(
  options: {
    readonly rails?: readonly Rail[];
    readonly shop?: ShopOptions | undefined;
    readonly brand?: Brand | undefined;
    readonly rehearse?: boolean | undefined;
  },
  logger: Pick<Logger, 'warn'>,
): void {
  const { rails = [], rehearse = false } = options;
  const missing = rehearse ? null : missingImprint({ rails, brand: brandOf(options) });
  if (missing !== null) logger.warn({}, missing);
}
