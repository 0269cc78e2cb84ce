import { constants, createPublicKey, type KeyObject, publicEncrypt } from 'node:crypto';

const PADDINGS = { pkcs1: constants.RSA_PKCS1_PADDING, oaep: constants.RSA_PKCS1_OAEP_PADDING } as const;

/** A provider's RSA key: PEM, or base64 of DER (SubjectPublicKeyInfo). Null: not an RSA key. */
export function rsaKeyIn(text: string): KeyObject | null {
  try {
    const der = { key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' } as const;
    const key = createPublicKey(text.includes('-----BEGIN') ? text : der);
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}

/**
 * A text that only the owner of an RSA key can read, as base64.
 * @param padding `pkcs1` is PKCS #1 v1.5, `oaep` OAEP with SHA-1 (RFC 8017 §7)
 */
export function encryptedWith(key: KeyObject, text: string, padding: keyof typeof PADDINGS): string {
  return publicEncrypt({ key, padding: PADDINGS[padding] }, Buffer.from(text)).toString('base64');
}
