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
    frozen: { fr: 'Le compte est gelé.', en: 'The account is frozen.' },
    unfrozen: { fr: 'Le gel est levé.', en: 'The account is no longer frozen.' },
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
  frozen: { fr: 'Gelé', en: 'Frozen' },
  reasonHint: { fr: 'Le client le lit.', en: 'The customer reads it.' },
  frozenWhy: { fr: 'Pourquoi le compte est gelé', en: 'Why the account is frozen' },
  freeze: {
    open: { fr: 'Geler', en: 'Freeze' },
    title: { fr: 'Geler ce compte', en: 'Freeze this account' },
    submit: { fr: 'Geler ce compte', en: 'Freeze this account' },
    explanation: {
      fr: 'Plus aucun argent ne sort du portefeuille et aucun dépôt n’y entre\u00a0; les remboursements arrivent toujours. Le client peut se connecter et lit le motif.',
      en: 'No money leaves the wallet and no cash is paid in; refunds still arrive. The customer can log in and reads the reason.',
    },
  },
  unfreeze: {
    open: { fr: 'Lever le gel', en: 'Unfreeze' },
    title: { fr: 'Lever le gel de ce compte', en: 'Unfreeze this account' },
    submit: { fr: 'Lever le gel', en: 'Unfreeze' },
    explanation: {
      fr: 'Le client peut de nouveau payer et retirer de l’argent, dès maintenant.',
      en: 'The customer can pay and take out money again at once.',
    },
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
