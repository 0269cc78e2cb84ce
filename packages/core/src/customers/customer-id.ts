import { ALPHABET } from '../basics/ids.ts';
import { ID_PREFIXES } from '@mitako/contract/names';
import type { MerchantMode } from '../ports/page.ts';
import type { Keyring } from '../system/keyring.ts';

/** The payer: the wallet account that is logged in, with any method, or else a number. */
export interface PaidBy {
  readonly payerId: string | null;
  /** E.164. */
  readonly phone: string | null;
}

/**
 * The customer's id: derived, so that an attempt to pay knows it without a look-up. It comes from the
 * number with the merchant and the mode, under a key of its own that is never renewed, as merchants store it: they cannot
 * compare their customers, and a copy of the database does not tell that two of them have the same one. An account that states a number is not treated as its
 * owner: it is not verified.
 * @returns null where no payer is known
 */
export function customerIdOf(
  keyring: Keyring,
  { merchantId, livemode }: MerchantMode,
  { payerId, phone }: PaidBy,
): string | null {
  if (payerId === null && phone === null) return null;
  const who = payerId ?? `phone:${phone ?? ''}`;
  const hash = keyring.hashCustomer(`${merchantId}:${livemode ? 'live' : 'test'}:${who}`);
  return `${ID_PREFIXES.customer}_${toCrockford(hash)}`;
}

/** 128 bits in 26 characters, as all ids have them. */
function toCrockford(hex: string): string {
  const digits = BigInt(`0x${hex}`).toString(32).padStart(26, '0');
  return digits.replaceAll(/[i-v]/g, (digit) => ALPHABET.charAt(Number.parseInt(digit, 32)));
}
