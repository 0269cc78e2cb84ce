import type { RailMethod } from '@mitako/core';
import { wallets } from '@mitako/rail-kit';

/** Countries with MTN MoMo in the CEMAC. */
export type MtnCountry = 'CM' | 'CG';

/** What MTN has otherwise in each country. */
export const COUNTRIES = {
  CM: { targetEnvironment: 'mtncameroon', dial: '*126#' },
  CG: { targetEnvironment: 'mtncongo', dial: '*105#' },
} as const;

/** MTN MoMo of a country, as payers know it. */
export function mtnMomoIn(
  country: MtnCountry,
  { prompt, ...rest }: Pick<RailMethod, 'limits' | 'refunds'> & { readonly prompt: RailMethod['prompt'] | undefined },
): RailMethod {
  const { dial } = COUNTRIES[country];
  return {
    type: 'mobile_money',
    ...wallets.mtn_momo[country],
    currencies: ['XAF'],
    ...rest,
    prompt: prompt ?? {
      fr: `Composez ${dial} et confirmez le paiement avec votre code secret.`,
      en: `Dial ${dial} and confirm the payment with your PIN.`,
    },
    // An apostrophe, an accent or an ampersand is answered with 400.
    description: { lengthMax: 128, punctuation: '.,-' },
  };
}
