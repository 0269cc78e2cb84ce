import {
  EVENT_NAME_PREFIX,
  type Dispute,
  type EventType,
  type PaymentEventData,
  type Refund,
  type Settlement,
  type WebhookBody,
  type WebhookEndpoint,
} from '@mitako/contract/names';
import { fail } from './verification-error.ts';

/** `data` of each event this version knows. Fields may be added to any of them. */
export type WebhookEventData = { readonly [Name in EventType]: DataOf<Name> };

/** An event has the data of its name, where that stands here, else that of its family. */
interface DataByName {
  readonly 'payment.*': PaymentEventData;
  readonly 'payment.attempt_failed': FailedPaymentData;
  readonly 'payment.failed': FailedPaymentData;
  readonly 'payment.refunded': RefundedPaymentData;
  readonly 'refund.*': RefundEventData;
  readonly 'dispute.*': DisputeEventData;
  readonly 'settlement.*': Settlement;
  readonly 'endpoint.disabled': EndpointDisabledData;
  readonly ping: PingData;
}

type DataOf<Name extends EventType> = Name extends keyof DataByName ? DataByName[Name] : DataByName[FamilyOf<Name>];

type FamilyOf<Name> = Name extends `${infer Subject}.${string}` ? Extract<keyof DataByName, `${Subject}.*`> : never;

/** Data of a payment event with the reason of the failure. */
export type FailedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'failure_code' | 'failure_message'>>;

/** Data of a payment event with the refund that caused it. */
export type RefundedPaymentData = PaymentEventData &
  Required<Pick<PaymentEventData, 'refund_id' | 'refund_amount' | 'amount_refunded'>>;

/** Whose payment a refund or a dispute belongs to. */
type OfPayment = Pick<PaymentEventData, 'slug' | 'customer_reference'>;

/** Data of a refund event: the refund as it is now, and its payment's references. */
export type RefundEventData = Refund & OfPayment;

/** Data of a dispute event: the dispute as it is now, and its payment's references. */
export type DisputeEventData = Omit<Dispute, 'evidence'> & OfPayment;

/** The endpoint as it is now; the reason is in `disabled_reason`. */
export interface EndpointDisabledData {
  readonly endpoint: WebhookEndpoint;
}

/** Which endpoint was pinged. */
export interface PingData {
  readonly endpoint_id: string;
}

/** Data of events that this version does not know, in a test. */
export type UntypedData = Readonly<Record<string, unknown>>;

/** One kind of event. `id` is the same on every retry and replay: act once per id. */
export interface WebhookEventOf<Name extends string, Data> extends WebhookBody<Data> {
  /** Without the `gateway.` that an endpoint may ask for. */
  readonly event: Name;
}

/**
 * A name that this version does not know. At run time it is that name and nothing more. The compiler is told of words
 * behind it, because with a plain `string` here comparing `event` with a known name would no longer narrow `data`: a
 * brand does not help either, a pattern does. To compare with a newer name, write `String(event.event) === '…'`.
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
 * Reads the event in a verified body. Fields are not checked one by one: the gateway signed them, and a newer one may
 * send more.
 * @param fallbackId the id where the body has none
 * @throws WebhookVerificationError `malformed_body`
 */
export function parseEvent(body: Uint8Array, fallbackId: string): WebhookEvent {
  try {
    const value = JSON.parse(new TextDecoder().decode(body)) as WebhookBody<unknown>;
    // What is no object with an event in text throws here.
    const event = value.event.startsWith(EVENT_NAME_PREFIX) ? value.event.slice(EVENT_NAME_PREFIX.length) : value.event;
    return { ...value, id: typeof value.id === 'string' ? value.id : fallbackId, event } as WebhookEvent;
  } catch {
    return fail('malformed_body', 'The signed body is not an event.');
  }
}
