import { digitsOfHex, hexOfDigits, ID_PREFIXES, shardOf, timeOfId } from '@mitako/core/engine';

/** What is known of an id. */
export interface ReadId {
  /** With `…` as its kind if that is not known. */
  readonly id: string;
  readonly uuid: string;
  /** Of a column for ids of several kinds, unless the kind is the usual one there. Null: the kind is not known. */
  readonly bytes: string | null;
  readonly created_at: string | null;
  readonly shard: number;
}

const PREFIXES: ReadonlySet<string> = new Set(Object.values(ID_PREFIXES));
const ID_DIGITS = 32;

/** @returns null: neither an id nor the bytes of one, or not of a kind there is */
export function readId(given: string, kind: string | null): ReadId | null {
  const end = given.lastIndexOf('_');
  if (end !== -1) return described(given.slice(0, end), hexOfDigits(given, end + 1));
  const [, quoted = given] = /^(?:\\x|0x|x')([\da-f]*)'?$/i.exec(given) ?? [];
  const hex = quoted.replaceAll('-', '').toLowerCase();
  if (!/^(?:[\da-f]{2})+$/.test(hex)) return null;
  const prefix = Buffer.from(hex.slice(0, -ID_DIGITS), 'hex').toString();
  return described(prefix === '' ? kind : prefix, hex.length < ID_DIGITS ? null : hex.slice(-ID_DIGITS));
}

function described(kind: string | null, hex: string | null): ReadId | null {
  if (hex === null || (kind !== null && !PREFIXES.has(kind))) return null;
  const id = `${kind ?? '…'}_${digitsOfHex(hex)}`;
  const created = new Date(timeOfId(id));
  return {
    id,
    uuid: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    bytes: kind === null ? null : Buffer.from(kind).toString('hex') + hex,
    created_at: Number.isNaN(created.getTime()) ? null : created.toISOString(),
    shard: shardOf(id),
  };
}
