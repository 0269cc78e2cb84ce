import type { WithDefaults } from '../basics/types.ts';
import type { EventPattern, SentEventPattern } from './events/values.ts';

export const ENDPOINT_HEALTHS = ['healthy', 'failing', 'disabled'] as const;

export interface WebhookEndpointCreateParams {
  /** Absolute address; `https` in live mode. */
  readonly url: string;
  /** Default: all events. */
  readonly events?: readonly EventPattern[] | undefined;
  /** False: switched off. */
  readonly enabled?: boolean | undefined;
  /** At most 255 characters. */
  readonly description?: string | undefined;
  /** True: event names are sent with the prefix, `gateway.payment.succeeded`. */
  readonly prefixed_names?: boolean | undefined;
}

/** The same as it is understood. */
export type WebhookEndpointCreate = WithDefaults<WebhookEndpointCreateParams, 'events' | 'enabled' | 'prefixed_names'>;

/** Either form of an event name is accepted and stored without the prefix. */
export type WithSentEvents<Params> = Omit<Params, 'events'> & {
  /** Names, families or `*`; the prefix `gateway.` may be there. */
  readonly events?: readonly SentEventPattern[] | undefined;
};

/** Absent fields stay unchanged. */
export interface WebhookEndpointUpdateParams {
  /** Absolute address; `https` in live mode. */
  readonly url?: string | undefined;
  /** Replaces the subscription. */
  readonly events?: readonly EventPattern[] | undefined;
  /** False: switched off. */
  readonly enabled?: boolean | undefined;
  /** At most 255 characters; null: none. */
  readonly description?: string | null | undefined;
  /** True: event names are sent with the prefix, `gateway.payment.succeeded`. */
  readonly prefixed_names?: boolean | undefined;
}
