import type { Change, ChangeOf, ChangeType, EngineStore, RowInsert, RowUpdate } from '@mitako/core/engine';

/** Changes of one kind that cannot all be applied, or that all change one row. */
export interface Rivals<Each extends Change = Change> {
  /** How many of {@link RIVALS} are applied. Default: one. */
  readonly winners?: number;
  /** The change of the rival at this index. */
  readonly change: (place: number) => Each;
}

/** Inserts the contested rows; null: the change has no guard, because it affects any number of rows. */
export type Contest<Type extends ChangeType> = ((store: EngineStore) => Promise<Rivals<ChangeOf<Type>>>) | null;

export type Contests<Type extends ChangeType> = { readonly [Each in Type]: Contest<Each> };

/** Those of rows are in `../rows`, but where rivals have more in common than the id. */
export type ContestsBesideRows<Type extends ChangeType> = Contests<Exclude<Type, RowChange>> & Partial<Contests<Type>>;

export type RowChange = (RowInsert | RowUpdate)['type'] | 'payment.update';

/** Number of concurrent commits. */
export const RIVALS = 8;

/** One of them is applied. */
export function one<Each extends Change>(change: (place: number) => Each): Rivals<Each> {
  return { winners: 1, change };
}

/** They wait for each other, and all are applied: the guard only checks that the row exists. */
export function all<Each extends Change>(change: (place: number) => Each): Rivals<Each> {
  return { winners: RIVALS, change };
}
