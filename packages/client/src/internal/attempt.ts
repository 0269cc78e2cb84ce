import type { Fetch } from '../options.ts';
import { readBounded } from './read-bounded.ts';

/** Four times what a page of a hundred of the largest events has. */
const JSON_BYTES_MAX = 32 * 1024 ** 2;
/** A CSV file of a million payments has about as much. */
const FILE_BYTES_MAX = 256 * 1024 ** 2;

/** Outcome of one attempt. */
export type Outcome =
  | { readonly kind: 'answered'; readonly response: Response; readonly text: string; readonly bytes?: Uint8Array }
  | { readonly kind: 'too_large'; readonly response: Response; readonly bytesMax: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'aborted' };

/** The target, timeout and abort signal of an attempt. */
export interface AttemptContext {
  readonly url: URL;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  /** A success is a file: text, or bytes. */
  readonly file: 'text' | 'bytes' | undefined;
  /** Of the caller. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a request and reads the whole response, so that a connection which breaks half way fails the attempt. It never
 * rejects, and it ends in time even if `fetch` ignores its signal.
 */
export async function attempt(
  { url, fetch, timeoutMs, file, signal }: AttemptContext,
  init: Omit<RequestInit, 'signal'>,
): Promise<Outcome> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = (): void => undefined;
  const ended = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'timed_out' }), timeoutMs);
    abort = () => resolve({ kind: 'aborted' });
    signal?.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([
      ended,
      answered(fetch, file, () => new Request(url, { ...init, signal: controller.signal })),
    ]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    controller.abort();
  }
}

async function answered(fetch: Fetch, file: AttemptContext['file'], request: () => Request): Promise<Outcome> {
  try {
    const response = await fetch(request());
    const bytesMax = file !== undefined && response.ok ? FILE_BYTES_MAX : JSON_BYTES_MAX;
    const as = file === 'bytes' && response.ok ? 'bytes' : 'text';
    const bytes = await readBounded(response, bytesMax, as);
    if (bytes === null) return { kind: 'too_large', response, bytesMax };
    if (as === 'bytes') return { kind: 'answered', response, text: '', bytes };
    return { kind: 'answered', response, text: new TextDecoder().decode(bytes) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/** Waits, unless the signal aborts first. */
export function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    if (signal?.aborted === true) end();
    else signal?.addEventListener('abort', end);
  });
}
