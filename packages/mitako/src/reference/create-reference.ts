import type { Gateway } from '@mitako/core';
import type { FetchHandler } from '../mounts.ts';
import { readScalar } from './read-scalar.ts';

/**
 * `/docs`: the OpenAPI document for people, with a form that sends requests to this gateway. It is Scalar, from this
 * package: nothing is loaded from elsewhere. From there only test keys write, and live keys do not even read.
 */
export function createReference({ publicUrl }: Gateway): FetchHandler {
  const base = `${new URL(publicUrl).pathname.replace(/\/$/, '')}/docs`;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, '', { allow: 'GET, HEAD' });
    if (pathname === base) return answer(200, pageOf(base), { 'content-type': 'text/html; charset=utf-8' });
    if (pathname === `${base}/start.js`) return answer(200, START, JAVASCRIPT);
    if (pathname === `${base}/scalar.js`) {
      return answer(200, await readScalar(), { ...JAVASCRIPT, 'content-encoding': 'gzip' });
    }
    return answer(404, 'Not found. The reference is at /docs.', {});
  };
}

const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/**
 * As strict as the pages', except for styles: Scalar writes its own at run time. A style cannot send anything, because
 * nothing may be loaded from elsewhere.
 */
const SECURITY = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

function answer(
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(body, { status, headers: { ...SECURITY, ...headers } });
}

function pageOf(base: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mitako API</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<noscript>The reference needs JavaScript. The same is in <a href="${base.slice(0, -'/docs'.length)}/api/v1/openapi.json">openapi.json</a>.</noscript>
<script src="${base}/scalar.js"></script>
<script src="${base}/start.js"></script>
</body>
</html>
`;
}

/** Runs in the browser. */
const START = `const api = location.pathname.replace(/\\/docs$/, '/api/v1');
fetch(api + '/openapi.json').then((response) => response.json()).then((content) => {
  // Requests from here are for test mode.
  for (const operation of Object.values(content.paths).flatMap(Object.values)) {
    for (const parameter of operation.parameters ?? []) if (parameter.name === 'mode') parameter.example = 'test';
  }
  Scalar.createApiReference('#reference', {
    content,
    // The address in the browser, not the public one.
    servers: [{ url: location.origin + api, description: 'This gateway' }],
    authentication: { preferredSecurityScheme: 'apiKey' },
    withDefaultFonts: false,
    telemetry: false,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    // Keys do not stay in the browser.
    persistAuth: false,
    // Logins, keys of operators and requests without a key reach what is live, too.
    onRequestBuilt({ request: { headers, method } }) {
      const key = (headers.get('authorization') ?? '').replace(/^bearer\\s+/i, '');
      const isLive = key.includes('svc_live_');
      if (key.startsWith('svc_test_') || (!isLive && /^(get|head)$/i.test(method))) return;
      alert((isLive ? 'This is a live key.' : 'This request changes something.') +
        ' Requests from here are for test mode: use a key svc_test_….');
      throw new Error('only test keys write here');
    },
  });
});
`;
