import { crc32 } from 'node:zlib';
import { ANIMATED, type LogoFault, validateSize } from './logo-fault.ts';

/** Signature, and the start of the header chunk of every PNG: its length of 13 and its name. */
const BEGINNING = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

const NO_PNG: LogoFault = { rule: 'format', message: 'must be a PNG file' };

/** PNG, third edition, §5: the signature, IHDR, further chunks with checksums, IEND, and nothing after it. */
export function validatePng(bytes: Uint8Array): LogoFault | null {
  if (bytes.length < 33 || BEGINNING.some((byte, place) => bytes[place] !== byte)) return NO_PNG;
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = chunkNames(bytes, file);
  if (chunks === null || !chunks.includes('IDAT') || chunks.indexOf('IEND') !== chunks.length - 1) return NO_PNG;
  if (chunks.lastIndexOf('IHDR') !== 0) return NO_PNG;
  if (chunks.includes('acTL')) return ANIMATED;
  return validateSize(file.getUint32(16), file.getUint32(20));
}

/** The names of all chunks; null if one does not fit into the file or its checksum is wrong. */
function chunkNames(bytes: Uint8Array, file: DataView): readonly string[] | null {
  const names: string[] = [];
  let place = 8;
  while (place < bytes.length) {
    // Each is its length, its name, its content and a checksum of the last two.
    if (place + 12 > bytes.length) return null;
    const end = place + 12 + file.getUint32(place);
    if (end > bytes.length || crc32(bytes.subarray(place + 4, end - 4)) !== file.getUint32(end - 4)) return null;
    names.push(String.fromCharCode(...bytes.subarray(place + 4, place + 8)));
    place = end;
  }
  return names;
}
