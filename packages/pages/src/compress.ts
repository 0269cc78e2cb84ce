import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The status that waiting pages poll fits into a packet uncompressed. */
const COMPRESSIBLE = /^text\/html\b/;

/**
 * Compresses responses: with brotli if the browser accepts it, else with gzip.
 *
 * Measured on the summary of 12.4 kB: brotli at quality 6 yields 3 435 bytes in 0.18 ms, gzip 3 767 in 0.11 ms. At 50
 * kbit/s those 330 bytes are 53 ms. Quality 11 would save another 240 bytes, but accepts 12 ms of the server. A page is
 * in memory as a whole, so it is compressed at once: hono's gzip stream took longer (0.5 ms), and sent chunks without a
 * length.
 *
 * BREACH derives secrets from the length of compressed pages that also contain text chosen by the attacker, in
 * thousands of requests. The pages contain no session token and no form secret; a form's key is random and new each
 * time, and the shop's link is not a secret to anyone who knows the checkout's URL, without which there is no page. Only
 * the name of the logged-in customer could be guessed, by an attacker who knows that URL and observes the connection,
 * against the limit of 60 pages a minute.
 */
export function compressed(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    if (!COMPRESSIBLE.test(res.headers.get('Content-Type') ?? '')) return;
    // Also on uncompressed responses: a cache must know that the response varies.
    res.headers.append('Vary', 'Accept-Encoding');
    const encoding = encodingFor(context.req.header('Accept-Encoding') ?? '');
    if (encoding === null) return;
    const bytes = await res.arrayBuffer();
    const body = encoding === 'br' ? brotli(bytes) : gzipSync(bytes);
    // Otherwise hono would copy every header of the old response over those of the new one.
    context.res = undefined;
    context.res = new Response(body, res);
    context.res.headers.set('Content-Encoding', encoding);
    context.res.headers.set('Content-Length', String(body.length));
  };
}

function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const ranges = parseAccept(accepted);
  const accepts = (name: string): boolean => ranges.some(({ type, q }) => type.toLowerCase() === name && q > 0);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}

function brotli(bytes: ArrayBuffer): Uint8Array<ArrayBuffer> {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // 64 kB, more than any page: a larger window only means more memory to clear.
      [constants.BROTLI_PARAM_LGWIN]: 16,
    },
  });
}
