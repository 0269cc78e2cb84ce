import { LIMITS } from '@mitako/contract/names';

/** Signature, and the header chunk that every PNG begins with: its length of 13 and its name. */
const BEGINNING = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** A small file can hold a picture that fills a phone's memory: width and height are bounded too. */
export function faultOfPng(bytes: Uint8Array): string | null {
  const { logoPixelsMax: max } = LIMITS;
  if (bytes.length < 33 || BEGINNING.some((byte, place) => bytes[place] !== byte)) return 'must be a PNG file';
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  const sides = [header.getUint32(16), header.getUint32(20)];
  return sides.every((side) => side >= 1 && side <= max) ? null : `must be 1 to ${max} pixels wide and high`;
}
