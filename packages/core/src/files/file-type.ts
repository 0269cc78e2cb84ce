import type { FileType } from '@mitako/contract/names';
import { isJpeg } from './jpeg.ts';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A camera writes some hundreds. */
const PNG_CHUNKS_MAX = 20_000;
/** A ZIP archive ends with a record of 22 bytes and a comment of at most 65 535. */
const ZIP_END_BYTES_MAX = 22 + 65_535;

/**
 * The type of a file by its content, or null: its signature, and enough of its structure to know that the file is complete.
 * Pixels and pages are not decoded. A file that is a ZIP archive as well is none of these types: archives are read from
 * their end, so that any of these could be a program's or an office document's, too.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = isPdf(file) ? 'application/pdf' : isPng(file) ? 'image/png' : isJpeg(file) ? 'image/jpeg' : null;
  return type === null || endsLikeZip(file) ? null : type;
}

/** ISO 32000-2 §7.5: a header at the very start, and at the end the place of the cross-reference table. */
function isPdf(file: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return false;
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(file.toString('latin1', Math.max(0, file.length - 1024)));
}

/** PNG, third edition, §5: chunks from the first, IHDR, to IEND, which ends the file. */
function isPng(file: Buffer): boolean {
  if (PNG_SIGNATURE.some((byte, place) => file[place] !== byte)) return false;
  let hasPixels = false;
  for (let place = 8, count = 0; place + 12 <= file.length && count < PNG_CHUNKS_MAX; count += 1) {
    const name = file.toString('latin1', place + 4, place + 8);
    const end = place + 12 + file.readUInt32BE(place);
    if ((name === 'IHDR') !== (count === 0)) return false;
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels && end === file.length;
    place = end;
  }
  return false;
}

function endsLikeZip(file: Buffer): boolean {
  const from = Math.max(0, file.length - ZIP_END_BYTES_MAX);
  for (let place = file.lastIndexOf('PK\x05\x06', -1, 'latin1'); place >= from;) {
    if (place + 22 <= file.length && file.readUInt16LE(place + 20) === file.length - place - 22) return true;
    if (place === 0) return false;
    place = file.lastIndexOf('PK\x05\x06', place - 1, 'latin1');
  }
  return false;
}
