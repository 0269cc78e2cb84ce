import type { Context } from '../../context.ts';
import type { Merchant } from '../../model.ts';

/** URL of a merchant's logo on the hosted checkout. It contains the hash of the bytes, so it can be cached forever. */
export function logoUrl({ settings }: Context, { logoId }: Merchant): string | null {
  return logoId === null ? null : `${settings.publicUrl}/checkout/logos/${logoId}`;
}
