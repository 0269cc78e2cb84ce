import { z } from 'zod';
import { moment } from '../../basics/lists.ts';
import { idempotencyKey, text, timestamp } from '../../basics/text.ts';
import {
  type Delivery,
  DELIVERY_STATUSES,
  type DeliveryAttempt,
  type DeliveryRecord,
  type DeliveryRecordWithAttempts,
  type DeliveryWithAttempts,
} from './types.ts';

const deliveryFields = {
  id: z.string(),
  event_id: z.string(),
  event: z.string(),
  endpoint_id: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  livemode: z.boolean(),
  attempts_count: z.int(),
  next_attempt_at: timestamp.nullable(),
  last_status_code: z.int().nullable(),
  last_error: z.string().nullable(),
  created_at: timestamp,
  delivered_at: timestamp.nullable(),
};

export const delivery = z.object(deliveryFields).meta({ id: 'Delivery' }) satisfies z.ZodType<Delivery>;

const deliveryAttempt = z.object({
  number: z.int(),
  started_at: timestamp,
  duration_ms: z.int().nullable(),
  status_code: z.int().nullable(),
  error: z.string().nullable(),
  request_headers: z.record(z.string(), z.string()).nullable(),
  response_body: z.string().nullable(),
}) satisfies z.ZodType<DeliveryAttempt>;

const deliveryWithAttemptsFields = {
  ...deliveryFields,
  request_body: z.string(),
  attempts: z.array(deliveryAttempt),
};

export const deliveryWithAttempts = z
  .object(deliveryWithAttemptsFields)
  .meta({ id: 'DeliveryWithAttempts' }) satisfies z.ZodType<DeliveryWithAttempts>;

export const deliveryRecord = z
  .object({ ...deliveryFields, merchant_id: z.string() })
  .meta({ id: 'DeliveryRecord' }) satisfies z.ZodType<DeliveryRecord>;

export const deliveryRecordWithAttempts = z
  .object({ ...deliveryWithAttemptsFields, merchant_id: z.string() })
  .meta({ id: 'DeliveryRecordWithAttempts' }) satisfies z.ZodType<DeliveryRecordWithAttempts>;

export const deliveriesReplayParams = z.strictObject({
  since: moment,
  endpoint_id: text(64, 1).optional(),
  cursor: text(128, 1).optional().describe('The `next_cursor` of the answer before, while it says `has_more`.'),
  idempotency_key: idempotencyKey.optional(),
});

export const deliveriesReplayed = z.object({
  replayed: z.int(),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
});
