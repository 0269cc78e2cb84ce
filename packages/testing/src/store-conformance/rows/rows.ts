import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { isDeepStrictEqual } from 'node:util';
import { rowChangeType, type RowName, ROWS, rowsWith } from '@mitako/core/engine';
import { anId } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';
import { type AnyRow, fixtureOf, UPDATED_ROWS } from './any-row.ts';

/** What holds for the changes and reads of every row, see `ROWS`. Tests of its own are in `../changes`. */
export function rowTests(suite: Suite): void {
  suite.describe('rows', () => {
    // Object.keys loses the type of the keys.
    for (const name of Object.keys(ROWS) as RowName[]) insertTest(suite, name);
    for (const name of UPDATED_ROWS) updateTests(suite, name);
    readTests(suite);
  });
}

function insertTest({ it, alone }: Suite, name: RowName): void {
  const { make, makeOther, insert, find, apart, isAlone, isOpened } = fixtureOf(name);
  (isAlone ? alone : it)(`a new ${name} is stored with every field, once`, async ({ store, rival }) => {
    const [row, other] = [await make(store), await makeOther(store)];
    deepEqual(unchangedIn(row, other), apart);
    await applied(store, insert(row), insert(other));
    deepEqual(await find(rival, row), row);
    deepEqual(await find(rival, other), other);
    await (isOpened ? applied : refused)(store, insert(row));
  });
}

function updateTests({ it }: Suite, name: RowName): void {
  const { make, makeOther, insert, update, find, fixed } = fixtureOf(name);
  const type = rowChangeType(name, 'update');

  it(`${type} writes the whole next state of one row, but what never changes, and sets no time back`, async ({
    store,
    rival,
  }) => {
    const row = await make(store);
    const neighbour: AnyRow = { ...(await makeOther(store)), version: row.version };
    const next: AnyRow = { ...(await makeOther(store)), id: row.id };
    const kept = Object.fromEntries(fixed.map((field) => [field, row[field]]));
    const written = { ...next, ...kept };
    await applied(store, insert(row), insert(neighbour), update(next, row));
    deepEqual(await find(rival, row), written);
    deepEqual(await find(rival, neighbour), neighbour);
    const back: AnyRow = { ...row, version: next.version + 1 };
    await applied(store, update(back, written));
    deepEqual(await find(store, row), 'updatedAtMs' in row ? { ...back, updatedAtMs: next['updatedAtMs'] } : back);
  });

  it(`${type} is refused for another version and an unknown id`, async ({ store }) => {
    const row = { ...(await make(store)), version: 2 };
    await applied(store, insert(row));
    await refused(store, update({ ...row, version: 2 }, { ...row, version: 1 }));
    await refused(store, update({ ...row, version: 4 }, { ...row, version: 3 }));
    const unknown = await make(store);
    await refused(store, update({ ...unknown, version: 2 }, unknown));
    deepEqual(await find(store, row), row);
  });
}

function readTests({ it }: Suite): void {
  for (const name of rowsWith('byId')) {
    it(`${name}ById returns null for an unknown id`, async ({ store }) => {
      equal(await store.read[`${name}ById`](anId('none')), null);
    });
  }

  for (const name of rowsWith('byIds')) {
    it(`${name}sByIds returns the rows that exist`, async ({ store }) => {
      const { make, insert } = fixtureOf(name);
      const [one, two, three] = [await make(store), await make(store), await make(store)];
      await applied(store, insert(one), insert(two), insert(three));
      const found = await store.read[`${name}sByIds`]([three.id, anId('none'), one.id]);
      deepEqual(new Map(found.map((row) => [row.id, row])), new Map([one, three].map((row) => [row.id, row])));
      deepEqual(await store.read[`${name}sByIds`]([anId('none')]), []);
      deepEqual(await store.read[`${name}sByIds`]([]), []);
    });
  }
}

/** The fields that a fixture leaves alike, and those that have the value of another one. */
function unchangedIn(row: AnyRow, other: AnyRow): readonly string[] {
  const values = Object.entries(other).flatMap(([field, value]) => leavesOf(field, value));
  const repeated = values.filter(([, value], place) => values.findIndex(([, each]) => each === value) < place);
  const alike = Object.keys(row).filter((field) => isDeepStrictEqual(row[field], other[field]));
  return [...alike, ...repeated.map(([field]) => field)];
}

/** What is in a field, but what cannot differ: null, and true or false. */
function leavesOf(field: string, value: unknown): readonly (readonly [field: string, value: unknown])[] {
  if (value === null || typeof value === 'boolean') return [];
  return typeof value === 'object' ? Object.values(value).flatMap((each) => leavesOf(field, each)) : [[field, value]];
}
