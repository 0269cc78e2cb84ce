import { z } from 'zod';
import { attemptResolution } from '../../attempts/schemas.ts';
import { ATTEMPT_STATUSES, RAIL_CHOICES } from '../../attempts/values.ts';
import { isoCurrency, nullableString, paymentId, updatedAt } from '../../basics/fields.ts';
import { amount } from '../../basics/money.ts';
import { timestamp } from '../../basics/text.ts';
import { part, typed } from '../../basics/typed.ts';
import { DISPUTE_RETURN_STATUSES, DISPUTE_STATUSES } from '../../disputes/values.ts';
import { PAYMENT_TRANSFER_KINDS } from '../../ledger/values.ts';
import { REFUND_SOURCES, REFUND_STATUSES } from '../../refunds/values.ts';
import { DELIVERY_STATUSES } from '../../webhooks/deliveries/values.ts';
import { EVENT_TYPES } from '../../webhooks/events/values.ts';
import { failureCode, paymentMethod } from '../schemas.ts';
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
        status: z.enum(ATTEMPT_STATUSES).describe('Current status.'),
        method: paymentMethod.describe('The payment method.'),
        failure_code: failureCode.nullable().describe('Why it failed; null unless it did.'),
        polls_count: z.int().describe('Number of status polls at the rail.'),
        rail: z.string().describe('Id of the rail that talks to the provider.'),
        rail_choice: z.enum(RAIL_CHOICES).describe('Why this rail was chosen.'),
        rail_reference: nullableString.describe('What the rail calls it: the reference its own support asks for.'),
        resolution: attemptResolution.nullable().describe('The last decision of an operator; null: none was needed.'),
        updated_at: updatedAt,
      }),
      part('TimelineRefund', {
        ...lineOf('refund'),
        dispute_id: nullableString.describe(
          "`dsp_…`, the lost dispute whose money it returns; null for other refunds. It takes nothing from the merchant's balance, and is not part of `amount_refunded`.",
        ),
        status: z.enum(REFUND_STATUSES).describe('Current status.'),
        ...money,
        reason: nullableString.describe("Why, in the merchant's words; null without any."),
        failure_code: failureCode.nullable().describe('Why it failed; null unless it did.'),
        answered_by: z
          .enum(REFUND_SOURCES)
          .nullable()
          .describe('Who said how it ended; null while it is pending, and for wallets.'),
        updated_at: updatedAt,
      }),
      part('TimelineDispute', {
        ...lineOf('dispute'),
        status: z.enum(DISPUTE_STATUSES).describe('Current status.'),
        ...money,
        reason: nullableString.describe("Why, in the merchant's words; null without any."),
        due_at: timestamp.describe('Deadline for evidence.'),
        evidence_submitted_at: timestamp.nullable().describe('When evidence was last submitted; null until then.'),
        resolved_at: timestamp.nullable().describe('When it was resolved; null until then.'),
        return_status: z
          .enum(DISPUTE_RETURN_STATUSES)
          .nullable()
          .describe('Whether the payer has the money of a lost dispute; null unless it is lost.'),
        refund_id: nullableString.describe(
          '`rfd_…`, the last refund of a lost dispute; null for wallets, and while the provider was never asked.',
        ),
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
        endpoint_id: z
          .string()
          .describe("`whe_…`, or `handler:<name>` of an event handler in the gateway's own program."),
        status: z.enum(DELIVERY_STATUSES).describe('Current status.'),
        attempts_count: z.int().describe('Number of attempts.'),
        last_status_code: z
          .int()
          .nullable()
          .describe(
            'Null before the first attempt, and when the endpoint did not answer. 200 for a handler that returned.',
          ),
        last_error: nullableString.describe('A fixed word, such as `timeout`, when the endpoint did not answer.'),
        next_attempt_at: timestamp.nullable().describe('When the next attempt begins; null: none will.'),
        delivered_at: timestamp.nullable().describe('When the receiver answered with success; null until then.'),
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
