import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeType, CommitOutcome, EngineStore } from '@mitako/core/engine';
import { createSqlStore, type Engine } from '@mitako/sql';
import { runStoreConformance } from '@mitako/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createSqliteEngine } from '../src/engine.ts';
import { locate } from '../src/location.ts';
import { WRONG } from './wrong-engines.ts';

// That the conformance suite passes says something only if it fails where an engine is wrong. Here are engines that are:
// each breaks one promise, and the tests that hold it to that promise must fail.

describe('an engine that', () => {
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

  it('is correct passes those tests', async () => {
    const suite = await open(createSqlStore);
    const titles = Object.values(WRONG).flatMap(({ noticedBy }) => noticedBy.flatMap((title) => suite.titled(title)));
    expect(await suite.failing([...new Set(titles)])).toEqual([]);
  });
});

describe('a store that ignores one guard', () => {
  /** Of these all rivals are applied: each only guards that its row is there, or that a fact holds. */
  const REFUSED_ELSEWHERE: Readonly<Record<string, string>> = {
    'principal.set_pin': 'changes to somebody who is not there are refused',
    'principal.set_password': 'changes to somebody who is not there are refused',
    'principal.clear_pin_failures': 'changes to somebody who is not there are refused',
    'account.overdraw': 'account.overdraw takes a merchant below zero, and nobody else',
    'account.credit': 'account.credit is refused for one that is not there',
    'assert.api_key': 'assert.api_key: once the end is answered',
    'assert.session': 'assert.session: once the end is answered',
    'session.prove_password': 'session.prove_password notes when',
    'assert.password_proven': 'assert.password_proven: once the end is answered',
    'assert.password': 'assert.password: once the end is answered',
    'assert.merchant_live': 'assert.merchant_live: once the end is answered',
    'assert.merchant_active': 'assert.merchant_active: once the end is answered',
    'assert.agent_active': 'assert.agent_active: once the end is answered',
    'assert.api_keys_below': 'assert.api_keys_below counts active keys of the merchant and mode',
  };

  it('does not pass, for every guard', async () => {
    let overlooked: string | null = null;
    const suite = await open((right) => {
      const store = createSqlStore(right);
      const commit: EngineStore['commit'] = async (changes) => {
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
async function open(openStore: (engine: Engine) => EngineStore): Promise<OpenSuite> {
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
