import type { DataOf, ErrorCode, RouteName, Way } from '@mitako/contract';
import type { Arrived, FileResult, Gateway, Origin, Result } from '@mitako/core';

/** What the host knows of a request that the request itself cannot say. */
export interface Connection {
  /** Address of the other end of the connection, as the socket has it. */
  readonly clientAddress?: string | undefined;
}

/** Finds out from which address a request came: `clientAddressFinder` of `@mitako/http`, behind a proxy. */
export type ClientAddress = (request: Request, connection: Connection) => string | null;

/** The other end of the connection. */
export const socketAddress: ClientAddress = (_request, { clientAddress }) => clientAddress ?? null;

/** A request for a page, with what the host said of it. */
export interface PageRequest {
  readonly req: { readonly raw: Request; header(name: string): string | undefined };
  readonly env: { readonly connection: Connection };
}

/** The engine, as a group of pages calls it. */
export interface Engine {
  readonly gateway: Gateway;
  readonly way: Way;
  readonly clientAddress: ClientAddress;
}

/** An operation's answer, taken out of the API's envelope. */
export type Reply<Name extends RouteName> =
  | { readonly kind: 'done'; readonly status: number; readonly data: DataOf<Name> }
  | Refusal;

/** Why the engine refused. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;
}

/** What a page says of its call; where it came from is added. */
export type Question = Omit<Arrived, 'way' | 'origin'>;

/** How often a request that is still running under the same idempotency key is sent again, a second apart. */
const REPEATS_MAX = 4;

/**
 * Calls the engine. When a first tap is still being worked on, the second one waits for the same answer instead of
 * telling the customer about idempotency.
 */
export async function ask<Name extends RouteName>(
  engine: Engine,
  request: PageRequest,
  name: Name,
  question: Question = {},
): Promise<Reply<Name>> {
  for (let round = 1; ; round += 1) {
    const result = await call(engine, request, name, question);
    if (result.kind === 'file') throw new TypeError(`${name} answered with a file`);
    const isRunning = result.kind === 'refused' && result.code === 'IDEMPOTENCY_IN_PROGRESS';
    if (!isRunning || round === REPEATS_MAX) return result;
    await new Promise((resolve) => setTimeout(resolve, 1000 * (result.retryAfterSeconds ?? 1)));
  }
}

/** The same, for an operation that answers with a file. */
export async function askForFile(
  engine: Engine,
  request: PageRequest,
  name: RouteName,
  question: Question,
): Promise<FileResult | Refusal> {
  const result = await call(engine, request, name, question);
  if (result.kind === 'done') throw new TypeError(`${name} answered with no file`);
  return result;
}

function call<Name extends RouteName>(
  engine: Engine,
  request: PageRequest,
  name: Name,
  question: Question,
): Promise<Result<DataOf<Name>>> {
  return engine.gateway.call(name, { ...question, way: engine.way, origin: originOf(engine, request) });
}

/** From where a request came: for rate limits and the audit log. */
function originOf({ clientAddress }: Engine, { req, env }: PageRequest): Origin {
  return { clientAddress: clientAddress(req.raw, env.connection), userAgent: req.header('user-agent') ?? null };
}
