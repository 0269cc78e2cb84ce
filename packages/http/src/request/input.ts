import { idempotencyKey as idempotencyKeySchema, isStorable, type Route } from '@mitako/contract';
import { GatewayError } from '@mitako/core';
import type { Endpoint } from '../endpoint.ts';
import { readJson, readText } from './body.ts';
import { faultsOf, unknownField, validationError, type Fault } from './fields.ts';
import type { RawParameters } from './parameters.ts';
import type { RawQuery } from './query.ts';

/** What a request says, held against the contract. */
export interface Input {
  readonly parameters: Fields;
  readonly query: Fields;
  /** Without `idempotency_key`; undefined where the route takes none or it was left out. */
  readonly body: Fields | undefined;
  readonly idempotencyKey: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const NONE: Fields = {};

/**
 * Holds path, query, body and idempotency key against the contract and tells of all their faults at once.
 * @throws GatewayError `VALIDATION_ERROR`, the 404 of the resource for an identifier that cannot exist, and what
 * {@link readJson} throws
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  raw: { readonly parameters: RawParameters; readonly query: RawQuery },
): Promise<Input> {
  const faults: Fault[] = [];
  const parameters = checkParameters(endpoint, raw.parameters, faults);
  if (endpoint.route.raw === true) {
    if (faults.length > 0) throw validationError(faults);
    const body = { headers: Object.fromEntries(request.headers), text: await readText(request) };
    return { parameters, query: NONE, body, idempotencyKey: null };
  }
  const query = readQueryFields(endpoint, raw.query, faults);
  if (!endpoint.isMutating) {
    if (faults.length > 0) throw validationError(faults);
    return { parameters, query, body: undefined, idempotencyKey: null };
  }
  const body = readBodyFields(endpoint, await readJson(request), faults);
  const idempotencyKey = readIdempotencyKey(request.headers.get('idempotency-key'), body, faults);
  if (faults.length > 0) throw validationError(faults);
  return { parameters, query, body: withoutKey(endpoint, body), idempotencyKey };
}

function checkParameters(endpoint: Endpoint, raw: RawParameters, faults: Fault[]): Fields {
  if (endpoint.parameters.length === 0) return raw;
  for (const { name } of endpoint.parameters) {
    const value = raw[name] ?? null;
    if (value === null || !isStorable(value))
      faults.push({ field: name, rule: 'format', message: 'Must be UTF-8 text without U+0000.' });
  }
  if (faults.length > 0) return NONE;
  const parsed = endpoint.route.parameters.safeParse(raw);
  if (parsed.success) return fieldsOf(parsed.data);
  // No token reads like this one, and what that means is for the operation to say: the legacy route has words of its own.
  if (endpoint.route.auth.kind === 'legacy') return { token: 'invalid' };
  throw new GatewayError(endpoint.notFoundCode);
}

function readQueryFields(endpoint: Endpoint, raw: RawQuery, faults: Fault[]): Fields {
  if (!endpoint.takesQuery && raw.isEmpty) return NONE;
  faults.push(
    ...raw.undecodable.map((field) => ({ field, rule: 'format', message: 'Must be percent-encoded UTF-8.' })),
  );
  return check(endpoint.route.query, raw.values, 'query', faults);
}

/** A route that takes no fields still takes the idempotency key in a body, as every mutating request may. */
function readBodyFields(endpoint: Endpoint, json: unknown, faults: Fault[]): Fields | undefined {
  const { body, bodyOptional } = endpoint.route;
  if (json === undefined && (body === undefined || bodyOptional === true)) return undefined;
  // An absent body lacks the same fields as an empty one: the caller reads their names instead of "not valid JSON".
  return body === undefined ? readKeyOnly(json, faults) : check(body, json === undefined ? {} : json, 'body', faults);
}

function readKeyOnly(json: unknown, faults: Fault[]): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    faults.push({ field: 'body', rule: 'type', message: 'Must be an object.' });
    return NONE;
  }
  for (const [field, value] of Object.entries(json)) {
    if (field !== 'idempotency_key') faults.push(unknownField(field));
    else if (!idempotencyKeySchema.safeParse(value).success) faults.push(BAD_KEY);
  }
  return fieldsOf(json);
}

function readIdempotencyKey(header: string | null, body: Fields | undefined, faults: Fault[]): string | null {
  const field = body?.['idempotency_key'];
  if (header === null) return typeof field === 'string' ? field : null;
  if (!idempotencyKeySchema.safeParse(header).success) faults.push(BAD_KEY);
  else if (field !== undefined && field !== header) faults.push(TWO_KEYS);
  return header;
}

const BAD_KEY: Fault = {
  field: 'idempotency_key',
  rule: 'format',
  message: 'Must be 1 to 255 visible ASCII characters.',
};
const TWO_KEYS: Fault = {
  field: 'idempotency_key',
  rule: 'conflict',
  message: 'Header Idempotency-Key and body field differ. Send one of them.',
};

function check(schema: Route['query'], value: unknown, whole: string, faults: Fault[]): Fields {
  const parsed = schema.safeParse(value);
  if (parsed.success) return fieldsOf(parsed.data);
  faults.push(...faultsOf(parsed.error, value, whole));
  return NONE;
}

function withoutKey(endpoint: Endpoint, body: Fields | undefined): Fields | undefined {
  if (body === undefined || endpoint.route.body === undefined) return undefined;
  if (!('idempotency_key' in body)) return body;
  const { idempotency_key: _, ...fields } = body;
  return fields;
}

/** Every schema of the contract yields an object; its declared type is as wide as a table of all routes needs. */
function fieldsOf(value: unknown): Fields {
  return value as Fields;
}
