import { parseRetryAfterMs } from '@mitako/contract/names';
import type { HttpAnswer } from './http.ts';
import { textIn } from './read.ts';

/** An answer from which nothing follows, as the outcome of a rail's call. */
export interface Unclear {
  /** The engine looks the outcome up. */
  readonly kind: 'unknown';
  /** The HTTP status and the provider's words, without the rest of the body, which may contain secrets. */
  readonly detail: { readonly code: string | null; readonly message: string; readonly requestId: null };
  /** Credentials, rights, a path: nothing works until the operator acts. */
  readonly needsOperator?: true;
  /** How long the provider asks to wait before the next request, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** Credentials, rights and paths. */
const OURS = [401, 403, 404];

/** The pause of a 429 that names none, in milliseconds. */
const RETRY_AFTER_MS = 5_000;

/**
 * Reads a provider's answers without a clear outcome.
 * @param options.codeIn the provider's code in a body. Default: `code`, or that of an API manager in front, `fault.code`
 * @param options.isOurs whether a body names what is ours to put right, as a status of 401, 403 or 404 does
 */
export function createUnclear(
  options: {
    readonly codeIn?: (body: unknown) => string | null;
    readonly isOurs?: (body: unknown) => boolean;
  } = {},
): (answer: HttpAnswer) => Unclear {
  const { codeIn = usualCode, isOurs = () => false } = options;
  return (answer) => {
    if (answer.kind === 'silent') {
      const { reason, needsOperator = false, retryAfterMs } = answer;
      return unknown(null, `No answer: ${reason}`, { needsOperator, retryAfterMs });
    }
    const { status, body, headers } = answer;
    const words = wordsIn(body);
    const message = words === null ? `HTTP ${status}` : `HTTP ${status}: ${words}`;
    const retryAfterMs = pauseIn(status, headers.get('retry-after'), words) ?? undefined;
    return unknown(codeIn(body), message, { needsOperator: OURS.includes(status) || isOurs(body), retryAfterMs });
  };
}

function unknown(
  code: string | null,
  message: string,
  { needsOperator, retryAfterMs }: { readonly needsOperator: boolean; readonly retryAfterMs: number | undefined },
): Unclear {
  return {
    kind: 'unknown',
    detail: { code, message, requestId: null },
    ...(needsOperator ? { needsOperator } : {}),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

function usualCode(body: unknown): string | null {
  return textIn(body, 'code') ?? textIn(body, 'fault', 'code');
}

function wordsIn(body: unknown): string | null {
  return textIn(body, 'message') ?? textIn(body, 'fault', 'message') ?? textIn(body, 'status', 'message');
}

/** Null: it asks for none. An API manager writes it into its message: "Rate limit is exceeded. Try again in 1 seconds." */
function pauseIn(status: number, header: string | null, words: string | null): number | null {
  const asked = parseRetryAfterMs(header, Date.now());
  if (asked !== null || status !== 429) return asked;
  const seconds = /\bin (\d{1,5}) seconds?\b/i.exec(words ?? '')?.[1];
  return seconds === undefined ? RETRY_AFTER_MS : Number(seconds) * 1_000;
}
