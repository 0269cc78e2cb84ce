import type { RailMethod } from '@mitako/core';

/** Countries with MTN MoMo in the CEMAC. */
export type MtnCountry = 'CM' | 'CG';

/** What differs between the countries. Prefixes by Google's libphonenumber; Congo keeps the 0 of its numbers. */
export const COUNTRIES = {
  CM: {
    callingCode: '+237',
    prefixes: ['67', '650', '651', '652', '653', '654', '680', '681', '682', '683'],
    targetEnvironment: 'mtncameroon',
    dial: '*126#',
  },
  CG: { callingCode: '+242', prefixes: ['06'], targetEnvironment: 'mtncongo', dial: '*105#' },
} as const;

/** MTN MoMo of a country, as payers know it. */
export function mtnMomoIn(
  country: MtnCountry,
  { prompt, ...rest }: Pick<RailMethod, 'limits' | 'refunds'> & { readonly prompt: RailMethod['prompt'] | undefined },
): RailMethod {
  const { callingCode, prefixes, dial } = COUNTRIES[country];
  return {
    type: 'mobile_money',
    provider: 'mtn_momo',
    label: 'MTN MoMo',
    monogram: 'M',
    colors: { background: '#ffcb05', text: '#1c0f06' },
    country,
    callingCode,
    currencies: ['XAF'],
    ...rest,
    prompt: prompt ?? {
      fr: `Composez ${dial} et confirmez le paiement avec votre code secret.`,
      en: `Dial ${dial} and confirm the payment with your PIN.`,
    },
    phonePrefixes: prefixes.map((prefix) => `${callingCode}${prefix}`),
    // An apostrophe, an accent or an ampersand is answered with 400.
    description: { lengthMax: 128, punctuation: '.,-' },
  };
}
