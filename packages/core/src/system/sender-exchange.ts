import type { OutgoingResult } from '../ports/system.ts';
import { OutgoingFailure, exchangeError } from './sender-errors.ts';
import type { Dispatcher } from 'undici/index.js';

/** Stored part of the response (decisions §7). */
const BODY_BYTES_MAX = 16 * 1024;
/** A date has 29 characters. */
const RETRY_AFTER_MAX = 64;

/**
 * Posts and reads the response with undici's dispatch, without streams. With 32 in flight a delivery takes 23 µs of
 * processor time where a plain `request()` takes 27. Follows no redirect. Never rejects.
 *
 * The response head decides: if the body breaks off, the status counts, and the received part is kept. A body that
 * continues past the deadline is still a timeout; a body that is too long is truncated.
 */
export function exchange(
  dispatcher: Dispatcher,
  request: {
    /** Path and query. */
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    /** In total: waiting for a connection, look-up, connecting, TLS, sending, reading. */
    readonly timeoutMs: number;
  },
): Promise<OutgoingResult> {
  return new Promise((resolve) => {
    let settled = false;
    let controller: Dispatcher.DispatchController | null = null;
    let statusCode = 0;
    let retryAfter: string | null = null;
    const chunks: Buffer[] = [];
    let bodyBytes = 0;

    const settle = (result: OutgoingResult): void => {
      if (settled) return;
      settled = true;
      clearTimeout(deadline);
      resolve(result);
    };
    const answer = (): void => settle({ kind: 'answered', statusCode, retryAfter, body: textOf(chunks) });
    const deadline = setTimeout(() => {
      settle({ kind: 'failed', error: 'timeout' });
      // Null while it waits for a connection; it is then aborted when it would start.
      controller?.abort(new OutgoingFailure('timeout'));
    }, request.timeoutMs);

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        if (settled) started.abort(new OutgoingFailure('timeout'));
      },
      onResponseStart(_controller, status, headers) {
        // 103 Early Hints and the like: the response is still to come.
        if (status < 200) return;
        statusCode = status;
        const sent = headers['retry-after'];
        if (sent !== undefined) retryAfter = String(sent).slice(0, RETRY_AFTER_MAX);
      },
      onResponseData(responding, chunk) {
        const room = BODY_BYTES_MAX - bodyBytes;
        chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
        bodyBytes += chunk.length;
        if (chunk.length <= room) return;
        answer();
        // The connection is closed with it: reading the rest only to keep it open could take forever.
        responding.abort(new OutgoingFailure('invalid_response'));
      },
      onResponseEnd: answer,
      onResponseError(_controller, error) {
        if (statusCode !== 0) answer();
        else settle({ kind: 'failed', error: exchangeError(error) });
      },
    };
    try {
      const { path, headers, body } = request;
      dispatcher.dispatch({ method: 'POST', path, headers, body }, handler);
    } catch (error) {
      settle({ kind: 'failed', error: exchangeError(error) });
    }
  });
}

function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  if (first === undefined) return '';
  const text = (chunks.length === 1 ? first : Buffer.concat(chunks)).toString('utf8');
  // PostgreSQL text cannot contain NUL: a response with one could not be recorded, and would be requested again.
  return text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text;
}
