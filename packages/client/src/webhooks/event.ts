import {
  EVENT_NAME_PREFIX,
  type Dispute,
  type EventType,
  type PaymentEventData,
  type PayoutAccount,
  type Refund,
  type Settlement,
  type WebhookBody,
  type WebhookEndpoint,
} from '@mitako/contract/names';
import { fail } from './verification-error.ts';

/** `data` of each event that this version knows. Fields may be added to any of them. */
export type WebhookEventData = { readonly [Name in EventType]: DataOf<Name> };

/** The data of an event is declared by its name or, if that is missing here, by its family. */
interface DataByName {
  readonly 'payment.*': PaymentEventData;
  readonly 'payment.attempt_failed': FailedPaymentData;
  readonly 'payment.failed': FailedPaymentData;
  readonly 'payment.refunded': RefundedPaymentData;
  readonly 'refund.*': RefundEventData;
  readonly 'dispute.*': DisputeEventData;
  readonly 'settlement.*': Settlement;
  readonly 'payout_account.*': PayoutAccount;
  readonly 'endpoint.disabled': EndpointDisabledData;
  readonly ping: PingData;
}

type DataOf<Name extends EventType> = Name extends keyof DataByName ? DataByName[Name] : DataByName[FamilyOf<Name>];

type FamilyOf<Name> = Name extends `${infer Subject}.${string}` ? Extract<keyof DataByName, `${Subject}.*`> : never;

/** Data of a payment event with the failure reason. */
export type FailedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'failure_code' | 'failure_message'>>;

/** Data of a payment event with the refund that caused it. */
export type RefundedPaymentData = PaymentEventData &
  Required<Pick<PaymentEventData, 'refund_id' | 'refund_amount' | 'amount_refunded'>>;

/** The payment of a refund or a dispute. */
type OfPayment = Pick<PaymentEventData, 'slug' | 'customer_reference'>;

/** Data of a refund event: the current refund, and its payment's references. */
export type RefundEventData = Refund & OfPayment;

/** Data of a dispute event: the current dispute, and its payment's references. */
export type DisputeEventData = Omit<Dispute, 'evidence'> & OfPayment;

/** The current endpoint; the reason is in `disabled_reason`. */
export interface EndpointDisabledData {
  readonly endpoint: WebhookEndpoint;
}

/** The pinged endpoint. */
export interface PingData {
  readonly endpoint_id: string;
}

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
    const event = value.event.startsWith(EVENT_NAME_PREFIX) ? value.event.slice(EVENT_NAME_PREFIX.length) : value.event;
    return { ...value, id: typeof value.id === 'string' ? value.id : fallbackId, event } as WebhookEvent;
  } catch {
    return fail('malformed_body', 'The signed body is not an event.');
  }
}
