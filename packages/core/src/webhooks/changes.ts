import type { Delivery, DeliveryAttempt, Event, WebhookEndpoint } from '../model.ts';

/** Deliveries that one commit cancels: a few milliseconds of SQLite, during which no other write runs. */
export const CANCELED_MAX = 500;

/** Changes of webhooks. */
export interface WebhookChanges {
  /**
   * Stores the event and one delivery per enabled endpoint of the merchant and mode whose patterns match when it is
   * committed; `deliveryIdBase` (all but the last character of a delivery id) names them.
   */
  'event.append': { event: Event; deliveryIdBase: string };
  /** Refused beyond `limit` endpoints of the merchant, counted on the merchant's own row. */
  'endpoint.insert': { endpoint: WebhookEndpoint; limit: number };
  /**
   * Soft-deletes, frees its slot, deletes its lane, and cancels pending deliveries: the first {@link CANCELED_MAX} in the
   * order of their next attempts.
   */
  'endpoint.delete': { id: string; merchantId: string; nowMs: number };
  /** An event handler in process, with its lane; refused when there is one of its name. */
  'handler.insert': { handler: WebhookEndpoint };
  /** Deletes it with its lane, and cancels pending deliveries, as many as of an endpoint. Any number of rows. */
  'handler.delete': { id: string };
  /** Cancels the next {@link CANCELED_MAX} pending deliveries. Any number of rows. */
  'delivery.cancel_waiting': { endpointId: string };
  /**
   * The outcome of an attempt that was under way when its endpoint was deleted: `delivered`, or `canceled`. Refused when
   * the endpoint is not deleted, or the attempt is written.
   */
  'delivery.end_late': { delivery: Delivery; attempt: DeliveryAttempt };
  /**
   * Any number of rows: a success ends the run of failures, a failure extends it. Both increment `version`, so that an
   * update decided on an older run is refused.
   */
  'endpoint.note_success': { id: string };
  'endpoint.note_failure': { id: string; nowMs: number };
  /** Refused when the event was swept. From here to the commit, no sweep takes it. */
  'event.keep': { id: string };
  /**
   * Makes a delivery that waits for its next attempt due at `nowMs`. Any number of rows: one that is due or has ended
   * stays unchanged.
   */
  'delivery.hasten': {
    id: string;
    /** Attempts so far: one that was attempted in the meantime stays unchanged. */
    attemptsCount: number;
    nowMs: number;
  };
  /**
   * Outcomes of attempts, of several lanes at once. Refused unless each lane is still leased with its token, and each
   * delivery still waits with one attempt fewer. `delivery` is the next state.
   */
  'lanes.settle': { lanes: readonly SettledLane[] };
  /** Frees a lane if it is still leased with this token. Any number of rows (0 or 1). */
  'lane.release': { consumerId: string; leaseToken: string };
}

/** Outcomes of attempts on one lane, and the lane after them. */
export interface SettledLane {
  readonly consumerId: string;
  readonly leaseToken: string;
  readonly outcomes: readonly { readonly delivery: Delivery; readonly attempt: DeliveryAttempt }[];
  /** The address that answered 2xx; null: unchanged. */
  readonly provenAddress: string | null;
  readonly failuresCount: number;
  readonly isSlow: boolean;
  /** Until when its holder keeps it; null frees it. */
  readonly leaseEndsAtMs: number | null;
}
