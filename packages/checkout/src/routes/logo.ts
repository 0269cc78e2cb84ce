import type { PageRequest, Site } from '../site.ts';

/**
 * Whoever opens a logo by its address has a document of our origin before them: the sandbox takes the origin and scripts
 * from it, and nothing may be loaded. Drawing programs write `style` attributes and sheets, without which an SVG is black;
 * a drawing may hold pictures, as data: addresses.
 */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

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
        'Content-Type': contentType === 'image/svg+xml' ? `${contentType}; charset=utf-8` : contentType,
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
