import type { Route } from '@mitako/contract';
import { errorStatus, type ErrorCode } from '@mitako/contract/names';
import { STATUS_CODES } from 'node:http';
import type { Endpoint } from '../endpoint.ts';
import { componentRef } from './component-ref.ts';
import { errorCodesOf, legacyExample } from './errors.ts';
import { EXAMPLES } from './examples.ts';
import { jsonSchemaOf, type JsonSchema, type NamedSchemas } from './schemas.ts';

type Responses = Readonly<Record<string, JsonSchema>>;

/** Shared responses by component name. */
export type SharedResponses = Map<string, JsonSchema>;

/** Success responses of a route, by status. */
export function successResponses({ name, route, acceptsIdempotencyKey }: Endpoint, named: NamedSchemas): Responses {
  const examples = EXAMPLES[name]?.answers ?? {};
  return Object.fromEntries(
    Object.entries(route.success).map(([status, data]) => {
      const schema = jsonSchemaOf(data, 'output', named);
      const content = {
        schema: route.bare === true ? schema : enveloped(schema),
        ...(examples[status] === undefined ? {} : { example: examples[status] }),
      };
      return [
        status,
        {
          description: DESCRIPTIONS[status] ?? STATUS_CODES[status],
          headers: {
            'X-Request-Id': componentRef('headers', 'RequestId'),
            ...(acceptsIdempotencyKey ? { 'Idempotent-Replayed': componentRef('headers', 'Replayed') } : {}),
          },
          content: { 'application/json': content, ...(route.csv === true ? { 'text/csv': CSV } : {}) },
        },
      ];
    }),
  );
}

const CSV = {
  schema: {
    type: 'string',
    description:
      'RFC 4180 in UTF-8: a row of names, then a row for each, with the fields of the JSON. Never cut into pages.',
  },
};

/**
 * Error responses of a route, by status, with every possible code.
 * @param shared collects responses with one or two codes, which many routes have in common
 */
export function errorResponses(route: Route, shared: SharedResponses): Responses {
  const byStatus = Map.groupBy(errorCodesOf(route), errorStatus);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const response = errorResponse(route, status, codes);
      if (codes.length > 2 || route.auth.kind === 'legacy') return [status, response];
      const name = codes.map(pascalCase).join('Or');
      shared.set(name, response);
      return [status, componentRef('responses', name)];
    }),
  );
}

function pascalCase(code: string): string {
  return code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function errorResponse(route: Route, status: number, codes: readonly ErrorCode[]): JsonSchema {
  const isLegacy = route.auth.kind === 'legacy';
  const isOfToken = isLegacy && status === 403;
  const error = {
    allOf: [
      ...(isLegacy ? [componentRef('schemas', 'LegacyFault')] : []),
      componentRef('schemas', 'Error'),
      { type: 'object', properties: { code: { type: 'string', enum: codes } } },
    ],
  };
  const schema = isOfToken ? { anyOf: [componentRef('schemas', 'LegacyError'), error] } : error;
  const retry = { 'Retry-After': componentRef('headers', 'RetryAfter') };
  const limits = {
    RateLimit: componentRef('headers', 'RateLimit'),
    'RateLimit-Policy': componentRef('headers', 'RateLimitPolicy'),
  };
  return {
    description: `${isOfToken ? 'The token is not valid; ' : ''}${codes.map((code) => `\`${code}\``).join(', ')}`,
    headers: {
      'X-Request-Id': componentRef('headers', 'RequestId'),
      // The wrong PIN that locks the account carries a `Retry-After`.
      ...(RETRIED.has(status) || codes.includes('INVALID_PIN') ? retry : {}),
      ...(status === 429 ? limits : {}),
    },
    content: {
      'application/json': {
        schema,
        examples: Object.fromEntries(
          codes.map((code) => [code, componentRef('examples', isLegacy ? legacyExample(code) : code)]),
        ),
      },
    },
  };
}

const RETRIED: ReadonlySet<number> = new Set([423, 429, 503]);

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; the outcome follows.',
};

function enveloped(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['data', 'success', 'error'],
    properties: { data, success: { type: 'boolean', const: true }, error: { type: 'null' } },
  };
}
