import type { ChangeType } from '@mitako/core/engine';
import { applied, race, type Suite, times } from '../suite.ts';
import { type Contests, RIVALS, type Rivals } from './contest.ts';
import { moneyContests } from './money.ts';
import { peopleContests } from './people.ts';
import { rowContests } from '../rows/row-contests.ts';
import { workContests } from './work.ts';

/** One per change type, enforced by the type checker. */
export const CONTESTS: Contests<ChangeType> = { ...rowContests, ...peopleContests, ...moneyContests, ...workContests };

/** The races by subject (`../races`) check what each of these leaves in its tables. */
export function contestTests({ describe, it }: Suite): void {
  describe('concurrent changes', () => {
    for (const [type, contest] of Object.entries(CONTESTS)) {
      if (contest === null) continue;
      it(`of type ${type} are applied as often as the guard allows, and otherwise leave nothing behind`, (stores) =>
        race(stores, {
          // The races by subject run five rounds.
          rounds: 2,
          prepare: async (): Promise<{ readonly rivals: Rivals; readonly neighbour: Rivals }> => ({
            rivals: await contest(stores.store),
            neighbour: await contest(stores.store),
          }),
          lists: ({ rivals }) => times(RIVALS, (place) => [rivals.change(place)]),
          winners: ({ rivals }) => rivals.winners ?? 1,
          // Object.entries loses the type of the keys.
          guard: type as ChangeType,
          // Another row of the same kind, in the same state, is unchanged.
          afterwards: ({ neighbour }) => applied(stores.store, neighbour.change(0)),
        }));
    }
  });
}
