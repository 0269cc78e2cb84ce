import { isGatewayError } from '@mitako/core';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { compressed } from './compress.ts';
import { neverCached, sameOriginForms, securityHeaders } from './security.ts';

/** What every page and every form passes on its way. What they refuse, {@link problemOf} names. */
export function pageGuards(
  publicUrl: string,
  formBytesMax: number,
  { compress = true }: { readonly compress?: boolean } = {},
): readonly MiddlewareHandler[] {
  return [
    ...(compress ? [compressed()] : []),
    neverCached(),
    securityHeaders({ https: publicUrl.startsWith('https:') }),
    sameOriginForms(publicUrl),
    bodyLimit({ maxSize: formBytesMax, onError: () => Promise.reject(new HTTPException(413)) }),
  ];
}

/** Why a page is only a message. */
export interface Problem {
  readonly kind: 'tooLarge' | 'foreignForm' | 'busy';
  readonly status: number;
  readonly retryAfterSeconds?: number | null;
}

/** What a visitor reads of an error; null for a fault that nobody foresaw. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof HTTPException && error.status === 413) return { kind: 'tooLarge', status: 413 };
  if (error instanceof HTTPException && error.status === 403) return { kind: 'foreignForm', status: 403 };
  // The engine has logged it already: the store is unavailable while the session is looked up.
  if (!isGatewayError(error) || error.status !== 503) return null;
  return { kind: 'busy', status: 503, retryAfterSeconds: error.retryAfterSeconds };
}
