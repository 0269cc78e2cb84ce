import { routes, type RouteName } from '@mitako/contract';
import { expect, it } from 'vitest';
import { type BodyFields, bodyFields, withoutNulls } from './body-fields.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { routeFacts } from './route-facts.ts';

/** Optional fields that `null` does not leave out, as dotted paths. */
function keepingNull(fields: BodyFields, schema: ReturnType<typeof jsonSchemaOf>, path = ''): readonly string[] {
  return [...fields].flatMap(([name, field]) => {
    const inner = schema.properties?.[name];
    const isRequired = schema.required?.includes(name) === true;
    return [
      ...(field.isOmittedByNull || isRequired ? [] : [path + name]),
      ...(typeof inner === 'object' ? keepingNull(field.fields, inner, `${path}${name}.`) : []),
    ];
  });
}

it('keeps null in the fields that it clears, and in no others', () => {
  const kept = Object.entries(routes).flatMap(([name, route]) => {
    if (!('body' in route) || route.path.endsWith('/pay')) return [];
    const fields = keepingNull(routeFacts(name as RouteName).bodyFields, jsonSchemaOf(route.body));
    return fields.map((field) => `${name} ${field}`);
  });
  expect(kept.toSorted()).toEqual([
    'updateAgentLocation hours',
    'updateAgentLocation phone',
    'updateMerchant fees.maximum',
    'updatePaymentLink expires_at',
    'updatePaymentLink max_payments',
    'updateProfile brand_color',
    'updateProfile checkout_note',
    'updateProfile checkout_note.en',
    'updateProfile checkout_note.fr',
    'updateProfile receipt_note',
    'updateProfile receipt_note.en',
    'updateProfile receipt_note.fr',
    'updateProfile support_email',
    'updateProfile support_phone',
    'updateWebhookEndpoint description',
  ]);
});

it('refers to nothing outside: each field of each body is known', () => {
  const referring = Object.entries(routes)
    .filter(([, route]) => 'body' in route && JSON.stringify(jsonSchemaOf(route.body)).includes('$ref'))
    .map(([name]) => name);
  expect(referring).toEqual([]);
});

it('has the idempotency key in every body, also where there are no fields', () => {
  for (const [name, route] of Object.entries(routes)) {
    if (route.method === 'GET' || 'rawMethods' in route || 'upload' in route) continue;
    expect([name, routeFacts(name as RouteName).bodyFields.get('idempotency_key')?.isOmittedByNull]).toEqual([
      name,
      true,
    ]);
  }
});

it('leaves everything else as it is', () => {
  const fields = bodyFields({
    properties: {
      one: { type: 'string' },
      two: { type: 'string' },
      both: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['two'],
  });
  const body: unknown = JSON.parse('{"one":null,"two":null,"both":null,"three":null,"__proto__":null}');
  expect(JSON.stringify(withoutNulls(body, fields))).toBe('{"two":null,"both":null,"three":null,"__proto__":null}');
  for (const value of [null, undefined, 1, 'text', [null]]) expect(withoutNulls(value, fields)).toBe(value);
});
