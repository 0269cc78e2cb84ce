import { z } from 'zod';
import { attemptFields } from '../../attempts/schemas.ts';
import { isoCurrency, paymentId, pick } from '../../basics/fields.ts';
import { amount } from '../../basics/money.ts';
import { timestamp } from '../../basics/text.ts';
import { part, typed } from '../../basics/typed.ts';
import { disputeFields } from '../../disputes/schemas.ts';
import { PAYMENT_TRANSFER_KINDS } from '../../ledger/values.ts';
import { refundRecordFields } from '../../refunds/schemas.ts';
import { deliveryFields } from '../../webhooks/deliveries/schemas.ts';
import { EVENT_TYPES } from '../../webhooks/events/values.ts';
import { PAYMENT_STATUSES } from '../values.ts';
import type * as types from './types.ts';

const paymentStatus = z.enum(PAYMENT_STATUSES);

const money = { amount, currency: isoCurrency };

/** Fields of every line but those of status changes. */
function lineOf<const Type extends string>(
  type: Type,
): {
  readonly type: z.ZodLiteral<Type>;
  readonly at: typeof timestamp;
  readonly id: z.ZodString;
} {
  return {
    type: z.literal(type).describe('What the line is about.'),
    at: timestamp.describe('When it happened.'),
    id: z.string().describe('Identifier of the object that the line is about.'),
  };
}

/**
 * One entry of a timeline. Objects that change later (attempts, refunds, disputes, deliveries) appear once, when they
 * began, with their current status.
 */
const timelineEntry = typed<types.TimelineEntry>('TimelineEntry').of(
  z
    .discriminatedUnion('type', [
      part('TimelinePaymentCreated', {
        ...lineOf('payment_created'),
        ...money,
        expires_at: timestamp.describe('Until then it can be paid.'),
      }),
      /** One payment attempt. */
      part('TimelineAttempt', {
        ...lineOf('attempt'),
        ...pick(attemptFields, 'status', 'method', 'failure_code', 'polls_count', 'rail', 'rail_choice'),
        ...pick(attemptFields, 'rail_reference', 'resolution', 'updated_at'),
      }),
      part('TimelineRefund', {
        ...lineOf('refund'),
        ...pick(refundRecordFields, 'dispute_id', 'status', 'amount', 'currency', 'reason', 'failure_code'),
        ...pick(refundRecordFields, 'answered_by', 'updated_at'),
      }),
      part('TimelineDispute', {
        ...lineOf('dispute'),
        ...pick(disputeFields, 'status', 'amount', 'currency', 'reason', 'due_at', 'evidence_submitted_at'),
        ...pick(disputeFields, 'resolved_at', 'return_status', 'refund_id'),
      }),
      /** A ledger transfer. */
      part('TimelineTransfer', {
        ...lineOf('transfer'),
        kind: z.enum(PAYMENT_TRANSFER_KINDS).describe('What the transfer is for.'),
        ...money,
        balance_change: z
          .int()
          .describe('Change of the merchant’s balance, pending and available together; 0 where money moves elsewhere.'),
      }),
      /** Has no id of its own: it is derived from the events. */
      part('TimelineStatusChange', {
        type: z.literal('status_change').describe('What the line is about.'),
        at: timestamp.describe('When it happened.'),
        event_id: z.string().describe('`evt_…` of the event, which has its own entry.'),
        from: paymentStatus.describe('Status before.'),
        to: paymentStatus.describe('Status after.'),
      }),
      /** An event sent to webhooks. */
      part('TimelineEvent', {
        ...lineOf('event'),
        event: z.enum(EVENT_TYPES).describe('Name of the event, `payment.succeeded`.'),
        sequence: z
          .int()
          .describe(
            'Counts the events of a payment with its refunds and disputes, or of a settlement, from 1 without gaps; else 0.',
          ),
      }),
      /** A delivery of an event to one of the merchant's endpoints. */
      part('TimelineDelivery', {
        ...lineOf('delivery'),
        event_id: z.string().describe('`evt_…` of the event, which has its own entry.'),
        event: z.enum(EVENT_TYPES).describe('Name of the event, `payment.succeeded`.'),
        ...pick(deliveryFields, 'endpoint_id', 'status', 'attempts_count', 'last_status_code', 'last_error'),
        ...pick(deliveryFields, 'next_attempt_at', 'delivered_at'),
      }),
    ])
    .meta({ id: 'TimelineEntry' }),
);

/** Everything that happened to a payment, with an explanation. */
export const timeline = typed<types.Timeline>('Timeline').component({
  payment_id: paymentId,
  status: paymentStatus.describe('Current status.'),
  explain:
    /**
     * One paragraph in each language, about the payment's money only; webhook deliveries are in the entries. It addresses
     * the reader: the merchant's support team, or on `/admin` the operator. Times are in Africa/Douala.
     */
    typed<types.TimelineExplanation>('TimelineExplanation')
      .object({
        fr: z.string().describe('In French.'),
        en: z.string().describe('In English.'),
        next: z.enum(['customer', 'merchant', 'operator', 'nobody']).describe('Who acts next.'),
      })
      .describe('What has happened and who acts next, in a sentence.'),
  entries: z
    .array(timelineEntry)
    .describe(
      'Oldest first. At the same time, causes come before effects: the payment, its attempts, refunds and disputes, then ledger transfers, status changes, events, and deliveries.',
    ),
  truncated: z
    .boolean()
    .describe(
      'True: there are more than 100 refunds, disputes, transfers, events or deliveries, and only the newest 100 of each are listed; or the first events were deleted with age (after 30 days by default), with their deliveries and the status changes that they report.',
    ),
});
