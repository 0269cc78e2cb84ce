import { errorStatus, type RouteLimit } from '@mitako/contract';
import type { Refusal } from './engine.ts';

/** One request as the rate limiter sees it. */
export interface RateLimitHit {
  /** The limit of the API route that stands behind the page. */
  readonly limit: RouteLimit;
  /** What is counted beside the address: the e-mail for `login` and `register`, the slug for `pay` and `checkout`. */
  readonly subject: string;
  /** The browser's request, for the headers of proxies. Its body may be consumed. */
  readonly request: Request;
  /** What the host said about the connection. */
  readonly connection: Connection;
}

/** What the host knows of a request that the request itself cannot say. */
export interface Connection {
  /** Address of the other end of the connection, as the socket has it. */
  readonly clientAddress?: string | undefined;
}

/** Counts a request, and answers null or the seconds to wait. */
export type RateLimit = (hit: RateLimitHit) => Promise<number | null>;

/** Counts a request to a page; what is over the limit is refused as the API would. */
export async function overLimit(
  { rateLimit }: { readonly rateLimit: RateLimit | undefined },
  context: {
    readonly req: { readonly raw: Request };
    readonly env: { readonly connection: Connection };
  },
  limit: RouteLimit,
  subject: string,
): Promise<Refusal | null> {
  if (rateLimit === undefined) return null;
  const { raw: request } = context.req;
  const retryAfterSeconds = await rateLimit({ limit, subject, request, connection: context.env.connection });
  if (retryAfterSeconds === null) return null;
  const code = 'RATE_LIMITED';
  return { kind: 'refused', status: errorStatus(code), code, details: {}, retryAfterSeconds };
}
