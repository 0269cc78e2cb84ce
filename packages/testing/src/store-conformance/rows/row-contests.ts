import { type EngineStore, rowChangeType, rowsWith } from '@mitako/core/engine';
import { type Contests, one, type Rivals, type RowChange } from '../contests/contest.ts';
import { applied } from '../suite.ts';
import { fixtureOf, UPDATED_ROWS } from './any-row.ts';

/** Of rivals that insert one row, and of those that update it from one version, the first is applied. */
export const rowContests = Object.fromEntries([
  ...rowsWith('insert').map((name) => [
    rowChangeType(name, 'insert'),
    async (store: EngineStore): Promise<Rivals> => {
      const { make, insert } = fixtureOf(name);
      const row = await make(store);
      return one(() => insert(row));
    },
  ]),
  ...UPDATED_ROWS.map((name) => [
    rowChangeType(name, 'update'),
    async (store: EngineStore): Promise<Rivals> => {
      const { make, insert, update } = fixtureOf(name);
      const row = await make(store);
      await applied(store, insert(row));
      return one(() => update({ ...row, version: 2 }, row));
    },
  ]),
]) as Contests<RowChange>;
