import { checkoutArrival } from './checkout-arrival.ts';
import { checkoutRendering } from './checkout-rendering.ts';
import type { Scenario } from './scenario.ts';

/** The customer's pages: their size, the time until usable on a slow link, and the server's cost of rendering one. */
export const checkout: Scenario = async (options) => {
  // The store hardly matters on such a link: one engine is enough.
  const arrival = options.databases.engine === 'sqlite' ? await checkoutArrival(options) : [];
  return [...arrival, ...(await checkoutRendering(options))];
};
