import { z } from 'zod';
import { graceSeconds } from '../api-keys/schemas.ts';
import type { GracePeriod } from '../api-keys/values.ts';
import { clearing, describing, widening } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { createdAt, livemode, nullableString, updatedAt } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { setOf } from '../basics/sets.ts';
import { lineText, timestamp, webUrl } from '../basics/text.ts';
import { aliased, typed } from '../basics/typed.ts';
import { delivery } from './deliveries/schemas.ts';
import { eventRecord } from './events/schemas.ts';
import {
  EVENT_FAMILIES,
  EVENT_NAME_PREFIX,
  EVENT_TYPES,
  type EventPattern,
  type SentEventPattern,
} from './events/values.ts';
import { ENDPOINT_HEALTHS, type WithSentEvents } from './values.ts';
import type * as types from './types.ts';

const eventPattern = z.enum([...EVENT_TYPES, ...EVENT_FAMILIES, '*']).exclude(['ping']);

const prefixed = eventPattern.options.map((name) => `${EVENT_NAME_PREFIX}${name}` as const);

const sentPattern = z.enum([...eventPattern.options, ...prefixed]);

const events = widening(
  aliased(
    'readonly EventPattern[]',
    setOf(sentPattern, sentPattern.options.length)
      .min(1)
      .transform((sent) => [...new Set(sent.map(withoutPrefix))]),
  ),
);

function withoutPrefix(name: SentEventPattern): EventPattern {
  return eventPattern.parse(name.startsWith(EVENT_NAME_PREFIX) ? name.slice(EVENT_NAME_PREFIX.length) : name);
}

const endpointFields = {
  id: z.string().describe('`whe_…`'),
  url: z.string().describe('Absolute address; `https` in live mode.'),
  description: nullableString.describe('For people; null without one.'),
  events: z.array(eventPattern).describe('What it is subscribed to.'),
  enabled: z.boolean().describe('False: switched off.'),
  prefixed_names: z.boolean().describe('True: event names are sent with the prefix, `gateway.payment.succeeded`.'),
  livemode,
  created_at: createdAt,
  updated_at: updatedAt,
  disabled_reason: nullableString.describe('Why and when the engine disabled the endpoint; null otherwise.'),
};

export const webhookEndpoint = typed<types.WebhookEndpoint>('WebhookEndpoint').component(endpointFields);

/** Shown when the endpoint is created and when its secret is rotated. */
export const webhookEndpointWithSecret = typed<types.WebhookEndpointWithSecret>('WebhookEndpointWithSecret').component({
  ...endpointFields,
  secret: z.string().describe('Shown now and never again: keep it.'),
});

/** An endpoint with a summary of its newest deliveries. */
export const webhookEndpointWithRecent = typed<types.WebhookEndpointWithRecent>('WebhookEndpointWithRecent').component({
  ...endpointFields,
  health:
    /** Health of an endpoint. */
    typed<types.EndpointHealth>('EndpointHealth')
      .object({
        status: z
          .enum(ENDPOINT_HEALTHS)
          .describe(
            '`failing`: the last attempt failed, or a delivery is failing. `disabled`: by the merchant or the gateway.',
          ),
        since: timestamp.nullable().describe('Time of the first failed attempt; null unless `failing`.'),
      })
      .describe('How it is doing.'),
  recent: z
    .object({
      finished: z.int().describe('Deliveries that ended.'),
      delivered: z.int().describe('Those of them that succeeded.'),
      delivered_at_once: z.int().describe('Succeeded with the first attempt.'),
      failing: z.int().describe('Attempted without success and not given up, of any age; counted up to 100.'),
    })
    .describe('Outcomes of the newest ended deliveries, at most 100.'),
  waiting: z
    .object({
      count: z.int().describe('Deliveries that are not over, attempted or not; counted up to 1 000.'),
      more: z.boolean().describe('True when there are more.'),
      next_attempt_at: timestamp
        .nullable()
        .describe(
          'When the next of them may be attempted: an endpoint that has never answered 2xx has a pace. Null if none waits, and of a disabled endpoint.',
        ),
    })
    .describe('What it has not accepted yet.'),
});

export const webhookEndpointCreateParams = typedBody<
  WithSentEvents<types.WebhookEndpointCreateParams>,
  types.WebhookEndpointCreate
>('WebhookEndpointCreateParams', 'WebhookEndpointCreate').object({
  url: webUrl.describe('Absolute address; `https` in live mode.'),
  events: events
    .default(['*'])
    .describe('Default: all events. The form with the `gateway.` prefix means the same and is returned without it.'),
  enabled: widening(z.boolean()).default(true).describe('False: switched off.'),
  description: describing(lineText(LIMITS.descriptionLengthMax)).describe('At most 255 characters.'),
  prefixed_names: widening(z.boolean())
    .default(false)
    .describe('True: event names are sent with the prefix, `gateway.payment.succeeded`.'),
});

/** Absent fields stay unchanged. */
export const webhookEndpointUpdateParams = typedBody<
  WithSentEvents<types.WebhookEndpointUpdateParams>,
  types.WebhookEndpointUpdateParams
>('WebhookEndpointUpdateParams').object({
  url: describing(webUrl).describe('Absolute address; `https` in live mode.'),
  events: events.describe(
    'Replaces the subscription. The form with the `gateway.` prefix means the same and is returned without it.',
  ),
  enabled: widening(z.boolean()).describe('False: switched off.'),
  description: clearing(lineText(LIMITS.descriptionLengthMax)).describe('At most 255 characters; null: none.'),
  prefixed_names: widening(z.boolean()).describe(
    'True: event names are sent with the prefix, `gateway.payment.succeeded`.',
  ),
});

export const rotateSecretParams = typedBody<types.RotateSecretParams, GracePeriod>('RotateSecretParams').object({
  grace_seconds: graceSeconds
    .default(86_400)
    .describe('How long the old secret also signs, 0 … 604 800 seconds. Default: 86 400.'),
});

export const pinged = typed<types.Pinged>('Pinged').object({
  event: eventRecord.describe('The `ping` event.'),
  delivery: delivery.describe('Its delivery, which has just begun.'),
});
