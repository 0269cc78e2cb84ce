import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  finds: { fr: 'Ce que vous pouvez chercher', en: 'What you can search for' },
  nothing: (q: string) => ({ fr: `Rien ne correspond à «\u00a0${q}\u00a0»`, en: `Nothing matches “${q}”` }),
  inMode: {
    live: { fr: 'Chercher en mode réel', en: 'Search in live mode' },
    test: { fr: 'Chercher en mode test', en: 'Search in test mode' },
  },
  merchant: {
    label: { fr: 'Chercher partout', en: 'Search everywhere' },
    where: {
      live: { fr: 'Cherché dans toute la boutique, en mode réel.', en: 'Searched the whole shop, in live mode.' },
      test: { fr: 'Cherché dans toute la boutique, en mode test.', en: 'Searched the whole shop, in test mode.' },
    },
    findable: {
      reference: {
        fr: 'Un paiement par sa référence, un mot de sa description ou son montant',
        en: 'A payment by its reference, a word of its description or its amount',
      },
      phone: {
        fr: 'Un client par son numéro entier, ses trois ou quatre derniers chiffres ou l’e\u2011mail de son compte',
        en: 'A customer by the whole number, its last three or four digits or the e-mail address of the account',
      },
      id: { fr: 'Un identifiant entier, comme pay_…', en: 'A whole id, such as pay_…' },
      words: {
        fr: 'Un mot d’un lien de paiement ou d’une adresse de webhook, parmi les 100 plus récents',
        en: 'A word of a payment link or a webhook address, among the newest 100',
      },
    },
  },
  operator: {
    label: { fr: 'Rechercher', en: 'Search' },
    where: {
      fr: 'Cherché partout, en réel et en test.',
      en: 'Searched everywhere, live and test.',
    },
    findable: {
      id: {
        fr: 'Un identifiant entier, comme pay_…, att_… ou tx_…, ou une adresse de paiement',
        en: 'A whole id, such as pay_…, att_… or tx_…, or a checkout address',
      },
      reference: {
        fr: 'Une référence entière, de la boutique ou de l’opérateur',
        en: 'A whole reference, of the shop or the provider',
      },
      phone: {
        fr: 'Un numéro entier, ou ses trois ou quatre derniers chiffres',
        en: 'A whole phone number, or its last three or four digits',
      },
      email: { fr: 'Une adresse e\u2011mail entière', en: 'A whole e-mail address' },
      name: {
        fr: 'Trois lettres du nom d’une boutique, parmi les 500 plus récents',
        en: 'Three letters of a shop’s name, among the newest 500',
      },
    },
  },
  all: {
    customer: { fr: 'Tous les clients trouvés', en: 'All customers found' },
    payment: { fr: 'Tous les paiements trouvés', en: 'All payments found' },
  },
  more: { fr: 'Il y en a plus\u00a0: précisez la recherche.', en: 'There are more: narrow the search.' },
  truncated: {
    fr: 'Plus de 20 correspondent\u00a0: les 20 plus récents sont affichés. Une recherche plus précise en trouve moins.',
    en: 'More than 20 match: the newest 20 are shown. A narrower search finds fewer.',
  },
  by: (handles: string) => ({ fr: `Trouvé par\u00a0: ${handles}`, en: `Found by: ${handles}` }),
  /** By the part of an object that has the text. */
  handles: {
    id: { fr: 'identifiant', en: 'id' },
    slug: { fr: 'adresse de paiement', en: 'checkout address' },
    transaction_id: { fr: 'transaction', en: 'transaction' },
    rail_reference: { fr: 'référence de l’opérateur', en: 'the provider’s reference' },
    rail_request_id: { fr: 'transaction de l’opérateur', en: 'the provider’s transaction' },
    customer_reference: { fr: 'référence de la boutique', en: 'the shop’s reference' },
    email: { fr: 'adresse e\u2011mail', en: 'e-mail address' },
    phone: { fr: 'numéro', en: 'phone number' },
    phone_ending: { fr: 'fin du numéro', en: 'end of the number' },
    name: { fr: 'nom', en: 'name' },
  },
});
