import { type Declaration, idempotencyKey as idempotencyKeySchema, isStorable } from '@mitako/contract';
import { GatewayError } from '../errors.ts';
import type { Arrived } from './arrived.ts';
import type { RouteFacts } from './route-facts.ts';
import { withoutNulls } from './body-fields.ts';
import { faultsOf, unknownField, validationError, type Fault } from './fields.ts';

/** A parsed request. */
export interface Input {
  readonly parameters: Fields;
  readonly query: Fields;
  /** Without `idempotency_key`; undefined if the route has no body or it was omitted. */
  readonly body: Fields | undefined;
  readonly idempotencyKey: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const NONE: Fields = {};

/**
 * Reads the body and validates path, query, body and idempotency key, reporting all errors at once.
 * @throws GatewayError `VALIDATION_ERROR`, the 404 of the resource for an impossible identifier, and errors of reading
 * the body
 */
export async function parse(facts: RouteFacts, arrived: Arrived): Promise<Input> {
  const faults: Fault[] = [];
  const parameters = parseParameters(facts, arrived.parameters ?? NONE, faults);
  const { readBody = () => Promise.resolve(arrived.body) } = arrived;
  if (facts.route.rawMethods !== undefined) {
    if (faults.length > 0) throw validationError(faults);
    return { parameters, query: NONE, body: fieldsOf(await readBody()), idempotencyKey: null };
  }
  const query = parseQuery(facts, arrived, faults);
  if (facts.route.upload !== undefined) {
    const idempotencyKey = parseIdempotencyKey(arrived.idempotencyKey ?? null, undefined, faults);
    if (faults.length > 0) throw validationError(faults);
    const body = await readBody();
    if (!(facts.route.body?.safeParse(body).success ?? false)) throw new TypeError('an upload is its bytes');
    return { parameters, query, body: fieldsOf(body), idempotencyKey };
  }
  if (!facts.isMutating) {
    if (faults.length > 0) throw validationError(faults);
    return { parameters, query, body: undefined, idempotencyKey: null };
  }
  const body = parseBody(facts, await readBody(), faults);
  const idempotencyKey = parseIdempotencyKey(arrived.idempotencyKey ?? null, body, faults);
  if (idempotencyKey !== null && facts.route.path === undefined) faults.push(unknownField('idempotency_key'));
  if (faults.length > 0) throw validationError(faults);
  return { parameters, query, body: withoutKey(facts.route, body), idempotencyKey };
}

function parseParameters(facts: RouteFacts, given: Fields, faults: Fault[]): Fields {
  if (facts.parameterNames.length === 0) return given;
  for (const name of facts.parameterNames) {
    const value = given[name];
    if (typeof value !== 'string' || !isStorable(value)) {
      faults.push({ field: name, rule: 'format', message: 'Must be UTF-8 text without U+0000.' });
    }
  }
  if (faults.length > 0) return NONE;
  const parsed = facts.route.parameters.safeParse(given);
  if (parsed.success) return fieldsOf(parsed.data);
  // No valid token looks like this; the operation decides what that means: the legacy route has its own error.
  if (facts.route.auth.kind === 'legacy') return { token: 'invalid' };
  throw new GatewayError(facts.notFoundCode);
}

function parseQuery(facts: RouteFacts, { query, undecodable = [] }: Arrived, faults: Fault[]): Fields {
  const { queryFields, ignoresUnknownQuery } = facts;
  const given = Object.entries(query === undefined ? NONE : asText(query));
  if (queryFields.size === 0 && undecodable.length === 0 && given.length === 0) return NONE;

  const isRead = (field: string): boolean => !ignoresUnknownQuery || queryFields.has(field);
  const values = given.filter(([field]) => isRead(field));
  for (const field of undecodable.filter(isRead)) {
    faults.push({ field, rule: 'format', message: 'Must be percent-encoded UTF-8.' });
  }
  const single = values.map(([field, value]): readonly [string, unknown] => {
    if (!Array.isArray(value) || queryFields.get(field) !== 'once') return [field, value];
    faults.push({ field, rule: 'repeated', message: 'Must be given once.' });
    return [field, value[0]];
  });
  return check(facts.route.query, Object.fromEntries(single), 'query', faults);
}

/** A query is text, as in a URL; programs and pages may pass a number. */
function asText(query: Fields): Fields {
  const isText = Object.values(query).every((value) => typeof value === 'string' || typeof value === 'object');
  if (isText) return query;
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, typeof value === 'number' || typeof value === 'boolean' ? String(value) : value]];
    }),
  );
}

/** A route without fields still accepts the idempotency key in a body, as every mutating request may. */
function parseBody(facts: RouteFacts, sent: unknown, faults: Fault[]): Fields | undefined {
  const { body, bodyOptional } = facts.route;
  const given = withoutNulls(sent, facts.bodyFields);
  if (given === undefined && (body === undefined || bodyOptional === true)) return undefined;
  // An absent body is treated as an empty one: the caller reads the missing fields instead of "not valid JSON".
  return body === undefined
    ? parseKeyOnly(given, faults)
    : check(body, given === undefined ? {} : given, 'body', faults);
}

function parseKeyOnly(given: unknown, faults: Fault[]): Fields {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    faults.push({ field: 'body', rule: 'type', message: 'Must be an object.' });
    return NONE;
  }
  for (const [field, value] of Object.entries(given)) {
    if (field !== 'idempotency_key') faults.push(unknownField(field));
    else if (!idempotencyKeySchema.safeParse(value).success) faults.push(BAD_KEY);
  }
  return fieldsOf(given);
}

function parseIdempotencyKey(given: string | null, body: Fields | undefined, faults: Fault[]): string | null {
  const field = body?.['idempotency_key'];
  if (given === null) return typeof field === 'string' ? field : null;
  if (!idempotencyKeySchema.safeParse(given).success) faults.push(BAD_KEY);
  else if (field !== undefined && field !== given) faults.push(TWO_KEYS);
  return given;
}

const BAD_KEY: Fault = {
  field: 'idempotency_key',
  rule: 'format',
  message: 'Must be 1 to 255 visible ASCII characters; in the header also in quotes (RFC 8941).',
};
const TWO_KEYS: Fault = {
  field: 'idempotency_key',
  rule: 'conflict',
  message: 'Header Idempotency-Key and body field differ. Send one of them.',
};

function check(schema: Declaration['query'], value: unknown, whole: string, faults: Fault[]): Fields {
  const parsed = schema.safeParse(value);
  if (parsed.success) return fieldsOf(parsed.data);
  const known = 'shape' in schema ? Object.keys(schema.shape as object) : [];
  faults.push(...faultsOf(parsed.error, value, whole, known));
  return NONE;
}

function withoutKey(route: Declaration, body: Fields | undefined): Fields | undefined {
  if (body === undefined || route.body === undefined) return undefined;
  if (!('idempotency_key' in body)) return body;
  const { idempotency_key: _, ...fields } = body;
  return fields;
}

/** Every schema of the contract yields an object; its declared type is as wide as a table of all routes needs. */
function fieldsOf(value: unknown): Fields {
  return value as Fields;
}
