import { endpoints } from '../endpoint.ts';
import { components } from './components.ts';
import { operationOf } from './operation.ts';
import type { SharedResponses } from './responses.ts';
import type { JsonSchema, NamedSchemas } from './schemas.ts';
import { TAGS } from './tags.ts';

/** An OpenAPI 3.1 document as an object. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** By path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Generates the OpenAPI document from the contract that the handler serves, so that both always agree.
 * @param publicUrl public URL of the service, without `/api/v1`
 */
export function openApiDocument(publicUrl: string): OpenApiDocument {
  const named: NamedSchemas = new Map();
  const shared: SharedResponses = new Map();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of endpoints()) {
    const { path, method } = endpoint.route;
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(endpoint, named, shared);
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
    servers: [{ url: `${publicUrl.replace(/\/$/, '')}/api/v1`, description: 'This service' }],
    tags: TAGS,
    paths,
    components: components(named, shared),
  };
}

const DESCRIPTION = `Amounts are integers in the currency's minor unit; XAF has none, so \`5000\` is 5 000 FCFA.

Successes are \`{"data": …, "success": true, "error": null}\`, refusals \`{"error": "…", "code": "…", "details": {…}}\`.
Decide by \`code\`; sentences may change. Fields may be added at any time. Every answer carries \`X-Request-Id\`.

In a body \`null\` for an optional field is the same as leaving it out, unless the field's own type has \`null\`. What anybody
may read without a credential, and the legacy status, ignores unknown query parameters; elsewhere they are refused.

Give every mutating request an \`Idempotency-Key\` and keep it when you try again: for 24 hours the same key and request get
the same answer, and nothing happens twice.`;
