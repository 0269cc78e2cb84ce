import { z } from 'zod';
import { attemptResolution } from '../../attempts/schemas.ts';
import { ATTEMPT_STATUSES, RAIL_CHOICES } from '../../attempts/types.ts';
import { amount } from '../../basics/money.ts';
import { timestamp } from '../../basics/text.ts';
import { typed } from '../../basics/typed.ts';
import { DISPUTE_RETURN_STATUSES, DISPUTE_STATUSES } from '../../disputes/types.ts';
import { PAYMENT_TRANSFER_KINDS } from '../../ledger/types.ts';
import { REFUND_SOURCES, REFUND_STATUSES } from '../../refunds/types.ts';
import { DELIVERY_STATUSES } from '../../webhooks/deliveries/types.ts';
import { EVENT_TYPES } from '../../webhooks/events/types.ts';
import { failureCode, paymentMethod } from '../schemas.ts';
import { PAYMENT_STATUSES } from '../types.ts';
import type { Timeline } from './types.ts';

const paymentStatus = z.enum(PAYMENT_STATUSES);

const money = { amount, currency: z.string() };

const timelineEntry = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('payment_created'), at: timestamp, id: z.string(), ...money, expires_at: timestamp }),
    z.object({
      type: z.literal('attempt'),
      at: timestamp,
      id: z.string(),
      status: z.enum(ATTEMPT_STATUSES),
      method: paymentMethod,
      failure_code: failureCode.nullable(),
      polls_count: z.int(),
      rail: z.string(),
      rail_choice: z.enum(RAIL_CHOICES),
      rail_reference: z.string().nullable(),
      resolution: attemptResolution.nullable(),
      updated_at: timestamp,
    }),
    z.object({
      type: z.literal('refund'),
      at: timestamp,
      id: z.string(),
      dispute_id: z.string().nullable(),
      status: z.enum(REFUND_STATUSES),
      ...money,
      reason: z.string().nullable(),
      failure_code: failureCode.nullable(),
      answered_by: z.enum(REFUND_SOURCES).nullable(),
      updated_at: timestamp,
    }),
    z.object({
      type: z.literal('dispute'),
      at: timestamp,
      id: z.string(),
      status: z.enum(DISPUTE_STATUSES),
      ...money,
      reason: z.string().nullable(),
      due_at: timestamp,
      evidence_submitted_at: timestamp.nullable(),
      resolved_at: timestamp.nullable(),
      return_status: z.enum(DISPUTE_RETURN_STATUSES).nullable(),
      refund_id: z.string().nullable(),
    }),
    z.object({
      type: z.literal('transfer'),
      at: timestamp,
      id: z.string(),
      kind: z.enum(PAYMENT_TRANSFER_KINDS),
      ...money,
      balance_change: z
        .int()
        .describe('Change of the merchant’s balance, pending and available together; 0 where money moves elsewhere.'),
    }),
    z.object({
      type: z.literal('status_change'),
      at: timestamp,
      event_id: z.string(),
      from: paymentStatus,
      to: paymentStatus,
    }),
    z.object({
      type: z.literal('event'),
      at: timestamp,
      id: z.string(),
      event: z.enum(EVENT_TYPES),
      sequence: z.int(),
    }),
    z.object({
      type: z.literal('delivery'),
      at: timestamp,
      id: z.string(),
      event_id: z.string(),
      event: z.enum(EVENT_TYPES),
      endpoint_id: z.string(),
      status: z.enum(DELIVERY_STATUSES),
      attempts_count: z.int(),
      last_status_code: z.int().nullable(),
      last_error: z.string().nullable(),
      next_attempt_at: timestamp.nullable(),
      delivered_at: timestamp.nullable(),
    }),
  ])
  .meta({ id: 'TimelineEntry' });

export const timeline = typed<Timeline>()(
  z
    .object({
      payment_id: z.string(),
      status: paymentStatus,
      explain: z.object({
        fr: z.string(),
        en: z.string(),
        next: z.enum(['customer', 'merchant', 'operator', 'nobody']),
      }),
      entries: z.array(timelineEntry),
      truncated: z.boolean(),
    })
    .meta({ id: 'Timeline' }),
);
