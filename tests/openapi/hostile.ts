import fc from 'fast-check';
import { BREAKS_OFF, type Draft, type Planned } from './planned.ts';

/** A change of a draft; `body` has the bytes if they differ from the draft's. */
export type Hostile = Partial<Omit<Draft, 'body'>> & {
  readonly fault: string;
  readonly body?: Planned['body'];
};

/** Hostile requests: huge, deep, badly encoded, to other methods, with names that mean something to JavaScript. */
export function hostile(draft: Draft): fc.Arbitrary<Hostile> {
  const body = bodies(draft);
  const others = [headers(draft), methods(draft), queries(draft), paths(draft)].filter((one) => one !== null);
  return fc.oneof(...others, ...(body === null ? [] : [{ weight: 4, arbitrary: body }]));
}

const encoder = new TextEncoder();

const MALFORMED: Readonly<Record<string, Planned['body']>> = {
  'half of a body': '{"amount":',
  'a body that breaks off': BREAKS_OFF,
  'two bodies': '{}{}',
  'a deep array': '['.repeat(30_000),
  'bytes that are not UTF-8': Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'UTF-16': Uint8Array.from(Buffer.from('{}', 'utf16le')),
};

const LARGE: Readonly<Record<string, Planned['body']>> = {
  'one byte more than 64 KiB': `"${'x'.repeat(64 * 1024 - 1)}"`,
  'a body of 200 kB': ' '.repeat(200_000),
};

const ODD: Readonly<Record<string, Planned['body']>> = {
  'an empty body': '',
  'a body of null': 'null',
  'a number out of range': '{"amount":1e999,"limits":1e999}',
  'a duplicate name': '{"amount":1,"amount":2,"name":"a","name":"b"}',
  'names of the prototype': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  'an escaped name of the prototype': '{"\\u005f_proto__":{"polluted":true}}',
  'a deep object': `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  'a body of 64 KiB': `"${'x'.repeat(64 * 1024 - 2)}"`,
  'many fields': JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`f${index}`, index]))),
  'half of a surrogate pair': '{"name":"\\ud800","description":"\\udfff","email":"\\ud800@a.test"}',
  'U+0000': '{"name":"a\\u0000b","description":"\\u0000","pin":"\\u0000"}',
  'a byte order mark': '\ufeff{}',
  'control characters': '{"name":"\u0007\u001b[2J"}',
  'a right-to-left name': encoder.encode('{"name":"\u202egnp.exe"}'),
};

function bodies(draft: Draft): fc.Arbitrary<Hostile> | null {
  if (draft.method === 'GET') return null;
  const known = fc
    .oneof(...[MALFORMED, LARGE, ODD].map((some) => fc.constantFrom(...Object.entries(some))))
    .map(([fault, body]): Hostile => ({ fault, body }));
  const any = fc.oneof(fc.json(), fc.string({ unit: 'binary' })).map((body): Hostile => ({ fault: 'any text', body }));
  return fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: any }).map((change) => ({
    ...change,
    headers: { 'content-type': 'application/json', ...draft.headers },
  }));
}

const latin = fc.string({
  unit: fc
    .integer({ min: 0x21, max: 0xff })
    .filter((code) => code < 0x7f || code > 0xa0)
    .map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

function headers(draft: Draft): fc.Arbitrary<Hostile> {
  const one = fc.oneof(
    latin.map((value) => ({ 'idempotency-key': value })),
    latin.map((value) => ({ 'x-request-id': value })),
    latin.map((value) => ({ authorization: value })),
    latin.map((value) => ({ accept: value })),
    fc.constantFrom('0', '1', '70000', '-1', 'NaN').map((value) => ({ 'content-length': value })),
    latin.map((value) => ({ 'x-forwarded-for': value, 'user-agent': value })),
    fc
      .constantFrom(
        'Bearer '.repeat(200),
        `Bearer ${'x'.repeat(8_000)}`,
        'Bearer a.b.c',
        'Bearer svc_test_',
        'bearer  ',
      )
      .map((authorization) => ({ authorization })),
  );
  return one.map((change) => ({
    fault: `header ${Object.keys(change).join(', ')}`,
    headers: Object.fromEntries(
      Object.entries({ ...draft.headers, ...change }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ),
  }));
}

function methods({ method }: Draft): fc.Arbitrary<Hostile> {
  const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'].filter((one) => one !== method);
  return fc.constantFrom(...others).map((other) => ({
    fault: `method ${other}`,
    method: other,
    ...(other === 'GET' || other === 'HEAD' ? { body: null } : {}),
  }));
}

const TEXTS = [
  'raw:%00',
  'raw:%FF',
  'raw:%',
  'raw:%ED%A0%80',
  'raw:%2F',
  '__proto__',
  "'; --",
  '\u202e',
  'x'.repeat(3_000),
  '',
];
const NAMES = [
  '__proto__',
  'constructor',
  'raw:%FF',
  'raw:%00',
  'limit',
  'mode',
  'format',
  'cursor',
  'created_from',
  '',
];

function queries({ query }: Draft): fc.Arbitrary<Hostile> {
  return fc
    .array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...TEXTS), fc.webQueryParameters())), {
      minLength: 1,
      maxLength: 5,
    })
    .map((added) => ({ fault: 'query', query: [...query, ...added] }));
}

function paths({ path }: Draft): fc.Arbitrary<Hostile> | null {
  const names = Object.keys(path);
  if (names.length === 0) return null;
  return fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...TEXTS, 'raw:a/b', 'raw:..', 'raw:.'))
    .map(([name, text]) => ({ fault: `path ${name}`, path: { ...path, [name]: text } }));
}
