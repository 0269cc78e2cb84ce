import { legacyError, legacyFault } from '@mitako/contract';
import {
  type ErrorBody,
  type ErrorCode,
  errorMessage,
  ERRORS,
  errorStatus,
  type LegacyFault,
} from '@mitako/contract/names';
import { componentRef } from './component-ref.ts';
import { errorCodesOf, legacyExample } from './errors.ts';
import { endpoints } from '../endpoint.ts';
import { headerComponents } from './headers.ts';
import type { Parts } from './parts.ts';
import { jsonSchemaOf, type JsonSchema } from './schemas.ts';
import { WEBHOOK_HEADERS } from './webhooks.ts';

/** Components that operations refer to. */
export function components({
  schemas,
  responses,
  publicUrl,
}: Parts): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  jsonSchemaOf(legacyError, 'output', schemas);
  jsonSchemaOf(legacyFault, 'output', schemas);
  schemas.set('Error', ERROR);
  schemas.set('LegacyRefusal', { allOf: [componentRef('schemas', 'LegacyFault'), componentRef('schemas', 'Error')] });
  schemas.set('LegacyTokenRefusal', {
    anyOf: [componentRef('schemas', 'LegacyError'), componentRef('schemas', 'LegacyRefusal')],
  });
  const listed = endpoints().map((endpoint) => ({ endpoint, codes: errorCodesOf(endpoint, endpoint.route.method) }));
  const codes = new Set(listed.flatMap((one) => one.codes));
  const legacyCodes = listed.flatMap((one) => (one.endpoint.route.auth.kind === 'legacy' ? one.codes : []));
  return {
    securitySchemes: SECURITY_SCHEMES,
    parameters: { IdempotencyKey: IDEMPOTENCY_KEY, ...WEBHOOK_HEADERS },
    headers: headerComponents(publicUrl),
    schemas: byName(schemas),
    responses: byName(responses),
    examples: Object.fromEntries([
      ...[...codes].toSorted().map((code) => [code, errorExample(code)] as const),
      ...legacyCodes.map((code) => [legacyExample(code), legacyFaultExample(code)] as const),
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
    description: 'Access token of a logged-in account; it lives for 15 minutes.',
  },
  operatorKey: { type: 'http', scheme: 'bearer', description: 'Key of the operator of the gateway, `svc_operator_…`.' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A UUID is a good choice. In quotes, as a string of RFC 8941, it is the key that they hold. May be sent as the body field `idempotency_key` instead.',
  schema: { type: 'string', pattern: '^(?:[!#-~][!-~]{0,254}|"(?:[!#-\\[\\]-~]|\\\\["\\\\]){1,255}")$' },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
};

const ERROR: JsonSchema = {
  type: 'object',
  required: ['error', 'code', 'details'],
  properties: {
    error: { type: 'string', description: 'A sentence for people: what is wrong and what to do next.' },
    code: { type: 'string', enum: Object.keys(ERRORS), description: 'For programs.' },
    details: { type: 'object', additionalProperties: true, description: 'Details of this code.' },
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
