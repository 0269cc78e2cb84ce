import type { EventFamily } from '@mitako/contract';
import { inBoth } from '../../shell/both.ts';

/** What each event tells, and what each family is about. */
export const EVENT_WORDS = inBoth({
  '*': { fr: 'Tous les événements', en: 'All events' },
  'payment.*': { fr: 'Tout sur les paiements', en: 'Everything about payments' },
  'payment.created': { fr: 'Paiement créé', en: 'Payment created' },
  'payment.processing': { fr: 'Le client confirme sur son téléphone', en: 'The customer confirms on the phone' },
  'payment.attempt_failed': {
    fr: 'Une tentative a échoué, le client peut recommencer',
    en: 'An attempt failed, the customer may try again',
  },
  'payment.succeeded': { fr: 'Paiement réussi', en: 'Payment succeeded' },
  'payment.failed': { fr: 'Paiement échoué', en: 'Payment failed' },
  'payment.canceled': { fr: 'Paiement annulé', en: 'Payment canceled' },
  'payment.expired': { fr: 'Paiement expiré', en: 'Payment expired' },
  'payment.refunded': { fr: 'Paiement remboursé', en: 'Payment refunded' },
  'refund.*': { fr: 'Tout sur les remboursements', en: 'Everything about refunds' },
  'refund.created': { fr: 'Remboursement demandé', en: 'Refund requested' },
  'refund.succeeded': { fr: 'Remboursement effectué', en: 'Refund succeeded' },
  'refund.failed': { fr: 'Remboursement échoué', en: 'Refund failed' },
  'dispute.*': { fr: 'Tout sur les litiges', en: 'Everything about disputes' },
  'dispute.opened': { fr: 'Litige ouvert', en: 'Dispute opened' },
  'dispute.evidence_submitted': { fr: 'Réponse au litige envoyée', en: 'Dispute response submitted' },
  'dispute.won': { fr: 'Litige gagné', en: 'Dispute won' },
  'dispute.lost': { fr: 'Litige perdu', en: 'Dispute lost' },
  'settlement.*': { fr: 'Tout sur les versements', en: 'Everything about payouts' },
  'settlement.created': { fr: 'Versement préparé', en: 'Payout created' },
  'settlement.paid': { fr: 'Versement payé', en: 'Payout paid' },
  'settlement.failed': { fr: 'Versement échoué', en: 'Payout failed' },
  'payout_account.*': { fr: 'Tout sur le compte de versement', en: 'Everything about the payout account' },
  'payout_account.set': { fr: 'Compte de versement modifié', en: 'Payout account set' },
  'endpoint.*': { fr: 'Tout sur les adresses de webhooks', en: 'Everything about webhook addresses' },
  'endpoint.disabled': { fr: 'Adresse désactivée par nous', en: 'Address disabled by us' },
  ping: { fr: 'Test envoyé par vous', en: 'Test event' },
});

/** Headings of the families. */
export const FAMILY_NAMES = inBoth({
  'payment.*': { fr: 'Paiements', en: 'Payments' },
  'refund.*': { fr: 'Remboursements', en: 'Refunds' },
  'dispute.*': { fr: 'Litiges', en: 'Disputes' },
  'settlement.*': { fr: 'Versements', en: 'Payouts' },
  'payout_account.*': { fr: 'Compte de versement', en: 'Payout account' },
  'endpoint.*': { fr: 'Adresses de webhooks', en: 'Webhook addresses' },
});

/** The events of a family, as they are declared. */
export function eventsOf<Type extends string>(family: EventFamily, types: readonly Type[]): readonly Type[] {
  return types.filter((type) => type.startsWith(family.slice(0, -1)));
}
