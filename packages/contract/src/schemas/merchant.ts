import { z } from 'zod';
import { LIMITS } from '../names/limits.ts';
import type {
  ApiKey,
  ApiKeyWithSecret,
  Balance,
  Delivery,
  DeliveryAttempt,
  DeliveryRecord,
  DeliveryRecordWithAttempts,
  DeliveryWithAttempts,
  EventRecord,
  WebhookEndpoint,
  WebhookEndpointWithRecent,
  WebhookEndpointWithSecret,
} from '../names/resources.ts';
import { EVENT_FAMILIES, EVENT_TYPES, type EventPattern } from '../names/events.ts';
import { DELIVERY_STATUSES, SCOPES } from '../names/statuses.ts';
import { moment } from './lists.ts';
import { idempotencyKey, text, timestamp, webUrl } from './text.ts';

const scopes = z.array(z.enum(SCOPES)).min(1);

const apiKeyFields = {
  id: z.string(),
  name: z.string(),
  livemode: z.boolean(),
  scopes,
  hint: z.string(),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
  last_used_at: timestamp.nullable(),
};

export const apiKey = z.object(apiKeyFields).meta({ id: 'ApiKey' }) satisfies z.ZodType<ApiKey>;
export const apiKeyWithSecret = z
  .object({ ...apiKeyFields, secret: z.string() })
  .meta({ id: 'ApiKeyWithSecret' }) satisfies z.ZodType<ApiKeyWithSecret>;

export const apiKeyCreateParams = z.strictObject({
  name: text(120, 1),
  livemode: z.boolean(),
  scopes: scopes.optional(),
  expires_in: z.int().min(60).max(315_360_000).optional().describe('Seconds; never expires when absent.'),
  idempotency_key: idempotencyKey.optional(),
});

const graceSeconds = z.int().min(0).max(LIMITS.rotationGraceSecondsMax);

export const apiKeyRollParams = z.strictObject({
  grace_seconds: graceSeconds.default(0).describe('How long the old key lives on, 0 … 604 800.'),
  idempotency_key: idempotencyKey.optional(),
});

const eventPattern = z
  .enum([...EVENT_TYPES, ...EVENT_FAMILIES, '*'])
  .exclude(['ping']) satisfies z.ZodType<EventPattern>;

const endpointFields = {
  id: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(eventPattern),
  enabled: z.boolean(),
  prefixed_names: z.boolean(),
  livemode: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
  disabled_reason: z.string().nullable(),
};

export const webhookEndpoint = z
  .object(endpointFields)
  .meta({ id: 'WebhookEndpoint' }) satisfies z.ZodType<WebhookEndpoint>;
export const webhookEndpointWithSecret = z
  .object({ ...endpointFields, secret: z.string() })
  .meta({ id: 'WebhookEndpointWithSecret' }) satisfies z.ZodType<WebhookEndpointWithSecret>;

export const webhookEndpointWithRecent = z
  .object({
    ...endpointFields,
    recent: z.object({ finished: z.int(), delivered: z.int(), delivered_at_once: z.int() }),
  })
  .meta({ id: 'WebhookEndpointWithRecent' }) satisfies z.ZodType<WebhookEndpointWithRecent>;

export const endpointCreateParams = z.strictObject({
  url: webUrl,
  events: z.array(eventPattern).min(1).max(EVENT_TYPES.length).optional(),
  enabled: z.boolean().optional(),
  description: text(LIMITS.descriptionLengthMax).optional(),
  prefixed_names: z.boolean().optional(),
  idempotency_key: idempotencyKey.optional(),
});

export const endpointUpdateParams = z.strictObject({
  url: webUrl.optional(),
  events: z.array(eventPattern).min(1).max(EVENT_TYPES.length).optional(),
  enabled: z.boolean().optional(),
  description: text(LIMITS.descriptionLengthMax).nullable().optional(),
  prefixed_names: z.boolean().optional(),
  idempotency_key: idempotencyKey.optional(),
});

export const rotateSecretParams = z.strictObject({
  grace_seconds: graceSeconds.default(86_400).describe('How long the old secret keeps signing beside the new one.'),
  idempotency_key: idempotencyKey.optional(),
});

export const eventRecord = z
  .object({
    id: z.string(),
    event: z.enum(EVENT_TYPES),
    data: z.record(z.string(), z.unknown()),
    livemode: z.boolean(),
    sequence: z.int(),
    created_at: timestamp,
  })
  .meta({ id: 'Event' }) satisfies z.ZodType<EventRecord>;

export const eventReplayParams = z.strictObject({
  endpoint_id: text(64, 1).optional(),
  idempotency_key: idempotencyKey.optional(),
});

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

export const balance = z
  .object({
    currency: z.string(),
    livemode: z.boolean(),
    available: z.int(),
    pending: z.int(),
    disputed: z.int(),
    refunding: z.int(),
    settling: z.int(),
  })
  .meta({ id: 'Balance' }) satisfies z.ZodType<Balance>;
