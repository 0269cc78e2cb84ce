import type { Context } from '../context.ts';
import { openedPieces, sealedPieces } from '../files/sealed-pieces.ts';
import type { StoredFile } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { Renewal } from './model.ts';
import { type SealedRow, WALKED_TABLES, type WalkedTable } from './reads.ts';
import { movedValues } from './walks.ts';

/** Rows that a step looks at. */
const STEP_ROWS = 500;
/** Of files the bytes: 5 MiB each at most. */
const STEP_FILES = 1;

type Place = NonNullable<Renewal['place']>;

/** What a step of a pass found. */
export interface WalkStep {
  readonly changes: readonly Change[];
  readonly movedCount: number;
  /** Rows with a value that does not open: it was changed in the database. */
  readonly stuckCount: number;
  /** Where the pass goes on; null: it is over. */
  readonly next: Place | null;
}

/** The bytes of files come last, after the tables. */
const FILES = 'file_bytes';
const WALKS: readonly string[] = [...WALKED_TABLES, FILES];
export const FIRST_WALK = WALKED_TABLES[0];

export async function walkStep(context: Context, { walk, after }: Place): Promise<WalkStep> {
  const table = WALKED_TABLES.find((name) => name === walk);
  const from = after === null ? null : (JSON.parse(after) as SealedRow['key']);
  const isOfFiles = table === undefined;
  const limit = isOfFiles ? STEP_FILES : STEP_ROWS;
  const rows = await context.store.read.sealedRows(table ?? 'files', from, limit);
  const last = rows.length < limit ? undefined : rows.at(-1);
  const following = WALKS[WALKS.indexOf(walk) + 1];
  const next =
    last !== undefined
      ? { walk, after: JSON.stringify(last.key) }
      : following === undefined
        ? null
        : { walk: following, after: null };
  if (!isOfFiles) return { ...movedRows(context, table, rows), next };
  let movedCount = 0;
  for (const { key } of rows) if (await moveFile(context, String(key[0]))) movedCount += 1;
  return { changes: [], movedCount, stuckCount: 0, next };
}

function movedRows(
  { keyring, logger }: Context,
  table: WalkedTable,
  rows: readonly SealedRow[],
): Omit<WalkStep, 'next'> {
  let stuckCount = 0;
  const moved = rows.flatMap((row) => {
    try {
      const values = movedValues(keyring, table, row);
      return values === null ? [] : [{ key: row.key, ...values }];
    } catch (error) {
      stuckCount += 1;
      logger.warn({ error, table, key: row.key }, 'a sealed value does not open');
      return [];
    }
  });
  return {
    changes: moved.length === 0 ? [] : [{ type: 'sealed_rows.replace', table, rows: moved }],
    movedCount: moved.length,
    stuckCount,
  };
}

/** Seals the bytes of a file again, unless all of them are of the active version. */
async function moveFile(context: Context, id: string): Promise<boolean> {
  const { files, keyring, logger } = context;
  const file = await stored(context, id);
  if (file === null || (await firstByte(files.get(id))) === keyring.version) return false;
  // What the store of files throws ends the step: it is taken again later.
  const sealed = await all(files.get(id));
  const opened = await all(openedPieces(keyring, file, sealed)).catch((error: unknown) => {
    logger.warn({ error, file: id }, 'the bytes of a file do not open');
    return null;
  });
  if (opened === null) return false;
  await files.replace(id, sealedPieces(keyring, { id, bytes: Buffer.concat(opened) }));
  // Of one that was deleted meanwhile nothing remains.
  if ((await stored(context, id)) === null) await files.delete(id);
  return true;
}

async function all(pieces: AsyncIterable<Uint8Array>): Promise<readonly Uint8Array[]> {
  const collected: Uint8Array[] = [];
  for await (const piece of pieces) collected.push(piece);
  return collected;
}

async function stored({ store }: Context, id: string): Promise<StoredFile | null> {
  const [file] = await store.read.filesByIds([id]);
  return file?.state === 'stored' ? file : null;
}

/** A file is replaced as a whole, so its first piece is of the version of all. */
async function firstByte(pieces: AsyncIterable<Uint8Array>): Promise<number | undefined> {
  for await (const piece of pieces) if (piece.length > 0) return piece[0];
  return undefined;
}
