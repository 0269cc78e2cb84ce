import { webhookBody } from '@mitako/contract';
import { EVENT_SUMMARIES, EVENT_TYPES, type EventType } from '@mitako/contract/names';
import { componentRef } from './component-ref.ts';
import type { Parts } from './parts.ts';
import { jsonSchemaOf, type JsonSchema } from './schemas.ts';

/** The requests that the service sends to webhook endpoints, one for each event type. */
export function webhooksOf(parts: Parts): Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> {
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: webhookOf(type, parts) }]));
}

function webhookOf(type: EventType, { schemas }: Parts): JsonSchema {
  return {
    operationId: `on_${type.replace('.', '_')}`,
    tags: ['Webhooks'],
    summary: EVENT_SUMMARIES[type].en,
    security: [],
    parameters: Object.keys(WEBHOOK_HEADERS).map((name) => componentRef('parameters', name)),
    requestBody: {
      required: true,
      description: DESCRIPTION,
      content: { 'application/json': { schema: jsonSchemaOf(webhookBody(type), 'output', schemas) } },
    },
    responses: {
      '2XX': { description: 'Received. Answer immediately, within 13 seconds, and do the work afterwards.' },
      default: { description: 'Anything else, redirects included, is retried for 24 hours.' },
    },
  };
}

const DESCRIPTION = `The body is ASCII JSON. Verify a signature over its exact bytes before you parse it, and compare in constant time.`;

/** Headers of every webhook, as parameters by component name. */
export const WEBHOOK_HEADERS: Readonly<Record<string, JsonSchema>> = {
  WebhookId: header('webhook-id', {
    description: "The event's id, the same on every retry and replay: handle each once.",
    schema: { type: 'string', pattern: '^evt_[0-9a-z]{26}$' },
  }),
  WebhookTimestamp: header('webhook-timestamp', {
    description: 'When this attempt was signed, in Unix seconds. Reject what is older than five minutes.',
    schema: { type: 'string', pattern: '^\\d{1,12}$' },
  }),
  WebhookSignature: header('webhook-signature', {
    description: `Standard Webhooks 1.0, which also proves the time and the id: \`v1,\` and the base64 of HMAC-SHA256 over
\`{webhook-id}.{webhook-timestamp}.{body}\`, keyed with the base64-decoded part of the secret after \`whsec_\`. During a
rotation one for each valid secret, newest first, separated by spaces; accept any of them.`,
    schema: { type: 'string', pattern: '^v1,[\\w+/=]{44}( v1,[\\w+/=]{44})*$' },
  }),
  ServiceSignature: header('x-service-signature', {
    description: `\`sha256=\` and the lower-case hex of HMAC-SHA256 over the body alone, keyed with the UTF-8 bytes of the whole
secret, \`whsec_\` included. Exactly one, by the newest secret. It proves no time: prefer \`webhook-signature\`.`,
    schema: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
  }),
  ServiceEvent: header('x-service-event', {
    description: "The event's name, as in the body.",
    schema: { type: 'string' },
  }),
  ServiceDelivery: header('x-service-delivery', {
    description: 'Identifier of the delivery, `dlv_…`.',
    schema: { type: 'string', pattern: '^dlv_[0-9a-z]{26}$' },
  }),
  ServiceAttempt: header('x-service-attempt', {
    description: 'Counts the attempts of a delivery, from 1.',
    schema: { type: 'string', pattern: '^[1-9]\\d*$' },
  }),
  WebhookUserAgent: header('user-agent', {
    description: 'Of the sender.',
    schema: { type: 'string', const: 'Mitako-Webhooks/1' },
  }),
};

function header(
  name: string,
  { description, schema }: { readonly description: string; readonly schema: JsonSchema },
): JsonSchema {
  return { name, in: 'header', required: true, description, schema };
}
