import type { Customer, Locale } from '@mitako/contract';
import { TEXT } from './text.ts';

/** `Number •••789`, or `Account …k3f9` by the end of its id: a merchant knows nothing else about an account. */
export function customerName(
  { id, phone_masked: phone }: Pick<Customer, 'id' | 'phone_masked'>,
  locale: Locale,
): string {
  const text = TEXT[locale];
  return phone === null ? text.account(id.slice(-4)) : text.phone(phone);
}
