import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  explanation: {
    fr: 'Dans l’ordre de la page de paiement. La boutique peut masquer ce qui est activé ici.',
    en: 'In the order of the checkout. The shop may hide methods that are enabled here.',
  },
  change: (method: string, mode: string) => ({ fr: `${method} (${mode})`, en: `${method} (${mode})` }),
  enabled: { fr: 'Proposer ce moyen', en: 'Offer this method' },
  yes: { fr: 'Oui, sauf si la boutique le masque', en: 'Yes, unless the shop hides it' },
  no: { fr: 'Non', en: 'No' },
  place: { fr: 'Place sur la page de paiement', en: 'Position on the checkout' },
  min: {
    label: { fr: 'Minimum par paiement', en: 'Minimum per payment' },
    hint: { fr: 'Vide\u00a0: celui de l’opérateur.', en: 'Empty: the provider’s.' },
    wrong: { fr: 'Saisissez un montant, ou rien.', en: 'Enter an amount, or nothing.' },
  },
  max: {
    label: { fr: 'Maximum par paiement', en: 'Maximum per payment' },
    hint: { fr: 'Vide\u00a0: celui de l’opérateur.', en: 'Empty: the provider’s.' },
    wrong: {
      fr: 'Saisissez un montant qui n’est pas inférieur au minimum, ou rien.',
      en: 'Enter an amount that is not below the minimum, or nothing.',
    },
  },
  done: { saved: { fr: 'C’est enregistré.', en: 'Saved.' } },
});
