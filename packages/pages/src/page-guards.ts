import { isGatewayError } from '@mitako/core';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { compressed } from './compress.ts';
import { boundedForms } from './forms.ts';
import { attachmentsRunNothing, neverCached, sameOriginForms, securityHeaders } from './security.ts';

/** Differences between groups of pages. */
export interface GuardOptions {
  readonly compress?: boolean;
  /** A page may name a manifest of ours. */
  readonly isInstallable?: boolean;
  /** Pages are set in a font of ours. */
  readonly hasFont?: boolean;
  /** Of a form with a file, for paths that take one. */
  readonly uploadBytesMax?: (path: string) => number | null;
}

/**
 * Guards of every page and form. `problemOf` names their refusals.
 */
export function pageGuards(
  siteUrl: string,
  formBytesMax: number,
  { compress = true, isInstallable = false, hasFont = false, uploadBytesMax = () => null }: GuardOptions = {},
): readonly MiddlewareHandler[] {
  return [
    ...(compress ? [compressed()] : []),
    neverCached(),
    attachmentsRunNothing(),
    securityHeaders({ https: siteUrl.startsWith('https:'), isInstallable, hasFont }),
    sameOriginForms(siteUrl),
    boundedForms((path) => uploadBytesMax(path) ?? formBytesMax),
  ];
}

/** The reason for a page that is only a message. */
export interface Problem {
  readonly kind: 'tooLarge' | 'foreignForm' | 'busy';
  readonly status: number;
  readonly retryAfterSeconds?: number | null;
}

/** The problem shown to a visitor for an error; null for an unexpected fault. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof HTTPException && error.status === 403) return { kind: 'foreignForm', status: 403 };
  if (!isGatewayError(error)) return null;
  if (error.code === 'PAYLOAD_TOO_LARGE') return { kind: 'tooLarge', status: 413 };
  if (error.code === 'REQUEST_TIMEOUT') return { kind: 'busy', status: 408 };
  // The engine has logged it already: the store is unavailable while the session is looked up.
  if (error.status !== 503) return null;
  return { kind: 'busy', status: 503, retryAfterSeconds: error.retryAfterSeconds };
}
