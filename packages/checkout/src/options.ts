import type { ClientAddress, Connection, PeopleOptions, Slots } from '@mitako/pages';
import type { CheckoutLanguages, CheckoutTexts } from './text/catalogue.ts';

/** Options of the hosted pages. */
export interface CheckoutOptions {
  /** Markup of yours at `checkout.top`, `checkout.footer`, `receipt.footer` and `login.below`. Default: none. */
  readonly slots?: Slots | undefined;
  /**
   * The wallet app, in which a customer can pay the same checkout: by QR code, or by a link. Default: no app; the code
   * opens the page on a phone.
   */
  readonly app?: {
    /** Name of the app. Default: the name of the gateway's `brand`. */
    readonly name?: string;
    /**
     * The app's link for a checkout, `https://app.example.cm/pay?checkout=…` or with a custom scheme. Default: the page
     * shows the checkout URL to copy.
     */
    readonly link?: (checkoutUrl: string) => string;
  };
  /** Words in place of the pages' own, by language. Default: none. */
  readonly texts?: CheckoutTexts;
  /**
   * Languages beside French, English and Spanish, by their codes of ISO 639, each with every text of the pages. Begin
   * with a copy of `en`, which this package exports. Default: none.
   */
  readonly languages?: CheckoutLanguages;
  /**
   * Determines a request's client address, for rate limits and the audit log. Behind a proxy pass
   * `clientAddressFinder([…])` of `@mitako/http`. Default: the other end of the socket.
   */
  readonly clientAddress?: ClientAddress;
  /**
   * Allows a public URL of plain http on other hosts than this machine. Session cookies then cross the network
   * unprotected: only for trying the pages on a phone in your own network. Default: `false`.
   */
  readonly insecureCookies?: boolean;
  /**
   * Compresses pages. Default: `true`. `false` for hosts that compress every response themselves, or that remove
   * `Content-Encoding`, as route handlers of Next.js do.
   */
  readonly compress?: boolean;
  /** Your program logs in customers: pages of wallets ask it at each view. Default: built-in accounts. */
  readonly people?: PeopleOptions;
  /** Called with every error behind an error page. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** Answers requests under `{publicUrl}/checkout` and, for payment links, `{publicUrl}/l`; others receive 404. */
export type CheckoutHandler = (request: Request, connection?: Connection) => Promise<Response>;
