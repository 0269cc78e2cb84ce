import type { Keyring } from '../system/keyring.ts';
import { SEAL_BYTES } from '../system/sealing.ts';

/** Sealing one takes 0.2 ms. On SQLite nothing else is written while one is. */
const PIECE_BYTES = 256 * 1024;
/** The version of the data key, nonce and tag. */
const ADDED_BYTES = 1 + SEAL_BYTES;

/** A file in sealed pieces. Each opens only in its place of its file, and the last only as the last. */
export async function* sealedPieces(
  keyring: Keyring,
  { id, bytes }: { readonly id: string; readonly bytes: Uint8Array },
): AsyncGenerator<Uint8Array> {
  const count = piecesOf(bytes.length);
  for (let place = 0; place < count; place += 1) {
    const plain = bytes.subarray(place * PIECE_BYTES, (place + 1) * PIECE_BYTES);
    yield keyring.sealBytes(plain, contextOf(id, place, count));
    // Lets other work run.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * The file behind sealed pieces, however a store has cut them.
 * @throws Error when a byte is missing or was changed
 */
export async function* openedPieces(
  keyring: Keyring,
  { id, bytes: length }: { readonly id: string; readonly bytes: number },
  sealed: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const count = piecesOf(length);
  let place = 0;
  let rest = Buffer.alloc(0);
  const sealedLength = (): number =>
    ADDED_BYTES + (place === count - 1 ? length - (count - 1) * PIECE_BYTES : PIECE_BYTES);
  for await (const chunk of sealed) {
    rest = Buffer.concat([rest, chunk]);
    while (place < count && rest.length >= sealedLength()) {
      const piece = rest.subarray(0, sealedLength());
      rest = rest.subarray(piece.length);
      yield keyring.openBytes(piece, contextOf(id, place, count));
      place += 1;
    }
  }
  if (place < count || rest.length > 0) throw new Error(`the bytes of ${id} are not complete`);
}

function piecesOf(length: number): number {
  return Math.max(1, Math.ceil(length / PIECE_BYTES));
}

function contextOf(id: string, place: number, count: number): string {
  return `file:${id}:${place}/${count}`;
}
