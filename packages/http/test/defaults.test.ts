import { type Declaration, routes, type RouteName } from '@mitako/contract';
import { expect, test } from 'vitest';
import { LEAST_BODIES } from './least-bodies.ts';

// A request that states its defaults is the same request to its idempotency key: so each default is in the schema, from
// which the parsed input comes, and none in an operation (decisions §4).

const FIELDS = Object.entries<Declaration>(routes).flatMap(([name, { body }]) =>
  body === undefined
    ? []
    : Object.entries(body.toJSONSchema({ io: 'input', unrepresentable: 'any' }).properties ?? {}).flatMap(
        ([field, schema]) =>
          typeof schema === 'object' && 'default' in schema ? [{ name, body, field, value: schema.default }] : [],
      ),
);

// The default of an endpoint's events is behind their transformation, which the schema of what is sent does not show.
test('these fields have a default', () => {
  expect(FIELDS.map(({ name, field }) => `${name} ${field}`).toSorted()).toEqual([
    'createAgent limits',
    'createAgentLocation active',
    'createApiKey scopes',
    'createOperatorKey role',
    'createPayment expires_in',
    'createPayment max_attempts',
    'createPayment metadata',
    'createSandboxPayment expires_in',
    'createSandboxPayment max_attempts',
    'createSandboxPayment metadata',
    'createWebhookEndpoint enabled',
    'createWebhookEndpoint prefixed_names',
    'rollApiKey grace_seconds',
    'rotateWebhookSecret grace_seconds',
    'simulatePayment method',
  ]);
});

test.each(FIELDS)('$name is the same with $field left out and stated', ({ name, body, field, value }) => {
  const least = LEAST_BODIES[name as RouteName];
  const stated = body.parse({ ...least, [field]: value });
  expect(stated).toHaveProperty(field);
  expect(stated).toEqual(body.parse(least));
});
