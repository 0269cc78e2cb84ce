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

/**
 * Sends a request and reads the whole response, in pieces of bounded number. It never rejects, and it ends when the request
 * is aborted even if `fetch` ignores its signal.
 * @param file a success is one: text, or bytes
 */
export async function answer(request: Request, fetch: Fetch, file: 'text' | 'bytes' | undefined): Promise<Outcome> {
  const { signal } = request;
  let abort = (): void => undefined;
  const ended = new Promise<Outcome>((resolve) => {
    abort = () => resolve({ kind: 'aborted' });
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([ended, answered(request, fetch, file)]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function answered(request: Request, fetch: Fetch, file: 'text' | 'bytes' | undefined): Promise<Outcome> {
  try {
    const response = await fetch(request);
    const bytesMax = file !== undefined && response.ok ? FILE_BYTES_MAX : JSON_BYTES_MAX;
    const as = file === 'bytes' && response.ok ? 'bytes' : 'text';
    const bytes = await readBounded(response, bytesMax, as);
    if (bytes === null) return { kind: 'too_large', response, bytesMax };
    if (as === 'bytes') return { kind: 'answered', response, text: '', bytes };
    return { kind: 'answered', response, text: new TextDecoder().decode(bytes) };
  } catch (error) {
    return request.signal.aborted ? { kind: 'aborted' } : { kind: 'failed', error };
  }
}
