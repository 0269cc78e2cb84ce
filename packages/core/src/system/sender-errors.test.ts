import { describe, expect, it } from 'vitest';
import { connectError, exchangeError, OutgoingFailure } from './sender-errors.ts';

function coded(code: string): Error {
  return Object.assign(new Error('some text of the system'), { code });
}

describe('the code of an error', () => {
  it.each([
    ['ECONNREFUSED', 'connection_refused', 'connection_refused'],
    ['ETIMEDOUT', 'timeout', 'timeout'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout', 'timeout'],
    ['EHOSTUNREACH', 'connection_failed', 'connection_failed'],
    ['ENETUNREACH', 'connection_failed', 'connection_failed'],
    ['ECONNRESET', 'connection_failed', 'connection_failed'],
    ['EMFILE', 'connection_failed', 'connection_failed'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'connection_failed', 'certificate_self_signed'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'connection_failed', 'certificate_untrusted'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'connection_failed', 'certificate_untrusted'],
    ['CERT_NOT_YET_VALID', 'connection_failed', 'certificate_expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'connection_failed', 'certificate_wrong_name'],
    ['EPROTO', 'connection_failed', 'tls_failed'],
  ])('%s while connecting is %s by http and %s by https', (code, plain, tls) => {
    expect(connectError(coded(code), false)).toBe(plain);
    expect(connectError(coded(code), true)).toBe(tls);
  });

  it.each([
    ['ECONNRESET', 'connection_failed'],
    ['EPIPE', 'connection_failed'],
    ['UND_ERR_SOCKET', 'connection_failed'],
    ['UND_ERR_DESTROYED', 'connection_failed'],
    ['ETIMEDOUT', 'timeout'],
    ['UND_ERR_HEADERS_OVERFLOW', 'invalid_response'],
    ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'tls_failed'],
    ['EPROTO', 'tls_failed'],
  ])('%s after connecting is %s', (code, word) => {
    expect(exchangeError(coded(code))).toBe(word);
  });

  it('of a named error is kept', () => {
    expect(connectError(new OutgoingFailure('name_not_resolved'), true)).toBe('name_not_resolved');
    expect(exchangeError(new OutgoingFailure('address_not_allowed'))).toBe('address_not_allowed');
  });

  it.each([undefined, null, 'text', new Error('no code')])('exists for any thrown value: %s', (error) => {
    expect(exchangeError(error)).toBe('connection_failed');
    expect(connectError(error, false)).toBe('connection_failed');
  });
});
