import fc from 'fast-check';
import type { DescribedParameter, Operation } from './document.ts';
import { type Fault, faultsOf } from './faults.ts';
import { hostile } from './hostile.ts';
import { type Draft, type Planned, RAW } from './planned.ts';
import { isAllowed } from './schemas.ts';
import { allowed, type Words } from './values.ts';

/** Credentials of the gateway under test. */
export interface Credentials {
  /** Of an operation, those that it is made for first. */
  readonly of: (operation: Operation, role: string | null) => readonly string[];
  /** Expired, revoked, of somebody who may not, or made up. */
  readonly others: readonly string[];
}

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

function bodySchema({ requestBody }: Operation): Readonly<Record<string, unknown>> | null {
  if (requestBody === null) return null;
  const [media] = Object.values(requestBody.content);
  return media?.schema ?? {};
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

type Faulty = Pick<Planned, 'kind' | 'fault' | 'isRejected'> & { readonly draft: Draft };

function withOneFault(operation: Operation, valid: fc.Arbitrary<Draft>, { others }: Credentials): fc.Arbitrary<Faulty> {
  const schema = bodySchema(operation);
  const isJson = operation.requestBody?.content['application/json'] !== undefined;
  const inBody = schema === null || !isJson ? [] : faultsOf(schema);
  const inQuery = operation.parameters.filter((one) => one.in === 'query').flatMap(queryFaults);
  const elsewhere: fc.Arbitrary<(draft: Draft) => Faulty>[] = [
    fc
      .constantFrom(null, '', 'Bearer', 'Bearer x', 'Basic eDp5', ...others.map((one) => `Bearer ${one}`))
      .map((authorization) => (draft) => {
        const { authorization: _, ...headers } = draft.headers;
        const sent = { ...headers, ...(authorization === null ? {} : { authorization }) };
        return { draft: { ...draft, headers: sent }, kind: 'nearly', fault: 'credential', isRejected: false };
      }),
    ...(isJson
      ? [
          fc.constantFrom(...Object.entries(WRONG_TYPES)).map(([name, type]) => (draft: Draft): Faulty => {
            const body = draft.body ?? {};
            const headers = { ...draft.headers, 'content-type': type };
            return { draft: { ...draft, headers, body }, kind: 'nearly', fault: name, isRejected: true };
          }),
          fc.constantFrom('', 'ü', 'a b', 'x'.repeat(256)).map((key) => (draft: Draft): Faulty => {
            const headers = { ...draft.headers, 'idempotency-key': key };
            const isRejected = key !== '';
            return {
              draft: { ...draft, headers },
              kind: 'nearly',
              fault: `Idempotency-Key "${key.slice(0, 9)}"`,
              isRejected,
            };
          }),
        ]
      : []),
  ];
  const faults: { readonly weight: number; readonly arbitrary: fc.Arbitrary<(draft: Draft) => Faulty> }[] = [
    { weight: 1, arbitrary: fc.oneof(...elsewhere) },
    ...(inBody.length === 0
      ? []
      : [{ weight: 4, arbitrary: fc.constantFrom(...inBody).map((fault) => inBodyOf(fault, schema ?? {})) }]),
    ...(inQuery.length === 0 ? [] : [{ weight: 2, arbitrary: fc.constantFrom(...inQuery) }]),
  ];
  return fc.tuple(valid, fc.oneof(...faults)).map(([draft, apply]) => apply(draft));
}

function inBodyOf(fault: Fault, schema: Readonly<Record<string, unknown>>): (draft: Draft) => Faulty {
  return (draft) => {
    const body = fault.applied(draft.body ?? {});
    return {
      draft: { ...draft, body },
      kind: 'nearly',
      fault: fault.name,
      // As it arrives: an undefined field is none.
      isRejected: !isAllowed(schema, JSON.parse(JSON.stringify(body) ?? 'null')),
    };
  };
}

function queryFaults({ name, schema }: DescribedParameter): readonly ((draft: Draft) => Faulty)[] {
  const isNumber = schema['type'] === 'integer';
  const {
    enum: values,
    maximum,
    maxLength,
  } = schema as {
    readonly enum?: readonly unknown[];
    readonly maximum?: number;
    readonly maxLength?: number;
  };
  const wrong: Readonly<Record<string, readonly string[]>> = {
    ...(isNumber ? { text: ['x'], 'a fraction': ['1.5'], 'a negative number': ['-1'], empty: [''] } : {}),
    ...(maximum === undefined ? {} : { 'too large': [String(maximum + 1)] }),
    ...(maxLength === undefined ? {} : { 'too long': ['x'.repeat(maxLength + 1)] }),
    ...(values === undefined ? {} : { 'another value': ['nonsense'] }),
    ...(schema['format'] === undefined ? {} : { 'another form': ['yesterday'] }),
    ...(schema['type'] === 'array' ? {} : { repeated: ['a', 'b'] }),
  };
  return Object.entries(wrong).map(([what, texts]) => (draft) => ({
    draft: {
      ...draft,
      query: [...draft.query.filter(([one]) => one !== name), ...texts.map((text) => [name, text] as const)],
    },
    kind: 'nearly',
    fault: `query ${name}: ${what}`,
    isRejected: true,
  }));
}

const WRONG_TYPES: Readonly<Record<string, string>> = {
  'as text': 'text/plain',
  'as a form': 'application/x-www-form-urlencoded',
  'in UTF-16': 'application/json; charset=utf-16',
  'of an impossible type': 'json',
};

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
