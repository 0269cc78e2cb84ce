import type { ClientAddress, Connection, PeopleOptions, Slots } from '@mitako/pages';
import type { PanelTexts } from './texts.ts';

/** Options of the dashboard, the operator's panel and the agent's pages. */
export interface DashboardOptions {
  /** Markup of yours at `login.below`, `dashboard.home`, `operator.home` and `operator.payment`. Default: none. */
  readonly slots?: Slots | undefined;
  /** Words in place of the pages' own, by language and subject. Default: none. */
  readonly texts?: PanelTexts | undefined;
  /**
   * Determines a request's client address, for rate limits and the audit log. Behind a proxy pass
   * `clientAddressFinder([…])` of `@mitako/http`. Default: the other end of the connection, as the host has it.
   */
  readonly clientAddress?: ClientAddress;
  /**
   * Allows a public address of plain http other than that of this machine. The session's cookies then cross the network
   * unprotected: for trying the pages in a network of your own, and for nothing else. Default: `false`.
   */
  readonly insecureCookies?: boolean;
  /**
   * Compresses pages. Default: `true`. `false` for hosts that compress every response themselves, or that remove
   * `Content-Encoding`, as route handlers of Next.js do.
   */
  readonly compress?: boolean;
  /** Your program logs in staff and customers: their pages ask it at each view. Default: built-in accounts. */
  readonly people?: PeopleOptions;
  /** Called with every error behind an error page. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Answers the requests under `{publicUrl}/dashboard`, `{publicUrl}/admin` or `{publicUrl}/agent`; others are answered
 * 404.
 */
export type DashboardHandler = (request: Request, connection?: Connection) => Promise<Response>;
