import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import type { Random } from '../ports/system.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed value is longer than its text. */
export const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

/** AES-256-GCM: nonce, tag, and as many bytes as it was given. */
export function sealWith(random: Random, key: KeyObject, plain: Uint8Array, context: string): Buffer {
  const nonce = random.bytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error when a byte of it or of the context is another one */
export function openWith(key: KeyObject, bytes: Uint8Array, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, SEAL_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(SEAL_BYTES)), decipher.final()]);
}
