import type { Route } from '@mitako/contract';
import type { Endpoint } from '../endpoint.ts';
import { componentRef } from './component-ref.ts';
import { descriptionOf } from './description.ts';
import { EXAMPLES } from './examples.ts';
import { parametersOf } from './parameters.ts';
import type { Parts } from './parts.ts';
import { errorResponses, successResponses } from './responses.ts';
import { bodySchemaOf } from './request-body.ts';
import type { JsonSchema } from './schemas.ts';

/** A route as OpenAPI operations, by its methods in lower case. */
export function operationsOf(endpoint: Endpoint, parts: Parts): Readonly<Record<string, JsonSchema>> {
  const { method, rawMethods } = endpoint.route;
  const methods = rawMethods ?? [method];
  return Object.fromEntries(methods.map((one) => [one.toLowerCase(), operationOf(endpoint, one, parts)]));
}

function operationOf(endpoint: Endpoint, method: string, parts: Parts): JsonSchema {
  const { name, route } = endpoint;
  const own = parametersOf(endpoint);
  const parameters = [
    ...own,
    ...(endpoint.acceptsIdempotencyKey ? [componentRef('parameters', 'IdempotencyKey')] : []),
  ];
  const { publicUrl } = parts;
  return {
    operationId: method === route.method ? name : `${name}By${method.charAt(0)}${method.slice(1).toLowerCase()}`,
    tags: [route.tag],
    summary: route.summary,
    description: descriptionOf(
      endpoint,
      own.map(({ name: parameter }) => String(parameter)),
    ),
    ...(route.root === true ? { servers: [{ url: `${publicUrl}/api/v1` }, { url: publicUrl }] } : {}),
    security: securityOf(route.auth),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(method === 'GET' ? {} : { requestBody: requestBody(endpoint, parts) }),
    responses: { ...successResponses(endpoint, parts), ...errorResponses(endpoint, method, parts) },
  };
}

function requestBody({ name, route }: Endpoint, { schemas }: Parts): JsonSchema {
  // The request body, of any content type.
  if (route.rawMethods !== undefined) return { required: false, content: { '*/*': { schema: {} } } };
  // The bytes decide, not the request's Content-Type.
  if (route.upload !== undefined) {
    const { types, bytesMax } = route.upload;
    const schema = { type: 'string', format: 'binary', minLength: 1, maxLength: bytesMax };
    return {
      required: true,
      description: `A file of ${types.join(', ')}, by its content.`,
      content: { 'application/octet-stream': { schema } },
    };
  }
  const examples = EXAMPLES[name]?.requests;
  return {
    required: route.body !== undefined && route.bodyOptional !== true,
    content: {
      'application/json': { schema: bodySchemaOf(route, schemas), ...(examples === undefined ? {} : { examples }) },
    },
  };
}

/** Each entry is one credential; any of them suffices. */
function securityOf(auth: Route['auth']): readonly Readonly<Record<string, readonly string[]>>[] {
  switch (auth.kind) {
    case 'none':
      return [];
    case 'api_key':
      return [{ apiKey: [] }];
    case 'token':
      return [{ accessToken: [] }];
    case 'merchant':
      return auth.scope === undefined ? [{ accessToken: [] }] : [{ accessToken: [] }, { apiKey: [] }];
    case 'legacy':
      return [{ accessToken: [] }, { apiKey: [] }];
    case 'operator':
      return [{ operatorKey: [] }, { accessToken: [] }];
  }
}
