import type { ChangeType } from '@mitako/core';
import { race, type Suite, times } from '../suite.ts';
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
          prepare: (): Promise<Rivals> => contest(stores.store),
          lists: ({ change }) => times(RIVALS, (place) => [change(place)]),
          winners: ({ winners }) => winners,
          // Entries of a typed record forget its keys.
          guard: type as ChangeType,
        }));
    }
  });
}
