import { DIVIDED_TABLES, type EngineStore, type StoreLeaves } from '@mitako/core/engine';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The leaves of the store, which is divided. */
export function leavesOf({ leaves }: EngineStore): StoreLeaves {
  if (leaves === null) throw new TypeError('The tables of this store are whole.');
  return leaves;
}

/** Those of a time in each divided table. Default: of the ids of fixtures. */
export async function withLeaves(store: EngineStore, atMs = 0, widthMs = 7 * DAY_MS): Promise<void> {
  for (const table of DIVIDED_TABLES) await leavesOf(store).add({ table, atMs, widthMs });
}
