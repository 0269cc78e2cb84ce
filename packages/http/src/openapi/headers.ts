import { PUBLICLY_CACHED, securityHeaders } from '../response.ts';
import { componentRef } from './component-ref.ts';
import type { JsonSchema } from './schemas.ts';

type Headers = Readonly<Record<string, JsonSchema>>;

/** Of the answers that no operation has. */
export const ALLOW: JsonSchema = {
  description: 'The methods of the path.',
  required: true,
  schema: { type: 'string', pattern: '^[A-Z]+(, [A-Z]+)*$' },
};

/** Headers that some responses have, by component name. Those of every response are added by {@link headerComponents}. */
const SOME = {
  RequestId: {
    description: 'Quote this in questions about a request. Your own `X-Request-Id` is taken over if it is sane.',
    required: true,
    schema: { type: 'string', pattern: '^[\\w.-]{8,64}$' },
  },
  Replayed: {
    description: '`true` on a stored answer: an earlier request with this idempotency key caused it.',
    schema: { type: 'string', const: 'true' },
  },
  Warning: {
    description:
      'Something that a person should look at. `amount_looks_like_centimes`, in test mode: XAF has none, so 5 000 FCFA is 5000. `address_not_allowed`: no webhook reaches this address now.',
    schema: { type: 'string', pattern: '^[a-z_]+: ' },
  },
  RetryAfter: { description: 'Seconds to wait before a retry.', schema: { type: 'integer', minimum: 0 } },
  RateLimit: {
    description: 'Which limit was reached, and when it ends: `"login";r=0;t=42`.',
    schema: { type: 'string', pattern: '^"\\w+";r=0;t=\\d+$' },
  },
  RateLimitPolicy: {
    description: 'That limit: `"login";q=5;w=60`.',
    schema: { type: 'string', pattern: '^"\\w+";q=\\d+;w=\\d+$' },
  },
  Authenticate: {
    description: 'The scheme of every credential (RFC 6750).',
    required: true,
    schema: { type: 'string', const: 'Bearer' },
  },
  File: {
    description: 'The name of the file.',
    schema: { type: 'string', pattern: '^attachment; filename="[\\w.-]+"(?:; filename\\*=UTF-8\'\'[\\w.~!%-]+)?$' },
  },
} as const;

/** The headers of a response, as references to components. */
export interface ResponseHeaders {
  /** Of every response. */
  readonly every: Headers;
  /** The same of a success that is the same for all callers. */
  readonly cached: Headers;
}

/** @param publicUrl decides over `Strict-Transport-Security` */
export function responseHeaders(publicUrl: string): ResponseHeaders {
  const security = Object.keys(securityHeaders(publicUrl)).map((name) => [name, refTo(componentName(name))] as const);
  const every = { 'X-Request-Id': refTo('RequestId'), ...Object.fromEntries(security) };
  return { every, cached: { ...every, 'Cache-Control': refTo(CACHED_COMPONENT) } };
}

/** The components that all of them refer to. */
export function headerComponents(publicUrl: string): Headers {
  const security = Object.entries(securityHeaders(publicUrl)).map(([name, value]) => [
    componentName(name),
    { description: DESCRIPTIONS[name] ?? 'As is.', required: true, schema: { type: 'string', const: value } },
  ]);
  return {
    ...SOME,
    ...(Object.fromEntries(security) as Headers),
    [CACHED_COMPONENT]: {
      description: 'Public, cacheable for five minutes.',
      required: true,
      schema: { type: 'string', const: PUBLICLY_CACHED['Cache-Control'] },
    },
  };
}

/** A reference to one of the headers that some responses have. */
export function headerRef(name: keyof typeof SOME): JsonSchema {
  return refTo(name);
}

const CACHED_COMPONENT = 'CacheControlPublic';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Cache-Control': 'Nothing is stored on the way.',
  'X-Content-Type-Options': 'The content type is not guessed.',
  'Content-Security-Policy': 'As a page, a response may do nothing.',
  'Strict-Transport-Security': 'The host is visited over TLS only.',
};

function refTo(name: string): JsonSchema {
  return componentRef('headers', name);
}

/** `Cache-Control` → `CacheControl`. */
function componentName(header: string): string {
  return header.replaceAll('-', '');
}
