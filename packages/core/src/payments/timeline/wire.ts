import {
  PAYMENT_TRANSFER_KINDS,
  type PaymentStatus,
  type PaymentTransferKind,
  type Timeline,
  type TimelineEntry,
  type WebhookBody,
} from '@mitako/contract/names';
import { resolutionToWire } from '../../attempts/wire.ts';
import { timestamp, timestampOrNull } from '../../basics/timestamp.ts';
import { parseAccountId } from '../../ledger/accounts.ts';
import type { Attempt, Delivery, Entry, Event, Transfer, TransferKind } from '../../model.ts';
import type { ProviderLabels } from '../../rails/provider-labels.ts';
import { explain, type Reader } from './explain.ts';
import type { TimelineFacts } from './facts.ts';
import { shown } from '../shown.ts';
import { methodToWire } from '../wire.ts';
import { deliveryStatus } from '../../webhooks/delivery-status.ts';

/** The rows of a timeline. Lists are oldest first. */
export interface TimelineRead extends TimelineFacts {
  readonly transfers: readonly Transfer[];
  readonly events: readonly Event[];
  readonly deliveries: readonly Delivery[];
  /** Older rows were omitted. */
  readonly truncated: boolean;
}

/** A payment's timeline with its explanation to a reader. It contains no secrets, and phone numbers are masked. */
export function timelineToWire(read: TimelineRead, reader: Reader): Timeline {
  return {
    payment_id: read.payment.id,
    status: shown(read.payment, read.nowMs).status,
    explain: explain(read, reader),
    entries: inOrder([
      paymentCreated(read),
      ...read.attempts.map((attempt) => attemptEntry(attempt, read.labels)),
      ...read.refunds.map(refundEntry),
      ...read.disputes.map(disputeEntry),
      ...read.transfers.flatMap(transferEntry),
      ...statusChanges(read.events),
      ...read.events.map(eventEntry),
      ...read.deliveries.map(deliveryEntry),
    ]),
    truncated: read.truncated,
  };
}

/** The order of entries with the same time. Within a type, the order of the rows is kept. */
const RANKS: Readonly<Record<TimelineEntry['type'], number>> = {
  payment_created: 0,
  attempt: 1,
  refund: 2,
  dispute: 3,
  transfer: 4,
  status_change: 5,
  event: 6,
  delivery: 7,
};

function inOrder(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  return entries.toSorted((left, right) =>
    left.at === right.at ? RANKS[left.type] - RANKS[right.type] : left.at < right.at ? -1 : 1,
  );
}

type EntryOf<Type extends TimelineEntry['type']> = Extract<TimelineEntry, { readonly type: Type }>;

function paymentCreated({ payment }: TimelineRead): EntryOf<'payment_created'> {
  return {
    type: 'payment_created',
    at: timestamp(payment.createdAtMs),
    id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    expires_at: timestamp(payment.expiresAtMs),
  };
}

function attemptEntry(attempt: Attempt, labels: ProviderLabels): EntryOf<'attempt'> {
  return {
    type: 'attempt',
    at: timestamp(attempt.createdAtMs),
    id: attempt.id,
    status: attempt.status,
    method: methodToWire(attempt, labels),
    failure_code: attempt.failureCode,
    polls_count: attempt.pollsCount,
    rail: attempt.rail,
    rail_choice: attempt.railChoice,
    rail_reference: attempt.railReference,
    resolution: resolutionToWire(attempt.resolution),
    updated_at: timestamp(attempt.updatedAtMs),
  };
}

function refundEntry(refund: TimelineRead['refunds'][number]): EntryOf<'refund'> {
  return {
    type: 'refund',
    at: timestamp(refund.createdAtMs),
    id: refund.id,
    dispute_id: refund.disputeId,
    status: refund.status,
    amount: refund.amount,
    currency: refund.currency,
    reason: refund.reason,
    failure_code: refund.failureCode,
    answered_by: refund.answeredBy,
    updated_at: timestamp(refund.updatedAtMs),
  };
}

function disputeEntry(dispute: TimelineRead['disputes'][number]): EntryOf<'dispute'> {
  return {
    type: 'dispute',
    at: timestamp(dispute.createdAtMs),
    id: dispute.id,
    status: dispute.status,
    amount: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    due_at: timestamp(dispute.dueAtMs),
    evidence_submitted_at: timestampOrNull(dispute.evidenceSubmittedAtMs),
    resolved_at: timestampOrNull(dispute.resolvedAtMs),
    return_status: dispute.returnStatus,
    refund_id: dispute.refundId,
  };
}

function transferEntry(transfer: Transfer): readonly EntryOf<'transfer'>[] {
  if (!isOfPayment(transfer.kind)) return [];
  return [
    {
      type: 'transfer',
      at: timestamp(transfer.createdAtMs),
      id: transfer.id,
      kind: transfer.kind,
      // Entries sum to zero: the credits of a transfer equal its debits.
      amount: transfer.entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
      balance_change: transfer.entries.filter(isBalance).reduce((sum, { amount }) => sum + amount, 0),
      currency: transfer.currency,
    },
  ];
}

/** The merchant's present and future money; holds are separate until they are returned or leave. */
function isBalance({ accountId }: Entry): boolean {
  const { kind } = parseAccountId(accountId);
  return kind === 'merchant_pending' || kind === 'merchant_available';
}

function isOfPayment(kind: TransferKind): kind is PaymentTransferKind {
  return PAYMENT_TRANSFER_KINDS.some((each) => each === kind);
}

/** Where a `payment.*` event carries another status than the previous one. */
function statusChanges(events: readonly Event[]): readonly EntryOf<'status_change'>[] {
  const paymentEvents = events.filter(({ type }) => type.startsWith('payment.'));
  return paymentEvents.flatMap((event, index) => {
    const before = paymentEvents[index - 1];
    const from = before === undefined ? null : statusAfter(before);
    const to = statusAfter(event);
    return from === null || from === to
      ? []
      : [{ type: 'status_change', at: timestamp(event.createdAtMs), event_id: event.id, from, to }];
  });
}

function statusAfter(event: Event): PaymentStatus {
  const { data } = JSON.parse(event.body) as WebhookBody<{ readonly status: PaymentStatus }>;
  return data.status;
}

function eventEntry(event: Event): EntryOf<'event'> {
  return {
    type: 'event',
    at: timestamp(event.createdAtMs),
    id: event.id,
    event: event.type,
    sequence: event.sequence,
  };
}

function deliveryEntry(delivery: Delivery): EntryOf<'delivery'> {
  return {
    type: 'delivery',
    at: timestamp(delivery.createdAtMs),
    id: delivery.id,
    event_id: delivery.eventId,
    event: delivery.eventType,
    endpoint_id: delivery.endpointId,
    status: deliveryStatus(delivery),
    attempts_count: delivery.attemptsCount,
    last_status_code: delivery.lastStatusCode,
    last_error: delivery.lastError,
    next_attempt_at: timestampOrNull(delivery.nextAttemptAtMs),
    delivered_at: timestampOrNull(delivery.deliveredAtMs),
  };
}
