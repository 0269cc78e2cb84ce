import fc from 'fast-check';
import type { DescribedParameter, Operation } from './document.ts';
import { hostile } from './hostile.ts';
import { bodySchema, withOneFault } from './one-fault.ts';
import { type Credentials, type Draft, type Planned, RAW } from './planned.ts';
import { allowed, type Words } from './values.ts';

const ADDRESSES = ['198.51.100.7', '198.51.100.8', '2001:db8::1'];

/** Requests made from an operation of the document. */
export function requestsTo(operation: Operation, words: Words, credentials: Credentials): fc.Arbitrary<Planned> {
  const common = fc.record({
    address: fc.constantFrom(...ADDRESSES),
    isTwice: fc.integer({ min: 0, max: 11 }).map((number) => number === 0),
  });
  const valid = draftOf(operation, words, credentials);
  const make = (arbitrary: fc.Arbitrary<Pick<Planned, 'kind' | 'fault' | 'isRejected'> & { readonly draft: Draft }>) =>
    fc.tuple(arbitrary, common).map(([{ draft, ...about }, rest]): Planned => ({
      operationId: operation.operationId,
      ...about,
      ...rest,
      ...sentOf(operation, draft),
    }));
  return fc.oneof(
    {
      weight: 5,
      arbitrary: make(valid.map((draft) => ({ draft, kind: 'valid' as const, fault: null, isRejected: false }))),
    },
    { weight: 3, arbitrary: make(withOneFault(operation, valid, credentials)) },
    {
      weight: 2,
      arbitrary: fc.tuple(valid, common).chain(([draft, rest]) =>
        hostile(draft).map(({ fault, body, ...changed }): Planned => ({
          operationId: operation.operationId,
          kind: 'hostile',
          fault,
          isRejected: false,
          ...rest,
          ...sentOf(operation, { ...draft, ...changed }),
          ...(body === undefined ? {} : { body }),
        })),
      ),
    },
  );
}

function draftOf(operation: Operation, words: Words, credentials: Credentials): fc.Arbitrary<Draft> {
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const inQuery = operation.parameters.filter((one) => one.in === 'query');
  const schema = bodySchema(operation);
  const hasKey = operation.parameters.some((one) => one.name === 'Idempotency-Key');
  return fc
    .record({
      base: fc.constantFrom(...operation.bases),
      path: fc.record(Object.fromEntries(inPath.map((one) => [one.name, textOf(one, words)]))),
      query: fc.tuple(...inQuery.map((one) => queryOf(one, words))).map((parts) => parts.flat()),
      body:
        schema === null
          ? fc.constant(undefined)
          : optional(allowed(schema, words), operation.requestBody?.required === true),
      key: fc.option(fc.constantFrom('key-1', 'key-2', 'key-3'), { freq: 2 }),
      who: fc.nat(1_000),
      isOther: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
      accept: fc.option(fc.constantFrom('text/csv', 'application/json', '*/*'), { freq: 2 }),
    })
    .map(({ base, path, query, body, key, who, isOther, accept }) => {
      const role = typeof path['role'] === 'string' ? path['role'] : null;
      const fitting = credentials.of(operation, role);
      // Half of the time the first, who has the objects that the others do not.
      const bearer = isOther
        ? credentials.others[who % credentials.others.length]
        : fitting[who % 2 === 0 ? 0 : who % Math.max(1, fitting.length)];
      // A key in the body goes before: two that differ are a fault of their own.
      const hasOwnKey = typeof body === 'object' && body !== null && 'idempotency_key' in body;
      return {
        method: operation.method,
        base,
        path,
        query,
        headers: {
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          ...(accept === null ? {} : { accept }),
          ...(hasKey && key !== null && !hasOwnKey ? { 'idempotency-key': key } : {}),
        },
        body,
      };
    });
}

function optional(body: fc.Arbitrary<unknown>, isRequired: boolean): fc.Arbitrary<unknown> {
  return isRequired ? body : fc.option(body, { nil: undefined, freq: 3 });
}

function textOf({ name, schema }: DescribedParameter, words: Words): fc.Arbitrary<string> {
  return allowed(schema, words, name).map(String);
}

function queryOf(parameter: DescribedParameter, words: Words): fc.Arbitrary<readonly (readonly [string, string])[]> {
  const { name, schema, required } = parameter;
  const pairs = allowed(schema, words, name).map((value) => [value].flat().map((one) => [name, String(one)] as const));
  return required === true
    ? pairs
    : fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: pairs });
}

/** The bytes of a draft. */
function sentOf(operation: Operation, draft: Draft): Pick<Planned, 'method' | 'path' | 'headers' | 'body'> {
  const { method, base, path, query, headers, body } = draft;
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(path[name] ?? ''));
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return {
    method,
    path: `${base}${filled}${search === '' ? '' : `?${search}`}`,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : (JSON.stringify(body) ?? null),
  };
}

/** Text that is already encoded, on purpose badly, stays so. */
function encoded(text: string): string {
  return text.startsWith(RAW) ? text.slice(RAW.length) : encodeURIComponent(text.toWellFormed());
}
