import type { Route } from '@mitako/contract';
import type { Role } from '@mitako/contract/names';
import {
  type FileResult,
  type Gateway,
  GatewayError,
  isGatewayError,
  type Logger,
  refused,
  type Result,
} from '@mitako/core';
import type { Endpoint } from './endpoint.ts';
import { readJson, readRaw, readUpload } from './request/body.ts';
import { acceptedLocale } from './request/accepted-language.ts';
import { type ClientAddress, type Connection, isGone } from './request/client-address.ts';
import { readIdempotencyKey } from './request/idempotency-key.ts';
import { readParameters } from './request/parameters.ts';
import { readQuery } from './request/query.ts';
import type { WarnOfReadBody } from './warn-of-read-body.ts';
import { PUBLICLY_CACHED, requestIdOf, respond, type SecurityHeaders } from './response.ts';

/** The part of an engine that the handler uses; a `Gateway` has it. */
export type ApiGateway = Pick<Gateway, 'publicUrl' | 'logger' | 'parts' | 'hosted' | 'call'>;

/** Dependencies of the pipeline, the same for every request. */
export interface Services {
  readonly gateway: ApiGateway;
  readonly clientAddress: ClientAddress;
  readonly logger: Pick<Logger, 'error'>;
  readonly security: SecurityHeaders;
  readonly warnOfReadBody: WarnOfReadBody;
}

/** A request whose route and method are known. */
export interface RoutedRequest {
  readonly request: Request;
  readonly connection: Connection;
  /** The raw path, still percent-encoded. */
  readonly path: string;
  readonly role: Role | null;
}

/** Answers a request to this endpoint. Never rejects. */
export async function handle(services: Services, endpoint: Endpoint, routed: RoutedRequest): Promise<Response> {
  const { logger, security } = services;
  const requestId = requestIdOf(routed.request);
  const fields = { request_id: requestId, operation: endpoint.name };
  const warned = <Answer extends Result<unknown>>(answer: Answer): Answer => {
    if (answer.kind === 'refused' && answer.code === 'BODY_ALREADY_READ') {
      services.warnOfReadBody(fields.operation, fields);
    }
    return answer;
  };
  try {
    const result = warned(await run(services, endpoint, routed, requestId));
    if (result.kind === 'file') {
      // A HEAD has no body to read.
      if (routed.request.method === 'HEAD') await result.parts[Symbol.asyncIterator]().return?.();
      return respond(watched(result, logger, fields), requestId, security);
    }
    // A refusal is stored nowhere: an outage of a second would last for minutes.
    const isCacheable = endpoint.isPublic && result.kind === 'done';
    return respond(result, requestId, security, isCacheable ? PUBLICLY_CACHED : {});
  } catch (error) {
    return respond(warned(resultOfThrown(logger, error, fields, endpoint.route)), requestId, security);
  }
}

/** Takes a matched request apart and passes it, unvalidated, to the engine, which makes all checks. */
function run(
  { gateway, clientAddress }: Services,
  endpoint: Endpoint,
  { request, connection, path, role }: RoutedRequest,
  requestId: string,
): Promise<Result<unknown>> {
  const { headers } = request;
  const query = readQuery(request.url);
  const userAgent = headers.get('user-agent');
  return gateway.call(endpoint.name, {
    way: 'api',
    credential: { kind: 'bearer', authorization: headers.get('authorization') },
    parameters: readParameters(endpoint, role, path),
    query: query.values,
    undecodable: query.undecodable,
    readBody: () => readBodyOf(endpoint.route, request, connection),
    idempotencyKey: readIdempotencyKey(headers.get('idempotency-key')),
    deviceName: endpoint.recordsDevice ? deviceNameOf(userAgent) : null,
    origin: {
      clientAddress: clientAddress(request, connection),
      userAgent,
      traceparent: headers.get('traceparent'),
      locale: acceptedLocale(headers),
      requestId,
      isGone: isGone(request, connection),
    },
  });
}

async function readBodyOf({ rawMethods, upload }: Route, request: Request, connection: Connection): Promise<unknown> {
  const { isBodyRebuilt = false } = connection;
  if (upload !== undefined) {
    if (isBodyRebuilt) throw new GatewayError('BODY_ALREADY_READ');
    return readUpload(request, connection, upload.bytesMax);
  }
  if (rawMethods === undefined) return readJson(request, connection);
  return { ...(await readRaw(request, connection)), isExact: !isBodyRebuilt };
}

function deviceNameOf(userAgent: string | null): string | null {
  const name = userAgent?.trim().slice(0, 255) ?? '';
  return name === '' ? null : name;
}

/** A streamed file. An error after the status was sent goes to the log. */
function watched(
  file: FileResult,
  logger: Pick<Logger, 'error'>,
  fields: Readonly<Record<string, unknown>>,
): FileResult {
  const iterator = file.parts[Symbol.asyncIterator]();
  const parts: AsyncIterator<string | Uint8Array> = {
    next: () =>
      iterator.next().catch((error: unknown) => {
        logger.error({ ...fields, error }, 'request failed');
        throw error;
      }),
    // Not a generator: given up before its first part, that would not pass it on.
    return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
  };
  return { ...file, parts: { [Symbol.asyncIterator]: () => parts } };
}

/** Expected errors are returned to the caller; unexpected ones are logged, with the request id that the caller received. */
export function resultOfThrown(
  logger: Pick<Logger, 'error'>,
  error: unknown,
  fields: Readonly<Record<string, unknown>>,
  route?: Route,
): Result<never> {
  if (isGatewayError(error)) return refused(error, route);
  logger.error({ ...fields, error }, 'request failed');
  return refused(new GatewayError('INTERNAL_ERROR'), route);
}
