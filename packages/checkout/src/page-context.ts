import type { Checkout } from '@mitako/contract';
import type { PageBrand, Slot } from '@mitako/pages';
import type { Paths } from './paths.ts';
import type { Messages } from './text/fr.ts';

/** The page in another language, which has a name in itself. */
export interface LanguageLink {
  readonly code: string;
  readonly name: string;
  readonly href: string;
}

/** Properties common to all pages. */
export interface PageContext {
  /** Its code of ISO 639. */
  readonly language: string;
  /** The language with its country, for amounts and times: `es-GQ`. */
  readonly locale: string;
  readonly text: Messages;
  /** The same page in each other language. */
  readonly otherLanguages: readonly LanguageLink[];
  /** Nonce of the page's style and script, new for each request. */
  readonly nonce: string;
  /** The page of simulated phones; null: it is no rehearsal. */
  readonly rehearsalHref: string | null;
  /** The look of the service; a merchant's own comes first on its checkout. */
  readonly brand: PageBrand;
  /** Fills the places that the embedding program may use. */
  readonly slot: Slot;
  /** Whether the gateway is one shop, whose brand the service's is. */
  readonly isShop: boolean;
  /** Whether customers open wallets by themselves. */
  readonly hasSignUp: boolean;
  /** The embedding program logs in customers. */
  readonly isHosted: boolean;
  /** It has no way to log out: neither have the pages. */
  readonly hasLogOut: boolean;
  /** For customers who forgot their password; null: this gateway sends no mail. */
  readonly forgottenHref: string | null;
  /** For customers whose account others have paused; null: this gateway sends no mail. */
  readonly unlockHref: string | null;
  /** Name of the wallet app; null without one. */
  readonly appName: string | null;
}

/** A page of one checkout. */
export interface CheckoutPageContext extends PageContext {
  readonly checkout: Checkout;
  readonly paths: Paths;
  /** The amount in the page's language. */
  readonly amount: string;
}

/** What a component of a checkout's page needs: the page, and its own. */
export type PageProps<Own extends object = object> = Own & { readonly page: CheckoutPageContext };
