import type { Context } from '../context.ts';
import { WALKED_TABLES, type WalkedTable } from './reads.ts';

/** Rows of each table with a value that is sealed under another version: looks at whole tables, one after the other. */
export async function rowsLeft(
  { store }: Context,
  version: number,
): Promise<readonly { readonly table: WalkedTable; readonly count: number }[]> {
  const left = [];
  for (const table of WALKED_TABLES) left.push({ table, count: await store.read.sealedUnderOthers(table, version) });
  return left;
}
