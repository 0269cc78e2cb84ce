import type { AttemptRecord } from '../../attempts/types.ts';
import type { Amount, Timestamp } from '../../basics/types.ts';
import type { Prompt } from '../../checkout/types.ts';
import type { Dispute } from '../../disputes/types.ts';
import type { PaymentTransferKind } from '../../ledger/types.ts';
import type { Refund, RefundRecord } from '../../refunds/types.ts';
import type { Delivery } from '../../webhooks/deliveries/types.ts';
import type { EventRecord, EventType } from '../../webhooks/events/types.ts';
import type { Payment, PaymentStatus } from '../types.ts';

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

/**
 * One paragraph in each language, about the payment's money only; webhook deliveries are in the entries. It addresses
 * the reader: the merchant's support team, or on `/admin` the operator. Times are in Africa/Douala.
 */
export interface TimelineExplanation extends Prompt {
  /** Who acts next. */
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

/** Fields of every line. `id` is that of the object the line is about. */
interface Line<Type extends string> {
  /** What the line is about. */
  readonly type: Type;
  /** When it happened. */
  readonly at: Timestamp;
  /** Identifier of the object that the line is about. */
  readonly id: string;
}

export interface TimelinePaymentCreated
  extends Line<'payment_created'>, Pick<Payment, 'amount' | 'currency' | 'expires_at'> {}

/** One payment attempt. */
export interface TimelineAttempt
  extends
    Line<'attempt'>,
    Pick<
      AttemptRecord,
      | 'status'
      | 'method'
      | 'failure_code'
      | 'polls_count'
      | 'rail'
      | 'rail_choice'
      | 'rail_reference'
      | 'resolution'
      | 'updated_at'
    > {}

export interface TimelineRefund
  extends
    Line<'refund'>,
    Pick<Refund, 'dispute_id' | 'status' | 'amount' | 'currency' | 'reason' | 'failure_code' | 'updated_at'>,
    Pick<RefundRecord, 'answered_by'> {}

export interface TimelineDispute
  extends
    Line<'dispute'>,
    Pick<
      Dispute,
      | 'status'
      | 'amount'
      | 'currency'
      | 'reason'
      | 'due_at'
      | 'evidence_submitted_at'
      | 'resolved_at'
      | 'return_status'
      | 'refund_id'
    > {}

/** A ledger transfer. */
export interface TimelineTransfer extends Line<'transfer'> {
  /** What the transfer is for. */
  readonly kind: PaymentTransferKind;
  /** Total amount moved, including the gateway's fee. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /**
   * Change of the merchant's balance, pending and available together: negative for a refund, 0 where money moves
   * elsewhere. All changes add up to what the merchant has left of the payment.
   */
  readonly balance_change: number;
}

/** Has no id of its own: it is derived from the events. */
export interface TimelineStatusChange extends Omit<Line<'status_change'>, 'id'> {
  /** `evt_…` of the event, which has its own entry. */
  readonly event_id: string;
  /** Status before. */
  readonly from: PaymentStatus;
  /** Status after. */
  readonly to: PaymentStatus;
}

/** An event sent to webhooks. */
export interface TimelineEvent extends Line<'event'>, Pick<EventRecord, 'event' | 'sequence'> {}

/** A delivery of an event to one of the merchant's endpoints. */
export interface TimelineDelivery extends Line<'delivery'>, Omit<Delivery, 'id' | 'event' | 'livemode' | 'created_at'> {
  /** Name of the event, `payment.succeeded`. */
  readonly event: EventType;
}
