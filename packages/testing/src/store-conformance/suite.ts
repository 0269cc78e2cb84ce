import { deepStrictEqual as deepEqual, rejects, strictEqual as equal } from 'node:assert';
import type { Store } from '@mitako/core';
import type { Change, ChangeType, CommitOutcome, Page, Payment, PaymentFilter, EngineStore } from '@mitako/core/engine';
import { anIdempotencyRecord } from './fixtures.ts';

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
  /**
   * Makes a migrated database without rows, where that is faster than migrating an empty one: a copied file, or a schema
   * that was emptied after an earlier test. Default: an empty database, which the suite migrates.
   */
  createMigratedDatabase?(): Promise<ConformanceDatabase>;
  /**
   * Whether the store tells other processes of work (`wakeups`), and the suite is to hold it to that. False where nothing
   * is said: then they look for it themselves.
   */
  readonly wakesOthers?: boolean;
  /** `import { afterAll, beforeAll, describe, it } from 'vitest'`, for one. */
  readonly test: TestFunctions;
}

/** Two instances of the store on one migrated database. */
export interface Stores {
  readonly store: EngineStore;
  /** Has nothing in common with `store` but the database. */
  readonly rival: EngineStore;
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
export async function applied(store: EngineStore, ...changes: readonly Change[]): Promise<void> {
  deepEqual(await store.commit(changes), { kind: 'applied' });
}

/** The last change of the list is refused, and is the one that is named. */
export async function refused(store: EngineStore, ...changes: readonly Change[]): Promise<void> {
  const index = changes.length - 1;
  deepEqual(await store.commit(changes), { kind: 'refused', guard: changes[index]?.type, index });
}

/** The list is a fault of the program. */
export async function throws(store: EngineStore, ...changes: readonly Change[]): Promise<void> {
  await rejects(() => store.commit(changes));
}

/** Rounds of each race: a race that is lost only now and then must have its chance. */
const ROUNDS = 5;

/**
 * Commits rival lists at once, half of them through each instance, and expects that many to be applied and the rest to
 * be refused by `guard`. Five rounds, each with lists of its own. Half of the lists write something first, which only
 * those that are applied may leave behind.
 */
export async function race<Round>(
  { store, rival }: Stores,
  {
    rounds = ROUNDS,
    prepare,
    lists,
    winners,
    guard,
    afterwards,
  }: {
    readonly rounds?: number;
    readonly prepare: () => Promise<Round>;
    readonly lists: (round: Round) => readonly (readonly Change[])[];
    readonly winners: number | ((round: Round) => number);
    readonly guard: ChangeType;
    /** What must be in the database afterwards. */
    readonly afterwards?: (round: Round, outcomes: readonly CommitOutcome[]) => Promise<void>;
  },
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const prepared = await prepare();
    const marked = lists(prepared).map(withMarker);
    const outcomes = await Promise.all(marked.map(({ list }, place) => (place % 2 === 0 ? store : rival).commit(list)));
    for (const [place, outcome] of outcomes.entries()) {
      if (outcome.kind === 'applied') continue;
      if (outcome.kind !== 'refused') throw new Error(`A list ended ${outcome.kind}.`);
      deepEqual([outcome.guard, marked[place]?.list[outcome.index]?.type], [guard, guard]);
    }
    const expected = typeof winners === 'number' ? winners : winners(prepared);
    equal(outcomes.filter(({ kind }) => kind === 'applied').length, expected, 'applied');
    await expectMarkers(store, marked, outcomes);
    await afterwards?.(prepared, outcomes);
  }
}

interface MarkedList {
  readonly list: readonly Change[];
  /** Key of a record that the list writes before anything else; null: nothing. */
  readonly marker: string | null;
}

/** Two of four: a store may treat a list that is refused before it wrote anything in a way of its own. */
function withMarker(list: readonly Change[], place: number): MarkedList {
  if (place % 4 < 2) return { list, marker: null };
  const record = anIdempotencyRecord();
  return { list: [{ type: 'idempotency.insert', record }, ...list], marker: record.key };
}

async function expectMarkers(
  store: EngineStore,
  marked: readonly MarkedList[],
  outcomes: readonly CommitOutcome[],
): Promise<void> {
  for (const [place, { marker }] of marked.entries()) {
    if (marker === null) continue;
    const isThere = (await store.read.idempotency(marker)) !== null;
    equal(isThere, outcomes[place]?.kind === 'applied', 'what a list wrote before its guard spoke');
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

/** No list of the suite is longer, unless its cursor leads in circles. */
export const ROWS_MAX = 1_000;

/** A list of payments as one that no filter stops. */
export async function paymentsOf(
  store: Pick<EngineStore, 'read'>,
  filter: PaymentFilter,
  page: Page,
): Promise<readonly Payment[]> {
  const { rows, soughtThroughId } = await store.read.payments(filter, page);
  equal(soughtThroughId, null);
  return rows;
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
    if (found.length > ROWS_MAX) throw new Error(`A list has no end: ${found.slice(0, 9).join(', ')} …`);
    afterId = page.at(-1) ?? null;
    if (page.length < 2 || afterId === null) break;
  }
  deepEqual(found, expected);
}
