import type { RailMethod } from '@mitako/core';

/** Countries with Orange Money in the CEMAC. */
export type OrangeCountry = 'CM' | 'CF';

/** What both rails declare alike. */
export function orangeMoneyIn(country: OrangeCountry): Omit<RailMethod, 'limits' | 'prompt' | 'description'> {
  const { callingCode, prefixes } = COUNTRIES[country];
  return {
    type: 'mobile_money',
    provider: 'orange_money',
    label: 'Orange Money',
    monogram: 'O',
    colors: { background: '#ff7900', text: '#1c0f06' },
    country,
    callingCode,
    currencies: ['XAF'],
    phonePrefixes: prefixes.map((prefix) => `${callingCode}${prefix}`),
    refunds: 'none',
  };
}

/** Prefixes by Google's libphonenumber: 685, 688 and 689 are not Orange's alone. */
const COUNTRIES = {
  CM: { callingCode: '+237', prefixes: ['69', '655', '656', '657', '658', '659', '686', '687'] },
  CF: { callingCode: '+236', prefixes: ['72'] },
} as const;
