// index.d.ts

import { Gateway } from '@mitako/core';
import { Connection, ClientAddress } from '@mitako/pages';

/** What an embedder may choose about the hosted pages. */
interface CheckoutOptions {
    /** Name of the wallet and of the service on the pages. Default `Mitako`. */
    readonly serviceName?: string;
    /**
     * The wallet's app, in which a customer may pay the same checkout: scanned as a QR code, or opened by a link. Left out:
     * there is none, and the code opens the page on a phone.
     */
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
     * From which address a request came, for rate limits and the audit log. Behind a proxy pass `clientAddressFinder([…])` of
     * `@mitako/http`. Default: the other end of the connection, as the host has it.
     */
    readonly clientAddress?: ClientAddress;
    /**
     * Allows a public address of plain http other than that of this machine. The session's cookies then cross the network
     * unprotected: for trying the pages on a phone in a network of your own, and for nothing else. Default: `false`.
     */
    readonly insecureCookies?: boolean;
    /** Gets every fault behind an error page. Default: `console.error`. */
    readonly onError?: (error: unknown) => void;
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

export { createCheckout };
export type { CheckoutHandler, CheckoutOptions };
