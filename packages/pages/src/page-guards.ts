import { isGatewayError } from '@mitako/core';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { compressed } from './compress.ts';
import { attachmentsRunNothing, neverCached, sameOriginForms, securityHeaders } from './security.ts';

/**
 * What every page and every form passes on its way. What they refuse, {@link problemOf} names.
 * @param options `isInstallable`: a page may name a manifest of ours; `uploadBytesMax`: of a form with a file, for paths that
 * take one
 */
export function pageGuards(
  publicUrl: string,
  formBytesMax: number,
  {
    compress = true,
    isInstallable = false,
    uploadBytesMax = () => null,
  }: {
    readonly compress?: boolean;
    readonly isInstallable?: boolean;
    readonly uploadBytesMax?: (path: string) => number | null;
  } = {},
): readonly MiddlewareHandler[] {
  return [
    ...(compress ? [compressed()] : []),
    neverCached(),
    attachmentsRunNothing(),
    securityHeaders({ https: publicUrl.startsWith('https:'), isInstallable }),
    sameOriginForms(publicUrl),
    boundedForms(formBytesMax, uploadBytesMax),
  ];
}

/** A file has to say its length, as browsers do: without one its bytes would be read here, before the user is known. */
function boundedForms(formBytesMax: number, uploadBytesMax: (path: string) => number | null): MiddlewareHandler {
  const tooLarge = (): Promise<never> => Promise.reject(new HTTPException(413));
  const small = bodyLimit({ maxSize: formBytesMax, onError: tooLarge });
  return async (context, next) => {
    const length = context.req.header('content-length');
    const max = length === undefined ? null : uploadBytesMax(context.req.path);
    if (max === null) return small(context, next);
    return Number(length) > max ? tooLarge() : next();
  };
}

/** Why a page is only a message. */
export interface Problem {
  readonly kind: 'tooLarge' | 'foreignForm' | 'busy';
  readonly status: number;
  readonly retryAfterSeconds?: number | null;
}

/** What a visitor reads of an error; null for an unexpected fault. */
export function problemOf(error: unknown): Problem | null {
  if (error instanceof HTTPException && error.status === 413) return { kind: 'tooLarge', status: 413 };
  if (error instanceof HTTPException && error.status === 403) return { kind: 'foreignForm', status: 403 };
  // The engine has logged it already: the store is unavailable while the session is looked up.
  if (!isGatewayError(error) || error.status !== 503) return null;
  return { kind: 'busy', status: 503, retryAfterSeconds: error.retryAfterSeconds };
}
