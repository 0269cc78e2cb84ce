import type { CheckoutOptions } from '@mitako/checkout';
import type { Customer } from '../checkout-customer.ts';
import type { Messages } from '../../../packages/checkout/src/text/messages.ts';
import type { CheckoutSite } from '../checkout-site.ts';
import type { Text } from '../checkout-languages.ts';

/** Something a customer can come to see. */
export interface State {
  /** Names its screenshots. */
  readonly name: string;
  /** What whoever runs the gateway chose. */
  readonly options?: CheckoutOptions;
  /** Only a script gets there. */
  readonly needsScript?: boolean;
  /** A text that stands on this page and on no other of the same step: the proof that it was reached. */
  readonly shows: (text: Messages) => Text;
  /** Does what a customer, a shop and an operator do until it is on the screen. */
  readonly reach: (customer: Customer, site: StateSite) => Promise<void>;
}

/** A site of one state's own, for clock, limits and database to be as it wants. */
export interface StateSite extends CheckoutSite {
  /** Has the limiter answer so from now on; before that it lets everybody in. */
  limitBy(limiter: Limiter): void;
}

/** Seconds to wait, or null to come in. */
export type Limiter = (hit: { readonly limit: string }) => number | null;
