import { checkoutArrival } from './checkout-arrival.ts';
import { checkoutRendering } from './checkout-rendering.ts';
import type { Scenario } from './scenario.ts';

/** The customer's pages: what they weigh, when they can be used on a slow link, and what rendering one costs the server. */
export const checkout: Scenario = async (options) => {
  // The store is not what a page waits for on such a link: on one engine is enough.
  const arrival = options.databases.engine === 'sqlite' ? await checkoutArrival(options) : [];
  return [...arrival, ...(await checkoutRendering(options))];
};
