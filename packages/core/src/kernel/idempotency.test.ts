import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyring } from '../system/keyring.ts';
import { systemRandom } from '../system/random.ts';
import { canonicalJson, idempotentRequest } from './idempotency.ts';

const keyring = createKeyring(
  [{ version: 1, secret: 'a root secret for tests, long enough to be one' }],
  systemRandom(),
);
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

  it('stores keys that begin with their time in its order, and tells keys of one moment apart', () => {
    const keyOf = (callerKey: string) => idempotentRequest(keyring, { ...request, callerKey }).key;
    const uuid = (timeMs: number, end = '000000000000') => {
      const time = timeMs.toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7abc-8def-${end}`;
    };
    const times = fc.uniqueArray(fc.nat({ max: 2 ** 48 - 1 }), { minLength: 2 });
    fc.assert(
      fc.property(times, (all) => {
        const inOrder = all.toSorted((one, other) => one - other).map((timeMs) => keyOf(uuid(timeMs)));
        expect(inOrder.toSorted()).toEqual(inOrder);
      }),
    );
    const ulids = ['01J9Z3K7N8QZ4R5T6V7W8X9Y0Z', '01J9Z3K7N9QZ4R5T6V7W8X9Y0Z', '01JA00000000000000000000Z0'].map(keyOf);
    expect(ulids.toSorted()).toEqual(ulids);
    const moment = [uuid(1), uuid(1, '000000000001'), uuid(1).toUpperCase()].map(keyOf);
    expect(new Set(moment).size).toBe(3);
    expect(moment[0]?.slice(0, 10)).toBe(moment[1]?.slice(0, 10));
    // Others stay where their hash is: also a UUID of another version, and one of another variant.
    const others = [
      'order-7',
      '6a6f0f5e-6a0e-4e1c-9d39-0f4a3c1b2d3e',
      '018f0f5e-6a0e-7e1c-1d39-0f4a3c1b2d3e',
      '8'.repeat(26),
    ];
    expect(new Set(others.map((key) => keyOf(key).length))).toEqual(new Set([22]));
  });

  it('leaves the key and the secrets out of the fingerprint, at the top of the body alone', () => {
    const fingerprint = (body: unknown) => idempotentRequest(keyring, { ...request, body }).fingerprint;
    expect(fingerprint({ method: 'wallet', pin: '1234', idempotency_key: 'a' })).toBe(
      fingerprint({ method: 'wallet', pin: '9999' }),
    );
    expect(fingerprint({ metadata: { pin: '1' } })).not.toBe(fingerprint({ metadata: { pin: '2' } }));
  });

  it('cannot be recomputed without the root secret', () => {
    const other = createKeyring([{ version: 1, secret: 'another root secret for tests, as long' }], systemRandom());
    expect(idempotentRequest(other, request).fingerprint).not.toBe(idempotentRequest(keyring, request).fingerprint);
  });
});
