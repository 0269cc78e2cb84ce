import { createPrivateKey, createPublicKey, sign, verify, webcrypto } from 'node:crypto';

/** The first test vector of RFC 8032. */
const PUBLIC = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' };
const PRIVATE = { ...PUBLIC, d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A' };

/**
 * Synchronous Ed25519 with one fixed key pair: the runtime's own runs on threads, whose order is not reproducible, and
 * generates a new pair each time. Only these three calls are replaced, until {@link restoreSignatures}.
 */
export function makeSignaturesRepeatable(): void {
  const { subtle } = webcrypto;
  const privateKey = createPrivateKey({ key: PRIVATE, format: 'jwk' });
  const publicKey = createPublicKey({ key: PUBLIC, format: 'jwk' });
  const replaced = {
    sign: (_algorithm: unknown, _key: unknown, data: NodeJS.ArrayBufferView) =>
      Promise.resolve(new Uint8Array(sign(null, data, privateKey)).buffer),
    verify: (_algorithm: unknown, _key: unknown, signature: NodeJS.ArrayBufferView, data: NodeJS.ArrayBufferView) =>
      Promise.resolve(verify(null, data, publicKey, signature)),
    generateKey: async () => ({
      privateKey: await subtle.importKey('jwk', PRIVATE, 'Ed25519', true, ['sign']),
      publicKey: await subtle.importKey('jwk', PUBLIC, 'Ed25519', true, ['verify']),
    }),
  };
  for (const [name, value] of Object.entries(replaced)) {
    Object.defineProperty(subtle, name, { value, configurable: true });
  }
}

/** For what runs in the same process after a simulation. */
export function restoreSignatures(): void {
  for (const name of ['sign', 'verify', 'generateKey']) Reflect.deleteProperty(webcrypto.subtle, name);
}
