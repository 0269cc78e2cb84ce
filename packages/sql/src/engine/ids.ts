import { ALPHABET, ID_PREFIXES, type IdKind } from '@mitako/core/engine';

// An id is 128 bits: `pay_` and 26 characters outside of the store, 16 bytes inside, in the same order. Statements carry
// them in hexadecimal digits until they are bound: a text can be compared, merged and put into JSON.

/** A value as the database has it, of an id, or of bytes. Only its column knows what it says. */
export interface Stored {
  readonly [STORED]: true;
}

declare const STORED: unique symbol;

const DIGITS = 26;
/** Neither a digit nor part of one. */
const INVALID = 0x80;
const VALUES = new Uint8Array(256).fill(INVALID);
for (const [value, digit] of [...ALPHABET].entries()) VALUES[digit.charCodeAt(0)] = value;

const PAIRS = Array.from({ length: 1024 }, (_, bits) => ALPHABET.charAt(bits >> 5) + ALPHABET.charAt(bits & 31));
const BYTES = Array.from({ length: 256 }, (_, bits) => bits.toString(16).padStart(2, '0'));
const TWELVE_BITS = Array.from({ length: 4096 }, (_, bits) => bits.toString(16).padStart(3, '0'));

/**
 * The bytes of an id of this kind, in hexadecimal digits; null for any other text. 0.2 µs: two digits are a byte, and then
 * four are five hexadecimal ones.
 */
export function hexOfId(kind: IdKind, id: string): string | null {
  const start = ID_PREFIXES[kind].length + 1;
  if (!id.startsWith(`${ID_PREFIXES[kind]}_`)) return null;
  return hexOfDigits(id, start);
}

function hexOfDigits(id: string, start: number): string | null {
  if (id.length !== start + DIGITS) return null;
  const first = (valueAt(id, start) << 5) | valueAt(id, start + 1);
  let hex = BYTES[first];
  // Also above 128 bits.
  if (hex === undefined) return null;
  for (let at = start + 2; at < id.length; at += 4) {
    const [one, two, three, four] = [valueAt(id, at), valueAt(id, at + 1), valueAt(id, at + 2), valueAt(id, at + 3)];
    if (((one | two | three | four) & INVALID) !== 0) return null;
    const bits = (one << 15) | (two << 10) | (three << 5) | four;
    hex += `${TWELVE_BITS[bits >> 8]}${BYTES[bits & 255]}`;
  }
  return hex;
}

function valueAt(id: string, at: number): number {
  return VALUES[id.charCodeAt(at)] ?? INVALID;
}

/** The id of this kind that the database has: a UUID, or 16 bytes. 0.3 µs. */
export function idOfStored(kind: IdKind, stored: unknown): string {
  return `${ID_PREFIXES[kind]}_${digitsOf(hexOfStored(stored))}`;
}

/** Of a UUID, of bytes, or of what a statement is bound with. */
export function hexOfStored(stored: unknown): string {
  if (typeof stored !== 'string') return bytesOf(stored).toString('hex');
  return stored.length === 36
    ? stored.slice(0, 8) + stored.slice(9, 13) + stored.slice(14, 18) + stored.slice(19, 23) + stored.slice(24)
    : stored;
}

function bytesOf(stored: unknown): Buffer {
  if (Buffer.isBuffer(stored)) return stored;
  if (stored instanceof Uint8Array) return Buffer.from(stored);
  throw new TypeError(`The database has a ${typeof stored} where an id or bytes belong.`);
}

/** The digits of 16 bytes. Up to f, Crockford's digits are the hexadecimal ones. */
function digitsOf(hex: string): string {
  let digits = PAIRS[(valueAt(hex, 0) << 4) | valueAt(hex, 1)] ?? '';
  for (let at = 2; at < hex.length; at += 5) {
    const [one, two, three] = [valueAt(hex, at), valueAt(hex, at + 1), valueAt(hex, at + 2)];
    const [four, five] = [valueAt(hex, at + 3), valueAt(hex, at + 4)];
    const bits = (one << 16) | (two << 12) | (three << 8) | (four << 4) | five;
    digits += `${PAIRS[bits >> 10]}${PAIRS[bits & 1023]}`;
  }
  return digits;
}

/**
 * The bytes of a text that is, or ends with, an id: of the usual kind the 16 bytes alone, of another one after the prefix.
 * Another text comes after a zero, and is filled with zeros so that it is longer than an id.
 */
export function hexOfAny(usual: IdKind | null, text: string): string {
  const end = text.length - DIGITS - 1;
  const prefix = text.slice(0, Math.max(0, end));
  const hex = prefix !== '' && text.charAt(end) === '_' ? hexOfDigits(text, end + 1) : null;
  if (hex === null || prefix.startsWith('\0'))
    return Buffer.from(`\0${text}`.padEnd(ID_BYTES + 1, '\0')).toString('hex');
  return usual !== null && prefix === ID_PREFIXES[usual] ? hex : Buffer.from(prefix).toString('hex') + hex;
}

const ID_BYTES = 16;

export function anyOfStored(usual: IdKind | null, stored: unknown): string {
  const bytes = bytesOf(stored);
  if (usual !== null && bytes.length === ID_BYTES) return idOfStored(usual, bytes);
  if (bytes[0] === 0) return bytes.toString().replace(/^\0|\0+$/g, '');
  return `${bytes.toString('utf8', 0, bytes.length - ID_BYTES)}_${digitsOf(bytes.toString('hex', bytes.length - ID_BYTES))}`;
}
