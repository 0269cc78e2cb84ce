import { constants, createDecipheriv, createHmac, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { ReceivedRequest } from '../received-request.ts';

/** Airtel's RSA key, of 1024 bits as in its samples. */
export interface Keys {
  /** Base64 of DER. */
  readonly publicKey: string;
  /** What was encrypted with it (PKCS #1 v1.5), base64; null if it was not. */
  decrypted(text: string): string | null;
  /** Whether the headers are those of this body: the body encrypted with a key that is encrypted with Airtel's. */
  hasSigned(request: ReceivedRequest): boolean;
}

export function createKeys(): Keys {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });

  function decrypted(text: string): string | null {
    try {
      // Node unwraps this padding itself in some versions only: 0, 2, at least 8 bytes, 0, the text.
      const options = { key: privateKey, padding: constants.RSA_NO_PADDING };
      const padded = privateDecrypt(options, Buffer.from(text, 'base64'));
      const end = padded.indexOf(0, 2);
      return padded[0] === 0 && padded[1] === 2 && end >= 10 ? padded.subarray(end + 1).toString('utf8') : null;
    } catch {
      return null;
    }
  }

  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    decrypted,
    hasSigned({ headers, body }) {
      const [key = '', iv = ''] = decrypted(headers.get('x-key') ?? '')?.split(':') ?? [];
      try {
        const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
        const signed = Buffer.from(headers.get('x-signature') ?? '', 'base64');
        return Buffer.concat([decipher.update(signed), decipher.final()]).toString('utf8') === body;
      } catch {
        return false;
      }
    },
  };
}

/** The hash of a callback, over the text of its transaction. */
export function callbackHash(transaction: object, key: string): string {
  return createHmac('sha256', key).update(JSON.stringify(transaction)).digest('base64');
}
