import type { Gateway } from '@mitako/core';
import { openApiDocument } from '@mitako/http';
import {
  brandStyle,
  fontStyle,
  pageBrand,
  prefixOf,
  REHEARSAL_STYLE,
  rehearsalHref,
  rehearsalStripe,
} from '@mitako/pages';
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FetchHandler } from '../mounts.ts';
import { subjectsOf } from './document.ts';
import { pageHtml, SCRIPT } from './page.ts';
import { STYLE } from './style.ts';
import type { Language } from './text.ts';

/**
 * `/docs`: the OpenAPI document for people, in French and English, a page for each subject. Pages are written when they
 * are first opened and kept with their compressed forms: they are the same for everyone. They load nothing but a
 * font, and send what a reader tries to this gateway alone.
 */
export function createReference(gateway: Gateway): FetchHandler {
  const { publicUrl, parts, brand: own } = gateway;
  const phones = rehearsalHref(gateway);
  const prefix = prefixOf(publicUrl);
  const base = `${prefix}/docs`;
  // The font of the dashboard, which stands beside it.
  const brand = pageBrand(own, prefix);
  const style =
    STYLE + fontStyle(`${prefix}/dashboard`) + brandStyle(own.color) + (phones === null ? '' : REHEARSAL_STYLE);
  const answer = answering(style);
  const document = once(() => openApiDocument(publicUrl, parts));
  const subjects = once(() => subjectsOf(document()));
  const pages = new Map<string, Encoded>();
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, '', { allow: 'GET, HEAD' });
    const language = languageOf(searchParams.get('lang') ?? request.headers.get('accept-language') ?? '');
    const slug = pathname.slice(base.length + 1);
    const key = `${language} ${slug}`;
    let page = pages.get(key);
    if (page === undefined) {
      const stripe = phones === null ? '' : rehearsalStripe(language, phones);
      const html = pageHtml({ document: document(), subjects: subjects(), language, base, style, stripe, brand }, slug);
      if (html === undefined) return answer(404, 'Not found. The reference is at /docs.', {});
      page = encoded(html);
      pages.set(key, page);
    }
    const accepted = request.headers.get('accept-encoding') ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
    return answer(200, page[encoding], {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding, Accept-Language',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  };
}

type Encoded = Readonly<Record<'identity' | 'br' | 'gzip', Uint8Array<ArrayBuffer>>>;

function encoded(html: string): Encoded {
  const identity = new TextEncoder().encode(html);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}

/** The first that is named: of `?lang=`, or of what a browser accepts. */
function languageOf(wanted: string): Language {
  return /\b(?:fr|en)\b/i.exec(wanted)?.[0].toLowerCase() === 'fr' ? 'fr' : 'en';
}

/** The style and the script are always the same: their hashes allow them, and nothing else but the font. */
function answering(style: string) {
  const security = {
    'content-security-policy': [
      "default-src 'none'",
      `script-src '${hashOf(SCRIPT)}'`,
      `style-src '${hashOf(style)}'`,
      "font-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data:",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  return (
    status: number,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>>,
  ): Response => new Response(body, { status, headers: { ...security, ...headers } });
}

function hashOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
