import type { Part, Role } from '@mitako/contract';
import { endpoints } from '../endpoint.ts';
import { components } from './components.ts';
import { ALLOW, responseHeaders } from './headers.ts';
import { operationsOf } from './operation.ts';
import type { Parts } from './parts.ts';
import { unmatchedResponse } from './responses.ts';
import type { JsonSchema } from './schemas.ts';
import { TAGS } from './tags.ts';
import { webhooksOf } from './webhooks.ts';

/** An OpenAPI 3.1 document as an object. */
export interface OpenApiDocument {
  /** Version of OpenAPI. */
  readonly openapi: '3.1.0';
  /** Title, version and description. */
  readonly info: Readonly<Record<string, unknown>>;
  /** The public URL, with `/api/v1`. */
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  /** Groups of operations, in the order of the reference. */
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** By path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  /** Requests that the service sends, by event type, with `post` as the method. */
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  /** Responses to a path, and to a method of a path, that `paths` does not have; `OPTIONS` of any path. */
  readonly 'x-unmatched': Readonly<Record<'spelling' | 'path' | 'method' | 'options', JsonSchema>>;
  /** Schemas and security schemes, by kind and name. */
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Generates the OpenAPI document from the contract that the handler serves, so that both always agree.
 * @param publicUrl public URL of the service, without `/api/v1`
 */
export function openApiDocument(
  publicUrl: string,
  open?: ReadonlySet<Part>,
  hosted?: ReadonlySet<Role>,
): OpenApiDocument {
  const url = publicUrl.replace(/\/$/, '');
  const parts: Parts = {
    schemas: new Map(),
    responses: new Map(),
    headers: responseHeaders(url),
    publicUrl: url,
  };
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints(open, hosted)) {
    const { path } = endpoint.route;
    paths[path] = { ...paths[path], ...operationsOf(endpoint, parts) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mitako',
      version: 'v1',
      summary: 'Hosted-checkout payment gateway for wallets and mobile money',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${url}/api/v1`, description: 'This service' }],
    tags: TAGS,
    paths,
    webhooks: webhooksOf(parts),
    'x-unmatched': {
      spelling: unmatchedResponse('INVALID_PATH', parts),
      path: unmatchedResponse('ROUTE_NOT_FOUND', parts),
      method: unmatchedResponse('METHOD_NOT_ALLOWED', parts),
      options: { description: 'The methods of the path.', headers: { ...parts.headers.every, Allow: ALLOW } },
    },
    components: components(parts),
  };
}

const DESCRIPTION = `Amounts are integers in the currency's minor unit; XAF has none, so \`5000\` is 5 000 FCFA.

Successes are \`{"data": …, "success": true, "error": null}\`, refusals \`{"error": "…", "code": "…", "details": {…}}\`.
Decide by \`code\`; sentences may change. Fields may be added at any time. Every answer carries \`X-Request-Id\`. This
document is at \`/api/v1/openapi.json\`.

In a body \`null\` for an optional field is the same as leaving it out, unless the field may be cleared. Strings hold neither
U+0000 nor half of a surrogate pair. Routes that need no credential, and the legacy status, ignore unknown
query parameters; elsewhere they are refused.

\`HEAD\` answers like \`GET\`, without a body, and \`OPTIONS\` with the methods of a path. \`x-unmatched\` describes the answers
to these, to unknown paths and to other methods.

Give every mutating request an \`Idempotency-Key\` and keep it when you try again: for 24 hours the same key and request get
the same answer, and nothing happens twice. A refusal that ends by waiting, such as \`PAYMENT_IN_PROGRESS\`, is not kept:
repeat the request with the same key.`;
