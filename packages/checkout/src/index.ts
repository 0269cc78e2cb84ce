// The customer's hosted pages: summary, wallet, mobile money, waiting and result.
export { createCheckout } from './app.ts';
export type { CheckoutHandler, CheckoutOptions } from './options.ts';
export {
  type CheckoutLanguages,
  type CheckoutTexts,
  findCheckoutTextFaults,
  shownLanguages,
} from './text/catalogue.ts';
export { en } from './text/en.ts';
export type { Messages } from './text/fr.ts';
