import { inBoth } from '../shell/both.ts';

/** What each kind of object is called. */
export const KINDS = inBoth({
  payment: { fr: 'Paiement', en: 'Payment' },
  payment_link: { fr: 'Lien de paiement', en: 'Payment link' },
  attempt: { fr: 'Tentative', en: 'Attempt' },
  refund: { fr: 'Remboursement', en: 'Refund' },
  dispute: { fr: 'Litige', en: 'Dispute' },
  settlement: { fr: 'Versement', en: 'Payout' },
  event: { fr: 'Événement', en: 'Event' },
  delivery: { fr: 'Notification', en: 'Delivery' },
  merchant: { fr: 'Commerçant', en: 'Merchant' },
  agent: { fr: 'Agent', en: 'Agent' },
  user: { fr: 'Client', en: 'Customer' },
  api_key: { fr: 'Clé d’API', en: 'API key' },
  webhook_endpoint: { fr: 'Adresse de webhooks', en: 'Webhook endpoint' },
  payout_account: { fr: 'Compte de versement', en: 'Payout account' },
  payout_export: { fr: 'Fichier bancaire', en: 'Bank file' },
  ledger_check: { fr: 'Contrôle du grand livre', en: 'Ledger check' },
});
