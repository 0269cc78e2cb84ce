import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { NONCE, secureHeaders } from 'hono/secure-headers';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Forms hold a few short fields. */
export const FORM_BYTES_MAX = 8 * 1024;

/**
 * Headers of every answer, errors included. A page may load only images and, if it has one, a font of this origin, may not
 * be framed, and sends forms to this origin only; its one style and one script carry the nonce of the request.
 */
export function securityHeaders(options: {
  readonly https: boolean;
  readonly isInstallable: boolean;
  readonly hasFont: boolean;
}): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE],
      styleSrc: [NONCE],
      // Waiting pages ask for the status of what they wait for.
      connectSrc: ["'self'"],
      ...(options.hasFont && { fontSrc: ["'self'"] }),
      ...(options.isInstallable && { manifestSrc: ["'self'"] }),
      // Merchants' logos come from us. The icon is a data: address, so that no browser asks for /favicon.ico.
      imgSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: options.https ? `max-age=${YEAR_SECONDS}; includeSubDomains` : false,
    xFrameOptions: 'DENY',
    // Headers for Internet Explorer, Flash and browsers before 2020 cost bytes before the first paint on a slow link.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}

/** No part of a payment stays in a shared cache or the browser's. */
export function neverCached(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  };
}

/** A download is not a page of ours: if it is opened anyway, it runs nothing and has no origin. */
export function attachmentsRunNothing(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.headers.get('Content-Disposition')?.startsWith('attachment') !== true) return;
    context.res.headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  };
}

/**
 * Refuses requests that change something and do not come from our pages, with any Content-Type: a check of
 * forms' content types alone would let a request with another one cancel a payment or log a user out.
 *
 * `Sec-Fetch-Site` decides where the browser sends it; browsers leave it out on plain http, as when a developer opens
 * the page from a phone, and older ones never knew it: there the origin must be that of the pages or the one the request
 * came to. A request with neither is refused. Browsers send an origin with every form; what sends none is a program,
 * and for those there is the API.
 *
 * Under `Referrer-Policy: no-referrer` a browser sends `Origin: null` with forms, which no rule can tell from a foreign
 * one. The pages therefore contain `<meta name="referrer" content="same-origin">`, which rules their own forms; a shop
 * still learns nothing.
 */
export function sameOriginForms(siteUrl: string): MiddlewareHandler {
  const siteOrigin = new URL(siteUrl).origin;
  return async (context, next) => {
    const { req } = context;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const site = req.header('sec-fetch-site');
      const origin = req.header('origin');
      const isOwnOrigin = origin === siteOrigin || origin === new URL(req.url).origin;
      if (site === undefined ? !isOwnOrigin : site !== 'same-origin') throw new HTTPException(403);
    }
    await next();
  };
}
