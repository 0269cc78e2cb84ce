import { LIMITS } from '@mitako/contract/names';

/** Signature, and the header chunk that every PNG begins with: its length of 13 and its name. */
const BEGINNING = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

const NO_PNG = 'must be a PNG file';

/** A small file can hold a picture that fills a phone's memory: width and height are bounded too. */
export function faultOfPng(bytes: Uint8Array): string | null {
  const { logoPixelsMax: max } = LIMITS;
  if (bytes.length < 33 || BEGINNING.some((byte, place) => bytes[place] !== byte)) return NO_PNG;
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sides = [file.getUint32(16), file.getUint32(20)];
  if (sides.some((side) => side < 1 || side > max)) return `must be 1 to ${max} pixels wide and high`;
  const chunks = chunksOf(file);
  // What moves wants a way to stop it: WCAG 2.2.2 and 2.3.1.
  if (chunks.includes('acTL')) return 'must not move: no animated PNG';
  return chunks.includes('IDAT') && chunks.at(-1) === 'IEND' ? null : NO_PNG;
}

/** The names of a PNG's parts, up to the first that does not fit into the file, or to its end. */
function chunksOf(file: DataView): readonly string[] {
  const names: string[] = [];
  // Each is its length, its name, its content and a checksum.
  for (let place = 8; place + 12 <= file.byteLength && names.at(-1) !== 'IEND';) {
    const end = place + 12 + file.getUint32(place);
    if (end > file.byteLength) break;
    names.push(String.fromCharCode(...[4, 5, 6, 7].map((offset) => file.getUint8(place + offset))));
    place = end;
  }
  return names;
}
