import type { Context } from '../../context.ts';
import type { Merchant } from '../../model.ts';

/** Where the hosted checkout serves a merchant's logo. It names the bytes, so it may be cached for ever. */
export function logoUrl({ settings }: Context, { logoId }: Merchant): string | null {
  return logoId === null ? null : `${settings.publicUrl}/checkout/logos/${logoId}`;
}
