import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyring } from '../system/keyring.ts';
import { systemRandom } from '../system/random.ts';
import { canonicalJson, idempotentRequest } from './idempotency.ts';

const keyring = createKeyring('a root secret for tests, long enough to be one', systemRandom());
const request = { scope: 'mer_1:test', method: 'POST', path: '/gateway/payments', callerKey: 'key-1', body: {} };

describe('canonical JSON', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
        const reversed = Object.fromEntries(Object.entries(fields).toReversed());
        expect(canonicalJson(reversed)).toBe(canonicalJson(fields));
      }),
    );
  });

  it('tells different bodies apart', () => {
    expect(canonicalJson({ a: 1, b: [2] })).not.toBe(canonicalJson({ a: 1, b: [3] }));
    expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }));
  });
});

describe('an idempotent request', () => {
  it('keeps keys of scopes, methods and paths apart', () => {
    const keys = [
      request,
      { ...request, scope: 'mer_1:live' },
      { ...request, scope: 'mer_2:test' },
      { ...request, method: 'PUT' },
      { ...request, path: '/gateway/sandbox/payments' },
      { ...request, callerKey: 'key-2' },
    ].map((each) => idempotentRequest(keyring, each).key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leaves the key and the secrets out of the fingerprint, at the top of the body alone', () => {
    const fingerprint = (body: unknown) => idempotentRequest(keyring, { ...request, body }).fingerprint;
    expect(fingerprint({ method: 'wallet', pin: '1234', idempotency_key: 'a' })).toBe(
      fingerprint({ method: 'wallet', pin: '9999' }),
    );
    expect(fingerprint({ metadata: { pin: '1' } })).not.toBe(fingerprint({ metadata: { pin: '2' } }));
  });

  it('cannot be recomputed without the root secret', () => {
    const other = createKeyring('another root secret for tests, as long', systemRandom());
    expect(idempotentRequest(other, request).fingerprint).not.toBe(idempotentRequest(keyring, request).fingerprint);
  });
});
