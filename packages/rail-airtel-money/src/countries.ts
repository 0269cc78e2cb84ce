import type { RailMethod } from '@mitako/core';

/** Countries with Airtel Money in the CEMAC. */
export type AirtelCountry = 'CG' | 'GA' | 'TD';

/** Digits after the calling code: Congo keeps the 0 that its numbers begin with, Gabon drops it. 76 is not confirmed. */
const COUNTRIES = {
  CG: { callingCode: '+242', national: /^0\d{8}$/, prefixes: ['04', '05'] },
  GA: { callingCode: '+241', national: /^\d{8}$/, prefixes: ['74', '76', '77'] },
  TD: { callingCode: '+235', national: /^\d{8}$/, prefixes: ['60', '62', '63', '65', '66', '68'] },
} as const;

/** The part of an E.164 number after the calling code; null for a number of elsewhere. */
export function nationalNumber(phone: string, country: AirtelCountry): string | null {
  const { callingCode, national } = COUNTRIES[country];
  const digits = phone.startsWith(callingCode) ? phone.slice(callingCode.length) : '';
  return national.test(digits) ? digits : null;
}

/** What the rails of all countries declare alike. */
export function airtelMoneyIn(
  country: AirtelCountry,
): Omit<RailMethod, 'limits' | 'prompt' | 'description' | 'refunds' | 'firstLookupMs'> {
  const { callingCode, prefixes } = COUNTRIES[country];
  return {
    type: 'mobile_money',
    provider: 'airtel_money',
    label: 'Airtel Money',
    monogram: 'A',
    colors: { background: '#d7000b', text: '#ffffff' },
    country,
    callingCode,
    currencies: ['XAF'],
    phonePrefixes: prefixes.map((prefix) => `${callingCode}${prefix}`),
  };
}
