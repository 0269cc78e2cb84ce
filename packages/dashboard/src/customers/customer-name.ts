import type { Customer, Locale } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { TEXT } from './text.ts';

/** What the merchant calls them; without a name their {@link contactOf contact}. */
export function customerName(
  customer: Pick<Customer, 'id' | 'phone_masked'> & { readonly name?: string | null },
  locale: Locale,
): string {
  return displayed(customer.name ?? '') || contactOf(customer, locale);
}

/** `•••• 6789`, or `Compte …k3f9` by the end of its id: a merchant knows nothing else about an account. */
export function contactOf({ id, phone_masked: phone }: Pick<Customer, 'id' | 'phone_masked'>, locale: Locale): string {
  return phone ?? TEXT[locale].account(id.slice(-4));
}
