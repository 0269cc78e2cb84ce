import type { AttemptStatus } from '../../attempts/types.ts';
import type { Amount, Timestamp } from '../../basics/types.ts';
import type { Prompt } from '../../checkout/types.ts';
import type { DisputeStatus } from '../../disputes/types.ts';
import type { PaymentTransferKind } from '../../ledger/types.ts';
import type { RefundStatus } from '../../refunds/types.ts';
import type { DeliveryStatus } from '../../webhooks/deliveries/types.ts';
import type { EventType } from '../../webhooks/events/types.ts';
import type { FailureCode, PaymentMethod, PaymentStatus } from '../types.ts';

/** Everything that happened to a payment, with an explanation. */
export interface Timeline {
  readonly payment_id: string;
  readonly status: PaymentStatus;
  readonly explain: TimelineExplanation;
  /**
   * Oldest first. At the same time, causes come before effects: the payment, its attempts, refunds and disputes, then
   * ledger transfers, status changes, events, and deliveries.
   */
  readonly entries: readonly TimelineEntry[];
  /**
   * True: there are more than 100 refunds, disputes, transfers, events or deliveries, and only the newest 100 of each
   * are listed.
   */
  readonly truncated: boolean;
}

/** One paragraph for the merchant's support team in each language. Times are in Africa/Douala. */
export interface TimelineExplanation extends Prompt {
  readonly next: NextToAct;
}

/** Who must act next. `nobody` while the gateway itself is polling a rail. */
export type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';

/**
 * One entry of a timeline. Objects that change later (attempts, refunds, disputes, deliveries) appear once, when they
 * began, with their current status.
 */
export type TimelineEntry =
  | TimelinePaymentCreated
  | TimelineAttempt
  | TimelineRefund
  | TimelineDispute
  | TimelineTransfer
  | TimelineStatusChange
  | TimelineEvent
  | TimelineDelivery;

export interface TimelinePaymentCreated {
  readonly type: 'payment_created';
  readonly at: Timestamp;
  /** `pay_…` */
  readonly id: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly expires_at: Timestamp;
}

/** One payment attempt. */
export interface TimelineAttempt {
  readonly type: 'attempt';
  readonly at: Timestamp;
  /** `att_…` */
  readonly id: string;
  readonly status: AttemptStatus;
  readonly method: PaymentMethod;
  readonly failure_code: FailureCode | null;
  /** How often the engine polled the rail for the outcome. */
  readonly polls_count: number;
  /** The rail's reference, which the provider's support asks for. */
  readonly rail_reference: string | null;
  readonly updated_at: Timestamp;
}

export interface TimelineRefund {
  readonly type: 'refund';
  readonly at: Timestamp;
  /** `rfd_…` */
  readonly id: string;
  readonly status: RefundStatus;
  readonly amount: Amount;
  readonly currency: string;
  readonly reason: string | null;
  readonly failure_code: FailureCode | null;
  readonly updated_at: Timestamp;
}

export interface TimelineDispute {
  readonly type: 'dispute';
  readonly at: Timestamp;
  /** `dsp_…` */
  readonly id: string;
  readonly status: DisputeStatus;
  readonly amount: Amount;
  readonly currency: string;
  readonly reason: string | null;
  readonly due_at: Timestamp;
  readonly evidence_submitted_at: Timestamp | null;
  readonly resolved_at: Timestamp | null;
}

/** A ledger transfer. */
export interface TimelineTransfer {
  readonly type: 'transfer';
  readonly at: Timestamp;
  /** `tx_…` */
  readonly id: string;
  readonly kind: PaymentTransferKind;
  /** Total amount moved, including the gateway's fee. */
  readonly amount: Amount;
  readonly currency: string;
}

/** Has no id of its own: it is derived from the events. */
export interface TimelineStatusChange {
  readonly type: 'status_change';
  readonly at: Timestamp;
  /** `evt_…` of the event, which has its own entry. */
  readonly event_id: string;
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
}

/** An event sent to webhooks. */
export interface TimelineEvent {
  readonly type: 'event';
  readonly at: Timestamp;
  /** `evt_…` */
  readonly id: string;
  readonly event: EventType;
  readonly sequence: number;
}

/** A delivery of an event to one of the merchant's endpoints. */
export interface TimelineDelivery {
  readonly type: 'delivery';
  readonly at: Timestamp;
  /** `dlv_…` */
  readonly id: string;
  readonly event_id: string;
  readonly event: EventType;
  readonly endpoint_id: string;
  readonly status: DeliveryStatus;
  readonly attempts_count: number;
  /** Null before the first attempt, and when the endpoint did not respond. */
  readonly last_status_code: number | null;
  /** A fixed word, such as `timeout`, when the endpoint did not respond. */
  readonly last_error: string | null;
  readonly next_attempt_at: Timestamp | null;
  readonly delivered_at: Timestamp | null;
}
