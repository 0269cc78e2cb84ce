import { inBoth } from '../shell/both.ts';

/** Names of subjects, as menus, headings and lists have them. */
export const SUBJECTS = inBoth({
  payments: { fr: 'Paiements', en: 'Payments' },
  customers: { fr: 'Clients', en: 'Customers' },
  payment_links: { fr: 'Liens de paiement', en: 'Payment links' },
  refunds: { fr: 'Remboursements', en: 'Refunds' },
  disputes: { fr: 'Litiges', en: 'Disputes' },
  payouts: { fr: 'Versements', en: 'Payouts' },
  deliveries: { fr: 'Envois', en: 'Deliveries' },
  delivery_log: { fr: 'Journal des envois', en: 'Delivery log' },
  events: { fr: 'Événements', en: 'Events' },
  attempts: { fr: 'Tentatives', en: 'Attempts' },
  methods: { fr: 'Moyens de paiement', en: 'Payment methods' },
  merchants: { fr: 'Commerçants', en: 'Merchants' },
  webhooks: { fr: 'Webhooks', en: 'Webhooks' },
  rails: { fr: 'Opérateurs mobiles', en: 'Rails' },
  ledger: { fr: 'Grand livre', en: 'Ledger' },
  processes: { fr: 'Processus', en: 'Processes' },
  queues: { fr: 'Files d’attente', en: 'Queues' },
  payout_account: { fr: 'Compte de versement', en: 'Payout account' },
  bank_files: { fr: 'Fichiers bancaires', en: 'Bank files' },
  audit_log: { fr: 'Journal d’audit', en: 'Audit log' },
  home: { fr: 'Accueil', en: 'Home' },
  attempts_to_review: { fr: 'Tentatives à vérifier', en: 'Attempts to review' },
  businesses_to_verify: { fr: 'Dossiers à examiner', en: 'Businesses to verify' },
});
