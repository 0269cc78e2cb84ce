import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PNG_SIGNATURE, pngChunk } from './png.ts';

/** An incompressible image: a little more than three bytes per pixel. */
export function noisePng(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const row = (): Buffer => Buffer.concat([Buffer.from([0]), randomBytes(3 * width)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, row)));
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND')]);
}
