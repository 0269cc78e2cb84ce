/** Markers of a frame with its size: SOF0 to SOF15, without DHT, JPG and DAC, which have numbers among them. */
const OTHERS = new Set([0xc4, 0xc8, 0xcc]);
const START_OF_SCAN = 0xda;

/**
 * ITU-T T.81, annex B: segments, each with its length, of which one has the size of the picture, then a scan, and an end of
 * the image. Phones write more after that end (a second picture, their own remarks), so that something may follow.
 */
export function isJpeg(file: Buffer): boolean {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return false;
  let hasSize = false;
  for (let place = 2; place + 4 <= file.length;) {
    const marker = file[place + 1] ?? 0;
    // Fill bytes (B.1.1.2).
    if (file[place] === 0xff && marker === 0xff) {
      place += 1;
      continue;
    }
    const length = file.readUInt16BE(place + 2);
    if (file[place] !== 0xff || marker < 0xc0 || length < 2) return false;
    if (marker === START_OF_SCAN) return hasSize && file.includes('\xff\xd9', place + 2 + length, 'latin1');
    if (marker <= 0xcf && !OTHERS.has(marker)) hasSize = length >= 8 && place + 9 <= file.length && sizeOf(file, place);
    place += 2 + length;
  }
  return false;
}

function sizeOf(file: Buffer, place: number): boolean {
  return file.readUInt16BE(place + 5) > 0 && file.readUInt16BE(place + 7) > 0;
}
