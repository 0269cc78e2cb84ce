import { publicFile } from '@mitako/pages';
import type { PageRequest, Site } from '../site.ts';

/**
 * Serves a merchant's logo. The URL contains the hash of the bytes, so it is cached for a year; it is public, and
 * wallet apps on other origins may show it. Not rate-limited: customers of one shop share addresses of their mobile
 * network.
 */
export async function sendLogo(site: Site, context: PageRequest): Promise<Response> {
  try {
    const logo = await site.gateway.logo(context.req.param('logo') ?? '');
    if (logo === null) return missing(404);
    const { contentType, bytes } = logo;
    return publicFile(bytes, contentType, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
  } catch (error) {
    site.onError(error);
    return missing(503);
  }
}

/** No error page: it would not be visible in place of an image. */
function missing(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
