import { createPrivateKey, type KeyObject } from 'node:crypto';

/**
 * A private key in PEM (PKCS #8, PKCS #1 or SEC 1).
 * @param name of the option that holds it
 * @throws TypeError for any other text, which its message does not contain
 */
export function privateKey(pem: string, name: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new TypeError(`${name} is no private key: paste the whole PEM, with its first and last line`);
  }
}
