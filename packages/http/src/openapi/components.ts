import { legacyError, legacyFault, routes } from '@mitako/contract';
import {
  type ErrorBody,
  type ErrorCode,
  errorMessage,
  ERRORS,
  errorStatus,
  type LegacyFault,
} from '@mitako/contract/names';
import { errorCodesOf, legacyExample } from './errors.ts';
import type { SharedResponses } from './responses.ts';
import { jsonSchemaOf, type JsonSchema, type NamedSchemas } from './schemas.ts';

/** Components that operations refer to. */
export function components(
  named: NamedSchemas,
  shared: SharedResponses,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  jsonSchemaOf(legacyError, 'output', named);
  jsonSchemaOf(legacyFault, 'output', named);
  named.set('Error', ERROR);
  const codes = new Set(Object.values(routes).flatMap(errorCodesOf));
  return {
    securitySchemes: SECURITY_SCHEMES,
    parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
    headers: HEADERS,
    schemas: byName(named),
    responses: byName(shared),
    examples: Object.fromEntries([
      ...[...codes].toSorted().map((code) => [code, errorExample(code)] as const),
      ...errorCodesOf(routes.getLegacyStatus).map((code) => [legacyExample(code), legacyFaultExample(code)] as const),
    ]),
  };
}

function byName(entries: ReadonlyMap<string, JsonSchema>): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries([...entries].toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

const SECURITY_SCHEMES = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'Secret key of a merchant, `svc_live_…` or `svc_test_…`. For servers only.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'Access token of somebody who logged in; it lives for 15 minutes.',
  },
  operatorKey: { type: 'http', scheme: 'bearer', description: 'Key of the operator of the gateway, `svc_operator_…`.' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A UUID is a good choice. May be sent as the body field `idempotency_key` instead.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
};

const HEADERS = {
  RequestId: {
    description: 'Name this when you ask about a request. Your own `X-Request-Id` is taken over if it is sane.',
    schema: { type: 'string' },
  },
  Replayed: {
    description: '`true` on a stored answer: an earlier request with this idempotency key caused it.',
    schema: { type: 'string', enum: ['true'] },
  },
  RetryAfter: { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } },
  RateLimit: {
    description: 'Which limit was reached, and when it ends: `"login";r=0;t=42`.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: { description: 'That limit: `"login";q=5;w=60`.', schema: { type: 'string' } },
};

const ERROR: JsonSchema = {
  type: 'object',
  required: ['error', 'code', 'details'],
  properties: {
    error: { type: 'string', description: 'A sentence for people: what is wrong and what to do next.' },
    code: { type: 'string', enum: Object.keys(ERRORS), description: 'For programs.' },
    details: { type: 'object', additionalProperties: true },
  },
};

function errorExample(code: ErrorCode): { readonly summary: string; readonly value: ErrorBody } {
  const error = errorMessage(code);
  return { summary: error, value: { error, code, details: EXAMPLE_DETAILS[code] ?? {} } };
}

function legacyFaultExample(code: ErrorCode): { readonly summary: string; readonly value: LegacyFault & ErrorBody } {
  const { summary, value } = errorExample(code);
  const message = { code: errorStatus(code), error: [summary] };
  return { summary, value: { message, data: [], type: 'error', ...value } };
}

const EXAMPLE_DETAILS: Partial<Record<ErrorCode, Readonly<Record<string, unknown>>>> = {
  VALIDATION_ERROR: { fields: { amount: [{ rule: 'min', message: 'Must be at least 1.' }] } },
  INVALID_API_KEY: { expected: 'api_key' },
  INVALID_PIN: { attempts_left: 4 },
  KYC_REQUIRED: { kyc_status: 'pending' },
  KYC_ALREADY_SUBMITTED: { kyc_status: 'pending' },
  ROLE_NOT_ALLOWED: { role: 'user', allowed: ['merchant'] },
  REFUND_EXCEEDS_REMAINING: { remaining: 2000 },
  RATE_LIMITED: { limit: 'login' },
};
