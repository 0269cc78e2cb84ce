import type { DataOf, ErrorCode, OperationName, RouteName, Way } from '@mitako/contract';
import { type ClientAddress, type Connection, isGone } from '@mitako/http';
import { localeOfHeaders } from './language.ts';
import type { Arrived, FileResult, Gateway, Origin, Result } from '@mitako/core';

/** The other end of the connection. */
export const socketAddress: ClientAddress = (_request, { clientAddress }) => clientAddress ?? null;

/** A request for a page, with the host's facts. */
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

/** The result of an operation, without the API's envelope. */
export type Reply<Name extends OperationName> =
  | {
      readonly kind: 'done';
      readonly status: number;
      readonly data: DataOf<Name>;
      /** The stored answer to an earlier submission of the same form. */
      readonly replayed: boolean;
      /** As the API sends them. */
      readonly headers?: Readonly<Record<string, string>>;
    }
  | Refusal;

/** The refusal. */
export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | null;
}

/** Parameters of a call; its origin is added. */
export type Question = Omit<Arrived, 'way' | 'origin'>;

/** Retries of a request that is still in progress under the same idempotency key, one second apart. */
const REPEATS_MAX = 4;

/**
 * Calls the engine. While a first submission is in progress, a second one waits for the same response instead of
 * showing an idempotency error.
 */
export async function ask<Name extends OperationName>(
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

/** The same, for an operation that returns a file. */
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

function call<Name extends OperationName>(
  engine: Engine,
  request: PageRequest,
  name: Name,
  question: Question,
): Promise<Result<DataOf<Name>>> {
  return engine.gateway.call(name, { ...question, way: engine.way, origin: originOf(engine, request) });
}

/** Origin of a request: for rate limits and the audit log. */
function originOf({ clientAddress }: Engine, { req, env }: PageRequest): Origin {
  return {
    clientAddress: clientAddress(req.raw, env.connection),
    userAgent: req.header('user-agent') ?? null,
    traceparent: req.header('traceparent') ?? null,
    locale: localeOfHeaders((name) => req.header(name)),
    isGone: isGone(req.raw, env.connection),
  };
}
