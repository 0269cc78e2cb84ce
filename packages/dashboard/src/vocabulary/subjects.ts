import { inBoth } from '../shell/both.ts';

/** Names of subjects, as menus, headings and lists have them. */
export const SUBJECTS = inBoth({
  payments: { fr: 'Paiements', en: 'Payments' },
  customers: { fr: 'Clients', en: 'Customers' },
  payment_links: { fr: 'Liens de paiement', en: 'Payment links' },
  refunds: { fr: 'Remboursements', en: 'Refunds' },
  disputes: { fr: 'Litiges', en: 'Disputes' },
  payouts: { fr: 'Versements', en: 'Payouts' },
  deliveries: { fr: 'Notifications', en: 'Deliveries' },
  messages: { fr: 'Messages', en: 'Messages' },
  delivery_log: { fr: 'Journal des notifications', en: 'Delivery log' },
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
  due_payouts: { fr: 'Versements dus', en: 'Due payouts' },
  bank_files: { fr: 'Fichiers bancaires', en: 'Bank files' },
  audit_log: { fr: 'Journal d’audit', en: 'Audit log' },
  home: { fr: 'Accueil', en: 'Home' },
  attempts_to_review: { fr: 'Tentatives à vérifier', en: 'Attempts to review' },
  businesses_to_verify: { fr: 'Dossiers à examiner', en: 'Businesses to verify' },
  sandbox: { fr: 'Bac à sable', en: 'Sandbox' },
  till: { fr: 'Caisse', en: 'Till' },
  agents: { fr: 'Agents', en: 'Agents' },
  agent_locations: { fr: 'Points de vente', en: 'Agent locations' },
  profile: { fr: 'Profil et marque', en: 'Profile and brand' },
  balance: { fr: 'Solde', en: 'Balance' },
  api_keys: { fr: 'Clés d’API', en: 'API keys' },
  health: { fr: 'Santé', en: 'Health' },
  reports: { fr: 'Rapports', en: 'Reports' },
  notifications: { fr: 'Alertes', en: 'Notifications' },
  security: { fr: 'Sécurité', en: 'Security' },
  team: { fr: 'Équipe', en: 'Team' },
  people: { fr: 'Équipe', en: 'People' },
  unapplied_funds: { fr: 'Argent à rendre', en: 'Unapplied funds' },
  activity: { fr: 'Activité', en: 'Activity' },
  kyc: { fr: 'Dossier', en: 'Business verification' },
  take_payment: { fr: 'Encaisser', en: 'Take payment' },
  cash_in: { fr: 'Dépôt', en: 'Cash in' },
  cash_out: { fr: 'Retrait', en: 'Cash out' },
  settings: { fr: 'Réglages', en: 'Settings' },
  today: { fr: 'Aujourd’hui', en: 'Today' },
  pin: { fr: 'Code PIN', en: 'PIN' },
});

/** Where the gateway is one shop's, which is its only merchant. */
export const SHOP = inBoth({ name: { fr: 'Boutique', en: 'Shop' } });

/** Headings of groups in the menu. */
export const GROUPS = inBoth({
  /** What waits for the operator's decision. */
  decisions: { fr: 'Décisions', en: 'Decisions' },
  /** Merchants, agents and their money. */
  accounts: { fr: 'Commerçants et agents', en: 'Merchants and agents' },
  /** What keeps the service running, and monitors it. */
  system: { fr: 'Système', en: 'System' },
  /** How a merchant is paid. */
  collect: { fr: 'Encaisser', en: 'Get paid' },
  /** The money of a merchant, or of the shop that the gateway is of, and its figures. */
  money: { fr: 'Argent', en: 'Money' },
  /** What a shop's developers need. */
  developers: { fr: 'Développeurs', en: 'Developers' },
  /** The person who is logged in. */
  account: { fr: 'Compte', en: 'Account' },
});
