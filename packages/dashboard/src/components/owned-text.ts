import { inBoth } from '../shell/both.ts';

/** What pages of several sections say. */
export const TEXT = inBoth({
  merchant: { fr: 'Commerçant', en: 'Merchant' },
  merchantId: { fr: 'Identifiant du commerçant', en: 'Merchant id' },
  mode: { fr: 'Mode', en: 'Mode' },
  live: { fr: 'Réel', en: 'Live' },
  test: { fr: 'Test', en: 'Test' },
  status: { fr: 'Statut', en: 'Status' },
  more: { fr: 'Par commerçant ou par mode', en: 'By merchant or mode' },
  amount: { fr: 'Montant', en: 'Amount' },
  created: { fr: 'Depuis', en: 'Since' },
  since: { fr: (span: string) => `il y a ${span}`, en: (span: string) => `${span} ago` },
  facts: {
    id: { fr: 'Identifiant', en: 'Identifier' },
    merchant: { fr: 'Commerçant', en: 'Merchant' },
    payment: { fr: 'Paiement', en: 'Payment' },
    created: { fr: 'Créé le', en: 'Created' },
    updated: { fr: 'Dernier changement', en: 'Last change' },
    failure: { fr: 'Raison de l’échec', en: 'Why it failed' },
  },
  wrong: {
    amount: { fr: 'Indiquez un montant, par exemple 5\u202f000.', en: 'Enter an amount, for example 5,000.' },
    tooLong: { fr: 'Ce texte est trop long.', en: 'This text is too long.' },
  },
  account: {
    email: { fr: 'Adresse e-mail', en: 'E-mail address' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    phoneHint: { fr: 'Facultatif, avec l’indicatif\u00a0: +237…', en: 'Optional, with the country code: +237…' },
    passwordRule: { fr: 'De 8 à 128 caractères.', en: '8 to 128 characters.' },
    wrong: {
      name: { fr: 'Indiquez un nom, 120 caractères au plus.', en: 'Enter a name of at most 120 characters.' },
      email: { fr: 'Indiquez une adresse e-mail.', en: 'Enter an e-mail address.' },
      phone: {
        fr: 'Indiquez un numéro avec son indicatif, par exemple +237653456789.',
        en: 'Enter a number with its country code, such as +237653456789.',
      },
    },
  },
});
