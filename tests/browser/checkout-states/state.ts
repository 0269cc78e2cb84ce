import type { CheckoutOptions } from '@mitako/checkout';
import type { GatewayOptions } from '@mitako/core';
import type { Customer } from '../checkout-customer.ts';
import type { Messages } from '../../../packages/checkout/src/text/fr.ts';
import type { CheckoutSite } from '../checkout-site.ts';
import type { Text } from '../checkout-languages.ts';

/** A state of the checkout that a customer can see. */
export interface State {
  /** Name of its screenshots. */
  readonly name: string;
  /** Options of the pages. */
  readonly options?: CheckoutOptions;
  /** Options of the gateway. */
  readonly gateway?: Partial<GatewayOptions>;
  /** Reachable only with JavaScript. */
  readonly needsScript?: boolean;
  /** A text that only this page of the step contains, which proves that it was reached. */
  readonly shows: (text: Messages) => Text;
  /** Performs the actions of customer, shop and provider that lead to it. */
  readonly reach: (customer: Customer, site: StateSite) => Promise<void>;
}

/** A separate site for one state, with its own clock, limits and database. */
export interface StateSite extends CheckoutSite {
  /** Sets the limiter's response from now on; initially it allows everything. */
  limitBy(limiter: Limiter): void;
}

/** Seconds to wait, or null if allowed. */
export type Limiter = (hit: { readonly limit: string }) => number | null;
