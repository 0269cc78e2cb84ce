import { z } from 'zod';
import { clearing, describing, widening } from '../basics/absence.ts';
import { graceSeconds } from '../api-keys/schemas.ts';
import type { GracePeriod } from '../api-keys/types.ts';
import { LIMITS } from '../basics/limits.ts';
import { setOf } from '../basics/sets.ts';
import { lineText, optionalIdempotencyKey, timestamp, webUrl } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { delivery } from './deliveries/schemas.ts';
import { eventRecord } from './events/schemas.ts';
import {
  EVENT_FAMILIES,
  EVENT_NAME_PREFIX,
  EVENT_TYPES,
  type EventPattern,
  type SentEventPattern,
} from './events/types.ts';
import {
  ENDPOINT_HEALTHS,
  type Pinged,
  type RotateSecretParams,
  type WebhookEndpoint,
  type WebhookEndpointCreate,
  type WebhookEndpointCreateParams,
  type WebhookEndpointUpdateParams,
  type WebhookEndpointWithRecent,
  type WebhookEndpointWithSecret,
  type WithSentEvents,
} from './types.ts';

const eventPattern = z.enum([...EVENT_TYPES, ...EVENT_FAMILIES, '*']).exclude(['ping']);

const prefixed = eventPattern.options.map((name) => `${EVENT_NAME_PREFIX}${name}` as const);

const sentPattern = z.enum([...eventPattern.options, ...prefixed]);

const events = widening(
  setOf(sentPattern, sentPattern.options.length)
    .min(1)
    .transform((sent) => [...new Set(sent.map(withoutPrefix))]),
).describe('The form with the `gateway.` prefix means the same and is returned without it.');

function withoutPrefix(name: SentEventPattern): EventPattern {
  return eventPattern.parse(name.startsWith(EVENT_NAME_PREFIX) ? name.slice(EVENT_NAME_PREFIX.length) : name);
}

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
      health: z.object({ status: z.enum(ENDPOINT_HEALTHS), since: timestamp.nullable() }),
      recent: z.object({ finished: z.int(), delivered: z.int(), delivered_at_once: z.int(), failing: z.int() }),
    })
    .meta({ id: 'WebhookEndpointWithRecent' }),
);

export const webhookEndpointCreateParams = typedBody<
  WebhookEndpointCreate,
  WithSentEvents<WebhookEndpointCreateParams>
>()(
  z.strictObject({
    url: webUrl,
    events: events.default(['*']),
    enabled: widening(z.boolean()).default(true),
    description: describing(lineText(LIMITS.descriptionLengthMax)),
    prefixed_names: widening(z.boolean()).default(false),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const webhookEndpointUpdateParams = typedBody<
  WebhookEndpointUpdateParams,
  WithSentEvents<WebhookEndpointUpdateParams>
>()(
  z.strictObject({
    url: describing(webUrl),
    events,
    enabled: widening(z.boolean()),
    description: clearing(lineText(LIMITS.descriptionLengthMax)).describe('null: none.'),
    prefixed_names: widening(z.boolean()),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const rotateSecretParams = typedBody<GracePeriod, RotateSecretParams>()(
  z.strictObject({
    grace_seconds: graceSeconds.default(86_400).describe('How long the old secret also signs, in seconds.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const pinged = typed<Pinged>()(z.object({ event: eventRecord, delivery }));
