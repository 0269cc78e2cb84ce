// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { AttemptResolution } from '../../attempts/types.ts';
import type { AttemptStatus, RailChoice } from '../../attempts/values.ts';
import type { Amount, Timestamp } from '../../basics/values.ts';
import type { DisputeReturnStatus, DisputeStatus } from '../../disputes/values.ts';
import type { PaymentTransferKind } from '../../ledger/values.ts';
import type { RefundSource, RefundStatus } from '../../refunds/values.ts';
import type { DeliveryStatus } from '../../webhooks/deliveries/values.ts';
import type { EventType } from '../../webhooks/events/values.ts';
import type { PaymentMethod } from '../types.ts';
import type { FailureCode, PaymentStatus } from '../values.ts';
import type { NextToAct } from './values.ts';

export interface TimelinePaymentCreated {
  /** What the line is about. */
  readonly type: 'payment_created';
  /** When it happened. */
  readonly at: Timestamp;
  /** Identifier of the object that the line is about. */
  readonly id: string;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Until then it can be paid. */
  readonly expires_at: Timestamp;
}

/** One payment attempt. */
export interface TimelineAttempt {
  /** What the line is about. */
  readonly type: 'attempt';
  /** When it happened. */
  readonly at: Timestamp;
  /** Identifier of the object that the line is about. */
  readonly id: string;
  /** Current status. */
  readonly status: AttemptStatus;
  /** The payment method. */
  readonly method: PaymentMethod;
  /** Why it failed; null unless it did. */
  readonly failure_code: FailureCode | null;
  /** Number of status polls at the rail. */
  readonly polls_count: number;
  /** Id of the rail that talks to the provider. */
  readonly rail: string;
  /** Why this rail was chosen. */
  readonly rail_choice: RailChoice;
  /** What the rail calls it: the reference its own support asks for. */
  readonly rail_reference: string | null;
  /** The last decision of an operator; null: none was needed. */
  readonly resolution: AttemptResolution | null;
  /** When it last changed. */
  readonly updated_at: Timestamp;
}

export interface TimelineRefund {
  /** What the line is about. */
  readonly type: 'refund';
  /** When it happened. */
  readonly at: Timestamp;
  /** Identifier of the object that the line is about. */
  readonly id: string;
  /**
   * `dsp_…`, the lost dispute whose money it returns; null for other refunds. It takes nothing from the merchant's
   * balance, and is not part of `amount_refunded`.
   */
  readonly dispute_id: string | null;
  /** Current status. */
  readonly status: RefundStatus;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Why, in the merchant's words; null without any. */
  readonly reason: string | null;
  /** Why it failed; null unless it did. */
  readonly failure_code: FailureCode | null;
  /** Who said how it ended; null while it is pending, and for wallets. */
  readonly answered_by: RefundSource | null;
  /** When it last changed. */
  readonly updated_at: Timestamp;
}

export interface TimelineDispute {
  /** What the line is about. */
  readonly type: 'dispute';
  /** When it happened. */
  readonly at: Timestamp;
  /** Identifier of the object that the line is about. */
  readonly id: string;
  /** Current status. */
  readonly status: DisputeStatus;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Why the payer disputes the payment; null if not given. */
  readonly reason: string | null;
  /** Deadline for evidence. */
  readonly due_at: Timestamp;
  /** When evidence was last submitted; null until then. */
  readonly evidence_submitted_at: Timestamp | null;
  /** When it was resolved; null until then. */
  readonly resolved_at: Timestamp | null;
  /** Whether the payer has the money of a lost dispute; null unless it is lost. */
  readonly return_status: DisputeReturnStatus | null;
  /** `rfd_…`, the last refund of a lost dispute; null for wallets, and while the provider was never asked. */
  readonly refund_id: string | null;
}

/** A ledger transfer. */
export interface TimelineTransfer {
  /** What the line is about. */
  readonly type: 'transfer';
  /** When it happened. */
  readonly at: Timestamp;
  /** Identifier of the object that the line is about. */
  readonly id: string;
  /** What the transfer is for. */
  readonly kind: PaymentTransferKind;
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Change of the merchant’s balance, pending and available together; 0 where money moves elsewhere. */
  readonly balance_change: number;
}

/** Has no id of its own: it is derived from the events. */
export interface TimelineStatusChange {
  /** What the line is about. */
  readonly type: 'status_change';
  /** When it happened. */
  readonly at: Timestamp;
  /** `evt_…` of the event, which has its own entry. */
  readonly event_id: string;
  /** Status before. */
  readonly from: PaymentStatus;
  /** Status after. */
  readonly to: PaymentStatus;
}

/** An event sent to webhooks. */
export interface TimelineEvent {
  /** What the line is about. */
  readonly type: 'event';
  /** When it happened. */
  readonly at: Timestamp;
  /** Identifier of the object that the line is about. */
  readonly id: string;
  /** Name of the event, `payment.succeeded`. */
  readonly event: EventType;
  /** Counts the events of a payment with its refunds and disputes, or of a settlement, from 1 without gaps; else 0. */
  readonly sequence: number;
}

/** A delivery of an event to one of the merchant's endpoints. */
export interface TimelineDelivery {
  /** What the line is about. */
  readonly type: 'delivery';
  /** When it happened. */
  readonly at: Timestamp;
  /** Identifier of the object that the line is about. */
  readonly id: string;
  /** `evt_…` of the event, which has its own entry. */
  readonly event_id: string;
  /** Name of the event, `payment.succeeded`. */
  readonly event: EventType;
  /** `whe_…`, or `handler:<name>` of an event handler in the gateway's own program. */
  readonly endpoint_id: string;
  /** Current status. */
  readonly status: DeliveryStatus;
  /** Number of attempts. */
  readonly attempts_count: number;
  /** Null before the first attempt, and when the endpoint did not answer. 200 for a handler that returned. */
  readonly last_status_code: number | null;
  /** A fixed word, such as `timeout`, when the endpoint did not answer. */
  readonly last_error: string | null;
  /** When the next attempt begins; null: none will. */
  readonly next_attempt_at: Timestamp | null;
  /** When the receiver answered with success; null until then. */
  readonly delivered_at: Timestamp | null;
}

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

/**
 * One paragraph in each language, about the payment's money only; webhook deliveries are in the entries. It addresses
 * the reader: the merchant's support team, or on `/admin` the operator. Times are in Africa/Douala.
 */
export interface TimelineExplanation {
  /** In French. */
  readonly fr: string;
  /** In English. */
  readonly en: string;
  /** Who acts next. */
  readonly next: NextToAct;
}

/** Everything that happened to a payment, with an explanation. */
export interface Timeline {
  /** `pay_…`, the payment that it belongs to. */
  readonly payment_id: string;
  /** Current status. */
  readonly status: PaymentStatus;
  /** What has happened and who acts next, in a sentence. */
  readonly explain: TimelineExplanation;
  /**
   * Oldest first. At the same time, causes come before effects: the payment, its attempts, refunds and disputes, then
   * ledger transfers, status changes, events, and deliveries.
   */
  readonly entries: readonly TimelineEntry[];
  /**
   * True: there are more than 100 refunds, disputes, transfers, events or deliveries, and only the newest 100 of each
   * are listed; or the first events were deleted with age (after 30 days by default), with their deliveries and the
   * status changes that they report.
   */
  readonly truncated: boolean;
}
