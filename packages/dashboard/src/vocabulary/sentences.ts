import { inBoth } from '../shell/both.ts';

/** Sentences that several subjects share. */
export const SENTENCES = inBoth({
  about: (what: string, name: string) => ({ fr: `${what}\u00a0: ${name}`, en: `${what}: ${name}` }),
  no_reason: { fr: 'Sans motif', en: 'No reason given' },
  nothing_yet: { fr: 'Rien pour le moment.', en: 'Nothing yet.' },
  search_too_long: { fr: 'Cette recherche est trop longue.', en: 'This search is too long.' },
  choose_from_list: { fr: 'Choisissez dans la liste.', en: 'Choose from the list.' },
  message_too_long: {
    fr: 'Ce message est trop long\u00a0: 1\u00a0000 caractères au plus.',
    en: 'This message is too long: at most 1,000 characters.',
  },
  description_too_long: {
    fr: 'La description a 255 caractères au plus.',
    en: 'Enter a description of at most 255 characters.',
  },
  give_reason: {
    fr: 'Indiquez pourquoi.',
    en: 'Give the reason.',
  },
  for_audit_log: {
    fr: 'Pour le journal d’audit.',
    en: 'For the audit log.',
  },
  password_rule: {
    fr: 'De 12 à 128 caractères. Quatre mots au hasard font un bon mot de passe.',
    en: '12 to 128 characters. Four random words make a good password.',
  },
  choose_password: {
    fr: 'Choisissez un mot de passe de 12 à 128 caractères, ni courant ni fait du nom, de l’adresse ou du numéro.',
    en: 'Choose a password of 12 to 128 characters, neither common nor made of the name, address or number.',
  },
  /** Of users, whose money a PIN guards. */
  user_password_rule: {
    fr: 'De 8 à 128 caractères. Quatre mots au hasard font un bon mot de passe.',
    en: '8 to 128 characters. Four random words make a good password.',
  },
  choose_user_password: {
    fr: 'Choisissez un mot de passe de 8 à 128 caractères, ni courant ni fait du nom, de l’adresse ou du numéro.',
    en: 'Choose a password of 8 to 128 characters, neither common nor made of the name, address or number.',
  },
  /** Where a link may be of any role. */
  any_password_rule: {
    fr: 'De 12 à 128 caractères, 8 suffisent pour un portefeuille. Quatre mots au hasard font un bon mot de passe.',
    en: '12 to 128 characters; 8 are enough for a wallet. Four random words make a good password.',
  },
  choose_any_password: {
    fr: 'Choisissez un mot de passe de 12 à 128 caractères (8 pour un portefeuille), ni courant ni fait du nom, de l’adresse ou du numéro.',
    en: 'Choose a password of 12 to 128 characters (8 for a wallet), neither common nor made of the name, address or number.',
  },
  enter_name: { fr: 'Indiquez un nom, 120 caractères au plus.', en: 'Enter a name of at most 120 characters.' },
  enter_email: { fr: 'Indiquez une adresse e\u2011mail.', en: 'Enter an e-mail address.' },
  endpoint_disabled: {
    fr: 'L’adresse est désactivée\u00a0: activez-la d’abord.',
    en: 'The endpoint is disabled: enable it first.',
  },
  deleted_endpoint: { fr: 'Adresse supprimée', en: 'Deleted endpoint' },
  needs_kyc: {
    fr: 'Pour encaisser de l’argent réel, faites d’abord vérifier votre entreprise.',
    en: 'Have your business verified before you accept real money.',
  },
  no_sales: { fr: 'Aucun encaissement sur cette période.', en: 'No sales in this period.' },
  before_refunds_and_fees: { fr: 'Avant remboursements et frais.', en: 'Before refunds and fees.' },
  account_suspended: {
    fr: 'Votre compte est suspendu\u00a0: aucun nouveau paiement réel n’est accepté.',
    en: 'Your account is suspended: new live payments are not accepted.',
  },
  same_figures: { fr: 'Les mêmes chiffres en tableau', en: 'The same figures as a table' },
  daily_volume: { fr: 'Encaissements par jour', en: 'Daily volume' },
  no_method: { fr: 'Aucun moyen dans ce mode.', en: 'No method in this mode.' },
  qr_code: { fr: 'Code QR de la page de paiement', en: 'QR code of the payment page' },
  has_account: { fr: 'Déjà un compte\u00a0?', en: 'Already have an account?' },
  waiting_for_customer: { fr: 'En attente du client', en: 'Waiting for the customer' },
  immediately: { fr: 'aussitôt', en: 'immediately' },
  up_to_date: { fr: 'À jour', en: 'Up to date' },
});
