import { inBoth } from '../shell/both.ts';

/** Texts about a user, for the operator. */
export const TEXT = inBoth({
  title: { fr: 'Client', en: 'Customer' },
  email: {
    true: { fr: 'Adresse vérifiée', en: 'Address verified' },
    false: { fr: 'Adresse non vérifiée', en: 'Address not verified' },
  },
  phone: {
    true: { fr: 'Numéro vérifié', en: 'Number verified' },
    false: { fr: 'Numéro non vérifié', en: 'Number not verified' },
  },
  sandbox: { fr: 'Compte de test', en: 'Test account' },
  done: {
    tier: { fr: 'L’identité du client est à jour.', en: 'The customer’s identity is up to date.' },
  },
  limits: {
    title: { fr: 'Limites du portefeuille', en: 'Limits of the wallet' },
    none: { fr: 'Aucune limite', en: 'No limit' },
    tier: { fr: 'Niveau', en: 'Tier' },
    tiers: {
      unverified: { fr: 'Non vérifié', en: 'Not verified' },
      verified: { fr: 'Joignable', en: 'Reachable' },
      full: { fr: 'Identité vérifiée', en: 'Identity verified' },
    },
    balance: { fr: 'Solde maximal', en: 'Highest balance' },
    pay: { fr: 'Paiements', en: 'Payments' },
    cash_in: { fr: 'Dépôts d’espèces', en: 'Cash in' },
    cash_out: { fr: 'Retraits d’espèces', en: 'Cash out' },
    one: (amount: string) => ({ fr: `${amount} par opération`, en: `${amount} each` }),
    day: (amount: string, left: string) => ({
      fr: `${amount} par jour (reste ${left})`,
      en: `${amount} a day (${left} left)`,
    }),
    month: (amount: string, left: string) => ({
      fr: `${amount} par mois (reste ${left})`,
      en: `${amount} a month (${left} left)`,
    }),
  },
  identify: {
    open: { fr: 'Confirmer l’identité', en: 'Confirm the identity' },
    title: { fr: 'Confirmer l’identité du client', en: 'Confirm the customer’s identity' },
    explanation: {
      fr: 'Vous avez vérifié qui est ce client, pièce d’identité à l’appui. Les limites de l’identité vérifiée s’appliquent aussitôt.',
      en: 'You have verified who this customer is by an identity document. The limits of a verified identity apply at once.',
    },
  },
  withdraw: {
    open: { fr: 'Retirer la confirmation', en: 'Withdraw the confirmation' },
    title: { fr: 'Retirer la confirmation d’identité', en: 'Withdraw the confirmation of the identity' },
    explanation: {
      fr: 'Les limites d’avant s’appliquent de nouveau. Ce qui a été payé aujourd’hui et ce mois-ci compte.',
      en: 'The earlier limits apply again. What was paid today and this month counts.',
    },
  },
});
