import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;

/** Authenticates a text, as UTF-8, under one key: 32 bytes, or their digits. */
export interface Hmac {
  (text: string): Buffer;
  (text: string, encoding: 'hex' | 'base64' | 'base64url'): string;
}

/**
 * HMAC-SHA-256 (RFC 2104) by two digests. `createHmac` makes an object outside of the heap for each text, which takes longer
 * to collect than the two digests take: without it a creation costs about 0.9.
 */
export function hmacSha256(key: Uint8Array): Hmac {
  const block = Buffer.concat([key.length > BLOCK_BYTES ? hash('sha256', key, 'buffer') : key], BLOCK_BYTES);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return ((text: string, encoding: 'hex' | 'buffer' = 'buffer') =>
    hash(
      'sha256',
      Buffer.concat([outer, hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer')]),
      encoding,
    )) as Hmac;
}
