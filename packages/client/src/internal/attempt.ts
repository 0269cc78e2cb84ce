import type { Fetch } from '../options.ts';

/** Outcome of one attempt. */
export type Outcome =
  | { readonly kind: 'answered'; readonly response: Response; readonly text: string; readonly bytes?: Uint8Array }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'aborted' };

/** Where an attempt goes, how long it may take, and what ends it early. */
export interface AttemptContext {
  readonly url: URL;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  /** A success is read as bytes. */
  readonly readsBytes: boolean;
  /** Of the caller. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a request and reads the whole response, so that a connection which breaks half way fails the attempt. It never
 * rejects, and it ends in time even if `fetch` ignores its signal.
 */
export async function attempt(
  { url, fetch, timeoutMs, readsBytes, signal }: AttemptContext,
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
      answered(fetch, readsBytes, () => new Request(url, { ...init, signal: controller.signal })),
    ]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    controller.abort();
  }
}

async function answered(fetch: Fetch, readsBytes: boolean, request: () => Request): Promise<Outcome> {
  try {
    const response = await fetch(request());
    if (readsBytes && response.ok) {
      return { kind: 'answered', response, text: '', bytes: new Uint8Array(await response.arrayBuffer()) };
    }
    return { kind: 'answered', response, text: await response.text() };
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
