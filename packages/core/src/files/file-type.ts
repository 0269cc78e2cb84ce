import type { FileType } from '@mitako/contract/names';
import { jpegLength } from './jpeg.ts';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A camera writes some hundreds. */
const PNG_CHUNKS_MAX = 20_000;
/** An archive has one, and a document one for each archive in it. By chance a file of 5 MiB has one in 800 cases. */
const END_RECORDS_MAX = 64;
/** A file that is accepted: its type, and as much of it as belongs to it. */
export interface WholeFile {
  readonly type: FileType;
  readonly bytes: Uint8Array;
}

/**
 * What a file is by its content, or null: its signature, and enough of its structure to know that the file is complete.
 * Pixels and pages are not decoded. Nothing follows the end of an image: phones write a second picture or remarks of their
 * own behind a JPEG, which are left out. A file that is a ZIP archive as well is none of these types, because archives are
 * read from their end, so that any of these could be a program's or an office document's, too.
 */
export function wholeFileOf(bytes: Uint8Array): WholeFile | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (holdsZip(file)) return null;
  if (isPdf(file)) return { type: 'application/pdf', bytes };
  if (isPng(file)) return { type: 'image/png', bytes };
  const length = jpegLength(file);
  return length === null ? null : { type: 'image/jpeg', bytes: bytes.subarray(0, length) };
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

/**
 * Whether any end record of an archive (APPNOTE 4.3.16) has its directory in the file. Programs look for that record
 * from the end, over whatever follows it, and find the directory by its size before the record, or by its place from
 * the start. What has more of them than any document is not looked through.
 */
function holdsZip(file: Buffer): boolean {
  let place = file.indexOf('PK\x05\x06', 0, 'latin1');
  for (let records = 0; place >= 0; records += 1) {
    if (records === END_RECORDS_MAX || (place + 22 <= file.length && hasDirectory(file, place))) return true;
    place = file.indexOf('PK\x05\x06', place + 1, 'latin1');
  }
  return false;
}

function hasDirectory(file: Buffer, record: number): boolean {
  const [entries, size, start] = [
    file.readUInt16LE(record + 10),
    file.readUInt32LE(record + 12),
    file.readUInt32LE(record + 16),
  ];
  if (entries === 0) return size === 0;
  // In an archive of more than 4 GiB, or one declared as such, the record before this one has the places (ZIP64).
  if (size === 0xffffffff || start === 0xffffffff || entries === 0xffff) return true;
  return isEntry(file, record - size) || isEntry(file, start);
}

function isEntry(file: Buffer, place: number): boolean {
  return place >= 0 && place + 4 <= file.length && file.readUInt32LE(place) === 0x02014b50;
}
