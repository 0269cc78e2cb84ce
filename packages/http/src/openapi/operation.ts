import type { Route } from '@mitako/contract';
import type { Endpoint } from '../endpoint.ts';
import { componentRef } from './component-ref.ts';
import { EXAMPLES } from './examples.ts';
import { parametersOf } from './parameters.ts';
import { errorResponses, type SharedResponses, successResponses } from './responses.ts';
import { jsonSchemaOf, type JsonSchema, type NamedSchemas } from './schemas.ts';

/** One route as an OpenAPI operation. */
export function operationOf(endpoint: Endpoint, named: NamedSchemas, shared: SharedResponses): JsonSchema {
  const { name, route } = endpoint;
  const parameters = [
    ...parametersOf(endpoint),
    ...(endpoint.acceptsIdempotencyKey ? [componentRef('parameters', 'IdempotencyKey')] : []),
  ];
  const description = descriptionOf(route);
  return {
    operationId: name,
    tags: [route.tag],
    summary: route.summary,
    ...(description === null ? {} : { description }),
    security: securityOf(route.auth),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(route.body === undefined ? {} : { requestBody: requestBody(endpoint, route.body, named) }),
    responses: { ...successResponses(endpoint, named), ...errorResponses(route, shared) },
  };
}

function descriptionOf({ root, method, rawMethods = [] }: Route): string | null {
  if (root === true) return 'Answers directly under the public address as well, without `/api/v1`.';
  const others = rawMethods.filter((other) => other !== method);
  return others.length === 0 ? null : `Accepts ${others.join(' and ')} as well.`;
}

function requestBody({ name, route }: Endpoint, body: NonNullable<Route['body']>, named: NamedSchemas): JsonSchema {
  // The request body, of any content type.
  if (route.rawMethods !== undefined) return { required: false, content: { '*/*': { schema: {} } } };
  const examples = EXAMPLES[name]?.requests;
  const schema = jsonSchemaOf(body, 'input', named);
  return {
    required: route.bodyOptional !== true,
    content: { 'application/json': { schema, ...(examples === undefined ? {} : { examples }) } },
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
