/** Every event the service can tell a merchant about. */
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
  'endpoint.disabled',
  'ping',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Families an endpoint can subscribe to. `ping` is always delivered to the endpoint that was pinged. */
export const EVENT_FAMILIES = ['payment.*', 'refund.*', 'dispute.*', 'settlement.*', 'endpoint.*'] as const;
export type EventFamily = (typeof EVENT_FAMILIES)[number];

/** What stands in an endpoint's `events`: a name, a family or everything. Nobody subscribes to `ping`. */
export type EventPattern = Exclude<EventType, 'ping'> | EventFamily | '*';

/** The longer form of an event name that an endpoint may ask for. */
export const EVENT_NAME_PREFIX = 'gateway.';
