import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Route, routes, type RouteName } from '@mitako/contract';
import { ERRORS } from '@mitako/contract/names';
import { describe, expect, test } from 'vitest';
import { createHandler, openApiDocument } from '../src/index.ts';
import { EXAMPLES } from '../src/openapi/examples.ts';
import type { JsonSchema } from '../src/openapi/schemas.ts';
import { fakeGateway } from './fake-gateway.ts';
import { send } from './send.ts';

const document = openApiDocument('https://pay.example.cm/');
const text = JSON.stringify(document);

test('redocly reports neither error nor warning', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mitako-openapi-'));
  try {
    const file = join(directory, 'openapi.json');
    await writeFile(file, text);
    const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
    const { stdout } = await promisify(execFile)(process.execPath, [cli, 'lint', '--format=json', file], {
      cwd: directory,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' },
    });
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  } finally {
    await rm(directory, { recursive: true });
  }
});

// Fields whose names other objects use with another meaning.
test.each([
  ['LegacyStatus', 'type', 'Always `success`.'],
  ['LegacyStatus', 'data', 'The payment.'],
  ['LegacyError', 'type', 'Always `error`.'],
  ['LegacyError', 'data', 'Always empty.'],
  ['POST /merchant/webhook-endpoints', 'events', 'Default: all events.'],
  ['PATCH /merchant/webhook-endpoints/{endpoint_id}', 'events', 'Replaces the subscription.'],
  ['POST /merchant/events/{event_id}/replay', 'endpoint_id', 'Default: all enabled endpoints subscribed now.'],
  ['POST /admin/agent-locations', 'active', 'Default: true.'],
  ['PATCH /admin/agent-locations/{location_id}', 'active', 'False: checkouts do not show it.'],
  ['POST /admin/agents', 'limits', 'Those that are not given:'],
  ['POST /admin/methods/{method}/reinstate', 'mode', '`live` or `test`.'],
  ['POST /merchant/api-keys/{key_id}/roll', 'grace_seconds', 'How long the old key stays valid'],
  [
    'POST /merchant/webhook-endpoints/{endpoint_id}/rotate-secret',
    'grace_seconds',
    'How long the old secret also signs',
  ],
  ['POST /merchant/api-keys', 'expires_in', 'Default: the key never expires.'],
  ['POST /gateway/payments', 'expires_in', 'Lifetime in seconds, 300 … 604 800. Default: 86 400.'],
  ['POST /gateway/payments', 'amount', '5000 is 5 000 FCFA.'],
  ['POST /merchant/payment-links', 'amount', 'Fixed, in the minor unit'],
  ['FailedAttemptData', 'attempts_left', 'Attempts that the payer still has, at least one.'],
  ['RefundedPaymentData', 'refund_amount', 'Amount of this refund'],
  ['RefundEventData', 'amount', 'In the minor unit of the currency.'],
])('%s describes %s by what it means there', (where, field, meaning) => {
  const [method = '', path = ''] = where.split(' ');
  const body = (document.paths[path]?.[method.toLowerCase()]?.['requestBody'] ?? {}) as JsonSchema;
  const content = body['content'] as Readonly<Record<string, { readonly schema: JsonSchema }>> | undefined;
  const schema = content?.['application/json']?.schema ?? (document.components['schemas']?.[where] as JsonSchema);
  const fields = schema['properties'] as Readonly<Record<string, JsonSchema>>;
  expect(fields[field]?.['description']).toContain(meaning);
});

test('it is served, and cacheable', async () => {
  const handler = createHandler(fakeGateway());
  const { status, headers, text: served } = await send(handler, 'GET', '/api/v1/openapi.json');
  expect([status, served]).toEqual([200, text]);
  expect(headers.get('Cache-Control')).toBe('public, max-age=300');
  expect((await send(handler, 'POST', '/api/v1/openapi.json')).status).toBe(405);
});

test('it describes every route of the contract and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => [
      operation['operationId'],
      `${method.toUpperCase()} ${path}`,
    ]),
  );
  const declared = Object.entries(routes).flatMap(([name, route]) => {
    const { method, path, rawMethods }: Route = route;
    return (rawMethods ?? [method]).map((one) => [
      one === method ? name : `${name}By${one === 'GET' ? 'Get' : 'Put'}`,
      `${one} ${path}`,
    ]);
  });
  expect(new Map(described as [string, string][])).toEqual(new Map(declared as [string, string][]));
});

test('it says where recent authentication is required, and that operators can log in as well', () => {
  const all = Object.entries(routes).map(([name, { method, path }]) => ({
    name: name as RouteName,
    operation: document.paths[path]?.[method.toLowerCase()],
  }));
  const asking = all.filter(({ operation }) => /reauthentication/i.test(JSON.stringify(operation?.['responses'])));
  const others = asking.filter(({ name }) => routes[name].auth.kind !== 'operator').map(({ name }) => name);
  expect(others.toSorted()).toEqual([
    'acceptOwnership',
    'addPasskey',
    'addTotp',
    'beginPasskey',
    'changeEmail',
    'changePassword',
    'confirmFactor',
    'createApiKey',
    'createRefund',
    'createWebhookEndpoint',
    'endMemberSessions',
    'inviteMember',
    'leaveMembership',
    'offerOwnership',
    'removeFactor',
    'removeMember',
    'renewInvitation',
    'renewRecoveryCodes',
    'rollApiKey',
    'rotateWebhookSecret',
    'setKeyAddresses',
    'setPayoutAccount',
    'setTeamRules',
    'updateMember',
    'updateWebhookEndpoint',
    'withdrawOwnership',
  ]);
  const operators = all.filter(({ name }) => routes[name].auth.kind === 'operator');
  expect(asking.length - others.length).toBe(operators.filter(({ name }) => routes[name].method !== 'GET').length);
  for (const { operation } of operators) {
    expect(operation?.['security']).toEqual([{ operatorKey: [] }, { accessToken: [] }]);
  }
});

test('the server is the public address', () => {
  expect(document.servers).toMatchObject([{ url: 'https://pay.example.cm/api/v1' }]);
});

describe.each(
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  ),
)('$method $path', ({ method, operation }) => {
  const responses = operation['responses'] as Record<string, unknown>;

  test('rejects with the statuses of its error codes', () => {
    const listed = Object.entries(responses).map(([status, response]) => ({
      status: Number(status),
      codes: codesIn(response),
    }));
    expect(listed.filter(({ status, codes }) => codes.some((code) => ERRORS[code][0] !== status))).toEqual([]);
    expect(listed.filter(({ status, codes }) => status >= 400 && codes.length === 0)).toEqual([]);
  });

  test('takes an idempotency key exactly when it changes something for its caller', () => {
    const acceptsIdempotencyKey = JSON.stringify(operation['parameters'] ?? []).includes(
      '#/components/parameters/IdempotencyKey',
    );
    const isKept = method !== 'get' && !/Callback(?:By\w+)?$/.test(String(operation['operationId']));
    expect(acceptsIdempotencyKey).toBe(isKept);
    expect(codesIn(responses['422'] ?? {}).includes('IDEMPOTENCY_KEY_REUSED')).toBe(isKept);
  });

  test('lists 401 exactly where a credential is required', () => {
    const security = operation['security'] as readonly unknown[];
    expect(codesIn(responses['401'] ?? {}).includes('AUTHENTICATION_REQUIRED')).toBe(security.length > 0);
  });
});

describe('schemas', () => {
  test('use formats instead of long patterns, and have no machine bounds, drafts or dangling references', () => {
    expect(text).not.toContain('9007199254740991');
    expect(text).not.toContain('$defs');
    expect(text).not.toContain('$schema');
    for (const [, pattern = ''] of text.matchAll(/"pattern":"([^"]*)"/g)) expect(pattern.length).toBeLessThan(60);
  });

  test('responses allow additional fields, requests do not', () => {
    expect(document.components['schemas']?.['Payment']).not.toHaveProperty('additionalProperties');
    expect(document.paths['/gateway/payments']?.['post']).toHaveProperty(
      ['requestBody', 'content', 'application/json', 'schema', 'additionalProperties'],
      false,
    );
  });

  test('JSON and CSV are operations of their own', () => {
    const paths = Object.entries(document.paths);
    const lists = paths.filter(([path]) => `${path}.csv` in document.paths);
    expect(lists).toHaveLength(13);
    for (const [path, { get }] of lists) {
      expect(Object.keys(successContent(get))).toEqual(['application/json']);
      expect(successContent(document.paths[`${path}.csv`]?.['get'])).toHaveProperty(
        ['text/csv', 'schema', 'type'],
        'string',
      );
    }
    for (const [, operations] of paths) {
      for (const operation of Object.values(operations)) {
        const types = Object.keys(successContent(operation));
        expect(types.includes('application/json') && types.length > 1).toBe(false);
      }
    }
  });

  test('every refusal is one Error by reference, with the codes of its operation beside it', () => {
    const refusals = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .filter(({ tags }) => (tags as readonly string[])[0] !== 'Legacy')
      .flatMap(({ responses }) => Object.entries(responses as Record<string, JsonSchema>))
      .filter(([status]) => Number(status) >= 400)
      .map(([, response]) => resolvedResponse(response));
    expect(refusals.length).toBeGreaterThan(1000);
    for (const refusal of refusals) {
      expect(refusal).toHaveProperty(['content', 'application/json', 'schema'], { $ref: '#/components/schemas/Error' });
      expect(refusal['x-error-codes']).toEqual(codesIn(refusal));
    }
  });

  test('every operation has a description of its own', () => {
    for (const operations of Object.values(document.paths)) {
      for (const { summary, description } of Object.values(operations)) {
        expect(description).toMatch(/^[A-Z`].*\.$/s);
        expect(description).not.toBe(summary);
      }
    }
  });

  test('parsed query types are described, not strings', () => {
    const parameters = document.paths['/gateway/payments']?.['get']?.['parameters'];
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'limit',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      }),
    );
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'created_from', schema: { type: 'string', format: 'date-time' } }),
    );
  });
});

test.each(Object.entries(EXAMPLES))(
  'the examples of %s match the contract',
  (name, { requests = {}, answers = {} }) => {
    const route = routes[name as RouteName];
    for (const { value } of Object.values(requests)) {
      expect('body' in route && route.body.safeParse(value).error).toBeUndefined();
    }
    for (const [status, answer] of Object.entries(answers)) {
      const schemas: Readonly<Record<string, { safeParse(value: unknown): { readonly error?: unknown } }>> =
        route.success;
      expect(schemas[status]?.safeParse((answer as { readonly data: unknown }).data).error).toBeUndefined();
    }
  },
);

/** Codes that a response lists, followed through its reference. */
function codesIn(response: unknown): readonly (keyof typeof ERRORS)[] {
  const written = JSON.stringify(response);
  const name = /"#\/components\/responses\/(\w+)"/.exec(written)?.[1];
  const whole = name === undefined ? written : JSON.stringify(document.components['responses']?.[name]);
  return [...whole.matchAll(/#\/components\/examples\/(\w+)/g)].map(([, code]) => code as keyof typeof ERRORS);
}

/** The success of an operation, by media type. */
function successContent(operation: JsonSchema | undefined): Readonly<Record<string, unknown>> {
  const responses = Object.entries((operation?.['responses'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  const [, success] = responses.find(([status]) => Number(status) < 300) ?? [];
  return (success?.['content'] ?? {}) as Readonly<Record<string, unknown>>;
}

function resolvedResponse(response: JsonSchema): JsonSchema {
  const { $ref } = response;
  if (typeof $ref !== 'string') return response;
  return document.components['responses']?.[$ref.replace('#/components/responses/', '')] as JsonSchema;
}
