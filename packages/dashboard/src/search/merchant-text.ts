import type { OwnKind } from '@mitako/contract';
import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  label: { fr: 'Chercher partout', en: 'Search everywhere' },
  hint: {
    fr: 'Une référence, un mot, un montant, un identifiant, un numéro de client, une adresse e-mail ou une adresse de webhook.',
    en: 'A reference, a word, an amount, an id, a customer’s number, an e-mail address or a webhook address.',
  },
  all: {
    customer: { fr: 'Tous les clients trouvés', en: 'All customers found' },
    payment: { fr: 'Tous les paiements trouvés', en: 'All payments found' },
  },
  more: { fr: 'Il y en a plus\u00a0: précisez la recherche.', en: 'There are more: narrow the search.' },
  states: {
    active: { fr: 'Actif', en: 'Active' },
    inactive: { fr: 'Inactif', en: 'Inactive' },
    enabled: { fr: 'Actif', en: 'Enabled' },
    disabled: { fr: 'Désactivé', en: 'Disabled' },
    deleted: { fr: 'Supprimé', en: 'Deleted' },
  },
});

/** Headings of what is found. */
export const KINDS: { readonly [Locale in 'fr' | 'en']: { readonly [Kind in OwnKind]: string } } = {
  fr: {
    customer: 'Clients',
    payment: 'Paiements',
    refund: 'Remboursements',
    dispute: 'Litiges',
    settlement: 'Versements',
    payment_link: 'Liens de paiement',
    webhook_endpoint: 'Webhooks',
  },
  en: {
    customer: 'Customers',
    payment: 'Payments',
    refund: 'Refunds',
    dispute: 'Disputes',
    settlement: 'Payouts',
    payment_link: 'Payment links',
    webhook_endpoint: 'Webhooks',
  },
};
