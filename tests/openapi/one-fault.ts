import fc from 'fast-check';
import type { DescribedParameter, Operation } from './document.ts';
import { type Fault, faultsOf } from './faults.ts';
import type { Credentials, Draft, Planned } from './planned.ts';
import { isAllowed } from './schemas.ts';

type Faulty = Pick<Planned, 'kind' | 'fault' | 'isRejected'> & { readonly draft: Draft };

/** A request that the document allows but for one thing: in its body, its query, its credential or a header. */
export function withOneFault(
  operation: Operation,
  valid: fc.Arbitrary<Draft>,
  { others }: Credentials,
): fc.Arbitrary<Faulty> {
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

/** The schema of an operation's body; null without one. */
export function bodySchema({ requestBody }: Operation): Readonly<Record<string, unknown>> | null {
  if (requestBody === null) return null;
  const [media] = Object.values(requestBody.content);
  return media?.schema ?? {};
}
