import type { Receipt } from './receipt.ts';
import type { Site } from './site.ts';

/** A number of mobile money, with its provider. */
export interface KeptNumber {
  readonly provider: string;
  /** E.164. */
  readonly phone: string;
}

/** Seals a number for the browser that typed it: it opens at its own checkout only. */
export function sealNumber({ gateway }: Site, slug: string, phone: string): string {
  return gateway.pageSeal.seal(phone, contextOf(slug));
}

/** The number that this browser tried last at this checkout; null without one. */
export function keptNumber({ gateway }: Site, slug: string, tried: Receipt | null): KeptNumber | null {
  if (tried === null || tried.provider === null || tried.sealedPhone === null) return null;
  const phone = gateway.pageSeal.open(tried.sealedPhone, contextOf(slug));
  return phone === null ? null : { provider: tried.provider, phone };
}

function contextOf(slug: string): string {
  return `checkout-number:${slug}`;
}
