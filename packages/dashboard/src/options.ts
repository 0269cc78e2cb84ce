import type { Connection, RateLimitHit } from '@mitako/pages';

/** What an embedder may choose about the dashboard and the operator's panel. */
export interface DashboardOptions {
  /** Name of the service on the pages. Default `Mitako`. */
  readonly serviceName?: string;
  /**
   * Counts a request under one of the API's rate limits and answers `null`, or the seconds to wait. The pages call the
   * engine in process, past the API's own limiter, so pass one in production: without it nothing slows guessing of
   * passwords down. Default: no limits.
   */
  readonly rateLimit?: (hit: RateLimitHit) => Promise<number | null>;
  /**
   * From which address a request came, for the audit log and the merchant's list of what happened. Behind a proxy pass
   * `clientAddressFinder([…])` of `@mitako/http`. Default: the other end of the connection, as the host has it.
   */
  readonly clientAddress?: (request: Request, connection: Connection) => string | null;
  /**
   * Allows a public address of plain http other than that of this machine. The session's cookies then cross the network
   * unprotected: for trying the pages in a network of your own, and for nothing else. Default: `false`.
   */
  readonly insecureCookies?: boolean;
  /** Gets every fault behind an error page. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** Answers the requests under `{publicUrl}/dashboard` or `{publicUrl}/admin`; others are answered 404. */
export type DashboardHandler = (request: Request, connection?: Connection) => Promise<Response>;
