import type { Change, ChangeOf, ChangeType, EngineStore } from '@mitako/core/engine';

/** Changes of one kind that cannot all be applied, or that all change one row. */
export interface Rivals<Each extends Change = Change> {
  /** How many of {@link RIVALS} are applied. */
  readonly winners: number;
  /** What the rival at this place writes. */
  readonly change: (place: number) => Each;
}

/** Makes what they fight over; null: the change has no guard, since it touches any number of rows. */
export type Contest<Type extends ChangeType> = ((store: EngineStore) => Promise<Rivals<ChangeOf<Type>>>) | null;

export type Contests<Type extends ChangeType> = { readonly [Each in Type]: Contest<Each> };

/** Who commit at once. */
export const RIVALS = 8;

/** One of them is applied. */
export function one<Each extends Change>(change: (place: number) => Each): Rivals<Each> {
  return { winners: 1, change };
}

/** They wait for each other, and all are applied: each guards only that its row is there. */
export function all<Each extends Change>(change: (place: number) => Each): Rivals<Each> {
  return { winners: RIVALS, change };
}
