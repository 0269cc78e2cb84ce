import type { Connection, Engine, SessionOptions } from '@mitako/pages';
import type { Context } from 'hono';
import type { CheckoutPageContext } from './page-context.ts';

/** What all handlers share. */
export interface Site extends Engine {
  readonly serviceName: string;
  /** The wallet's app; null where there is none. */
  readonly app: { readonly name: string; readonly link: ((checkoutUrl: string) => string) | null } | null;
  /** Path under which every checkout lies, as the browser sees it. */
  readonly base: string;
  /** Cookies are `Secure`: browsers keep them off plain http. False only where the host allowed it. */
  readonly secure: boolean;
  readonly session: SessionOptions;
  readonly onError: (error: unknown) => void;
}

/** What hono carries along with a request. */
export interface Environment {
  readonly Bindings: { readonly connection: Connection };
  readonly Variables: {
    secureHeadersNonce?: string;
    /** Set once the checkout was read. */
    page: CheckoutPageContext;
  };
}

/** A request on its way through hono. */
export type PageRequest = Context<Environment>;

/** One page's work: GET shows, POST does and goes on. */
export type PageHandler = (site: Site, context: PageRequest) => Promise<Response> | Response;
