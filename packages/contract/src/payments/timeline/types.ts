import type { AttemptRecord } from '../../attempts/types.ts';
import type { Amount, Timestamp } from '../../basics/types.ts';
import type { Prompt } from '../../checkout/types.ts';
import type { Dispute } from '../../disputes/types.ts';
import type { PaymentTransferKind } from '../../ledger/types.ts';
import type { Refund } from '../../refunds/types.ts';
import type { Delivery } from '../../webhooks/deliveries/types.ts';
import type { EventRecord, EventType } from '../../webhooks/events/types.ts';
import type { Payment, PaymentStatus } from '../types.ts';

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

/** Who has to act now. `operator` runs the gateway; `nobody` also while the gateway itself polls the provider. */
export type NextToAct = 'customer' | 'merchant' | 'operator' | 'nobody';

/**
 * One line of a timeline. Attempts, refunds, disputes and deliveries stand where they began, with the status they have now.
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

/** What the lines have in common. `id` names what the line is about. */
interface Line<Type extends string> {
  readonly type: Type;
  readonly at: Timestamp;
  readonly id: string;
}

export interface TimelinePaymentCreated
  extends Line<'payment_created'>, Pick<Payment, 'amount' | 'currency' | 'expires_at'> {}

/** One attempt to pay. */
export interface TimelineAttempt
  extends
    Line<'attempt'>,
    Pick<AttemptRecord, 'status' | 'method' | 'failure_code' | 'polls_count' | 'rail_reference' | 'updated_at'> {}

export interface TimelineRefund
  extends Line<'refund'>, Pick<Refund, 'status' | 'amount' | 'currency' | 'reason' | 'failure_code' | 'updated_at'> {}

export interface TimelineDispute
  extends
    Line<'dispute'>,
    Pick<Dispute, 'status' | 'amount' | 'currency' | 'reason' | 'due_at' | 'evidence_submitted_at' | 'resolved_at'> {}

/** Money that moved in the ledger. */
export interface TimelineTransfer extends Line<'transfer'> {
  readonly kind: PaymentTransferKind;
  /** All that it moved, the gateway's fee included. */
  readonly amount: Amount;
  readonly currency: string;
}

/** Read from the events. A change of status has no id of its own. */
export interface TimelineStatusChange extends Omit<Line<'status_change'>, 'id'> {
  /** `evt_…` of the event that carried it, which has an entry of its own. */
  readonly event_id: string;
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
}

/** An event that webhooks receive. */
export interface TimelineEvent extends Line<'event'>, Pick<EventRecord, 'event' | 'sequence'> {}

/** An event on its way to one of the merchant's endpoints. */
export interface TimelineDelivery extends Line<'delivery'>, Omit<Delivery, 'id' | 'event' | 'livemode' | 'created_at'> {
  readonly event: EventType;
}
