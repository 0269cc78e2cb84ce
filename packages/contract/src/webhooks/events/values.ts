import type { Locale, Timestamp } from '../../basics/values.ts';

/** Every event type. */
export const EVENT_TYPES = [
  'payment.created',
  'payment.processing',
  'payment.attempt_failed',
  'payment.succeeded',
  'payment.failed',
  'payment.canceled',
  'payment.expired',
  'payment.refunded',
  'refund.created',
  'refund.succeeded',
  'refund.failed',
  'dispute.opened',
  'dispute.evidence_submitted',
  'dispute.won',
  'dispute.lost',
  'settlement.created',
  'settlement.paid',
  'settlement.failed',
  'payout_account.set',
  'endpoint.disabled',
  'ping',
] as const;

/** What happened: an event of this name is sent to the endpoints that subscribe to it. */
export type EventType = (typeof EVENT_TYPES)[number];

/** A short description of each event, for the API reference and the merchant's pages. */
export const EVENT_SUMMARIES: Readonly<Record<EventType, Readonly<Record<Locale, string>>>> = {
  'payment.created': { fr: 'Paiement créé', en: 'Payment created' },
  'payment.processing': { fr: 'Le client confirme sur son téléphone', en: 'The customer confirms on the phone' },
  'payment.attempt_failed': {
    fr: 'Une tentative a échoué, le client peut recommencer',
    en: 'An attempt failed, the customer may try again',
  },
  'payment.succeeded': { fr: 'Paiement réussi', en: 'Payment succeeded' },
  'payment.failed': { fr: 'Le paiement n’est pas passé', en: 'Payment failed' },
  'payment.canceled': { fr: 'Paiement annulé', en: 'Payment canceled' },
  'payment.expired': { fr: 'Paiement expiré', en: 'Payment expired' },
  'payment.refunded': { fr: 'Paiement remboursé', en: 'Payment refunded' },
  'refund.created': { fr: 'Remboursement demandé', en: 'Refund requested' },
  'refund.succeeded': { fr: 'Remboursement effectué', en: 'Refund succeeded' },
  'refund.failed': { fr: 'Remboursement échoué', en: 'Refund failed' },
  'dispute.opened': { fr: 'Litige ouvert', en: 'Dispute opened' },
  'dispute.evidence_submitted': { fr: 'Réponse au litige envoyée', en: 'Dispute response submitted' },
  'dispute.won': { fr: 'Litige gagné', en: 'Dispute won' },
  'dispute.lost': { fr: 'Litige perdu', en: 'Dispute lost' },
  'settlement.created': { fr: 'Versement préparé', en: 'Payout created' },
  'settlement.paid': { fr: 'Versement payé', en: 'Payout paid' },
  'settlement.failed': { fr: 'Versement échoué', en: 'Payout failed' },
  'payout_account.set': { fr: 'Compte de versement modifié', en: 'Payout account set' },
  'endpoint.disabled': {
    fr: 'Adresse désactivée après cinq jours d’échecs',
    en: 'Endpoint disabled after five days of failures',
  },
  ping: { fr: 'Événement de test', en: 'Test event' },
};

/** Event families for subscriptions. `ping` always goes to the endpoint that was pinged. */
export const EVENT_FAMILIES = [
  'payment.*',
  'refund.*',
  'dispute.*',
  'settlement.*',
  'payout_account.*',
  'endpoint.*',
] as const;

export type EventFamily = (typeof EVENT_FAMILIES)[number];

/** A subscription in an endpoint's `events`: a name, a family or everything. `ping` needs no subscription. */
export type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';

/** The prefixed form of an event name that an endpoint may request. */
export const EVENT_NAME_PREFIX = 'gateway.';

/** Accepted input for an endpoint's `events`: the prefixed form means the same and is stored without the prefix. */
export type SentEventPattern = EventPattern | `${typeof EVENT_NAME_PREFIX}${EventPattern}`;

/** Body of a webhook, with its fields in this order. */
export interface WebhookBody<Data = Readonly<Record<string, unknown>>> {
  /** Name of the event, `payment.succeeded`. */
  readonly event: string;
  /** What the event is about. */
  readonly data: Data;
  /** `evt_…`, the same on every retry and replay: use it to deduplicate. */
  readonly id: string;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Counts the events of one payment (with its refunds and disputes) without gaps. */
  readonly sequence: number;
  /** In a rehearsal: no money moved, whatever `livemode` says. Otherwise absent. */
  readonly rehearsal?: true;
}
