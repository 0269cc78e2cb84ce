import { isGatewayError, type Gateway } from '@mitako/core';
import {
  compressed,
  createRefreshKeys,
  FORM_BYTES_MAX,
  neverCached,
  pathBelow,
  sameOriginForms,
  socketAddress,
  securityHeaders,
  takesSecureCookies,
} from '@mitako/pages';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { CheckoutHandler, CheckoutOptions } from './options.ts';
import { basePathOf } from './paths.ts';
import { showApp } from './routes/app.tsx';
import { cancel, showCancel } from './routes/cancel.tsx';
import { confirmByCode, showCode } from './routes/enter-code.tsx';
import { logIn, logOut, showLogin } from './routes/login.tsx';
import { payByMobileMoney, showMobileMoney } from './routes/mobile-money.tsx';
import { sendLogo } from './routes/logo.ts';
import { openCheckout, whilePayable } from './routes/open-checkout.ts';
import { setPin, showPin } from './routes/pin.tsx';
import { register, showRegister } from './routes/register.tsx';
import { showProblem } from './routes/respond.tsx';
import { showResult } from './routes/result.tsx';
import { showSummary } from './routes/summary.tsx';
import { showWait, tellStatus } from './routes/wait.tsx';
import { payFromWallet, showWallet } from './routes/wallet.tsx';
import type { Environment, PageHandler, Site } from './site.ts';

/**
 * The customer's pages, `{publicUrl}/checkout/{slug}` and below, as a function from request to response. They are
 * rendered on the server in French or English and work without JavaScript.
 *
 * @throws TypeError when the public address is plain http, other than of this machine, and `insecureCookies` is not set
 *
 * @example
 * ```ts
 * const checkout = createCheckout(gateway);
 * const response = await checkout(new Request('https://pay.example.cm/checkout/…'));
 * ```
 */
export function createCheckout(gateway: Gateway, options: CheckoutOptions = {}): CheckoutHandler {
  const { publicUrl } = gateway;
  const { serviceName = 'Mitako' } = options;
  const base = basePathOf(publicUrl);
  const secure = takesSecureCookies(publicUrl);
  if (!secure && options.insecureCookies !== true) {
    throw new TypeError(
      `The public address ${publicUrl} is plain http: the cookie of a customer's session would cross the network open to all. Use an https address, or pass insecureCookies: true to try the pages on a phone in your own network.`,
    );
  }
  const site: Site = {
    gateway,
    way: 'checkout',
    clientAddress: options.clientAddress ?? socketAddress,
    serviceName,
    app: options.app === undefined ? null : { name: options.app.name ?? serviceName, link: options.app.link ?? null },
    base,
    secure,
    session: { path: base, secure, role: 'user', prefix: 'mitako', refreshKeys: createRefreshKeys(gateway.clock) },
    // oxlint-disable-next-line no-console -- a fault that nobody asked to be told of is still said
    onError: options.onError ?? ((error) => console.error(error)),
  };

  const app = new Hono<Environment>({
    getPath: (request) => pathBelow(base.slice(0, -'/checkout'.length), new URL(request.url).pathname),
  });
  // Before the headers of pages, which are never cached.
  app.get('/checkout/logos/:logo{[0-9a-f]{64}}', async (context) => sendLogo(site, context));
  app.use(
    compressed(),
    neverCached(),
    securityHeaders({ https: publicUrl.startsWith('https:') }),
    sameOriginForms(publicUrl),
  );
  app.use(bodyLimit({ maxSize: FORM_BYTES_MAX, onError: () => Promise.reject(new HTTPException(413)) }));
  app.use('/checkout/:slug/*', openCheckout(site));
  addPages(app, site);
  app.notFound((context) => showProblem(site, context, 'not_found', { status: 404 }));
  app.onError((error, context) => {
    if (error instanceof HTTPException && error.status === 413) {
      return showProblem(site, context, 'too_large', { status: 413 });
    }
    if (error instanceof HTTPException && error.status === 403) {
      return showProblem(site, context, 'foreign_form', { status: 403 });
    }
    // Foreseen by the engine, which told of it already: a store that is away while the session is looked up.
    if (isGatewayError(error) && error.status === 503) {
      return showProblem(site, context, 'busy', { status: 503, retryAfterSeconds: error.retryAfterSeconds });
    }
    site.onError(error);
    return showProblem(site, context, 'busy', { status: 500 });
  });

  return async (request, connection = {}) => app.fetch(request, { connection });
}

function addPages(app: Hono<Environment>, site: Site): void {
  const on =
    (handler: PageHandler): MiddlewareHandler<Environment> =>
    async (context) =>
      handler(site, context);
  app.get('/checkout/:slug', on(showSummary));
  app.get('/checkout/:slug/wallet', on(whilePayable(showWallet)));
  app.post('/checkout/:slug/wallet', on(whilePayable(payFromWallet)));
  app.get('/checkout/:slug/login', on(whilePayable(showLogin)));
  app.post('/checkout/:slug/login', on(whilePayable(logIn)));
  app.get('/checkout/:slug/register', on(whilePayable(showRegister)));
  app.post('/checkout/:slug/register', on(whilePayable(register)));
  app.post('/checkout/:slug/logout', on(logOut));
  app.get('/checkout/:slug/pin', on(whilePayable(showPin)));
  app.post('/checkout/:slug/pin', on(whilePayable(setPin)));
  app.get('/checkout/:slug/mobile-money', on(whilePayable(showMobileMoney)));
  app.post('/checkout/:slug/mobile-money', on(whilePayable(payByMobileMoney)));
  app.get('/checkout/:slug/app', on(whilePayable(showApp)));
  app.get('/checkout/:slug/code', on(showCode));
  app.post('/checkout/:slug/code', on(confirmByCode));
  app.get('/checkout/:slug/wait', on(showWait));
  app.get('/checkout/:slug/status', on(tellStatus));
  app.get('/checkout/:slug/result', on(showResult));
  app.get('/checkout/:slug/cancel', on(whilePayable(showCancel)));
  app.post('/checkout/:slug/cancel', on(whilePayable(cancel)));
}
