import type { Connection, Engine, SessionOptions } from '@mitako/pages';
import type { Context } from 'hono';
import type { CheckoutPageContext } from './page-context.ts';
import type { ShownLanguages } from './text/catalogue.ts';

/** Shared by all handlers. */
export interface Site extends Engine {
  readonly serviceName: string;
  /** The wallet app; null without one. */
  readonly app: { readonly name: string; readonly link: ((checkoutUrl: string) => string) | null } | null;
  /** Languages of the pages, with the operator's own texts. */
  readonly languages: ShownLanguages;
  /** For merchants without one; null: the pages' own. */
  readonly color: string | null;
  /** Path of all checkouts, as the browser sees it. */
  readonly base: string;
  /** Cookies are `Secure`: browsers do not send them over plain http. False only if the host allowed it. */
  readonly secure: boolean;
  readonly session: SessionOptions;
  readonly onError: (error: unknown) => void;
}

/** hono variables of a request. */
export interface Environment {
  readonly Bindings: { readonly connection: Connection };
  readonly Variables: {
    secureHeadersNonce?: string;
    /** Set once the checkout was read. */
    page: CheckoutPageContext;
  };
}

/** Hono's context of a page's request. */
export type PageRequest = Context<Environment>;

/** Handler of one page: GET shows, POST acts and redirects. */
export type PageHandler = (site: Site, context: PageRequest) => Promise<Response> | Response;
