import type { Both } from '../../shell/both.ts';

const fr = {
  merchant: 'Marchand',
  merchantId: 'Identifiant du marchand',
  mode: 'Mode',
  live: 'Réel',
  test: 'Test',
  status: 'État',
  more: 'Par marchand ou par mode',
  amount: 'Montant',
  created: 'Depuis',
  since: (span: string) => `il y a ${span}`,
  nothingFound: 'Rien ne correspond à ces filtres.',
  facts: {
    id: 'Identifiant',
    merchant: 'Marchand',
    payment: 'Paiement',
    amount: 'Montant',
    created: 'Créé le',
    updated: 'Dernier changement',
    failure: 'Raison de l’échec',
  },
  wrong: {
    amount: 'Indiquez un montant, par exemple 5\u202f000.',
    tooLong: 'Ce texte est trop long.',
  },
};

const en: typeof fr = {
  merchant: 'Merchant',
  merchantId: 'Id of the merchant',
  mode: 'Mode',
  live: 'Live',
  test: 'Test',
  status: 'State',
  more: 'By merchant or mode',
  amount: 'Amount',
  created: 'Since',
  since: (span) => `${span} ago`,
  nothingFound: 'Nothing fits these filters.',
  facts: {
    id: 'Identifier',
    merchant: 'Merchant',
    payment: 'Payment',
    amount: 'Amount',
    created: 'Created',
    updated: 'Last change',
    failure: 'Why it failed',
  },
  wrong: {
    amount: 'Enter an amount, such as 5,000.',
    tooLong: 'This text is too long.',
  },
};

/** What pages of several sections say. */
export const TEXT: Both<typeof fr> = { fr, en };
