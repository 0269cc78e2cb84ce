import type { PageEnvironment, PagesSite } from '@mitako/pages';
import type { Context } from 'hono';
import type { CheckoutPageContext } from './page-context.ts';
import type { ShownLanguages } from './text/catalogue.ts';

/** Shared by all handlers. */
export interface Site extends PagesSite {
  /** The wallet app; null without one. */
  readonly app: { readonly name: string; readonly link: ((checkoutUrl: string) => string) | null } | null;
  /** Languages of the pages, with the gateway's own texts. */
  readonly languages: ShownLanguages;
}

/** hono variables of a request. */
export interface Environment extends PageEnvironment {
  readonly Variables: PageEnvironment['Variables'] & {
    /** Set once the checkout was read. */
    page: CheckoutPageContext;
  };
}

/** Hono's context of a page's request. */
export type PageRequest = Context<Environment>;

/** Handler of one page: GET shows, POST acts and redirects. */
export type PageHandler = (site: Site, context: PageRequest) => Promise<Response> | Response;
