import type { Checkout, Locale } from '@mitako/contract';
import type { Paths } from './paths.ts';
import type { Messages } from './text/messages.ts';

/** What every page is drawn from, whatever it is about. */
export interface PageContext {
  readonly locale: Locale;
  readonly text: Messages;
  /** The same page in each language. */
  readonly languageHrefs: { readonly [Name in Locale]: string };
  /** Of the page's style and script, new for each request. */
  readonly nonce: string;
  readonly serviceName: string;
  /** Name of the wallet's app; null where there is none. */
  readonly appName: string | null;
}

/** A page of one checkout. */
export interface CheckoutPageContext extends PageContext {
  readonly checkout: Checkout;
  readonly paths: Paths;
  /** The amount in the language of the page. */
  readonly amount: string;
}
