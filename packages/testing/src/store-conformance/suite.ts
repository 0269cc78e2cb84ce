import { deepStrictEqual as deepEqual, rejects, strictEqual as equal } from 'node:assert';
import type { Change, ChangeType, CommitOutcome, Store } from '@mitako/core';

/** One database of the engine under test. */
export interface ConformanceDatabase {
  /**
   * Another instance of the store on this database, with connections of its own. The suite closes what it opened,
   * and does it before `drop`.
   */
  open(): Store;
  /** Removes the database. */
  drop(): Promise<void>;
}

/** What of a test runner the suite uses: vitest, jest and `node:test` all have it. */
export interface TestFunctions {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => Promise<void>): void;
  beforeAll(hook: () => Promise<void>): void;
  afterAll(hook: () => Promise<void>): void;
}

export interface StoreConformanceOptions {
  /** Named in the titles. */
  readonly name: string;
  /** Makes an empty database, without a schema. Called often: the tests of claims take one each. */
  createDatabase(): Promise<ConformanceDatabase>;
  /** `import { afterAll, beforeAll, describe, it } from 'vitest'`, for one. */
  readonly test: TestFunctions;
}

/** Two instances of the store on one migrated database. */
export interface Stores {
  readonly store: Store;
  /** Has nothing in common with `store` but the database. */
  readonly rival: Store;
}

/** What the files of the suite work with. */
export interface Suite {
  describe(name: string, body: () => void): void;
  /** A test on the database that all share: it makes what it needs under ids of its own. */
  it(name: string, body: (stores: Stores) => Promise<void>): void;
  /** A test on a database of its own, for what looks at all rows at once. */
  alone(name: string, body: (stores: Stores) => Promise<void>): void;
}

/** The list is written. */
export async function applied(store: Store, ...changes: readonly Change[]): Promise<void> {
  deepEqual(await store.commit(changes), { kind: 'applied' });
}

/** The last change of the list is refused, and is the one that is named. */
export async function refused(store: Store, ...changes: readonly Change[]): Promise<void> {
  const index = changes.length - 1;
  deepEqual(await store.commit(changes), { kind: 'refused', guard: changes[index]?.type, index });
}

/** The list is a fault of the program. */
export async function throws(store: Store, ...changes: readonly Change[]): Promise<void> {
  await rejects(() => store.commit(changes));
}

/** Rounds of each race: a race that is lost only now and then must have its chance. */
const ROUNDS = 5;

/**
 * Commits rival lists at once, half of them through each instance, and expects that many to be applied and the rest to
 * be refused by `guard`. Five rounds, each with lists of its own.
 */
export async function race<Round>(
  { store, rival }: Stores,
  {
    prepare,
    lists,
    winners,
    guard,
    afterwards,
  }: {
    readonly prepare: () => Promise<Round>;
    readonly lists: (round: Round) => readonly (readonly Change[])[];
    readonly winners: number;
    readonly guard: ChangeType;
    /** What must be in the database afterwards. */
    readonly afterwards: (round: Round, outcomes: readonly CommitOutcome[]) => Promise<void>;
  },
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const prepared = await prepare();
    const outcomes = await Promise.all(
      lists(prepared).map((list, place) => (place % 2 === 0 ? store : rival).commit(list)),
    );
    const losers = outcomes.filter(({ kind }) => kind !== 'applied');
    equal(outcomes.length - losers.length, winners, 'applied');
    for (const loser of losers) equal(loser.kind === 'refused' && loser.guard, guard, JSON.stringify(loser));
    await afterwards(prepared, outcomes);
  }
}

/** So many of it, each made anew. */
export function times<Made>(count: number, make: (place: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, place) => make(place));
}

/** The first page of a list. */
export const FIRST_PAGE = { limit: 100, afterId: null } as const;

/** Ids of a list, in its order. */
export function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

/** Walks a list page by page and expects it to be these ids, newest first. */
export async function pagesThrough(
  list: (page: {
    readonly limit: number;
    readonly afterId: string | null;
  }) => Promise<readonly { readonly id: string }[]>,
  expected: readonly string[],
): Promise<void> {
  const found: string[] = [];
  let afterId: string | null = null;
  for (;;) {
    const page = idsOf(await list({ limit: 2, afterId }));
    equal(page.length <= 2, true, 'a page is longer than its limit');
    found.push(...page);
    afterId = page.at(-1) ?? null;
    if (page.length < 2 || afterId === null) break;
  }
  deepEqual(found, expected);
}
