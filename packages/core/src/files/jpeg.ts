/** Markers of a frame with its size: SOF0 to SOF15, without DHT, JPG and DAC, which have numbers among them. */
const OTHERS = new Set([0xc4, 0xc8, 0xcc]);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * The length of a JPEG, up to the marker that ends its image; null if the file is not a JPEG. ITU-T T.81, annex B:
 * segments, each with its length, of which one has the size of the picture, then scans, and an end of the image.
 */
export function jpegLength(file: Buffer): number | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null;
  let hasSize = false;
  let hasScan = false;
  for (let place = 2; place + 2 <= file.length;) {
    const marker = file[place + 1] ?? 0;
    // Fill bytes (B.1.1.2).
    if (file[place] === 0xff && marker === 0xff) {
      place += 1;
      continue;
    }
    if (file[place] !== 0xff || marker < 0xc0) return null;
    if (marker === END_OF_IMAGE) return hasScan ? place + 2 : null;
    if (place + 4 > file.length) return null;
    const length = file.readUInt16BE(place + 2);
    if (length < 2) return null;
    if (marker <= 0xcf && !OTHERS.has(marker)) hasSize = length >= 8 && place + 9 <= file.length && sizeOf(file, place);
    if (marker === START_OF_SCAN && !hasSize) return null;
    hasScan ||= marker === START_OF_SCAN;
    place += 2 + length;
    if (marker === START_OF_SCAN) place = endOfScan(file, place);
  }
  return null;
}

/** The next marker that is part of no scan: a zero follows 0xff in coded data, and restart markers divide it (B.1.1.5). */
function endOfScan(file: Buffer, from: number): number {
  for (let place = from; place + 1 < file.length; place += 1) {
    const next = file[place + 1] ?? 0;
    if (file[place] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return place;
  }
  return file.length;
}

function sizeOf(file: Buffer, place: number): boolean {
  return file.readUInt16BE(place + 5) > 0 && file.readUInt16BE(place + 7) > 0;
}
