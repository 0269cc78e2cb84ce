import type { RouteName } from '@mitako/contract';
import type { Role } from '@mitako/contract/names';
import {
  ANONYMOUS,
  type AnswerFile,
  type Caller,
  type Gateway,
  GatewayError,
  isGatewayError,
  type Logger,
  type OperationRequest,
} from '@mitako/core';
import type { Endpoint } from './endpoint.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import { prefersCsv } from './request/accept.ts';
import type { ClientAddress, Connection } from './request/client-address.ts';
import { type Input, readInput } from './request/input.ts';
import { readParameters } from './request/parameters.ts';
import { readQuery, type RawQuery } from './request/query.ts';
import { refusal, type Reply, requestIdOf, respond } from './response.ts';

/** What the handler asks of an engine; a `Gateway` has it. */
export type ApiGateway = Pick<Gateway, 'publicUrl' | 'logger' | 'authenticate' | 'call'>;

/** What the pipeline works with, the same for every request. */
export interface Services {
  readonly gateway: ApiGateway;
  /** Null: no limits. */
  readonly limits: RequestLimits | null;
  readonly clientAddress: ClientAddress;
  readonly logger: Pick<Logger, 'error'>;
}

/** A request whose route and method are known. */
export interface RoutedRequest {
  readonly request: Request;
  readonly connection: Connection;
  /** As it stands in the address, still encoded. */
  readonly path: string;
  readonly role: Role | null;
}

/** The response to a request of this endpoint. Never rejects. */
export async function handle(services: Services, endpoint: Endpoint, routed: RoutedRequest): Promise<Response> {
  const requestId = requestIdOf(routed.request);
  try {
    const reply = await run(services, endpoint, routed, requestId);
    return respond(
      reply.file === undefined
        ? reply
        : { ...reply, file: watched(reply.file, services.logger, { requestId, operation: endpoint.name }) },
      requestId,
    );
  } catch (error) {
    return respond(replyToThrown(services.logger, error, { requestId, operation: endpoint.name }), requestId);
  }
}

/**
 * From a matched route to its answer, in the order of decisions §5: limits, credential (with its mode and scope), what
 * was sent, and then the operation, which judges the state of things.
 */
async function run(services: Services, endpoint: Endpoint, routed: RoutedRequest, requestId: string): Promise<Reply> {
  const { gateway, limits } = services;
  const { request, role } = routed;
  const { auth } = endpoint.route;
  const authorization = request.headers.get('authorization');
  const parameters = readParameters(endpoint, role, routed.path);
  const query = withFormat(endpoint, request, readQuery(request.url));
  const isAudited = endpoint.route.audit !== undefined;
  const address = limits === null && !isAudited ? null : services.clientAddress(request, routed.connection);

  if (limits !== null) {
    const slug = parameters['slug'] ?? null;
    const limited = await limits.beforeAuthentication(endpoint, { authorization, address, slug });
    if (limited !== null) return limited;
  }

  const mode = endpoint.takesMode ? modeOf(query.values['mode']) : undefined;
  let caller: Caller;
  let input: Input;
  try {
    caller =
      auth.kind === 'none'
        ? ANONYMOUS
        : await gateway.authenticate({ auth, authorization, role: role ?? undefined, mode });
    input = await readInput(endpoint, request, { parameters, query });
  } catch (fault) {
    const limited = limits === null ? null : await limits.ofFailed(endpoint, address);
    if (limited !== null) return limited;
    throw fault;
  }

  if (limits !== null) {
    const limited = await limits.ofAccount(endpoint, caller, input.body, address);
    if (limited !== null) return limited;
  }

  const deviceName = endpoint.startsSession ? deviceNameOf(request) : null;
  const origin = isAudited
    ? { clientAddress: address, userAgent: request.headers.get('user-agent'), requestId }
    : undefined;
  const answer = await gateway.call(endpoint.name, operationRequest({ caller, ...input, deviceName, origin }));
  return endpoint.isPublic ? { ...answer, headers: PUBLIC } : answer;
}

/** Public keys change rarely, and every verifier of tokens asks for them. */
const PUBLIC = { 'Cache-Control': 'public, max-age=300' } as const;

/** `Accept: text/csv` asks the same as `?format=csv`; where both are given, the address counts. */
function withFormat({ route }: Endpoint, request: Request, query: RawQuery): RawQuery {
  if (route.csv !== true || 'format' in query.values || !prefersCsv(request.headers.get('accept'))) return query;
  return { ...query, values: { ...query.values, format: 'csv' }, isEmpty: false };
}

/** A wrong one is told by the validation of the query, once the caller is known. */
function modeOf(mode: unknown): 'live' | 'test' | undefined {
  return mode === 'live' || mode === 'test' ? mode : undefined;
}

function deviceNameOf(request: Request): string | null {
  const userAgent = request.headers.get('user-agent')?.trim().slice(0, 255) ?? '';
  return userAgent === '' ? null : userAgent;
}

/** The schemas of this very route made the fields; over the table of all routes the compiler cannot follow that. */
function operationRequest(request: Record<keyof OperationRequest<RouteName>, unknown>): OperationRequest<RouteName> {
  return request as OperationRequest<RouteName>;
}

/** A file whose fault, which comes when the caller has a status already, is told to the log. */
function watched(
  file: AnswerFile,
  logger: Pick<Logger, 'error'>,
  fields: Readonly<Record<string, unknown>>,
): AnswerFile {
  async function* parts(): AsyncGenerator<string> {
    try {
      yield* file.parts;
    } catch (error) {
      logger.error({ ...fields, error }, 'request failed');
      throw error;
    }
  }
  return { ...file, parts: parts() };
}

/** What was foreseen is told to the caller, what was not to the log, under the name that the caller was given. */
export function replyToThrown(
  logger: Pick<Logger, 'error'>,
  error: unknown,
  fields: Readonly<Record<string, unknown>>,
): Reply {
  if (isGatewayError(error)) return refusal(error);
  logger.error({ ...fields, error }, 'request failed');
  return refusal(new GatewayError('INTERNAL_ERROR'));
}
