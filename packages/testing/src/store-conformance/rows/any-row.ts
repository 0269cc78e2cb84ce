import { type Change, type EngineStore, rowChangeType, type RowName, rowsWith } from '@mitako/core/engine';
import { changed } from '../fixtures.ts';
import { ROW_FIXTURES, type RowFixture } from './row-fixtures.ts';

/** A row whose fields are those of any table. */
export interface AnyRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly version: number;
}

/** Those with an update from one version to the next. */
export const UPDATED_ROWS = [...rowsWith('update'), 'payment'] as const;

/** A fixture by its name. */
export interface AnyFixture {
  readonly isAlone: boolean;
  readonly isOpened: boolean;
  readonly fixed: readonly string[];
  readonly apart: readonly string[];
  make(store: EngineStore): Promise<AnyRow>;
  /** A new row in which every field differs from those of others. */
  makeOther(store: EngineStore): Promise<AnyRow>;
  find(store: EngineStore, row: AnyRow): Promise<AnyRow | null | undefined>;
  insert(row: AnyRow): Change;
  /** A change from a state to the next. */
  update(row: AnyRow, from: AnyRow): Change;
}

export function fixtureOf(name: RowName): AnyFixture {
  // What a name stands for is the same on both sides.
  const fixture = ROW_FIXTURES[name] as unknown as RowFixture<AnyRow>;
  const make = async (store: EngineStore): Promise<AnyRow> => fixture.make(store);
  return {
    isAlone: fixture.isAlone ?? false,
    isOpened: fixture.isOpened ?? false,
    fixed: ['id', ...(fixture.fixed ?? [])].map(String),
    apart: (fixture.apart ?? []).map(String),
    make,
    async makeOther(store) {
      const row = await make(store);
      return { ...changed(row), ...fixture.over?.(row), ...(row.id === undefined ? {} : { id: row.id }) };
    },
    find: fixture.find ?? ((store, { id }) => foundById(store, name, id)),
    insert: fixture.insert ?? ((row) => ({ type: rowChangeType(name, 'insert'), [name]: row }) as unknown as Change),
    update: (row, from) =>
      ({
        type: rowChangeType(name, 'update'),
        [name]: row,
        ...(name === 'payment' ? { from } : { fromVersion: from.version }),
      }) as unknown as Change,
  };
}

async function foundById({ read }: EngineStore, name: RowName, id: string): Promise<AnyRow | null | undefined> {
  const byId = rowsWith('byId').find((each) => each === name);
  const byIds = rowsWith('byIds').find((each) => each === name);
  if (byId !== undefined) return (await read[`${byId}ById`](id)) as AnyRow | null;
  if (byIds !== undefined) return (await read[`${byIds}sByIds`]([id]))[0] as AnyRow | undefined;
  throw new Error(`Nothing finds ${name}: its fixture needs a way.`);
}
