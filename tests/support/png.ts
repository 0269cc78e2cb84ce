import { crc32 } from 'node:zlib';

/** Of every PNG file (PNG specification, 5.2). */
export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk of a PNG file: length, type, data, CRC (PNG specification, 5.3). */
export function pngChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer<ArrayBuffer> {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}
