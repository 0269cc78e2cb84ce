import type { RailMethod } from '@mitako/core';
import { wallets } from '@mitako/rail-kit';

/** Countries with Airtel Money in the CEMAC. */
export type AirtelCountry = 'CG' | 'GA' | 'TD';

/** Digits after the calling code: Congo keeps the 0 that its numbers begin with, Gabon drops it. */
const NATIONAL: Readonly<Record<AirtelCountry, RegExp>> = { CG: /^0\d{8}$/, GA: /^\d{8}$/, TD: /^\d{8}$/ };

/** The part of an E.164 number after the calling code; null for a number of elsewhere. */
export function nationalNumber(phone: string, country: AirtelCountry): string | null {
  const { callingCode } = wallets.airtel_money[country];
  const digits = phone.startsWith(callingCode) ? phone.slice(callingCode.length) : '';
  return NATIONAL[country].test(digits) ? digits : null;
}

/** The common declaration of the rails of all countries. */
export function airtelMoneyIn(
  country: AirtelCountry,
): Omit<RailMethod<'airtel_money'>, 'limits' | 'prompt' | 'description' | 'refunds' | 'firstLookupMs'> {
  return { type: 'mobile_money', ...wallets.airtel_money[country], currencies: ['XAF'] };
}
