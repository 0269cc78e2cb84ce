import { z } from 'zod';
import { widening } from '../../basics/absence.ts';
import { body, typedBody } from '../../basics/body.ts';
import { createdAt, livemode, merchantId, nullableString } from '../../basics/fields.ts';
import { modeFields, moment, operatorPageFields, pageFields, periodFields } from '../../basics/schemas.ts';
import { setParameter } from '../../basics/sets.ts';
import { comparedText, idParameter, timestamp } from '../../basics/text.ts';
import { typed } from '../../basics/typed.ts';
import { DELIVERY_STATUSES } from './values.ts';
import type * as types from './types.ts';

export const deliveryFields = {
  id: z.string().describe('`dlv_…`'),
  event_id: z.string().describe('`evt_…`, the event.'),
  event: z.string().describe('Name of the event, `payment.succeeded`.'),
  endpoint_id: z.string().describe("`whe_…`, or `handler:<name>` of an event handler in the gateway's own program."),
  status: z.enum(DELIVERY_STATUSES).describe('Current status.'),
  livemode,
  attempts_count: z.int().describe('Number of attempts.'),
  next_attempt_at: timestamp.nullable().describe('When the next attempt begins; null: none will.'),
  last_status_code: z
    .int()
    .nullable()
    .describe('Null before the first attempt, and when the endpoint did not answer. 200 for a handler that returned.'),
  last_error: nullableString.describe('A fixed word, such as `timeout`, when the endpoint did not answer.'),
  created_at: createdAt,
  delivered_at: timestamp.nullable().describe('When the receiver answered with success; null until then.'),
};

/** The delivery of one event to one endpoint. */
export const delivery = typed<types.Delivery>('Delivery').component(deliveryFields);

/** One attempt of a delivery. */
const deliveryAttempt = typed<types.DeliveryAttempt>('DeliveryAttempt').object({
  number: z.int().describe('Counts the attempts of the delivery, from 1.'),
  started_at: timestamp.describe('When it started.'),
  duration_ms: z.int().nullable().describe('From the start to the answer, in milliseconds; null while it runs.'),
  status_code: z.int().nullable().describe('HTTP status of the answer; null without one.'),
  error: nullableString.describe(
    'A fixed word, null when the endpoint responded: `timeout`, `connection_refused`, `connection_failed`, `address_not_allowed`, `name_not_resolved`, `certificate_expired`, `certificate_self_signed`, `certificate_untrusted`, `certificate_wrong_name`, `tls_failed`, `invalid_response`, `handler_failed` or `too_late`.',
  ),
  request_headers: z
    .record(z.string(), z.string())
    .nullable()
    .describe(
      'Request headers except the two signatures, which are not stored; null when nothing was sent because time had run out.',
    ),
  redirects_to: nullableString.describe(
    'Of an endpoint that redirects, which is not followed: the address that it leads to. Enter that one.',
  ),
  response_body: nullableString.describe('At most 16 KiB of the response.'),
});

const deliveryWithAttemptsFields = {
  ...deliveryFields,
  request_body: z.string().describe('The exact body that each attempt sends and signs.'),
  attempts: z.array(deliveryAttempt).describe('Every attempt, oldest first.'),
};

export const deliveryWithAttempts =
  typed<types.DeliveryWithAttempts>('DeliveryWithAttempts').component(deliveryWithAttemptsFields);

/** A delivery as the operator sees it. */
export const deliveryRecord = typed<types.DeliveryRecord>('DeliveryRecord').component({
  ...deliveryFields,
  merchant_id: merchantId,
});

export const deliveryRecordWithAttempts = typed<types.DeliveryRecordWithAttempts>(
  'DeliveryRecordWithAttempts',
).component({ ...deliveryWithAttemptsFields, merchant_id: merchantId });

/** `status` repeated or comma-separated. */
const statusFilter = setParameter(DELIVERY_STATUSES);

const filterFields = {
  ...periodFields,
  status: statusFilter.optional().describe('One or several statuses.'),
  endpoint_id: idParameter.optional().describe('Only those to this endpoint.'),
  event_id: idParameter.optional().describe('Only those of this event.'),
  payment_id: idParameter.optional().describe('Only those about this payment.'),
};

export const deliveryListQuery = typed<types.DeliveryListQuery>('DeliveryListQuery').strict({
  ...pageFields,
  ...modeFields,
  ...filterFields,
});

/** Filters of the file of deliveries: those of the list. */
export const deliveryExportQuery = typed<types.DeliveryExportQuery>('DeliveryExportQuery').strict({
  ...modeFields,
  ...filterFields,
});

export const operatorDeliveryListQuery = typed<types.OperatorDeliveryListQuery>('OperatorDeliveryListQuery').strict({
  ...operatorPageFields,
  ...filterFields,
});

const replayFields = {
  since: moment.describe('How far back.'),
  endpoint_id: widening(comparedText(64, 1)).describe('Only deliveries to this endpoint.'),
  cursor: widening(comparedText(128, 1)).describe(
    'The `next_cursor` of the previous response while `has_more` is true.',
  ),
};

export const replayFailedParams = typedBody<types.ReplayFailedParams, types.ReplayFailed>(
  'ReplayFailedParams',
  'ReplayFailed',
).object(replayFields);

export const operatorReplayFailedParams = typedBody<types.OperatorReplayFailedParams, types.OperatorReplayFailed>(
  'OperatorReplayFailedParams',
  'OperatorReplayFailed',
).of(
  body(replayFields).extend({
    merchant_id: widening(idParameter).describe('Only deliveries of this merchant.'),
    mode: widening(z.enum(['live', 'test'])).describe('Default: both.'),
  }),
);

export const failedReplayed = typed<types.FailedReplayed>('FailedReplayed').object({
  replayed: z.int().describe('New deliveries for failed ones, and failing ones made due at once.'),
  has_more: z.boolean().describe('True: there is another page.'),
  next_cursor: nullableString.describe('Pass it as `cursor`; null: this is the last page.'),
});
