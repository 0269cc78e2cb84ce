import { PNG_SIGNATURE, pngChunk } from './png.ts';

/**
 * Pictures of one size shown one after another, for ever, as one animated PNG. Programs that know no animation show the
 * first.
 * @see https://www.w3.org/TR/png-3/#apng-frame-based-animation
 */
export function animatedPng(pictures: readonly Buffer[], secondsEach: number): Buffer {
  const read = pictures.map((picture) => chunksOf(picture));
  const [first] = read;
  const header = first?.find(({ type }) => type === 'IHDR')?.data;
  if (header === undefined) throw new RangeError('There is no picture.');
  let sequence = 0;
  const frames = read.flatMap((chunks, place) => {
    const own = chunks.find(({ type }) => type === 'IHDR')?.data;
    if (own === undefined || !own.equals(header)) throw new RangeError('The pictures are not of one kind and size.');
    const data = chunks.filter(({ type }) => type === 'IDAT');
    const control = pngChunk('fcTL', Buffer.concat([number(sequence++), header.subarray(0, 8), timesOf(secondsEach)]));
    return [
      control,
      ...data.map((each) =>
        place === 0 ? pngChunk('IDAT', each.data) : pngChunk('fdAT', Buffer.concat([number(sequence++), each.data])),
      ),
    ];
  });
  const animation = pngChunk('acTL', Buffer.concat([number(pictures.length), number(0)]));
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header), animation, ...frames, pngChunk('IEND')]);
}

/** Offset of the frame, how long it is shown in tenths of a second, and that it replaces the one before. */
function timesOf(seconds: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt16BE(Math.round(seconds * 10), 8);
  rest.writeUInt16BE(10, 10);
  return rest;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function chunksOf(png: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = PNG_SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
