import type { Dispute } from '../../../disputes/types.ts';
import type { FailureCode, PaymentEventField } from '../../../payments/values.ts';
import type { Payment } from '../../../payments/types.ts';
import type { PayoutAccount } from '../../../payout-accounts/types.ts';
import type { Refund } from '../../../refunds/types.ts';
import type { Settlement } from '../../../settlements/types.ts';
import type { WebhookEndpoint } from '../../types.ts';
import type { EventType } from '../values.ts';
import type { Amount } from '../../../basics/values.ts';

/** `data` of each event that this version knows. Fields may be added to any of them. */
export type WebhookEventData = { readonly [Name in EventType]: DataOf<Name> };

/** The data of an event is declared by its name or, if that is missing here, by its family. */
export interface EventDataByName {
  /** Data of these events. */
  readonly 'payment.*': PaymentEventData;
  /** Data of these events. */
  readonly 'payment.attempt_failed': FailedAttemptData;
  /** Data of these events. */
  readonly 'payment.failed': FailedPaymentData;
  /** Data of these events. */
  readonly 'payment.refunded': RefundedPaymentData;
  /** Data of these events. */
  readonly 'refund.*': RefundEventData;
  /** Data of these events. */
  readonly 'dispute.*': DisputeEventData;
  /** Data of these events. */
  readonly 'settlement.*': Settlement;
  /** Data of these events. */
  readonly 'payout_account.*': PayoutAccountEventData;
  /** Data of these events. */
  readonly 'endpoint.disabled': EndpointDisabledData;
  /** Data of these events. */
  readonly ping: PingData;
}

type DataOf<Name extends EventType> = Name extends keyof EventDataByName
  ? EventDataByName[Name]
  : EventDataByName[FamilyOf<Name>];

type FamilyOf<Name> = Name extends `${infer Subject}.${string}`
  ? Extract<keyof EventDataByName, `${Subject}.*`>
  : never;

/** Data of `payment.*` events: exactly these fields, with failure and refund fields where they apply. */
export interface PaymentEventData extends Pick<Payment, PaymentEventField> {
  /** With `payment.failed` and `payment.attempt_failed`. */
  readonly failure_code?: FailureCode | null;
  /** The same as `failure_code`, as a sentence. */
  readonly failure_message?: string | null;
  /** With `payment.attempt_failed`: `att_…`, the attempt that failed. */
  readonly attempt_id?: string;
  /** With `payment.attempt_failed`: attempts that the payer still has, at least one. */
  readonly attempts_left?: number;
  /** With `payment.refunded`. */
  readonly refund_id?: string;
  /** Amount of this refund, in minor units. */
  readonly refund_amount?: Amount;
  /** The sum of refunds, in minor units. */
  readonly amount_refunded?: Amount;
}

/** Data of a payment event with the failure reason. */
export type FailedPaymentData = PaymentEventData & Required<Pick<PaymentEventData, 'failure_code' | 'failure_message'>>;

/** Data of a payment event with the attempt that failed; the payment is open for another one. */
export type FailedAttemptData = FailedPaymentData & Required<Pick<PaymentEventData, 'attempt_id' | 'attempts_left'>>;

/** Data of a payment event with the refund that caused it. */
export type RefundedPaymentData = PaymentEventData &
  Required<Pick<PaymentEventData, 'refund_id' | 'refund_amount' | 'amount_refunded'>>;

/** The payment of a refund or a dispute. */
type OfPayment = Pick<PaymentEventData, 'slug' | 'customer_reference'>;

/** Data of a refund event: the current refund, and its payment's references. */
export type RefundEventData = Refund & OfPayment;

/** Data of a dispute event: the current dispute, and its payment's references. */
export type DisputeEventData = Omit<Dispute, 'evidence' | 'evidence_files'> & OfPayment;

/** The payout account without its holder: events are stored and sent in clear. */
export type PayoutAccountEventData = Omit<PayoutAccount, 'holder_name' | 'replaced_at'>;

/** The current endpoint; the reason is in `disabled_reason`. */
export interface EndpointDisabledData {
  /** The endpoint, with `disabled_reason`. */
  readonly endpoint: WebhookEndpoint;
}

/** The pinged endpoint. */
export interface PingData {
  /** `whe_…`, the endpoint that was pinged. */
  readonly endpoint_id: string;
}
