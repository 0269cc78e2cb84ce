// index.d.ts

import { Gateway } from '@mitako/core';
import { RouteLimit } from '@mitako/contract';

/** What an embedder may choose about the hosted pages. */
interface CheckoutOptions {
    /** Name of the wallet and of the service on the pages. Default `Mitako`. */
    readonly serviceName?: string;
    /** The wallet's app, in which a customer may pay the same checkout: scanned as a QR code, or opened by a link. */
    readonly app?: {
        /** As customers know it. Default: the `serviceName`. */
        readonly name?: string;
        /**
         * The app's own link for a checkout, `https://app.example.cm/pay?checkout=…` or with a scheme of its own. Default:
         * the page shows the checkout's address to copy.
         */
        readonly link?: (checkoutUrl: string) => string;
    };
    /**
     * Counts a request under one of the API's rate limits and answers `null`, or the seconds to wait. The pages call the
     * engine in process, past the API's own limiter, so pass one in production: without it nothing slows guessing of
     * passwords down. Default: no limits.
     */
    readonly rateLimit?: (hit: RateLimitHit) => Promise<number | null>;
    /**
     * Allows a public address of plain http other than that of this machine. The session's cookies then cross the network
     * unprotected: for trying the pages on a phone in a network of your own, and for nothing else. Default: `false`.
     */
    readonly insecureCookies?: boolean;
    /** Gets every fault behind an error page. Default: `console.error`. */
    readonly onError?: (error: unknown) => void;
}
/** One request as the rate limiter sees it. */
interface RateLimitHit {
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
interface Connection {
    /** Address of the other end of the connection, as the socket has it. */
    readonly clientAddress?: string | undefined;
}
/** Answers the requests under `{publicUrl}/checkout`; others are answered 404. */
type CheckoutHandler = (request: Request, connection?: Connection) => Promise<Response>;

/**
 * The customer's pages, `{publicUrl}/checkout/{slug}` and below, as a function from request to response. They are
 * rendered on the server in French or English and work without JavaScript.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 *
 * @example
 * ```ts
 * const checkout = createCheckout(gateway);
 * const response = await checkout(new Request('https://pay.example.cm/checkout/…'));
 * ```
 */
declare function createCheckout(gateway: Gateway, options?: CheckoutOptions): CheckoutHandler;

/**
 * Whether browsers take `Secure` cookies from a service at this public address: over https, and over http from the
 * machine they run on, which Chromium and Firefox trust as much. Safari does not: there the login page says so.
 */
declare function takesSecureCookies(publicUrl: string): boolean;

export { createCheckout, takesSecureCookies };
export type { CheckoutHandler, CheckoutOptions, Connection, RateLimitHit };
