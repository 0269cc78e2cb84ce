import { z } from 'zod';
import { graceSeconds } from '../api-keys/schemas.ts';
import type { GracePeriod } from '../api-keys/types.ts';
import { LIMITS } from '../basics/limits.ts';
import { idempotencyKey, text, timestamp, webUrl } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { delivery } from './deliveries/schemas.ts';
import { eventRecord } from './events/schemas.ts';
import { EVENT_FAMILIES, EVENT_TYPES } from './events/types.ts';
import type {
  Pinged,
  RotateSecretParams,
  WebhookEndpoint,
  WebhookEndpointCreateParams,
  WebhookEndpointUpdateParams,
  WebhookEndpointWithRecent,
  WebhookEndpointWithSecret,
} from './types.ts';

const eventPattern = z.enum([...EVENT_TYPES, ...EVENT_FAMILIES, '*']).exclude(['ping']);

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

export const webhookEndpoint = typed<WebhookEndpoint>()(z.object(endpointFields).meta({ id: 'WebhookEndpoint' }));

export const webhookEndpointWithSecret = typed<WebhookEndpointWithSecret>()(
  z.object({ ...endpointFields, secret: z.string() }).meta({ id: 'WebhookEndpointWithSecret' }),
);

export const webhookEndpointWithRecent = typed<WebhookEndpointWithRecent>()(
  z
    .object({
      ...endpointFields,
      recent: z.object({ finished: z.int(), delivered: z.int(), delivered_at_once: z.int() }),
    })
    .meta({ id: 'WebhookEndpointWithRecent' }),
);

export const webhookEndpointCreateParams = typedBody<WebhookEndpointCreateParams>()(
  z.strictObject({
    url: webUrl,
    events: z.array(eventPattern).min(1).max(EVENT_TYPES.length).optional(),
    enabled: z.boolean().optional(),
    description: text(LIMITS.descriptionLengthMax).optional(),
    prefixed_names: z.boolean().optional(),
    idempotency_key: idempotencyKey.optional(),
  }),
);

export const webhookEndpointUpdateParams = typedBody<WebhookEndpointUpdateParams>()(
  z.strictObject({
    url: webUrl.optional(),
    events: z.array(eventPattern).min(1).max(EVENT_TYPES.length).optional(),
    enabled: z.boolean().optional(),
    description: text(LIMITS.descriptionLengthMax).nullable().optional(),
    prefixed_names: z.boolean().optional(),
    idempotency_key: idempotencyKey.optional(),
  }),
);

export const rotateSecretParams = typedBody<GracePeriod, RotateSecretParams>()(
  z.strictObject({
    grace_seconds: graceSeconds.default(86_400).describe('How long the old secret keeps signing beside the new one.'),
    idempotency_key: idempotencyKey.optional(),
  }),
);

export const pinged = typed<Pinged>()(z.object({ event: eventRecord, delivery }));
