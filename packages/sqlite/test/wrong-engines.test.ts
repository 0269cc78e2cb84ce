import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeType, CommitOutcome, Page, Store, StoreReads } from '@mitako/core';
import { createSqlStore, type Engine, type EngineOutcome } from '@mitako/sql';
import { runStoreConformance } from '@mitako/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createSqliteEngine } from '../src/engine.ts';
import { locate } from '../src/location.ts';

// That the conformance suite passes says something only if it fails where an engine is wrong. Here are engines that are:
// each breaks one promise, and the tests that hold it to that promise must fail.

interface Wrong {
  readonly engine?: (right: Engine) => Engine;
  readonly store?: (right: Store) => Store;
  /** How the titles begin of the tests that must fail. */
  readonly noticedBy: readonly string[];
}

const WRONG: Readonly<Record<string, Wrong>> = {
  'looks at no row count': {
    engine: (right) => ({
      ...right,
      commit: (statements, durability) =>
        right.commit(
          statements.map((each) => ({ ...each, rows: null })),
          durability,
        ),
    }),
    noticedBy: [
      'payment.update is refused from another version',
      'task.finish removes a task, under its token alone',
      'account.debit of a wallet is refused when it holds less',
      'assert.api_key is refused',
      '8 payments from one wallet take no more than it holds',
      'a group whose last member is refused',
    ],
  },
  'commits statement by statement': {
    engine: (right) => ({
      ...right,
      async commit(statements, durability) {
        for (const statement of statements) {
          const outcome = await right.commit([statement], durability);
          if (outcome.kind !== 'applied') return outcome;
        }
        return { kind: 'applied' };
      },
    }),
    noticedBy: [
      'leaves nothing behind when its last change is refused',
      'for endpoint.insert are applied as often as its guard allows',
      'one of 8 requests with one key is done, with what it wrote',
      'a group of which every other is refused',
    ],
  },
  'looks first and writes later': {
    engine: (right) => ({
      ...right,
      async commit(statements, durability) {
        // All hold and the last one cannot: so far nothing was written.
        const impossible = { sql: 'select 1 where 0', values: [], rows: 1, change: -1 };
        const looked = await right.commit([...statements, impossible], durability);
        if (looked.kind === 'refused' && looked.change !== -1) return looked;
        return right.commit(
          statements.map((each) => ({ ...each, rows: null })),
          durability,
        );
      },
    }),
    noticedBy: [
      'for payment.update are applied as often as its guard allows',
      'for session.rotate are applied as often as its guard allows',
      'one of 8 takes over what a crashed request left',
    ],
  },
  'answers a whole group by its first member': {
    engine: (right) => {
      let group: { readonly answer: Promise<EngineOutcome> } | null = null;
      return {
        ...right,
        async commit(statements, durability) {
          const own = right.commit(statements, durability);
          group ??= { answer: own };
          const { answer } = group;
          await own.catch(() => undefined);
          group = null;
          return answer;
        },
      };
    },
    noticedBy: ['a group whose first member is refused', 'each keeps its own order'],
  },
  'names the wrong change': {
    engine: (right) => ({
      ...right,
      async commit(statements, durability) {
        const outcome = await right.commit(statements, durability);
        return outcome.kind === 'refused' ? { ...outcome, change: 0 } : outcome;
      },
    }),
    noticedBy: ['leaves nothing behind when its last change is refused', 'for merchant.update are applied as often'],
  },
  'writes a list from its end': {
    engine: (right) => ({
      ...right,
      commit: (statements, durability) => right.commit(statements.toReversed(), durability),
    }),
    noticedBy: ['is applied in its order', 'each keeps its own order', 'sees its own changes'],
  },
  'binds undefined as null': {
    store: (right) => ({
      ...right,
      commit: (changes) => right.commit(JSON.parse(JSON.stringify(changes, (_, value) => value ?? null))),
    }),
    noticedBy: ['undefined: its list throws and writes nothing', 'not a number: its list throws and writes nothing'],
  },
  'reads large numbers as floats': {
    engine: (right) => ({
      ...right,
      async query(statement) {
        const rows = await right.query(statement);
        return rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? Math.fround(value) : value]),
          ),
        );
      },
    }),
    noticedBy: ['amounts are exact up to the largest safe integer', 'payment.insert keeps every field'],
  },
  'reads from a copy that lags': {
    store: (right) => {
      const seen = new Map<string, ReturnType<StoreReads['paymentById']>>();
      const paymentById: StoreReads['paymentById'] = (id) => {
        const found = seen.get(id) ?? right.read.paymentById(id);
        seen.set(id, found);
        return found;
      };
      return { ...right, read: { ...right.read, paymentById } };
    },
    noticedBy: ['is seen by everybody once it is applied'],
  },
  'forgets leases': {
    store: (right) => ({
      ...right,
      claim: {
        ...right.claim,
        deliveries: (request) => right.claim.deliveries({ ...request, leaseMs: 0 }),
        attempts: (request) => right.claim.attempts({ ...request, leaseMs: 0 }),
        tasks: (request) => right.claim.tasks({ ...request, leaseMs: 0 }),
      },
    }),
    noticedBy: [
      'hand out nothing before it is due, and nothing twice',
      'hand out what is due and move the look-up',
      'hand out what is due, count it, and again when the lease ends',
      'hand out nothing twice, eight at once',
      'task.cancel is refused while the task is leased',
    ],
  },
  'forgets the cap': {
    store: (right) => ({
      ...right,
      claim: {
        ...right.claim,
        deliveries: (request) => right.claim.deliveries({ ...request, inFlightMax: 1_000 }),
      },
    }),
    noticedBy: ['hold an endpoint to its cap', 'hold the cap and hand out nothing twice, sixteen at once'],
  },
  'hands out under one token': {
    store: (right) => ({
      ...right,
      claim: { ...right.claim, deliveries: (request) => right.claim.deliveries({ ...request, leaseToken: 'lease' }) },
    }),
    noticedBy: ['a worker that was given up cannot settle what another one holds'],
  },
  'repeats the row of the cursor': {
    store: (right) =>
      onPayments(right, (page) => ({ ...page, afterId: page.afterId === null ? null : `${page.afterId}!` })),
    noticedBy: ['payments is walked in pages of any size'],
  },
  'skips a row after each page': {
    store: (right) =>
      onPayments(
        right,
        (page) => ({ ...page, limit: page.limit + 1 }),
        (rows, { afterId }) => rows.slice(afterId === null ? 0 : 1),
      ),
    noticedBy: ['payments is walked in pages of any size', 'payments goes newest first within a merchant and a mode'],
  },
  'goes to the start for a cursor that it does not know': {
    store: (right) => ({
      ...right,
      read: {
        ...right.read,
        async payments(filter, page) {
          const isKnown = page.afterId !== null && (await right.read.paymentById(page.afterId)) !== null;
          return right.read.payments(filter, isKnown ? page : { ...page, afterId: null });
        },
      },
    }),
    noticedBy: ['payments is walked in pages of any size'],
  },
};

describe('an engine that', { timeout: 30_000 }, () => {
  for (const [name, { engine, store, noticedBy }] of Object.entries(WRONG)) {
    it(`${name} does not pass`, async () => {
      const suite = await open((right) => {
        const made = createSqlStore(engine?.(right) ?? right);
        return store?.(made) ?? made;
      });
      const wanted = noticedBy.map((title) => suite.titled(title));
      expect(await suite.failing(wanted.flat())).toEqual(wanted.flat());
    });
  }

  it('is right passes those very tests', async () => {
    const suite = await open(createSqlStore);
    const titles = Object.values(WRONG).flatMap(({ noticedBy }) => noticedBy.flatMap((title) => suite.titled(title)));
    expect(await suite.failing([...new Set(titles)])).toEqual([]);
  });
});

describe('a store that overlooks what one guard says', { timeout: 30_000 }, () => {
  /** Of these all rivals are applied: each only guards that its row is there, or that a fact holds. */
  const REFUSED_ELSEWHERE: Readonly<Record<string, string>> = {
    'principal.set_pin': 'changes to somebody who is not there are refused',
    'principal.set_password': 'changes to somebody who is not there are refused',
    'principal.clear_pin_failures': 'changes to somebody who is not there are refused',
    'session.end_refresh': 'session.end_refresh ends refreshing',
    'account.overdraw': 'account.overdraw takes a merchant below zero, and nobody else',
    'account.credit': 'account.credit is refused for one that is not there',
    'assert.api_key': 'assert.api_key: once the end is answered',
    'assert.session': 'assert.session: once the end is answered',
    'assert.merchant_active': 'assert.merchant_active: once the end is answered',
    'assert.agent_active': 'assert.agent_active: once the end is answered',
  };

  it('does not pass, whichever guard it is', async () => {
    let overlooked: string | null = null;
    const suite = await open((right) => {
      const store = createSqlStore(right);
      const commit: Store['commit'] = async (changes) => {
        const outcome: CommitOutcome = await store.commit(changes);
        return outcome.kind === 'refused' && outcome.guard === overlooked ? { kind: 'applied' } : outcome;
      };
      return { ...store, commit };
    });
    const rivals = suite.titled('for ').flatMap((title) => /^for (\S+) are applied/.exec(title)?.[1] ?? []);
    const guards = rivals as readonly ChangeType[];
    expect(guards.length).toBeGreaterThan(40);
    const unnoticed: string[] = [];
    for (const guard of guards) {
      overlooked = guard;
      const titles = suite.titled(REFUSED_ELSEWHERE[guard] ?? `for ${guard} are applied`);
      if ((await suite.failing(titles)).length !== titles.length) unnoticed.push(guard);
    }
    expect(unnoticed).toEqual([]);
  });
});

/** The store with its list of payments asked, and answered, in another way. */
function onPayments(
  right: Store,
  ask: (page: Page) => Page,
  answer: <Row>(rows: readonly Row[], page: Page) => readonly Row[] = (rows) => rows,
): Store {
  const payments: StoreReads['payments'] = async (filter, page) =>
    answer(await right.read.payments(filter, ask(page)), page).slice(0, page.limit);
  return { ...right, read: { ...right.read, payments } };
}

interface OpenSuite {
  /** Titles of the tests that begin so; at least one. */
  titled(start: string): readonly string[];
  /** Runs the tests with these titles, and returns those of them that fail. */
  failing(titles: readonly string[]): Promise<readonly string[]>;
}

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** The suite over stores on this engine, its tests gathered instead of run. */
async function open(openStore: (engine: Engine) => Store): Promise<OpenSuite> {
  const tests: { readonly title: string; readonly body: () => Promise<void> }[] = [];
  const begins: (() => Promise<void>)[] = [];
  runStoreConformance({
    name: 'wrong',
    async createDatabase() {
      const directory = await mkdtemp(join(tmpdir(), 'mitako-wrong-'));
      return {
        open: () => openStore(unsynced(createSqliteEngine(locate(join(directory, 'mitako.db'))))),
        drop: () => rm(directory, { recursive: true }),
      };
    },
    test: {
      describe: (_, body) => body(),
      it: (title, body) => void tests.push({ title, body }),
      beforeAll: (hook) => void begins.push(hook),
      afterAll: (hook) => void ends.push(hook),
    },
  });
  for (const begin of begins) await begin();
  return {
    titled(start) {
      const found = tests.flatMap(({ title }) => (title.startsWith(start) ? [title] : []));
      if (found.length === 0) throw new Error(`The suite has no test "${start}…".`);
      return found;
    },
    async failing(titles) {
      const failed = new Set<string>();
      for (const { title, body } of tests) {
        if (!titles.includes(title)) continue;
        await body().catch(() => failed.add(title));
      }
      return titles.filter((title) => failed.has(title));
    },
  };
}

/** Nobody pulls a plug here, and a hundred databases need not wait for the disk. */
function unsynced(engine: Engine): Engine {
  return { ...engine, commit: (statements) => engine.commit(statements, 'relaxed') };
}
