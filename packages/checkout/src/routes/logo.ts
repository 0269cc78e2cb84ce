import type { PageRequest, Site } from '../site.ts';

/** A logo opened by its address is a document of our origin: without the origin, scripts, or anything that it loads. */
const POLICY = "sandbox; default-src 'none'";

/**
 * A merchant's logo. The address names the bytes, so browsers and proxies keep it for a year; it is public, and a wallet
 * app on another origin may show it too. Not limited: customers of one shop share the addresses of their operator.
 */
export async function sendLogo(site: Site, context: PageRequest): Promise<Response> {
  try {
    const logo = await site.gateway.logo(context.req.param('logo') ?? '');
    if (logo === null) return missing(404);
    const { contentType, bytes } = logo;
    return new Response(bytes, {
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Length': String(bytes.length),
        'Content-Security-Policy': POLICY,
        'Content-Type': contentType,
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    site.onError(error);
    return missing(503);
  }
}

/** No page: nobody would see it in place of a picture. */
function missing(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
