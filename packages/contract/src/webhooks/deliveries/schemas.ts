import { z } from 'zod';
import { widening } from '../../basics/absence.ts';
import { periodFields, modeFields, moment, operatorPageFields, pageFields } from '../../basics/lists.ts';
import { setParameter } from '../../basics/sets.ts';
import { comparedText, idParameter, optionalIdempotencyKey, timestamp } from '../../basics/text.ts';
import { typed, typedBody } from '../../basics/typed.ts';
import {
  type Delivery,
  DELIVERY_STATUSES,
  type DeliveryExportQuery,
  type DeliveryListQuery,
  type DeliveryRecord,
  type DeliveryRecordWithAttempts,
  type DeliveryWithAttempts,
  type FailedReplayed,
  type OperatorDeliveryListQuery,
  type OperatorReplayFailedParams,
  type ReplayFailedParams,
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

export const delivery = typed<Delivery>()(z.object(deliveryFields).meta({ id: 'Delivery' }));

const deliveryAttempt = z.object({
  number: z.int(),
  started_at: timestamp,
  duration_ms: z.int().nullable(),
  status_code: z.int().nullable(),
  error: z.string().nullable(),
  request_headers: z.record(z.string(), z.string()).nullable(),
  redirects_to: z.string().nullable(),
  response_body: z.string().nullable(),
});

const deliveryWithAttemptsFields = {
  ...deliveryFields,
  request_body: z.string(),
  attempts: z.array(deliveryAttempt),
};

export const deliveryWithAttempts = typed<DeliveryWithAttempts>()(
  z.object(deliveryWithAttemptsFields).meta({ id: 'DeliveryWithAttempts' }),
);

export const deliveryRecord = typed<DeliveryRecord>()(
  z.object({ ...deliveryFields, merchant_id: z.string() }).meta({ id: 'DeliveryRecord' }),
);

export const deliveryRecordWithAttempts = typed<DeliveryRecordWithAttempts>()(
  z.object({ ...deliveryWithAttemptsFields, merchant_id: z.string() }).meta({ id: 'DeliveryRecordWithAttempts' }),
);

/** `status` repeated or comma-separated. */
const statusFilter = setParameter(DELIVERY_STATUSES);

const filterFields = {
  ...periodFields,
  status: statusFilter.optional(),
  endpoint_id: idParameter.optional(),
  event_id: idParameter.optional(),
  payment_id: idParameter.optional(),
};

export const deliveryListQuery = typed<DeliveryListQuery>()(
  z.strictObject({ ...pageFields, ...modeFields, ...filterFields }),
);

export const deliveryExportQuery = typed<DeliveryExportQuery>()(z.strictObject({ ...modeFields, ...filterFields }));

export const operatorDeliveryListQuery = typed<OperatorDeliveryListQuery>()(
  z.strictObject({ ...operatorPageFields, ...filterFields }),
);

const replayFields = {
  since: moment,
  endpoint_id: widening(comparedText(64, 1)),
  cursor: widening(comparedText(128, 1)).describe(
    'The `next_cursor` of the previous response while `has_more` is true.',
  ),
  idempotency_key: optionalIdempotencyKey,
};

export const replayFailedParams = typedBody<ReplayFailedParams, ReplayFailedParams<string>>()(
  z.strictObject(replayFields),
);

export const operatorReplayFailedParams = typedBody<OperatorReplayFailedParams, OperatorReplayFailedParams<string>>()(
  z.strictObject({
    ...replayFields,
    merchant_id: widening(idParameter),
    mode: widening(z.enum(['live', 'test'])).describe('Default: both.'),
  }),
);

export const failedReplayed = typed<FailedReplayed>()(
  z.object({
    replayed: z.int(),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
);
