// index.d.ts

import { Gateway } from '@mitako/core';
import { Connection, ClientAddress } from '@mitako/pages';

/** What an embedder may choose about the dashboard, the operator's panel and the agent's pages. */
interface DashboardOptions {
    /** Name of the service on the pages. Default `Mitako`. */
    readonly serviceName?: string;
    /**
     * From which address a request came, for rate limits and the audit log. Behind a proxy pass
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
    /** Gets every fault behind an error page. Default: `console.error`. */
    readonly onError?: (error: unknown) => void;
}
/** What an embedder may choose about the page at the root. */
interface FrontPageOptions extends DashboardOptions {
    /**
     * An agent with test money only, whom the page shows with the password and PIN, for development: anyone who opens
     * the page can log in. Default: none.
     */
    readonly testAgent?: {
        readonly email: string;
        readonly password: string;
        readonly pin: string;
    } | undefined;
}
/**
 * Answers the requests under `{publicUrl}/dashboard`, `{publicUrl}/admin` or `{publicUrl}/agent`; others are answered
 * 404.
 */
type DashboardHandler = (request: Request, connection?: Connection) => Promise<Response>;

/**
 * The merchant's dashboard, `{publicUrl}/dashboard` and below, as a function from request to response. Pages are rendered
 * on the server in French or English, work without JavaScript, and call the same operations as the API.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 *
 * @example
 * ```ts
 * const dashboard = createDashboard(gateway);
 * const response = await dashboard(new Request('https://pay.example.cm/dashboard'));
 * ```
 */
declare function createDashboard(gateway: Gateway, options?: DashboardOptions): DashboardHandler;

/**
 * The page at `{publicUrl}/` itself, as a function from request to response: what this is, and where customers, merchants,
 * developers, operators and agents go.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
declare function createFrontPage(gateway: Gateway, options?: FrontPageOptions): DashboardHandler;

/**
 * One page with all components of the panels and their states, for developers of the pages, at any path.
 * It knows no gateway and no data.
 */
declare function createComponentsPage({ serviceName, }?: Pick<DashboardOptions, 'serviceName'>): DashboardHandler;

/**
 * The agent's pages, `{publicUrl}/agent` and below, as a function from request to response: payments in cash, cash-in,
 * cash-out and the day's list, for a cheap phone without JavaScript.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
declare function createAgentPanel(gateway: Gateway, options?: DashboardOptions): DashboardHandler;

/**
 * The operator's panel, `{publicUrl}/admin` and below, as a function from request to response; for people with an
 * operator's account.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 */
declare function createOperatorPanel(gateway: Gateway, options?: DashboardOptions): DashboardHandler;

export { createAgentPanel, createComponentsPage, createDashboard, createFrontPage, createOperatorPanel };
export type { DashboardHandler, DashboardOptions, FrontPageOptions };
