import type { RailMethod } from '@mitako/core';

/** Cards, typed on a page of a provider. */
export const CARD: RailMethod = {
  type: 'card',
  provider: 'bank_card',
  label: 'Visa, Mastercard',
  monogram: 'V',
  colors: { background: '#1a1f71', text: '#ffffff' },
  country: 'CM',
  callingCode: null,
  currencies: ['XAF'],
  limits: { min: 100, max: 1_000_000 },
  prompt: { fr: 'Saisissez votre carte sur la page du prestataire.', en: 'Enter your card on the provider’s page.' },
  description: { lengthMax: 100, punctuation: '.,-' },
  refunds: 'full',
};
