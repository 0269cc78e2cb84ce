import type { Endpoint } from '../endpoint.ts';
import { jsonSchemaOf, type JsonSchema } from './schemas.ts';

/** Path and query parameters of a route. */
export function parametersOf({ route }: Endpoint): readonly JsonSchema[] {
  const inPath = fieldsOf(jsonSchemaOf(route.parameters, 'input', new Map()));
  const sent = jsonSchemaOf(route.query, 'input', new Map());
  const meant = fieldsOf(jsonSchemaOf(route.query, 'output', new Map()));
  const required = (sent['required'] ?? []) as readonly string[];
  return [
    ...Object.entries(inPath).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      description: PATH_DESCRIPTIONS[name] ?? 'Identifier.',
      schema,
    })),
    ...Object.entries(fieldsOf(sent)).map(([name, schema]) => {
      // A query is text, but `limit` is a number and `status` a list: the parsed type is more precise, where zod knows it.
      const { description, ...shown } = 'type' in (meant[name] ?? {}) ? (meant[name] ?? {}) : schema;
      return {
        name,
        in: 'query',
        required: required.includes(name),
        description,
        schema: shown,
      };
    }),
  ];
}

function fieldsOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
}

const PATH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  payment_id: 'Identifier of the payment, `pay_…`.',
  refund_id: 'Identifier of the refund, `rfd_…`.',
  endpoint_id: 'Identifier of the webhook endpoint, `whe_…`.',
  event_id: 'Identifier of the event, `evt_…`.',
  delivery_id: 'Identifier of the delivery, `dlv_…`.',
  key_id: 'Identifier of the API key, `key_…`; not the key itself.',
  device_id: 'Identifier of the device, `dev_…`.',
  merchant_id: 'Identifier of the merchant, `mer_…`.',
  rail_id: 'Name of the rail, as the operator of the gateway configured it.',
  attempt_id: 'Identifier of the payment attempt, `att_…`.',
  slug: 'Public name of the payment, the last part of its `checkout_url`.',
  token: 'The `token` that was added to the `return_url`.',
  role: 'Which kind of account.',
};
