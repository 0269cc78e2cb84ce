/**
 * Parts of a gateway, each of which a configuration may close. A closed one answers 404 to everyone but the embedding
 * program, and no page leads to it.
 */
export const PARTS = [
  'checkout',
  'links',
  'api',
  'wallets',
  'dashboard',
  'operator',
  'agents',
  'reference',
  'front',
  'marketplace',
] as const;

/**
 * - `checkout`: the customers' pages, their API, callbacks of providers, the legacy status
 * - `links`: payment links
 * - `api`: the API for keys, and the OpenAPI document
 * - `wallets`: customers' accounts, and the payment method `wallet`
 * - `dashboard`: the merchant's pages, and the API for its members
 * - `operator`: the operator's pages, API and login
 * - `agents`: agents, their pages, and the payment method `cash`
 * - `reference`: the reference of the API, `/docs`
 * - `front`: the page at the public URL itself
 * - `marketplace`: what a gateway does for merchants who are others: creating and verifying them, paying them out
 */
export type Part = (typeof PARTS)[number];
