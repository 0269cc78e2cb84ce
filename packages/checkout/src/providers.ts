import type { Checkout, CheckoutMethod } from '@mitako/contract';
import type { CheckoutPageContext } from './page-context.ts';

/** A mobile-money provider, as its rail declares it. */
export interface Provider extends Pick<
  CheckoutMethod,
  'label' | 'monogram' | 'colors' | 'available' | 'health' | 'limits'
> {
  readonly id: string;
  /** Prefixes of its numbers, in E.164. */
  readonly prefixes: CheckoutMethod['phone_prefixes'];
  /** Of its countries, `+237`. */
  readonly callingCodes: readonly string[];
}

/** The mobile-money providers of this checkout, in its order; one of several countries once, with all its prefixes. */
export function providersOf(checkout: Checkout): readonly Provider[] {
  const providers = new Map<string, Provider>();
  for (const { type, provider: id, phone_prefixes: prefixes, calling_code: code, ...declared } of checkout.methods) {
    if (type !== 'mobile_money' || id === null) continue;
    const other = providers.get(id);
    // The payer's number decides between countries: one available country makes the provider available.
    const shown = other?.available === true ? other : declared;
    providers.set(id, {
      ...shown,
      id,
      prefixes: [...(other?.prefixes ?? []), ...prefixes],
      callingCodes: [...(other?.callingCodes ?? []), ...(code === null ? [] : [code])],
    });
  }
  return [...providers.values()];
}

/** Whether the form shows it: it can be used, or the reason why it cannot passes. */
export function isShown({ available, health }: Provider): boolean {
  return available || health === 'down';
}

/** A provider that works well now, other than this one; its name, or null. */
export function workingMethod({ methods }: Checkout, than: string | null): string | null {
  const isWorking = ({ type, provider, available, health }: CheckoutMethod): boolean =>
    type === 'mobile_money' && provider !== than && available && health === 'up';
  return methods.find(isWorking)?.label ?? null;
}

/** The message for a payer whose provider is down. */
export function downNow({ text, checkout }: CheckoutPageContext, { id, label }: Provider): string {
  return text.mobileMoney.down(label, workingMethod(checkout, id));
}

/** The provider of a number; null if no prefix matches. A hint only: numbers can be ported. */
export function providerOfNumber(providers: readonly Provider[], phone: string): Provider | null {
  const lengthOf = ({ prefixes }: Provider): number =>
    Math.max(0, ...prefixes.filter((prefix) => phone.startsWith(prefix)).map((prefix) => prefix.length));
  const longest = providers.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  return longest !== undefined && lengthOf(longest) > 0 ? longest : null;
}

/** What the rail tells the payer to do, if it says so in the page's language: rails speak French and English. */
export function railPrompt({ language, checkout }: CheckoutPageContext): string | null {
  const prompt = checkout.next_action?.prompt ?? null;
  return language === 'fr' || language === 'en' ? (prompt?.[language] ?? null) : null;
}

/** The code to dial in the rail's prompt, `*126#`, which all languages have; a tap dials it. */
export function dialCodeOf({ checkout }: CheckoutPageContext): string | null {
  return /(?<![\d*#])[*#][\d*#]*#/.exec(checkout.next_action?.prompt?.fr ?? '')?.[0] ?? null;
}
