import type { Route } from '@mitako/contract';
import { errorStatus, type ErrorCode, isStoredRefusal } from '@mitako/contract/names';
import { STATUS_CODES } from 'node:http';
import type { Endpoint } from '../endpoint.ts';
import { componentRef } from './component-ref.ts';
import { credentialErrors, errorCodesOf, legacyExample } from './errors.ts';
import { EXAMPLES } from './examples.ts';
import { ALLOW, headerRef } from './headers.ts';
import type { Parts } from './parts.ts';
import { jsonSchemaOf, type JsonSchema } from './schemas.ts';

type Responses = Readonly<Record<string, JsonSchema>>;

/** Success responses of a route, by status. */
export function successResponses(endpoint: Endpoint, { schemas, headers }: Parts): Responses {
  const { name, route, acceptsIdempotencyKey, isPublic } = endpoint;
  const examples = EXAMPLES[name]?.answers ?? {};
  return Object.fromEntries(
    Object.entries(route.success).map(([status, data]) => {
      const schema = jsonSchemaOf(data, 'output', schemas);
      const content = {
        schema: route.bare === true ? schema : enveloped(schema),
        ...(examples[status] === undefined ? {} : { example: examples[status] }),
      };
      return [
        status,
        {
          description: DESCRIPTIONS[status] ?? STATUS_CODES[status],
          headers: {
            ...(isPublic ? headers.cached : headers.every),
            ...(acceptsIdempotencyKey ? { 'Idempotent-Replayed': headerRef('Replayed') } : {}),
            ...(WARNING.has(name) ? { 'X-Service-Warning': headerRef('Warning') } : {}),
            ...(route.files !== undefined ? { 'Content-Disposition': headerRef('File') } : {}),
          },
          content:
            route.files === undefined
              ? { 'application/json': content }
              : Object.fromEntries(route.files.map((type) => [type, { schema }])),
        },
      ];
    }),
  );
}

/** Operations that may warn. */
const WARNING: ReadonlySet<string> = new Set<Endpoint['name']>([
  'createPayment',
  'createSandboxPayment',
  'createWebhookEndpoint',
  'updateWebhookEndpoint',
]);

/** Error responses of a route under one of its methods, by status, with every possible code. */
export function errorResponses(endpoint: Endpoint, method: string, parts: Parts): Responses {
  const byStatus = Map.groupBy(errorCodesOf(endpoint, method), errorStatus);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const kept = endpoint.acceptsIdempotencyKey && codes.some(isStoredRefusal);
      const response = errorResponse(endpoint.route.auth, status, codes, kept, parts);
      const name = endpoint.route.auth.kind === 'legacy' ? null : sharedName(endpoint.route, status, codes);
      if (name === null) return [status, response];
      parts.responses.set(`${name}${kept ? 'Stored' : ''}`, response);
      return [status, componentRef('responses', `${name}${kept ? 'Stored' : ''}`)];
    }),
  );
}

/** The error of a request that no operation of the document answers. */
export function unmatchedResponse(
  code: 'INVALID_PATH' | 'ROUTE_NOT_FOUND' | 'METHOD_NOT_ALLOWED',
  parts: Parts,
): JsonSchema {
  const response = errorResponse({ kind: 'none' }, errorStatus(code), [code], false, parts);
  const { headers, content } = response;
  const { schema } = content['application/json'];
  return {
    ...response,
    headers: { ...headers, ...(code === 'METHOD_NOT_ALLOWED' ? { Allow: ALLOW } : {}) },
    content: { 'application/json': { schema } },
  };
}

/** Responses with one or two codes, and those that follow from the credential only, are shared by many routes. */
function sharedName({ auth }: Route, status: number, codes: readonly ErrorCode[]): string | null {
  if (codes.length <= 2) return codes.map(pascalCase).join('Or');
  const own = credentialErrors(auth).filter((code) => errorStatus(code) === status);
  if (codes.length !== own.length) return null;
  const scope = 'scope' in auth && auth.scope !== undefined ? `_${auth.scope.replace(':', '_')}` : '';
  const mode = 'mode' in auth && auth.mode !== undefined ? `_${auth.mode}` : '';
  const text = (STATUS_CODES[status] ?? '').replaceAll(' ', '');
  return `${text}${pascalCase(`${auth.kind}${status === 403 ? scope + mode : scope === '' ? '' : '_or_key'}`)}`;
}

function pascalCase(code: string): string {
  return code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

interface ErrorResponse extends JsonSchema {
  readonly description: string;
  readonly headers: Responses;
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema; readonly examples: Responses } };
}

function errorResponse(
  auth: Route['auth'],
  status: number,
  codes: readonly ErrorCode[],
  isStored: boolean,
  { headers }: Parts,
): ErrorResponse {
  const isLegacy = auth.kind === 'legacy';
  const isOfToken = isLegacy && status === 403;
  const name = isOfToken ? 'LegacyTokenRefusal' : isLegacy ? 'LegacyRefusal' : 'Error';
  return {
    description: `${isOfToken ? 'The token is not valid; ' : ''}${codes.map((code) => `\`${code}\``).join(', ')}`,
    headers: {
      ...headers.every,
      ...(status === 401 ? { 'WWW-Authenticate': headerRef('Authenticate') } : {}),
      ...(RETRIED.has(status) || codes.some((code) => RETRIED_CODES.has(code))
        ? { 'Retry-After': headerRef('RetryAfter') }
        : {}),
      ...(status === 429
        ? { RateLimit: headerRef('RateLimit'), 'RateLimit-Policy': headerRef('RateLimitPolicy') }
        : {}),
      ...(isStored ? { 'Idempotent-Replayed': headerRef('Replayed') } : {}),
    },
    content: {
      'application/json': {
        schema: componentRef('schemas', name),
        examples: Object.fromEntries(
          codes.map((code) => [code, componentRef('examples', isLegacy ? legacyExample(code) : code)]),
        ),
      },
    },
    'x-error-codes': codes,
  };
}

const RETRIED: ReadonlySet<number> = new Set([423, 429, 503]);

/** The wrong PIN that locks the account, and a request that is still running. */
const RETRIED_CODES: ReadonlySet<ErrorCode> = new Set(['INVALID_PIN', 'IDEMPOTENCY_IN_PROGRESS']);

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; the outcome follows.',
};

function enveloped(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['data', 'success', 'error'],
    properties: {
      data: { ...data, description: data['description'] ?? 'What was asked for, or made.' },
      success: { type: 'boolean', const: true, description: 'Always true.' },
      error: { type: 'null', description: 'Always null.' },
    },
  };
}
