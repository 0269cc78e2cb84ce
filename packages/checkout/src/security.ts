import type { MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import { NONCE, secureHeaders } from 'hono/secure-headers';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Forms hold a few short fields. */
export const FORM_BYTES_MAX = 8 * 1024;

/**
 * Headers of every answer, errors included. A page may load nothing, be framed by nobody and send forms to us alone;
 * its one style and one script carry the nonce of the request.
 */
export function securityHeaders(options: { readonly https: boolean }): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE],
      styleSrc: [NONCE],
      // The waiting page asks for its status.
      connectSrc: ["'self'"],
      // The icon is a data: address, so that no browser asks for /favicon.ico.
      imgSrc: ['data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: options.https ? `max-age=${YEAR_SECONDS}; includeSubDomains` : false,
    xFrameOptions: 'DENY',
  });
}

/** Nothing of a payment stays in a cache, a shared one or the browser's. */
export function neverCached(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
  };
}

/**
 * Refuses forms that another site sent. `Sec-Fetch-Site` decides where the browser says it; browsers leave it out on
 * plain http, as when a developer opens the page from a phone, and older ones never knew it: there the origin must be
 * the public one or the one the request came to.
 *
 * Under `Referrer-Policy: no-referrer` a browser sends `Origin: null` with forms, which no rule can tell from a foreign
 * one. The pages therefore say `<meta name="referrer" content="same-origin">`, which rules their own forms; a shop
 * still learns nothing.
 */
export function sameOriginForms(publicUrl: string): MiddlewareHandler {
  const publicOrigin = new URL(publicUrl).origin;
  return csrf({
    origin: (origin, context) => origin === publicOrigin || origin === new URL(context.req.url).origin,
    secFetchSite: 'same-origin',
  });
}
