import type { RailMethod } from '@mitako/core';
import { wallets } from '@mitako/rail-kit';

/** Countries with MTN MoMo in the CEMAC. */
export type MtnCountry = 'CM' | 'CG';

/** The differences between MTN's countries. */
export const COUNTRIES = {
  CM: {
    targetEnvironment: 'mtncameroon',
    prompt: {
      fr: 'Composez *126# et confirmez le paiement avec votre code secret.',
      en: 'Dial *126# and confirm the payment with your PIN.',
    },
  },
  // No public page documents what payers dial there.
  CG: {
    targetEnvironment: 'mtncongo',
    prompt: {
      fr: 'Confirmez le paiement sur votre téléphone avec votre code secret.',
      en: 'Confirm the payment on your phone with your PIN.',
    },
  },
} as const;

/** MTN MoMo of a country, as payers know it. */
export function mtnMomoIn(
  country: MtnCountry,
  {
    prompt,
    ...rest
  }: Pick<RailMethod, 'limits' | 'refunds' | 'refundsOption'> & { readonly prompt: RailMethod['prompt'] | undefined },
): RailMethod<'mtn_momo'> {
  return {
    type: 'mobile_money',
    ...wallets.mtn_momo[country],
    currencies: ['XAF'],
    ...rest,
    prompt: prompt ?? COUNTRIES[country].prompt,
    // An apostrophe, an accent or an ampersand is answered with 400.
    description: { lengthMax: 128, punctuation: '.,-' },
  };
}
