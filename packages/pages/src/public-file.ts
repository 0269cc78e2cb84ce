/** A file that is the same for everybody, cached for a year: its path changes with its bytes. Opened, it may do nothing. */
export function publicFile(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Length': String(Buffer.byteLength(body)),
      // A picture opened directly is a document of our origin: the policy removes origin, scripts and resources.
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': type,
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}
