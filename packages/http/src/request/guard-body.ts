import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyBounds, type BodyFault } from './body-bounds.ts';

/**
 * Counts the pieces of a body as Node delivers them: a handler may read late, and Node keeps every piece until then. A
 * body that exceeds the bounds ends there, and so does its connection once the response is sent. What Node has read
 * from the socket already, 64 KiB at most, is dropped.
 * @returns what the body exceeded, if anything
 */
export function guardBody(incoming: IncomingMessage, response: ServerResponse): () => BodyFault | null {
  if (!hasBody(incoming)) return () => null;
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
    dropRest(incoming);
    // Node then reads nothing more from the socket.
    return false;
  };
  response.once('finish', () => {
    // Node would read the rest of a chunked body, in however many pieces, before the next request.
    if (fault !== null || (!incoming.complete && isChunked(incoming))) incoming.socket.destroySoon();
  });
  return () => fault;
}

/**
 * Node's parser calls back for every chunk of what it has read, which costs ten times the rest of such a request, however
 * the message is ended. Without a function to call it passes over them, and over requests that follow on a connection
 * that is about to close (RFC 9112 §9.6). Parsers serve later connections, too: this one gets its functions back as the
 * connection closes. No documented interface ends this: where a version of Node has another parser, pieces are dropped
 * one by one.
 */
function dropRest({ socket }: IncomingMessage): void {
  const { parser } = socket as { readonly parser?: NodeParser | null };
  if (!parser) return;
  for (const place of [parser.constructor.kOnBody, parser.constructor.kOnHeadersComplete]) {
    if (typeof place !== 'number') return;
    const callback = parser[place];
    parser[place] = null;
    socket.once('close', () => {
      parser[place] = callback;
    });
  }
}

/** What is known of Node's `HTTPParser`: where it has the functions that it calls. */
interface NodeParser {
  [place: number]: unknown;
  readonly constructor: { readonly kOnBody?: unknown; readonly kOnHeadersComplete?: unknown };
}

/** A request without these has none (RFC 9112 §6.3): most reads, which pay nothing. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}

function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}
