import { EVENT_NAME_PREFIX, type EventType, type WebhookBody, type WebhookEventData } from '@mitako/contract/names';
import { fail } from './verification-error.ts';

/** Data of unknown events, in a test. */
export type UntypedData = Readonly<Record<string, unknown>>;

/** One kind of event. `id` is the same on every retry and replay: handle each id once. */
export interface WebhookEventOf<Name extends string, Data> extends WebhookBody<Data> {
  /** Without the `gateway.` prefix that an endpoint may request. */
  readonly event: Name;
}

/**
 * A name that this version does not know. At run time it is the plain name. The type contains a suffix pattern, because
 * with a plain `string` comparing `event` with a known name would no longer narrow `data` (a brand does not help, a
 * pattern does). To compare with a newer name, write `String(event.event) === '…'`.
 */
export type UnknownEventName = `${string} (unknown to this version)`;

/** An event of a newer server. */
export type UnknownWebhookEvent = WebhookEventOf<UnknownEventName, unknown>;

/**
 * A verified webhook.
 *
 * @example
 * ```ts
 * switch (event.event) {
 *   case 'payment.succeeded': return ship(event.data.customer_reference);
 *   case 'refund.failed': return alert(event.data.failure_code);
 *   default: return; // also for events of newer servers
 * }
 * ```
 */
export type WebhookEvent =
  | { readonly [Name in EventType]: WebhookEventOf<Name, WebhookEventData[Name]> }[EventType]
  | UnknownWebhookEvent;

/**
 * Parses the event in a verified body. Fields are not validated one by one: the gateway signed them, and a newer one
 * may send more.
 * @param fallbackId the id for a body without one
 * @throws WebhookVerificationError `malformed_body`
 */
export function parseEvent(body: Uint8Array, fallbackId: string): WebhookEvent {
  try {
    const value = JSON.parse(new TextDecoder().decode(body)) as WebhookBody<unknown>;
    // Throws for anything but an object with an event.
    const { event } = value;
    const name = event.slice(event.startsWith(EVENT_NAME_PREFIX) ? EVENT_NAME_PREFIX.length : 0);
    return { ...value, id: typeof value.id === 'string' ? value.id : fallbackId, event: name } as WebhookEvent;
  } catch {
    return fail('malformed_body', 'The body is not an event.');
  }
}
