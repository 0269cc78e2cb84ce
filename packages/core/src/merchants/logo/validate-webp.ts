import { ANIMATED, type LogoFault, validateSize } from './logo-fault.ts';

const NO_WEBP: LogoFault = { rule: 'format', message: 'must be a WebP file' };

/** In the flags of VP8X, RFC 9649 §2.7.1. */
const ANIMATION_FLAG = 0x02;

interface Chunk {
  readonly name: string;
  readonly content: DataView;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** RFC 9649, §2: a RIFF file of one image, `VP8 ` or `VP8L`, alone or behind VP8X, which declares the same size. */
export function validateWebp(bytes: Uint8Array): LogoFault | null {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || nameAt(file, 0) !== 'RIFF' || nameAt(file, 8) !== 'WEBP') return NO_WEBP;
  const chunks = file.getUint32(4, true) === bytes.length - 8 ? chunksOf(file) : null;
  const [first] = chunks ?? [];
  if (chunks === null || first === undefined) return NO_WEBP;
  const canvas = first.name === 'VP8X' ? canvasSize(first.content) : null;
  if (first.name === 'VP8X' ? canvas === null : chunks.length > 1) return NO_WEBP;
  if (canvas?.isAnimated === true || chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF')) return ANIMATED;
  const images = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const [size] = images.map(imageSize);
  if (images.length !== 1 || size === undefined || size === null) return NO_WEBP;
  if (canvas !== null && (canvas.width !== size.width || canvas.height !== size.height)) return NO_WEBP;
  return validateSize(size.width, size.height);
}

/** Name, length and content, padded to an even length with a zero; null if they do not fill the file exactly. */
function chunksOf(file: DataView): readonly Chunk[] | null {
  const chunks: Chunk[] = [];
  let place = 12;
  while (place < file.byteLength) {
    if (place + 8 > file.byteLength) return null;
    const length = file.getUint32(place + 4, true);
    const end = place + 8 + length + (length % 2);
    if (end > file.byteLength || (length % 2 === 1 && file.getUint8(end - 1) !== 0)) return null;
    const content = new DataView(file.buffer, file.byteOffset + place + 8, length);
    chunks.push({ name: nameAt(file, place), content });
    place = end;
  }
  return chunks;
}

/** §2.7.1: flags, three reserved bytes, and width and height less one, in 24 bits each. */
function canvasSize(content: DataView): (Size & { readonly isAnimated: boolean }) | null {
  if (content.byteLength !== 10) return null;
  const isAnimated = (content.getUint8(0) & ANIMATION_FLAG) !== 0;
  return { isAnimated, width: uint24(content, 4) + 1, height: uint24(content, 7) + 1 };
}

function imageSize({ name, content }: Chunk): Size | null {
  return name === 'VP8 ' ? lossySize(content) : losslessSize(content);
}

/** RFC 6386, §9.1: a key frame that is shown, the start code, and width and height in 14 bits each. */
function lossySize(content: DataView): Size | null {
  if (content.byteLength < 10) return null;
  const isShownKeyFrame = (content.getUint8(0) & 0x11) === 0x10;
  if (!isShownKeyFrame || uint24(content, 3) !== 0x2a019d) return null;
  return { width: content.getUint16(6, true) & 0x3fff, height: content.getUint16(8, true) & 0x3fff };
}

/** RFC 9649, §3.4: the signature, width and height less one in 14 bits each, one bit for alpha, and version 0. */
function losslessSize(content: DataView): Size | null {
  if (content.byteLength < 5 || content.getUint8(0) !== 0x2f) return null;
  const bits = content.getUint32(1, true);
  return bits >>> 29 === 0 ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
}

function uint24(view: DataView, place: number): number {
  return view.getUint16(place, true) | (view.getUint8(place + 2) << 16);
}

function nameAt(file: DataView, place: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => file.getUint8(place + offset)));
}
