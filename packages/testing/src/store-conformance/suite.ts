import { deepStrictEqual as deepEqual, rejects, strictEqual as equal } from 'node:assert';
import type { Store } from '@mitako/core';
import type { Change, ChangeType, CommitOutcome, Page, Payment, PaymentFilter, EngineStore } from '@mitako/core/engine';
import { anIdempotencyRecord } from './fixtures.ts';

/** One database of the engine under test. */
export interface ConformanceDatabase {
  /**
   * Another instance of the store on this database, with its own connections. The suite closes every instance before
   * `drop`.
   */
  open(): Store;
  /** Removes the database. */
  drop(): Promise<void>;
}

/** The functions of a test runner that the suite uses; Vitest, Jest and `node:test` all have them. */
export interface TestFunctions {
  /** Groups tests. */
  describe(name: string, body: () => void): void;
  /** Declares a test. */
  it(name: string, body: () => Promise<void>): void;
  /** Runs before the tests of the group. */
  beforeAll(hook: () => Promise<void>): void;
  /** Runs after them. */
  afterAll(hook: () => Promise<void>): void;
}

export interface StoreConformanceOptions {
  /** Used in the test titles. */
  readonly name: string;
  /** Creates an empty database without a schema. Called often: each test of a claim uses its own. */
  createDatabase(): Promise<ConformanceDatabase>;
  /**
   * Creates a migrated database without rows, if that is faster than migrating an empty one: a copied file, or a schema
   * emptied after an earlier test. Default: an empty database, which the suite migrates.
   */
  createMigratedDatabase?(): Promise<ConformanceDatabase>;
  /**
   * Whether the store notifies other processes of work (`wakeups`), and the suite tests it. Default: false, the other
   * processes poll.
   */
  readonly wakesOthers?: boolean;
  /** Whether it divides tables by ranges of ids (`leaves`), in which old rows leave. Default: false, they are swept. */
  readonly dividesTables?: boolean;
  /** For example from `import { afterAll, beforeAll, describe, it } from 'vitest'`. */
  readonly test: TestFunctions;
}

/** Two instances of the store on one migrated database. */
export interface Stores {
  readonly store: EngineStore;
  /** Shares only the database with `store`. */
  readonly rival: EngineStore;
}

/** The context of each file of the suite. */
export interface Suite {
  describe(name: string, body: () => void): void;
  /** A test on the shared database: it inserts what it needs with its own ids. */
  it(name: string, body: (stores: Stores) => Promise<void>): void;
  /** A test on its own database, for operations on all rows. */
  alone(name: string, body: (stores: Stores) => Promise<void>): void;
}

/** Expects the list to be applied. */
export async function applied(store: EngineStore, ...changes: readonly Change[]): Promise<void> {
  deepEqual(await store.commit(changes), { kind: 'applied' });
}

/** Expects the last change of the list to be refused, and to be named in the outcome. */
export async function refused(store: EngineStore, ...changes: readonly Change[]): Promise<void> {
  const index = changes.length - 1;
  deepEqual(await store.commit(changes), { kind: 'refused', guard: changes[index]?.type, index });
}

/** Expects the list to throw. */
export async function throws(store: EngineStore, ...changes: readonly Change[]): Promise<void> {
  await rejects(() => store.commit(changes));
}

/** Rounds of each race, to find failures that occur only sometimes. */
const ROUNDS = 5;

/**
 * Commits rival lists concurrently, half of them on each instance, and expects `winners` of them to be applied and the
 * rest to be refused by `guard`. Five rounds, each with its own lists. Half of the lists first insert a record, which
 * only applied ones may leave behind.
 */
export async function race<Round>(
  { store, rival }: Stores,
  {
    rounds = ROUNDS,
    prepare,
    lists,
    winners = 1,
    guard,
    afterwards,
  }: {
    readonly rounds?: number;
    readonly prepare: () => Promise<Round>;
    readonly lists: (round: Round) => readonly (readonly Change[])[];
    /** Default: one. */
    readonly winners?: number | ((round: Round) => number);
    readonly guard: ChangeType;
    /** Checks the database afterwards. */
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
  /** Key of a record that the list inserts first; null: none. */
  readonly marker: string | null;
}

/** Two of four: a store may handle a list differently if it is refused before its first write. */
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
    equal(isThere, outcomes[place]?.kind === 'applied', 'the record that a list inserted before its guard');
  }
}

/** That many new items. */
export function times<Made>(count: number, make: (place: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, place) => make(place));
}

/** The first page of a list. */
export const FIRST_PAGE = { limit: 100, afterId: null } as const;

/** Ids of a list, in order. */
export function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

/** Longer than any list of the suite; exceeded only if a cursor repeats. */
export const ROWS_MAX = 1_000;

/** A list of payments that no filter stops early. */
export async function paymentsOf(
  store: Pick<EngineStore, 'read'>,
  filter: PaymentFilter,
  page: Page,
): Promise<readonly Payment[]> {
  const { rows, examinedThroughId } = await store.read.payments(filter, page);
  equal(examinedThroughId, null);
  return rows;
}

/** Reads a list in pages, of two unless it says otherwise, and expects these ids, newest first. */
export async function pagesThrough(
  list: (page: {
    readonly limit: number;
    readonly afterId: string | null;
  }) => Promise<readonly { readonly id: string }[]>,
  expected: readonly string[],
  limit = 2,
): Promise<void> {
  const found: string[] = [];
  let afterId: string | null = null;
  for (;;) {
    const page = idsOf(await list({ limit, afterId }));
    equal(page.length <= limit, true, 'a page is longer than its limit');
    found.push(...page);
    if (found.length > ROWS_MAX) throw new Error(`The list does not end: ${found.slice(0, 9).join(', ')} …`);
    afterId = page.at(-1) ?? null;
    if (page.length < limit || afterId === null) break;
  }
  deepEqual(found, expected);
}
