import type { AttemptStatus } from '../../attempts/types.ts';
import type { Amount, Timestamp } from '../../basics/types.ts';
import type { Prompt } from '../../checkout/types.ts';
import type { DisputeStatus } from '../../disputes/types.ts';
import type { PaymentTransferKind } from '../../ledger/types.ts';
import type { RefundStatus } from '../../refunds/types.ts';
import type { DeliveryStatus } from '../../webhooks/deliveries/types.ts';
import type { EventType } from '../../webhooks/events/types.ts';
import type { FailureCode, PaymentMethod, PaymentStatus } from '../types.ts';

/** Everything that happened to a payment, and what it means. */
export interface Timeline {
  readonly payment_id: string;
  readonly status: PaymentStatus;
  readonly explain: TimelineExplanation;
  /**
   * Oldest first. Of one moment, causes come before effects: the payment, its attempts, refunds and disputes, then the
   * transfers of the ledger, changes of the status, events, and deliveries.
   */
  readonly entries: readonly TimelineEntry[];
  /** True: there are more than 100 refunds, disputes, transfers, events or deliveries, and the newest 100 of each are here. */
  readonly truncated: boolean;
}

/** One paragraph for the merchant's support desk in each language. Times are those of Africa/Douala. */
export interface TimelineExplanation extends Prompt {
  readonly next: NextToAct;
}

/** Who has to act now; `operator` is whoever runs the gateway, `nobody` also while the gateway itself goes on asking. */
export type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';

/**
 * One line of a timeline. What has a life of its own (attempts, refunds, disputes, deliveries) stands where it began and
 * says how it stands now.
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

/** One try to pay. */
export interface TimelineAttempt {
  readonly type: 'attempt';
  readonly at: Timestamp;
  /** `att_…` */
  readonly id: string;
  readonly status: AttemptStatus;
  readonly method: PaymentMethod;
  readonly failure_code: FailureCode | null;
  /** How often the rail was asked for the outcome. */
  readonly polls_count: number;
  /** What the rail calls it: the reference its own support asks for. */
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

/** Money that moved in the ledger. */
export interface TimelineTransfer {
  readonly type: 'transfer';
  readonly at: Timestamp;
  /** `tx_…` */
  readonly id: string;
  readonly kind: PaymentTransferKind;
  /** All that it moved, the gateway's fee included. */
  readonly amount: Amount;
  readonly currency: string;
}

/** Has no id of its own, because it is no object: it is read off the events. */
export interface TimelineStatusChange {
  readonly type: 'status_change';
  readonly at: Timestamp;
  /** `evt_…` of the event that told it, which has an entry of its own. */
  readonly event_id: string;
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
}

/** What webhooks were told. */
export interface TimelineEvent {
  readonly type: 'event';
  readonly at: Timestamp;
  /** `evt_…` */
  readonly id: string;
  readonly event: EventType;
  readonly sequence: number;
}

/** An event on its way to one of the merchant's endpoints. */
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
  /** Null before the first attempt, and when the endpoint did not answer. */
  readonly last_status_code: number | null;
  /** A fixed word, such as `timeout`, when the endpoint did not answer. */
  readonly last_error: string | null;
  readonly next_attempt_at: Timestamp | null;
  readonly delivered_at: Timestamp | null;
}
