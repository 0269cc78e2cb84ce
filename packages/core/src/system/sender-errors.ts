import type { OutgoingError } from '../ports/system.ts';

/** A fault that already has its word. Never leaves the sender. */
export class OutgoingFailure extends Error {
  readonly word: OutgoingError;
  // undici interprets codes: an error with its own code UND_ERR_SOCKET would make it reconnect again and again.
  readonly code = 'MITAKO_OUTGOING';

  constructor(word: OutgoingError, cause?: unknown) {
    super(word, cause === undefined ? undefined : { cause });
    this.name = 'OutgoingFailure';
    this.word = word;
  }
}

/** Network faults of the system that can happen at any time, in TLS or not. */
const NETWORK_CODES = new Set(
  'ECONNRESET ECONNABORTED EPIPE EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EADDRNOTAVAIL EACCES EPERM EMFILE ENFILE EINVAL'
    // Faults of the gateway's side are listed too: they must not appear as certificate faults.
    .split(' '),
);

/** What a receiver's certificate lacks, by the codes of OpenSSL and Node. */
const CERTIFICATE_CODES: Readonly<Record<string, OutgoingError>> = {
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate_untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate_untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate_untrusted',
  CERT_UNTRUSTED: 'certificate_untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_wrong_name',
  HOSTNAME_MISMATCH: 'certificate_wrong_name',
};

/** undici's parser gives its errors no code (8.12), only a name; this message is its answer to 101 Switching Protocols. */
const INVALID_RESPONSES = new Set(['HTTPParserError', 'bad upgrade']);

/** The word for an error while connecting. */
export function connectError(error: unknown, isTls: boolean): OutgoingError {
  if (error instanceof OutgoingFailure) return error.word;
  const code = codeOf(error);
  if (code === 'ECONNREFUSED') return 'connection_refused';
  if (code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  const certificate = CERTIFICATE_CODES[code];
  if (isTls && certificate !== undefined) return certificate;
  // OpenSSL and X.509 have far more than a hundred codes; any other error of an https connection is one of them.
  return isTls && !NETWORK_CODES.has(code) ? 'tls_failed' : 'connection_failed';
}

/** The word for an error after connecting and before the response head. */
export function exchangeError(error: unknown): OutgoingError {
  if (error instanceof OutgoingFailure) return error.word;
  const code = codeOf(error);
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') return 'invalid_response';
  if (error instanceof Error && INVALID_RESPONSES.has(code === 'UND_ERR_SOCKET' ? error.message : error.name)) {
    return 'invalid_response';
  }
  // TLS 1.3 requests a client certificate only after the handshake.
  if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_') || code === 'EPROTO') return 'tls_failed';
  return code === 'ETIMEDOUT' ? 'timeout' : 'connection_failed';
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
}
