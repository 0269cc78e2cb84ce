import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PNG_SIGNATURE, pngChunk } from '../../../../../tests/support/png.ts';
import { validateLogo } from './validate-logo.ts';

const TYPES = ['image/png', 'image/webp'] as const;

/** Images of one pixel, written by libwebp. */
const LOSSY = fromBase64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
const LOSSLESS = fromBase64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');
const EXTENDED = fromBase64(
  'UklGRkoAAABXRUJQVlA4WAoAAAAQAAAAAAAAAAAAQUxQSAwAAAARBxAR/Q9ERP8DAABWUDggGAAAABQBAJ0BKgEAAQAAAP4AAA3AAP7mtQAAAA==',
);
const ANIMATION = fromBase64(
  'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA',
);

function fromBase64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}

interface Look {
  readonly chunks?: readonly string[];
  readonly colour?: number;
  readonly bits?: number;
  readonly interlace?: number;
  /** Its image data before it is deflated; null for junk. */
  readonly pixels?: Buffer | null;
}

/** A PNG, black unless its pixels are given; its image data is divided among all its IDAT chunks. */
function png(width: number, height: number, look: Look | readonly string[] = {}): Uint8Array {
  const {
    chunks = ['IDAT', 'IEND'],
    colour = 0,
    bits = 8,
    interlace = 0,
    pixels,
  }: Look = 'length' in look ? { chunks: look } : look;
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, colour, 0, 0, interlace]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const isShown = width * height <= 1024 * 1024;
  const data =
    pixels === null
      ? Buffer.from('no pixels')
      : deflateSync(pixels ?? Buffer.alloc(isShown ? (1 + width) * height : 8));
  const parts = chunks.filter((name) => name === 'IDAT').length;
  let part = 0;
  const content = chunks.map((name) => {
    if (name !== 'IDAT') return pngChunk(name);
    part += 1;
    return pngChunk(name, data.subarray(((part - 1) * data.length) / parts, (part * data.length) / parts));
  });
  return new Uint8Array(Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header), ...content]));
}

/** A RIFF file of chunks that may hold anything. */
function webp(...chunks: readonly (readonly [name: string, content: Uint8Array])[]): Uint8Array {
  const parts = chunks.map(([name, content]) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(name, 'latin1'), length, content, Buffer.alloc(content.length % 2)]);
  });
  const length = Buffer.alloc(4);
  length.writeUInt32LE(4 + Buffer.concat(parts).length);
  return new Uint8Array(Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), ...parts]));
}

function lossy(width: number, height: number): Uint8Array {
  const frame = Buffer.from([0x30, 1, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  frame.writeUInt16LE(width, 6);
  frame.writeUInt16LE(height, 8);
  return frame;
}

function lossless(width: number, height: number, version = 0): Uint8Array {
  const image = Buffer.from([0x2f, 0, 0, 0, 0]);
  image.writeUInt32LE(((width - 1) | ((height - 1) << 14) | (version << 29)) >>> 0, 1);
  return image;
}

function canvas(width: number, height: number, flags = 0): Uint8Array {
  const content = Buffer.alloc(10);
  content[0] = flags;
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return content;
}

/** As `bytes`, but for the one at `place`. */
function changed(bytes: Uint8Array, place: number, value: number): Uint8Array {
  return bytes.with(place < 0 ? bytes.length + place : place, value);
}

/** What an accepted file must declare: a PNG's width within the bounds, a WebP's own length. */
function reportsItsSize(type: (typeof TYPES)[number], bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes);
  return type === 'image/png' ? file.readUInt32BE(16) <= 1024 : file.readUInt32LE(4) === bytes.length - 8;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

test.each([
  ['the smallest', png(1, 1), null],
  ['the largest', png(1024, 1024), null],
  ['with parts of its own', png(8, 8, ['gAMA', 'IDAT', 'IDAT', 'tEXt', 'IEND']), null],
  ['in every colour, 16 bits a sample', png(3, 2, { colour: 6, bits: 16, pixels: Buffer.alloc(2 * (1 + 24)) }), null],
  ['of one bit a pixel, with a palette', png(9, 2, { colour: 3, bits: 1, pixels: Buffer.alloc(2 * (1 + 2)) }), null],
  ['interlaced', png(3, 3, { interlace: 1, pixels: Buffer.alloc(2 + 2 + 3 + 2 * 2 + 4) }), null],
  ['that inflates to more than its size', png(10, 10, { pixels: Buffer.alloc(12_000_000) }), 'format'],
  ['that inflates to a byte more', png(10, 10, { pixels: Buffer.alloc(111) }), 'format'],
  ['that inflates to a byte less', png(10, 10, { pixels: Buffer.alloc(109) }), 'format'],
  ['whose image data is junk', png(10, 10, { pixels: null }), 'format'],
  ['of no colour type', png(10, 10, { colour: 5 }), 'format'],
  ['of three bits a sample', png(10, 10, { bits: 3 }), 'format'],
  ['of another interlacing', png(10, 10, { interlace: 2 }), 'format'],
  ['too wide', png(1025, 10), 'max_pixels'],
  ['too high', png(10, 4_000_000_000), 'max_pixels'],
  ['without height', png(10, 0), 'max_pixels'],
  ['that moves', png(10, 10, ['acTL', 'IDAT', 'fcTL', 'fdAT', 'IEND']), 'animated'],
  ['cut off', png(10, 10).slice(0, 32), 'format'],
  ['cut off later', png(10, 10).slice(0, -1), 'format'],
  ['with nothing but a header', png(10, 10, []), 'format'],
  ['without pixels', png(10, 10, ['IEND']), 'format'],
  ['without an end', png(10, 10, ['IDAT']), 'format'],
  ['with two headers', png(10, 10, ['IHDR', 'IDAT', 'IEND']), 'format'],
  ['with two ends', png(10, 10, ['IDAT', 'IEND', 'IEND']), 'format'],
  ['with more after its end', joined(png(10, 10), Uint8Array.of(1, 2, 3)), 'format'],
  ['with another file after its end', joined(png(10, 10), LOSSLESS), 'format'],
  ['whose header is not what its checksum says', changed(png(10, 10), 24, 16), 'format'],
  ['whose pixels are not what their checksum says', changed(png(10, 10), -13, 7), 'format'],
  ['of another signature', changed(png(10, 10), 0, 0x88), 'format'],
  ['a WebP', LOSSLESS, 'format'],
  ['a drawing', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'), 'format'],
  ['nothing', new Uint8Array(), 'format'],
  ['too long', new Uint8Array(16 * 1024 + 1), 'max_bytes'],
])('a PNG: %s', (_, bytes, rule) => {
  expect(validateLogo('image/png', bytes)?.rule ?? null).toBe(rule);
});

test.each([
  ['lossy', LOSSY, null],
  ['lossless', LOSSLESS, null],
  ['with transparency', EXTENDED, null],
  ['the largest, lossy', webp(['VP8 ', lossy(1024, 1024)]), null],
  ['the largest, lossless', webp(['VP8L', lossless(1024, 1024)]), null],
  [
    'with a profile and remarks',
    webp(['VP8X', canvas(8, 9, 0x2c)], ['ICCP', canvas(1, 1)], ['VP8L', lossless(8, 9)], ['EXIF', canvas(1, 1)]),
    null,
  ],
  ['too wide, lossy', webp(['VP8 ', lossy(1025, 1)]), 'max_pixels'],
  ['too high, lossless', webp(['VP8L', lossless(1, 16_384)]), 'max_pixels'],
  ['without width', webp(['VP8 ', lossy(0, 1)]), 'max_pixels'],
  ['on a large canvas', webp(['VP8X', canvas(16_000, 16_000)], ['VP8L', lossless(16_000, 16_000)]), 'max_pixels'],
  ['that moves', ANIMATION, 'animated'],
  ['that says it moves', webp(['VP8X', canvas(8, 8, 0x02)], ['VP8L', lossless(8, 8)]), 'animated'],
  ['that moves and does not say it', webp(['VP8X', canvas(8, 8)], ['ANIM', canvas(1, 1)]), 'animated'],
  ['on a canvas of another size', webp(['VP8X', canvas(8, 8)], ['VP8L', lossless(8, 9)]), 'format'],
  ['on a canvas that is cut off', webp(['VP8X', canvas(8, 8).slice(0, 9)], ['VP8L', lossless(8, 8)]), 'format'],
  ['without an image', webp(['VP8X', canvas(8, 8)]), 'format'],
  ['of two images', webp(['VP8X', canvas(8, 8)], ['VP8L', lossless(8, 8)], ['VP8 ', lossy(8, 8)]), 'format'],
  ['of an image and more', webp(['VP8L', lossless(8, 8)], ['EXIF', canvas(1, 1)]), 'format'],
  ['of no chunk', webp(), 'format'],
  ['of an unknown chunk', webp(['VP9 ', lossy(8, 8)]), 'format'],
  ['lossless, of a later version', webp(['VP8L', lossless(8, 8, 1)]), 'format'],
  ['lossless, without its signature', webp(['VP8L', changed(lossless(8, 8), 0, 0x2e)]), 'format'],
  ['lossy, without its start code', webp(['VP8 ', changed(lossy(8, 8), 3, 0)]), 'format'],
  ['lossy, of no key frame', webp(['VP8 ', changed(lossy(8, 8), 0, 0x31)]), 'format'],
  ['lossy, not shown', webp(['VP8 ', changed(lossy(8, 8), 0, 0x20)]), 'format'],
  ['an image cut off', webp(['VP8 ', lossy(8, 8).slice(0, 9)]), 'format'],
  ['cut off', LOSSY.slice(0, -1), 'format'],
  ['shorter than it says', changed(LOSSY, 4, 0x24), 'format'],
  ['longer than it says', joined(LOSSY, Uint8Array.of(0, 0)), 'format'],
  ['padded with something', changed(LOSSLESS, -1, 1), 'format'],
  ['a PNG', png(8, 8), 'format'],
  ['RIFF of another kind', changed(LOSSY, 8, 0x41), 'format'],
  ['nothing', new Uint8Array(), 'format'],
  ['too long', new Uint8Array(16 * 1024 + 1), 'max_bytes'],
])('a WebP: %s', (_, bytes, rule) => {
  expect(validateLogo('image/webp', bytes)?.rule ?? null).toBe(rule);
});

test.each(TYPES)('%s is read from within a larger buffer', (type) => {
  const bytes = type === 'image/png' ? png(2000, 10) : webp(['VP8 ', lossy(2000, 10)]);
  const larger = new Uint8Array(256);
  larger.set(bytes, 31);
  expect(validateLogo(type, larger.subarray(31, 31 + bytes.length))?.rule).toBe('max_pixels');
});

describe('any bytes', () => {
  const seeds = [png(8, 8), LOSSY, LOSSLESS, EXTENDED, ANIMATION];
  const mutated = fc
    .record({
      seed: fc.constantFrom(...seeds),
      changes: fc.array(fc.tuple(fc.nat(100), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      cut: fc.nat(100),
      tail: fc.uint8Array({ maxLength: 20 }),
    })
    .map(({ seed, changes, cut, tail }) => {
      const bytes = Uint8Array.from(seed);
      for (const [place, value] of changes) bytes[place % bytes.length] = value;
      return joined(
        bytes.slice(0, Math.max(0, bytes.length - (cut > 80 ? cut - 80 : 0))),
        cut % 2 === 0 ? tail : new Uint8Array(),
      );
    });

  test.each(TYPES)('%s is accepted or rejected without an exception, and no header exceeds the bounds', (type) => {
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), mutated), (bytes) => {
        const fault = validateLogo(type, bytes);
        expect(fault === null ? reportsItsSize(type, bytes) : fault.message.startsWith('must be ')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('a file with the maximum of chunks is read in linear time', () => {
    const many = (bytes: number): readonly Uint8Array[] => [
      png(8, 8, [...Array.from({ length: Math.floor(bytes / 12) - 8 }, () => 'tEXt'), 'IDAT', 'IEND']),
      webp(
        ['VP8X', canvas(8, 8)],
        ...Array.from({ length: Math.floor(bytes / 8) - 8 }, () => ['AAAA', new Uint8Array()] as const),
      ),
      webp(['VP8X', canvas(8, 8)], ['AAAA', new Uint8Array(bytes - 64)], ['VP8L', lossless(8, 8)]),
    ];
    const [short, long] = [many(2 * 1024), many(16 * 1024)].map((files) => {
      const rounds = Array.from({ length: 30 }, () => {
        const startedAtMs = performance.now();
        for (const file of files) for (const type of TYPES) validateLogo(type, file);
        return performance.now() - startedAtMs;
      });
      return Math.min(...rounds);
    });
    // Eight times the bytes: a reader that grows with the square takes sixty-four times as long.
    expect(long).toBeLessThan(24 * (short ?? 0) + 0.2);
  });
});
