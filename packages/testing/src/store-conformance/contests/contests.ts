import type { ChangeType } from '@mitako/core/engine';
import { applied, race, type Suite, times } from '../suite.ts';
import { type Contests, RIVALS, type Rivals } from './contest.ts';
import { moneyContests } from './money.ts';
import { peopleContests } from './people.ts';
import { workContests } from './work.ts';

/** One for every change there is: the type checker asks for it. */
export const CONTESTS: Contests<ChangeType> = { ...peopleContests, ...moneyContests, ...workContests };

/** What each of these leaves in its tables is in the races by subject, next to this. */
export function contestTests({ describe, it }: Suite): void {
  describe('rivals', () => {
    for (const [type, contest] of Object.entries(CONTESTS)) {
      if (contest === null) continue;
      it(`for ${type} are applied as often as its guard allows, and leave nothing behind otherwise`, (stores) =>
        race(stores, {
          // Those by subject go five rounds.
          rounds: 2,
          prepare: async (): Promise<{ readonly rivals: Rivals; readonly neighbour: Rivals }> => ({
            rivals: await contest(stores.store),
            neighbour: await contest(stores.store),
          }),
          lists: ({ rivals }) => times(RIVALS, (place) => [rivals.change(place)]),
          winners: ({ rivals }) => rivals.winners,
          // Entries of a typed record forget its keys.
          guard: type as ChangeType,
          // Another row of the same kind, in the same state, is as it was.
          afterwards: ({ neighbour }) => applied(stores.store, neighbour.change(0)),
        }));
    }
  });
}
