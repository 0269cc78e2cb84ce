import type { MessageKind } from '@mitako/contract';
import { inBoth } from '../shell/both.ts';

/** Each kind of message in a few words. */
const KINDS = {
  test: { fr: 'Message de test', en: 'Test message' },
  password_changed: { fr: 'Mot de passe modifié', en: 'Password changed' },
  reset_password: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
  verify_email: { fr: 'Adresse à confirmer', en: 'Address to confirm' },
  email_change_confirm: { fr: 'Nouvelle adresse à confirmer', en: 'New address to confirm' },
  email_change_veto: { fr: 'Changement d’adresse', en: 'Change of address' },
  email_change_undo: { fr: 'Adresse modifiée, à annuler', en: 'Address changed, to undo' },
  email_changed: { fr: 'Adresse modifiée', en: 'Address changed' },
  phone_code: { fr: 'Code par SMS', en: 'Code by text message' },
  invitation: { fr: 'Invitation dans une boutique', en: 'Invitation to a shop' },
  invitation_operator: { fr: 'Invitation à l’administration', en: 'Invitation to the operator panel' },
  factor_added: { fr: 'Double authentification activée', en: 'Second factor added' },
  factor_removed: { fr: 'Double authentification retirée', en: 'Second factor removed' },
  recovery_code_used: { fr: 'Code de secours utilisé', en: 'Recovery code used' },
  factor_suspended: { fr: 'Clé d’accès suspendue', en: 'Passkey suspended' },
  new_device: { fr: 'Nouvel appareil', en: 'New device' },
  sign_up: { fr: 'Inscription', en: 'Sign-up' },
  unlock: { fr: 'Connexion suspendue', en: 'Sign-in paused' },
  factor_guessed: { fr: 'Codes faux répétés', en: 'Repeated wrong codes' },
  member_joined: { fr: 'Nouveau membre', en: 'New member' },
  role_changed: { fr: 'Rôle modifié', en: 'Role changed' },
  member_removed: { fr: 'Accès retiré', en: 'Access removed' },
  ownership_offered: { fr: 'Propriété proposée', en: 'Ownership offered' },
  ownership_changed: { fr: 'Propriété transmise', en: 'Ownership transferred' },
  payment_received: { fr: 'Paiement reçu', en: 'Payment received' },
  payments_received: { fr: 'Paiements réunis', en: 'Gathered payments' },
  payments_daily: { fr: 'Paiements de la journée', en: 'Payments of a day' },
  refund_made: { fr: 'Remboursement', en: 'Refund' },
  refunds_made: { fr: 'Remboursements réunis', en: 'Gathered refunds' },
  dispute_opened: { fr: 'Litige ouvert', en: 'Dispute opened' },
  dispute_due: { fr: 'Litige bientôt à échéance', en: 'Dispute due soon' },
  payout_paid: { fr: 'Versement envoyé', en: 'Payout sent' },
  payout_failed: { fr: 'Versement échoué', en: 'Payout failed' },
  endpoint_failing: { fr: 'Webhook en échec', en: 'Webhook failing' },
  endpoint_recovered: { fr: 'Webhook rétabli', en: 'Webhook recovered' },
  kyc_approved: { fr: 'Entreprise vérifiée', en: 'Business verified' },
  kyc_needs_info: { fr: 'Vérification à compléter', en: 'Verification incomplete' },
  kyc_rejected: { fr: 'Vérification refusée', en: 'Verification rejected' },
  payout_account_changed: { fr: 'Compte de versement modifié', en: 'Payout account changed' },
  receipt: { fr: 'Reçu', en: 'Receipt' },
  receipt_refund: { fr: 'Reçu d’un remboursement', en: 'Receipt of a refund' },
  receipt_sms: { fr: 'Reçu par SMS', en: 'Receipt by text message' },
  receipt_refund_sms: { fr: 'Remboursement par SMS', en: 'Refund by text message' },
  live_key_created: { fr: 'Nouvelle clé de production', en: 'New live key' },
} as const satisfies Readonly<Record<MessageKind, { readonly fr: string; readonly en: string }>>;

export const TEXT = inBoth({
  kinds: KINDS,
  intro: {
    fr: 'Les e‑mails et SMS que la plateforme envoie aux personnes. Leur texte n’est pas conservé, leur trace l’est 30 jours.',
    en: 'Mail and text messages that the gateway sends to people. Their text is not kept; this list is, for 30 days.',
  },
  empty: {
    fr: 'Aucun message pour le moment. Sans serveur de messagerie (MITAKO_MAIL), aucun ne part.',
    en: 'No messages yet. Without a mail server (MITAKO_MAIL), none are sent.',
  },
  columns: {
    to: { fr: 'À', en: 'To' },
    answer: { fr: 'Réponse', en: 'Answer' },
  },
  test: {
    open: { fr: 'Envoyer un message de test', en: 'Send a test message' },
    title: { fr: 'Envoyer un message de test', en: 'Send a test message' },
    explanation: {
      fr: 'Le message part vers votre propre adresse. Dans la liste, il doit être «\u00a0envoyé\u00a0» après quelques secondes.',
      en: 'The message goes to your own address. In the list it should be “sent” after a few seconds.',
    },
    submit: { fr: 'Envoyer', en: 'Send' },
    noMail: {
      fr: 'Cette plateforme n’a pas de serveur de messagerie. Configurez-le avec MITAKO_MAIL.',
      en: 'This gateway has no mail server. Configure one with MITAKO_MAIL.',
    },
  },
  done: {
    queued: { fr: 'Le message est en route.', en: 'The message is on its way.' },
  },
});
