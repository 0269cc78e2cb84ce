import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyBounds, type BodyFault } from './body-bounds.ts';

/**
 * Counts the pieces of a body where Node hands them over, before anything waits for them: a handler may take a while
 * until it reads, and Node keeps every piece until then. A body that exceeds the bounds ends there, and so does its
 * connection once the response is sent. What Node has read from the socket already, 64 KiB at most, is dropped piece by
 * piece.
 * @returns what the body exceeded, if anything
 */
export function guardBody(incoming: IncomingMessage, response: ServerResponse): () => BodyFault | null {
  const faultAfter = bodyBounds(performance.now());
  const push = incoming.push;
  let fault: BodyFault | null = null;
  incoming.push = function (piece: Uint8Array | null, encoding?: BufferEncoding): boolean {
    if (fault !== null) return true;
    fault = piece === null ? null : faultAfter(piece.byteLength, performance.now());
    if (fault === null) return push.call(this, piece, encoding);
    // A message that ends before it is complete would take its connection with it, and the response.
    incoming.complete = true;
    push.call(this, null);
    // Node then reads nothing more from the socket.
    return false;
  };
  response.once('finish', () => {
    // Node would read the rest of a chunked body, in however many pieces, before the next request.
    if (fault !== null || (!incoming.complete && isChunked(incoming))) incoming.socket.destroySoon();
  });
  return () => fault;
}

function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}
