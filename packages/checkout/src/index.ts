// The customer's hosted pages: summary, wallet, mobile money, waiting and result.
export { createCheckout } from './app.ts';
export { takesSecureCookies } from './secure-cookies.ts';
export type { CheckoutHandler, CheckoutOptions, Connection, RateLimitHit } from './options.ts';
