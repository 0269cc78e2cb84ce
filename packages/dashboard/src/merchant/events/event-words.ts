import type { EventFamily, EventPattern, EventType } from '@mitako/contract';
import type { Both } from '../../shell/both.ts';

/** What each event tells, and what each family is about. */
export const EVENT_WORDS: Both<{ readonly [Pattern in EventPattern | EventType]: string }> = {
  fr: {
    '*': 'Tous les événements',
    'payment.*': 'Tout sur les paiements',
    'payment.created': 'Paiement demandé',
    'payment.processing': 'Le client confirme sur son téléphone',
    'payment.attempt_failed': 'Un essai a échoué, le client peut recommencer',
    'payment.succeeded': 'Paiement réussi',
    'payment.failed': 'Paiement échoué',
    'payment.canceled': 'Paiement annulé',
    'payment.expired': 'Paiement expiré',
    'payment.refunded': 'Paiement remboursé',
    'refund.*': 'Tout sur les remboursements',
    'refund.created': 'Remboursement demandé',
    'refund.succeeded': 'Remboursement effectué',
    'refund.failed': 'Remboursement échoué',
    'dispute.*': 'Tout sur les litiges',
    'dispute.opened': 'Litige ouvert',
    'dispute.evidence_submitted': 'Réponse au litige envoyée',
    'dispute.won': 'Litige gagné',
    'dispute.lost': 'Litige perdu',
    'settlement.*': 'Tout sur les versements',
    'settlement.created': 'Versement préparé',
    'settlement.paid': 'Versement payé',
    'settlement.failed': 'Versement échoué',
    'endpoint.*': 'Tout sur les adresses de webhooks',
    'endpoint.disabled': 'Adresse désactivée par nous',
    ping: 'Essai demandé par vous',
  },
  en: {
    '*': 'All events',
    'payment.*': 'Everything about payments',
    'payment.created': 'Payment asked for',
    'payment.processing': 'The customer confirms on the phone',
    'payment.attempt_failed': 'A try failed, the customer may try again',
    'payment.succeeded': 'Payment succeeded',
    'payment.failed': 'Payment failed',
    'payment.canceled': 'Payment canceled',
    'payment.expired': 'Payment expired',
    'payment.refunded': 'Payment refunded',
    'refund.*': 'Everything about refunds',
    'refund.created': 'Refund asked for',
    'refund.succeeded': 'Refund done',
    'refund.failed': 'Refund failed',
    'dispute.*': 'Everything about disputes',
    'dispute.opened': 'Dispute opened',
    'dispute.evidence_submitted': 'Answer to the dispute sent',
    'dispute.won': 'Dispute won',
    'dispute.lost': 'Dispute lost',
    'settlement.*': 'Everything about payouts',
    'settlement.created': 'Payout prepared',
    'settlement.paid': 'Payout paid',
    'settlement.failed': 'Payout failed',
    'endpoint.*': 'Everything about webhook addresses',
    'endpoint.disabled': 'Address disabled by us',
    ping: 'Try that you asked for',
  },
};

/** Headings of the families. */
export const FAMILY_NAMES: Both<{ readonly [Family in EventFamily]: string }> = {
  fr: {
    'payment.*': 'Paiements',
    'refund.*': 'Remboursements',
    'dispute.*': 'Litiges',
    'settlement.*': 'Versements',
    'endpoint.*': 'Adresses de webhooks',
  },
  en: {
    'payment.*': 'Payments',
    'refund.*': 'Refunds',
    'dispute.*': 'Disputes',
    'settlement.*': 'Payouts',
    'endpoint.*': 'Webhook addresses',
  },
};

/** The events of a family, as they are declared. */
export function eventsOf<Type extends string>(family: EventFamily, types: readonly Type[]): readonly Type[] {
  return types.filter((type) => type.startsWith(family.slice(0, -1)));
}
