import type { RouteLimit } from '@mitako/contract';

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
