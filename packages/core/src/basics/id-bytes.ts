import { ALPHABET } from './ids.ts';

/** Digits of an id after its prefix: 128 bits, in 26 of Crockford's or 32 hexadecimal ones, which sort alike. */
const DIGITS = 26;
/** Neither a digit nor part of one. */
const INVALID = 0x80;
const VALUES = new Uint8Array(256).fill(INVALID);
for (const [value, digit] of [...ALPHABET].entries()) VALUES[digit.charCodeAt(0)] = value;

const PAIRS = Array.from({ length: 1024 }, (_, bits) => ALPHABET.charAt(bits >> 5) + ALPHABET.charAt(bits & 31));
const BYTES = Array.from({ length: 256 }, (_, bits) => bits.toString(16).padStart(2, '0'));
const TWELVE_BITS = Array.from({ length: 4096 }, (_, bits) => bits.toString(16).padStart(3, '0'));

/**
 * The hexadecimal digits of an id whose own begin at this place; null if it has other characters or another length.
 * 0.2 µs: two digits are a byte, and then four are five hexadecimal ones.
 */
export function hexOfDigits(id: string, start: number): string | null {
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

/** @param hex 32 hexadecimal digits in lower case, which Crockford's are up to f */
export function digitsOfHex(hex: string): string {
  let digits = PAIRS[(valueAt(hex, 0) << 4) | valueAt(hex, 1)] ?? '';
  for (let at = 2; at < hex.length; at += 5) {
    const [one, two, three] = [valueAt(hex, at), valueAt(hex, at + 1), valueAt(hex, at + 2)];
    const [four, five] = [valueAt(hex, at + 3), valueAt(hex, at + 4)];
    const bits = (one << 16) | (two << 12) | (three << 8) | (four << 4) | five;
    digits += `${PAIRS[bits >> 10]}${PAIRS[bits & 1023]}`;
  }
  return digits;
}

function valueAt(text: string, at: number): number {
  return VALUES[text.charCodeAt(at)] ?? INVALID;
}
