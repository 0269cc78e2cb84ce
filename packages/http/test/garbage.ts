import { routes, type Route, type RouteName } from '@mitako/contract';
import { ERRORS } from '@mitako/contract/names';
import fc from 'fast-check';
import { LEAST_BODIES } from './least-bodies.ts';

/** A malformed request. */
export interface Garbage {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | { readonly chunks: readonly Uint8Array[] } | null;
}

/** What means something to the engine under test. */
export interface Words {
  /** A credential that each kind of route takes; `null` where it takes none. */
  readonly bearerFor: (auth: Route['auth']) => string | null;
  readonly bearers: readonly string[];
  readonly ids: readonly string[];
}

/**
 * Requests of which half are nearly right, so that they get past the first doors, and every part of which is broken
 * some of the time.
 */
export function garbage(words: Words): fc.Arbitrary<Garbage> {
  const text = fc.oneof(fc.constantFrom('', ...words.ids, ...BREAKERS), encodedText, fc.webPath());
  const bearers = words.bearers.map((bearer) => `Bearer ${bearer}`);
  return fc
    .record({
      target: fc.oneof({ weight: 6, arbitrary: routeTarget(text, words) }, { weight: 1, arbitrary: freeTarget(text) }),
      query: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: queryOf(text) }),
      headers: fc.record(HEADERS, { requiredKeys: [] }),
      authorization: fc.oneof(fc.constantFrom('', 'Bearer', 'Basic eDp5', ...bearers), anyHeader),
      body: fc.option(fc.oneof(BODY_TEXT, fc.uint8Array({ maxLength: 200 }), CHUNKS)),
      keepsBearer: fc.integer({ min: 0, max: 3 }).map((number) => number > 0),
      keepsBody: fc.boolean(),
    })
    .map(({ target, query, headers, authorization, body, keepsBearer, keepsBody }) => {
      const fits = keepsBody && target.body !== null;
      return {
        method: target.method,
        path: target.path + query,
        headers: {
          ...headers,
          authorization: keepsBearer ? (target.authorization ?? '') : authorization,
          ...(fits ? FIT_HEADERS : {}),
        },
        body: fits ? target.body : body,
      };
    });
}

/** The request itself. A body goes only where a request may have one. */
export function requestOf(origin: string, { method, path, headers, body }: Garbage): Request {
  const payload =
    body !== null && typeof body === 'object' && 'chunks' in body ? ReadableStream.from(body.chunks) : body;
  const hasBody = payload !== null && method !== 'GET' && method !== 'HEAD';
  return new Request(origin + path, {
    method,
    headers,
    ...(hasBody ? { body: payload as NonNullable<RequestInit['body']>, duplex: 'half' } : {}),
  });
}

/** What is wrong with an answer: it must be the one envelope, with an id, without a word about our insides. */
export async function complaintsAbout(sent: Garbage, response: Response): Promise<readonly string[]> {
  const { status, headers } = response;
  const body = await response.text();
  const isEmpty = status === 204 || sent.method === 'HEAD';
  // Lists as files.
  const isFile = status === 200 && headers.get('Content-Type') === 'text/csv; charset=utf-8';
  const wrong: Readonly<Record<string, boolean>> = {
    'a fault of ours': status >= 500,
    'no id': !/^[\w.-]{8,64}$/.test(headers.get('X-Request-Id') ?? ''),
    'not JSON': headers.get('Content-Type') !== 'application/json' && !isFile,
    'a stack': /\bat \S+ \((?:[^()]*:\d+:\d+|native|<anonymous>)\)|\\n {4}at |node_modules|\.ts:\d/.test(body),
    'not the envelope': isFile ? false : isEmpty ? body !== '' : !isEnvelope(status, body),
    'a polluted prototype': 'polluted' in {},
  };
  return Object.keys(wrong).filter((complaint) => wrong[complaint]);
}

function isEnvelope(status: number, body: string): boolean {
  const answer = JSON.parse(body) as Readonly<Record<string, unknown>>;
  if (status < 300) return ('data' in answer && answer['success'] === true) || 'keys' in answer || 'openapi' in answer;
  const names = Object.keys(answer).join(' ');
  const isLegacy = names.startsWith('message data type') && answer['type'] === 'error' && Array.isArray(answer['data']);
  if (isLegacy && names === 'message data type') return status === 403;
  const isError = names === 'error code details' || (isLegacy && names === 'message data type error code details');
  return isError && ERRORS[answer['code'] as keyof typeof ERRORS][0] === status;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PURGE', 'query'] as const;
const BREAKERS = [
  '.',
  '..',
  '%',
  '%00',
  '%FF',
  '%ED%A0%80',
  '%2F',
  '%252F',
  '__proto__',
  'constructor',
  'x'.repeat(500),
] as const;
const FIELDS = (
  'amount currency metadata return_url email password name pin method provider phone events url outcome livemode ' +
  'grace_seconds since refresh_token idempotency_key __proto__'
).split(' ');

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const encodedText = anyText.map((value) => encodeURIComponent(value.toWellFormed()));
const anyHeader = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 80,
});

const HEADERS = {
  'content-type': fc.constantFrom(
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'text/html',
    ' ',
  ),
  'content-length': fc.constantFrom('0', '1', '65537', '-1', 'NaN', '1e3', ' '),
  'idempotency-key': fc.oneof(anyHeader, fc.constant('same-key')),
  'x-request-id': anyHeader,
  'x-forwarded-for': anyHeader,
  'user-agent': anyHeader,
};

const PAYMENT = '{"amount":5000,"currency":"XAF"}';

const BODY_TEXT = fc.oneof(
  fc.json(),
  fc
    .dictionary(
      fc.oneof(fc.constantFrom(...FIELDS), fc.string()),
      fc.oneof(fc.jsonValue(), fc.constantFrom(5000, 'XAF', '1234', 'wallet')),
    )
    .map((value) => JSON.stringify(value)),
  fc.constantFrom('', '{', '{}', '[]', 'null', '"\\ud800"', '{"amount":1e999}', '{"__proto__":{"polluted":true}}'),
  fc.constantFrom(PAYMENT, PAYMENT.replace('}', ',"metadata":{"__proto__":"x"}}')),
  fc.constantFrom('['.repeat(20_000), `{"a":${'[['.repeat(9000)}`, ' '.repeat(70_000), `"${'x'.repeat(65_534)}"`),
  anyText,
);
const CHUNKS = fc.array(fc.uint8Array({ maxLength: 50_000 }), { maxLength: 3 }).map((chunks) => ({ chunks }));

/** What gets a body as far as its fields. */
const FIT_HEADERS = { 'content-type': 'application/json', 'content-length': '100' };

interface Target {
  readonly method: string;
  readonly path: string;
  /** Nearly what the route takes, so that some requests get past the first doors. */
  readonly body: string | null;
  readonly authorization: string | null;
}

/** A route with its parameters filled in, mostly under its own method. */
function routeTarget(text: fc.Arbitrary<string>, { bearerFor, ids }: Words): fc.Arbitrary<Target> {
  const name = fc.constantFrom(...(Object.keys(routes) as RouteName[]));
  const role = fc.constantFrom('user', 'user', 'merchant', 'agent', 'admin');
  const value = fc.oneof(text, fc.constantFrom(...ids));
  return fc
    .tuple(name, fc.option(fc.constantFrom(...METHODS), { freq: 8 }), role, value)
    .chain(([route, method, roleName, id]) => {
      const { auth, path, method: ownMethod } = routes[route];
      const bearer = bearerFor(auth);
      return nearly(LEAST_BODIES[route] ?? {}).map((body) => ({
        method: method ?? ownMethod,
        path: `/api/v1${path.replace('{role}', roleName).replaceAll(/\{\w+\}/g, () => id)}`,
        body,
        authorization: bearer === null ? null : `Bearer ${bearer}`,
      }));
    });
}

/** A fitting body, as it is or with one field replaced or added. */
function nearly(body: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const field = fc.constantFrom(...FIELDS, ...Object.keys(body));
  const value = fc.oneof(anyText, fc.jsonValue(), fc.integer(), fc.constantFrom('a\0', '\uD800', '', 1e300, -0, 1e21));
  return fc
    .option(fc.tuple(field, value), { freq: 1 })
    .map((change) => JSON.stringify(change === null ? body : { ...body, [change[0]]: change[1] }));
}

function freeTarget(text: fc.Arbitrary<string>): fc.Arbitrary<Target> {
  return fc
    .tuple(fc.constantFrom(...METHODS), fc.array(text, { maxLength: 6 }))
    .map(([method, parts]) => ({ method, path: `/${parts.join('/')}`, body: null, authorization: null }));
}

function queryOf(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom('limit', 'mode', 'status', 'cursor', 'created_from'), text);
  return fc
    .array(fc.tuple(name, fc.oneof(text, fc.constantFrom('1', 'test', 'live', 'succeeded'))), {
      minLength: 1,
      maxLength: 4,
    })
    .map((pairs) => `?${pairs.map(([left, right]) => `${left}=${right}`).join('&')}`);
}
