import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  merchant: {
    label: { fr: 'Chercher partout', en: 'Search everywhere' },
    hint: {
      fr: 'Une référence, un mot, un montant, un identifiant, un numéro de client, une adresse e\u2011mail ou une adresse de webhook.',
      en: 'A reference, a word, an amount, an id, a customer’s number, an e-mail address or a webhook address.',
    },
  },
  operator: {
    label: { fr: 'Rechercher', en: 'Search' },
    hint: {
      fr: 'Un identifiant, une adresse de paiement, une référence de l’opérateur ou du commerçant, une adresse e\u2011mail, une partie du nom d’un commerçant, un numéro entier ou ses trois ou quatre derniers chiffres.',
      en: 'An id, a checkout address, a reference of the provider or the merchant, an e-mail address, a part of a merchant’s name, a whole phone number or its last three or four digits.',
    },
  },
  all: {
    customer: { fr: 'Tous les clients trouvés', en: 'All customers found' },
    payment: { fr: 'Tous les paiements trouvés', en: 'All payments found' },
  },
  more: { fr: 'Il y en a plus\u00a0: précisez la recherche.', en: 'There are more: narrow the search.' },
  found: { fr: 'Résultats', en: 'Results' },
  truncated: {
    fr: 'Il y en a plus de 20 : seuls 20 sont affichés.',
    en: 'There are more than 20: only 20 are shown.',
  },
  by: { fr: 'Trouvé par', en: 'Found by' },
  summary: { fr: 'Résumé', en: 'Summary' },
  /** By the part of an object that has the text. */
  handles: {
    id: { fr: 'identifiant', en: 'id' },
    slug: { fr: 'adresse de paiement', en: 'checkout address' },
    transaction_id: { fr: 'transaction', en: 'transaction' },
    rail_reference: { fr: 'référence de l’opérateur', en: 'the provider’s reference' },
    rail_request_id: { fr: 'transaction de l’opérateur', en: 'the provider’s transaction' },
    customer_reference: { fr: 'référence du commerçant', en: 'the merchant’s reference' },
    email: { fr: 'adresse e\u2011mail', en: 'e-mail address' },
    phone: { fr: 'numéro', en: 'phone number' },
    phone_ending: { fr: 'fin du numéro', en: 'end of the number' },
    name: { fr: 'nom', en: 'name' },
  },
});
