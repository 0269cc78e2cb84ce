import type { FoundKind, Handle } from '@mitako/contract';
import { inBoth } from '../shell/both.ts';

export const TEXT = inBoth({
  title: { fr: 'Recherche', en: 'Search' },
  found: { fr: 'Résultats', en: 'Results' },
  hint: {
    fr: 'Un identifiant, une adresse de paiement, une référence de l’opérateur ou du commerçant, une adresse e-mail, une partie du nom d’un commerçant, un numéro entier ou ses trois ou quatre derniers chiffres.',
    en: 'An id, a checkout address, a reference of the provider or the merchant, an e-mail address, a part of a merchant’s name, a whole phone number or its last three or four digits.',
  },
  truncated: {
    fr: 'Il y en a plus de 20 : seuls 20 sont affichés.',
    en: 'There are more than 20: only 20 are shown.',
  },
  states: {
    active: { fr: 'Actif', en: 'Active' },
    inactive: { fr: 'Désactivé', en: 'Disabled' },
    enabled: { fr: 'Actif', en: 'Enabled' },
    disabled: { fr: 'Désactivé', en: 'Disabled' },
    deleted: { fr: 'Supprimé', en: 'Deleted' },
    current: { fr: 'Actuel', en: 'Current' },
    replaced: { fr: 'Remplacé', en: 'Replaced' },
  },
  columns: {
    by: { fr: 'Trouvé par', en: 'Found by' },
    summary: { fr: 'Résumé', en: 'Summary' },
  },
});

export const KINDS: { readonly [Locale in 'fr' | 'en']: { readonly [Kind in FoundKind]: string } } = {
  fr: {
    payment: 'Paiement',
    payment_link: 'Lien de paiement',
    attempt: 'Tentative',
    refund: 'Remboursement',
    dispute: 'Litige',
    settlement: 'Versement',
    event: 'Événement',
    delivery: 'Envoi',
    merchant: 'Commerçant',
    agent: 'Agent',
    user: 'Client',
    api_key: 'Clé d’API',
    webhook_endpoint: 'Adresse de webhooks',
    payout_account: 'Compte de versement',
    payout_export: 'Fichier bancaire',
    ledger_check: 'Contrôle du grand livre',
  },
  en: {
    payment: 'Payment',
    payment_link: 'Payment link',
    attempt: 'Attempt',
    refund: 'Refund',
    dispute: 'Dispute',
    settlement: 'Payout',
    event: 'Event',
    delivery: 'Delivery',
    merchant: 'Merchant',
    agent: 'Agent',
    user: 'Customer',
    api_key: 'API key',
    webhook_endpoint: 'Webhook endpoint',
    payout_account: 'Payout account',
    payout_export: 'Bank file',
    ledger_check: 'Ledger check',
  },
};

export const HANDLE_WORDS: { readonly [Locale in 'fr' | 'en']: { readonly [Each in Handle]: string } } = {
  fr: {
    id: 'identifiant',
    slug: 'adresse de paiement',
    transaction_id: 'transaction',
    rail_reference: 'référence de l’opérateur',
    rail_request_id: 'transaction de l’opérateur',
    customer_reference: 'référence du commerçant',
    email: 'adresse e-mail',
    phone: 'numéro',
    phone_ending: 'fin du numéro',
    name: 'nom',
  },
  en: {
    id: 'id',
    slug: 'checkout address',
    transaction_id: 'transaction',
    rail_reference: 'the provider’s reference',
    rail_request_id: 'the provider’s transaction',
    customer_reference: 'the merchant’s reference',
    email: 'e-mail address',
    phone: 'phone number',
    phone_ending: 'end of the number',
    name: 'name',
  },
};
