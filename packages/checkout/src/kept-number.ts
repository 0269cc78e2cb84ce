import { writtenNumber } from '@mitako/contract';
import { type Receipt, readReceipt } from './receipt.ts';
import type { PageRequest, Site } from './site.ts';

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

/** A receipt as its pages show it. */
export interface ShownReceipt extends Receipt {
  /** The number that was charged: whole in the browser that typed it, else masked. */
  readonly phone: string | null;
}

export function shownReceipt(site: Site, context: PageRequest): ShownReceipt | null {
  const receipt = readReceipt(context);
  if (receipt === null) return null;
  const kept = keptNumber(site, context.get('page').checkout.slug, receipt);
  return { ...receipt, phone: kept === null ? receipt.phoneMasked : writtenNumber(kept.phone) };
}

function contextOf(slug: string): string {
  return `checkout-number:${slug}`;
}
