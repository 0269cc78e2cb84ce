import type { ConnectionFailure } from '../errors.ts';
import { isClientSide } from './client-side.ts';

/**
 * Why a request received no response. Node and Bun say so in a `code`, Deno in words, browsers not at all.
 *
 * The order matters: when a host has several addresses, each may have failed differently.
 */
export function connectionFailure(error: unknown): ConnectionFailure {
  const words = wordsOf(error);
  const found = SIGNS.find(([, sign]) => sign.test(words));
  if (found !== undefined) return found[0];
  return isClientSide() ? 'blocked' : 'other';
}

/** Whether the connection failed before the request was sent over it. */
export function isBeforeSending(reason: ConnectionFailure): boolean {
  return BEFORE_SENDING.has(reason);
}

const BEFORE_SENDING: ReadonlySet<ConnectionFailure> = new Set([
  'refused',
  'unknown_host',
  'tls',
  'unreachable',
  'unsendable',
]);

/** The problem and its remedy, for a person. */
export function connectionWords(reason: ConnectionFailure, { host }: URL): string {
  switch (reason) {
    case 'refused':
      return `Connection refused: nothing listens at ${host}. Check that the gateway runs, and the port in baseUrl.`;
    case 'unknown_host':
      return `Unknown host: ${host} has no address in DNS. Check the host in baseUrl.`;
    case 'tls':
      return `No secure connection to ${host}: TLS failed, see "cause". Check the certificate, and https in baseUrl.`;
    case 'unreachable':
      return `${host} cannot be reached: no route, or no answer to the connection. Check baseUrl and firewalls.`;
    case 'unsendable':
      return (
        `Nothing was sent to ${host}: fetch refuses to connect there. Choose another port in baseUrl: fetch blocks ` +
        'those of other protocols, such as 6000.'
      );
    case 'reset':
      return `The connection to ${host} broke before the answer was complete.`;
    case 'blocked':
      return (
        `The browser let no answer through: ${host} is out of reach, or of another origin (CORS), which the API ` +
        'does not allow. Call Mitako from your server.'
      );
    case 'other':
      return `No answer from ${host}: the connection failed, see "cause". Check baseUrl and the network.`;
  }
}

const SIGNS: readonly (readonly [ConnectionFailure, RegExp])[] = [
  ['refused', /ECONNREFUSED|connection ?refused/i],
  ['unknown_host', /getaddrinfo|ENOTFOUND|EAI_AGAIN|dns error/i],
  // On a connection that was secure already: the request may have gone over it.
  ['reset', /BAD_RECORD_MAC|DECRYPTION_FAILED/],
  // Also "socket disconnected before secure TLS connection was established", which has the code of a reset.
  ['tls', /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|\bTLS\b|_TLS_|_SSL_|EPROTO/i],
  // Errors while connecting, or before a socket existed.
  [
    'unreachable',
    /EHOSTUNREACH|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT_TIMEOUT|connect E[A-Z]+|EMFILE|ENFILE|\(Connect\)|FailedToOpenSocket|HTTP Tunneling/,
  ],
  // Ports that the standard for fetch blocks (https://fetch.spec.whatwg.org/#port-blocking), and invalid addresses.
  ['unsendable', /bad port|unknown scheme|invalid URL|UND_ERR_INVALID_ARG/i],
  ['reset', /ECONNRESET|EPIPE|UND_ERR_SOCKET|terminated|socket connection was closed|connection ?(?:reset|closed)/i],
];

/** Codes and messages of an error, of its causes, and of all errors that it stands for. */
function wordsOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth === 4) return '';
  const { code, errors = [] } = error as { readonly code?: unknown; readonly errors?: readonly unknown[] };
  const inner = [error.cause, ...errors].map((each) => wordsOf(each, depth + 1));
  return [String(code), error.message, ...inner].join(' ');
}
