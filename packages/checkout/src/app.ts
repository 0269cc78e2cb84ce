import type { Gateway } from '@mitako/core';
import { addBrandFiles, createPagesHandler, createPagesSite, FORM_BYTES_MAX } from '@mitako/pages';
import type { Hono, MiddlewareHandler } from 'hono';
import type { CheckoutHandler, CheckoutOptions } from './options.ts';
import { showApp } from './routes/app.tsx';
import { cancel, showCancel } from './routes/cancel.tsx';
import { payByCard, showCard } from './routes/card.tsx';
import { getCode, showCash } from './routes/cash.tsx';
import { confirmByCode, showCode } from './routes/enter-code.tsx';
import { logIn, logOut, showLogin } from './routes/login.tsx';
import { sendLoginCode, showLoginCode } from './routes/login-code.tsx';
import { sendLoginPasskey, showLoginPasskey } from './routes/login-passkey.tsx';
import { payByMobileMoney, showMobileMoney } from './routes/mobile-money.tsx';
import { sendLogo } from './routes/logo.ts';
import { openCheckout, whilePayable } from './routes/open-checkout.ts';
import { openPaymentLink, showPaymentLink } from './routes/payment-link.tsx';
import { showPhone, verifyPhone } from './routes/phone.tsx';
import { setPin, showPin } from './routes/pin.tsx';
import { sendReceipt, showReceipt } from './routes/receipt.tsx';
import { register, showRegister } from './routes/register.tsx';
import { leadToWalletLogin, showProblem } from './routes/respond.tsx';
import { showResult } from './routes/result.tsx';
import { showSummary } from './routes/summary.tsx';
import { showWait, showStatus } from './routes/wait.tsx';
import { payFromWallet, showWallet } from './routes/wallet.tsx';
import type { Environment, PageHandler, Site } from './site.ts';
import { shownLanguages } from './text/catalogue.ts';

/**
 * The customer's pages, `{publicUrl}/checkout/{slug}` and below, and payment links, `{publicUrl}/l/{slug}`, as a
 * function from request to response: mount it on `{publicUrl}/checkout` and on `{publicUrl}/l`. The pages are rendered
 * on the server in French, English, Spanish and the `languages` you add, and work without JavaScript.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set;
 * when `texts` has one that the pages do not have, or one of `languages` lacks a text
 *
 * @example
 * ```ts
 * const checkout = createCheckout(gateway);
 * const response = await checkout(new Request('https://pay.example.cm/checkout/…'));
 * ```
 */
export function createCheckout(gateway: Gateway, options: CheckoutOptions = {}): CheckoutHandler {
  const group = { way: 'checkout', path: '/checkout', role: 'user', cookiePrefix: 'mitako' } as const;
  const site: Site = {
    ...createPagesSite(gateway, group, options),
    app:
      options.app === undefined
        ? null
        : { name: options.app.name ?? gateway.brand.name, link: options.app.link ?? null },
    languages: shownLanguages(options.texts ?? {}, options.languages ?? {}),
  };
  return createPagesHandler<Environment>(site, {
    ...options,
    formBytesMax: FORM_BYTES_MAX,
    addFiles(app) {
      addBrandFiles(app, group.path, site.brand);
      app.get('/checkout/logos/:logo{[0-9a-f]{64}}', async (context) => sendLogo(site, context));
    },
    addPages(app) {
      app.use('/checkout/:slug/*', openCheckout(site));
      addPages(app, site);
    },
    showProblem: (context, kind, answer) => showProblem(site, context, kind, answer),
  });
}

function addPages(app: Hono<Environment>, site: Site): void {
  const on: On = (handler) => async (context) => handler(site, context);
  if (site.gateway.parts.has('links')) {
    app.get('/l/:slug', on(showPaymentLink));
    app.post('/l/:slug', on(openPaymentLink));
  }
  app.get('/checkout/:slug', on(showSummary));
  if (site.gateway.parts.has('wallets')) addWalletPages(app, on, site.session.host !== null);
  app.get('/checkout/:slug/mobile-money', on(whilePayable(showMobileMoney)));
  app.post('/checkout/:slug/mobile-money', on(whilePayable(payByMobileMoney)));
  app.get('/checkout/:slug/card', on(whilePayable(showCard)));
  app.post('/checkout/:slug/card', on(whilePayable(payByCard)));
  if (site.gateway.parts.has('agents')) {
    app.get('/checkout/:slug/cash', on(whilePayable(showCash)));
    app.post('/checkout/:slug/cash', on(whilePayable(getCode)));
  }
  app.get('/checkout/:slug/app', on(whilePayable(showApp)));
  app.get('/checkout/:slug/code', on(showCode));
  app.post('/checkout/:slug/code', on(confirmByCode));
  app.get('/checkout/:slug/wait', on(showWait));
  app.get('/checkout/:slug/status', on(showStatus));
  app.get('/checkout/:slug/result', on(showResult));
  app.get('/checkout/:slug/receipt', on(showReceipt));
  app.post('/checkout/:slug/receipt', on(sendReceipt));
  app.get('/checkout/:slug/cancel', on(whilePayable(showCancel)));
  app.post('/checkout/:slug/cancel', on(whilePayable(cancel)));
}

/** Of customers who have an account, or open one here. */
function addWalletPages(app: Hono<Environment>, on: On, isHosted: boolean): void {
  app.get('/checkout/:slug/wallet', on(whilePayable(showWallet)));
  app.post('/checkout/:slug/wallet', on(whilePayable(payFromWallet)));
  if (isHosted) app.get('/checkout/:slug/login', on(leadToWalletLogin));
  else addEntries(app, on);
  app.post('/checkout/:slug/logout', on(logOut));
  app.get('/checkout/:slug/pin', on(whilePayable(showPin)));
  app.post('/checkout/:slug/pin', on(whilePayable(setPin)));
}

/** Of accounts that log in here. */
function addEntries(app: Hono<Environment>, on: On): void {
  app.get('/checkout/:slug/login', on(whilePayable(showLogin)));
  app.post('/checkout/:slug/login', on(whilePayable(logIn)));
  app.get('/checkout/:slug/login/code', on(whilePayable(showLoginCode)));
  app.post('/checkout/:slug/login/code', on(whilePayable(sendLoginCode)));
  app.get('/checkout/:slug/login/passkey', on(whilePayable(showLoginPasskey)));
  app.post('/checkout/:slug/login/passkey', on(whilePayable(sendLoginPasskey)));
  app.get('/checkout/:slug/register', on(whilePayable(showRegister)));
  app.post('/checkout/:slug/register', on(whilePayable(register)));
  app.get('/checkout/:slug/phone', on(whilePayable(showPhone)));
  app.post('/checkout/:slug/phone', on(whilePayable(verifyPhone)));
}

type On = (handler: PageHandler) => MiddlewareHandler<Environment>;
