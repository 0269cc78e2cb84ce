import { crc32, inflateSync } from 'node:zlib';
import { ANIMATED, type LogoFault, validateSize } from './logo-fault.ts';

/** Signature, and the start of the header chunk of every PNG: its length of 13 and its name. */
const BEGINNING = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

/** Samples of a pixel by colour type, and the bits that a sample may have (PNG, third edition, table 12). */
const COLOURS: Readonly<Record<number, { readonly samples: number; readonly bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
};

/** The passes of an interlaced image (§8.2): their first column and row, and the distance to the next. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const NO_PNG: LogoFault = { rule: 'format', message: 'must be a PNG file' };

/**
 * PNG, third edition, §5: the signature, IHDR, further chunks with checksums, IEND, and nothing after it; the image data
 * inflates to exactly as many bytes as the header declares (§11.2.3).
 */
export function validatePng(bytes: Uint8Array): LogoFault | null {
  if (bytes.length < 33 || BEGINNING.some((byte, place) => bytes[place] !== byte)) return NO_PNG;
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = chunksOf(bytes, file);
  const names = chunks?.map(({ name }) => name) ?? [];
  if (chunks === null || names.indexOf('IEND') !== names.length - 1 || names.lastIndexOf('IHDR') !== 0) return NO_PNG;
  if (names.includes('acTL')) return ANIMATED;
  const [width, height] = [file.getUint32(16), file.getUint32(20)];
  const data = chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content);
  return validateSize(width, height) ?? (hasPixels(bytes, width, height, data) ? null : NO_PNG);
}

/** Whether the image data is what an image of this header has. It is inflated to that length and no further. */
function hasPixels(bytes: Uint8Array, width: number, height: number, data: readonly Uint8Array[]): boolean {
  const [bits = 0, colour = -1, compression, filter, interlace = 2] = bytes.subarray(24, 29);
  const { samples, bits: allowed } = COLOURS[colour] ?? { samples: 0, bits: [] };
  if (!allowed.includes(bits) || compression !== 0 || filter !== 0 || interlace > 1) return false;
  const passes = interlace === 0 ? [[0, 0, 1, 1] as const] : ADAM7;
  const length = passes.reduce((sum, [column, row, columns, rows]) => {
    const [across, down] = [Math.ceil((width - column) / columns), Math.ceil((height - row) / rows)];
    // Each line begins with its filter.
    return across <= 0 || down <= 0 ? sum : sum + down * (1 + Math.ceil((across * bits * samples) / 8));
  }, 0);
  try {
    return inflateSync(Buffer.concat(data), { maxOutputLength: length }).length === length;
  } catch {
    return false;
  }
}

interface Chunk {
  readonly name: string;
  readonly content: Uint8Array;
}

/** All chunks; null if one does not fit into the file or its checksum is wrong. */
function chunksOf(bytes: Uint8Array, file: DataView): readonly Chunk[] | null {
  const chunks: Chunk[] = [];
  let place = 8;
  while (place < bytes.length) {
    // Each is its length, its name, its content and a checksum of the last two.
    if (place + 12 > bytes.length) return null;
    const end = place + 12 + file.getUint32(place);
    if (end > bytes.length || crc32(bytes.subarray(place + 4, end - 4)) !== file.getUint32(end - 4)) return null;
    const name = String.fromCharCode(...bytes.subarray(place + 4, place + 8));
    chunks.push({ name, content: bytes.subarray(place + 8, end - 4) });
    place = end;
  }
  return chunks;
}
