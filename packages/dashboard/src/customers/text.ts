import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  intro: {
    fr: 'Un client est un numéro ou un compte. Donnez-lui un nom pour le reconnaître.',
    en: 'A customer is a number or an account. Give them a name to recognise them.',
  },
  searchHint: {
    fr: 'Numéro entier ou ses trois ou quatre derniers chiffres, e\u2011mail d’un compte',
    en: 'Whole number or its last three or four digits, email of an account',
  },
  nothingFound: { fr: 'Aucun client ne correspond à cette recherche.', en: 'No customer matches this search.' },
  all: { fr: 'Voir tous les clients', en: 'See all customers' },
  empty: {
    title: { fr: 'Vos clients apparaîtront ici', en: 'Your customers will appear here' },
    text: {
      fr: 'Chaque numéro et chaque compte apparaît ici dès sa première tentative de paiement.',
      en: 'Each number and account appears here with its first attempt to pay.',
    },
  },
  columns: {
    paysWith: { fr: 'Paie avec', en: 'Pays with' },
    paid: { fr: 'Achats', en: 'Purchases' },
    last: { fr: 'Dernier achat', en: 'Last purchase' },
    never: { fr: 'Aucun', en: 'None' },
    total: { fr: 'Total payé', en: 'Total paid' },
  },
  sort: { fr: 'Trier', en: 'Sort' },
  newest: { fr: 'Les plus récents', en: 'Newest' },
  sorted: {
    fr: 'Chaque page classe jusqu’à 100 clients, à partir des plus récents.',
    en: 'Each page sorts up to 100 customers, from the newest on.',
  },
  atLeast: (amount: string) => ({ fr: `au moins ${amount}`, en: `at least ${amount}` }),
  tags: { loyal: { fr: 'Fidèle', en: 'Loyal' }, isNew: { fr: 'Nouveau', en: 'New' } },
  account: (ending: string) => ({ fr: `Compte …${ending}`, en: `Account …${ending}` }),
  one: {
    refunded: (amount: string) => ({ fr: `Dont ${amount} remboursés.`, en: `Of which ${amount} refunded.` }),
    countOf: (paid: number, refunded: number) => ({
      fr: `${paid} payé${paid > 1 ? 's' : ''}${refunded === 0 ? '' : `, dont ${refunded} remboursé${refunded > 1 ? 's' : ''}`}`,
      en: `${paid} paid${refunded === 0 ? '' : `, of which ${refunded} refunded`}`,
    }),
    rate: { fr: 'Taux de réussite', en: 'Success rate' },
    rateOf: (paid: number, ended: number) => ({
      fr:
        ended === 0
          ? 'Aucun paiement terminé.'
          : ended === 1
            ? `${paid} sur 1 paiement terminé`
            : `${paid} sur ${ended} paiements terminés`,
      en:
        ended === 0
          ? 'No payment has ended.'
          : ended === 1
            ? `${paid} of 1 payment that ended`
            : `${paid} of ${ended} payments that ended`,
    }),
    truncated: {
      fr: 'Ce client a fait plus de 1\u202f000 tentatives dans cette période\u00a0: seules les plus récentes sont comptées.',
      en: 'This customer made more than 1,000 attempts in this range: only the newest are counted.',
    },
    paidOf: { fr: 'Dont payés', en: 'Of which paid' },
    none: { fr: 'Aucun paiement dans cette période.', en: 'No payments in this range.' },
    refunds: { fr: 'Derniers remboursements', en: 'Latest refunds' },
    refundOf: { fr: 'Paiement remboursé', en: 'Refunded payment' },
    notes: { fr: 'Vos notes', en: 'Your notes' },
    noNotes: {
      fr: 'Aucune note. Vous seul les lisez, jamais le client.',
      en: 'No notes. Only you read them, never the customer.',
    },
    written: { fr: 'Modifiées le', en: 'Last changed' },
    first: { fr: 'Vu la première fois le', en: 'First seen' },
    last: { fr: 'Dernier paiement créé le', en: 'Latest payment created' },
  },
  name: {
    open: { fr: 'Donner un nom', en: 'Give a name' },
    change: { fr: 'Changer le nom', en: 'Change the name' },
    label: { fr: 'Nom de ce client', en: 'Name of this customer' },
    hint: {
      fr: 'Vous seul le lisez, jamais le client. Effacez-le pour le supprimer.',
      en: 'Only you read it, never the customer. Clear it to delete it.',
    },
    wrong: {
      fr: 'Ce nom est trop long\u00a0: 120 caractères au plus.',
      en: 'This name is too long: at most 120 characters.',
    },
  },
  edit: {
    open: { fr: 'Écrire une note', en: 'Write a note' },
    change: { fr: 'Modifier les notes', en: 'Edit notes' },
    label: { fr: 'Vos notes sur ce client', en: 'Your notes about this customer' },
    hint: {
      fr: 'Au plus 2\u202f000 caractères. Effacez tout pour les supprimer.',
      en: 'At most 2,000 characters. Clear them to delete them.',
    },
    wrong: { fr: 'Ces notes sont trop longues.', en: 'These notes are too long.' },
  },
  erase: {
    open: { fr: 'Effacer ce client', en: 'Erase this customer' },
    title: { fr: 'Effacer ce client\u00a0?', en: 'Erase this customer?' },
    explanation: {
      notes: {
        fr: 'Le nom, vos notes et le lien avec ses paiements sont supprimés pour toujours.',
        en: 'The name, your notes and the link to their payments are permanently deleted.',
      },
      money: {
        fr: 'Les paiements restent dans vos comptes, avec la fin du numéro.',
        en: 'The payments stay in your accounts, with the end of the number.',
      },
      back: {
        fr: 'Si cette personne paie de nouveau, elle apparaît comme un nouveau client.',
        en: 'If this person pays again, they appear as a new customer.',
      },
    },
    submit: { fr: 'Effacer', en: 'Erase' },
  },
  done: {
    named: { fr: 'Le nom est enregistré.', en: 'The name has been saved.' },
    saved: { fr: 'Vos notes sont enregistrées.', en: 'Your notes have been saved.' },
    erased: { fr: 'Le client est effacé.', en: 'The customer has been erased.' },
  },
});
