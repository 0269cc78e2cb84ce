import { digitsOfHex, hexOfDigits, ID_PREFIXES, type IdKind } from '@mitako/core/engine';

// An id is 128 bits: `pay_` and 26 characters outside of the store, 16 bytes inside, in the same order. Statements carry
// them in hexadecimal digits until they are bound: a text can be compared, merged and put into JSON.

/** A value as the database has it, of an id, or of bytes. Only its column knows what it says. */
export interface Stored {
  readonly [STORED]: true;
}

declare const STORED: unique symbol;

/**
 * The bytes of an id of this kind, in hexadecimal digits; null for any other text. 0.2 µs, and less again: the statements of
 * a commit name the same payment and merchant.
 */
export function hexOfId(kind: IdKind, id: string): string | null {
  const before = last[kind];
  if (before?.id === id) return before.hex;
  const hex = id.startsWith(`${ID_PREFIXES[kind]}_`) ? hexOfDigits(id, ID_PREFIXES[kind].length + 1) : null;
  last[kind] = { id, hex };
  return hex;
}

const last: Partial<Record<IdKind, { readonly id: string; readonly hex: string | null }>> = {};

/** The id of this kind that the database has: a UUID, or 16 bytes. 0.3 µs. */
export function idOfStored(kind: IdKind, stored: unknown): string {
  return `${ID_PREFIXES[kind]}_${digitsOfHex(hexOfStored(stored))}`;
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

/**
 * The bytes of a text that is, or ends with, an id: of the usual kind the 16 bytes alone, of another one after the prefix.
 * Another text comes after a zero, and is filled with zeros so that it is longer than an id.
 */
export function hexOfAny(usual: IdKind | null, text: string): string {
  const end = text.lastIndexOf('_');
  const prefix = text.slice(0, Math.max(0, end));
  const hex = prefix === '' || prefix.startsWith('\0') ? null : hexOfDigits(text, end + 1);
  if (hex === null) return Buffer.from(`\0${text}`.padEnd(ID_BYTES + 1, '\0')).toString('hex');
  return usual !== null && prefix === ID_PREFIXES[usual] ? hex : Buffer.from(prefix).toString('hex') + hex;
}

const ID_BYTES = 16;

export function anyOfStored(usual: IdKind | null, stored: unknown): string {
  const bytes = bytesOf(stored);
  if (usual !== null && bytes.length === ID_BYTES) return idOfStored(usual, bytes);
  if (bytes[0] === 0) return bytes.toString('utf8', 1).split('\0', 1).join('');
  return `${bytes.toString('utf8', 0, bytes.length - ID_BYTES)}_${digitsOfHex(bytes.toString('hex', bytes.length - ID_BYTES))}`;
}
