import { createHash } from 'node:crypto';

/**
 * A UUID derived from a reference of ours: the same for the same reference, for ever, so that a charge whose response was
 * lost is found. Its version and variant bits are those of v4, which MTN checks (RFC 9562 §5.4).
 * @param railId part of the hash, as two rails may share an account at a provider
 * @param tries of a refund: after a failure, the provider needs another id
 */
export function uuidOf(railId: string, reference: string, tries = 0): string {
  const bytes = createHash('sha256')
    .update(keyOf(`${railId}:${reference}`, tries))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * The same for providers with short ids: the first hexadecimal digits of a hash.
 * @param length of the id, at most 64; 20 digits are 80 bits
 */
export function shortIdOf(reference: string, length: number, tries = 0): string {
  return createHash('sha256').update(keyOf(reference, tries)).digest('hex').slice(0, length);
}

function keyOf(reference: string, tries: number): string {
  return tries === 0 ? reference : `${reference}:${tries}`;
}
