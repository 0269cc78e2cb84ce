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

// Tests of the conformance suite itself: engines with one defect each must fail the tests for it.

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
  /** Concurrent changes of these types are all applied: the guard only checks that the row exists or a fact holds. */
  const REFUSED_ELSEWHERE: Readonly<Record<string, string>> = {
    'event.keep': 'event.keep is refused for an event that is not there',
    'customer.set_name': 'customer.set_name replaces it, and is refused for an unknown customer',
    'customer.set_notes': 'customer.set_notes replaces them, and is refused for an unknown customer',
    'principal.set_pin': 'changes to an unknown principal are refused',
    'principal.set_password': 'changes to an unknown principal are refused',
    'principal.set_contact': 'principal.set_contact sets name and number',
    'principal.set_locale': 'principal.set_locale sets the language',
    'principal.set_email': 'principal.set_email is refused for an address that exists in the role',
    'principal.verify_phone':
      'principal.verify_phone takes the number from another account of the role, and is refused for an unknown one',
    'principal.verify_email': 'principal.verify_email and assert.email hold for the address of the account',
    'assert.email': 'principal.verify_email and assert.email hold for the address of the account',
    'assert.link_unused': 'link.use uses a link once, before it expires',
    'principal.clear_pin_failures': 'changes to an unknown principal are refused',
    'account.overdraw': 'account.overdraw makes only a merchant’s balance negative',
    'account.credit': 'account.credit is refused for an unknown account',
    'assert.api_key': 'assert.api_key: no list is applied',
    'assert.operator_key': 'assert.operator_key: no list is applied',
    'assert.session': 'assert.session: no list is applied',
    'principal.end_host': 'assert.host_answer holds for what was begun after',
    'assert.host_answer': 'assert.host_answer holds for what was begun after',
    'assert.members_below': 'assert.members_below counts members and invitations',
    'api_key.allow_from': 'api_key.allow_from is refused',
    'operator_key.rename': 'operator_key.rename is refused',
    'operator_key.allow_from': 'operator_key.allow_from is refused',
    'assert.membership': 'assert.membership: no list is applied',
    'session.prove_password': 'session.prove_password records the time',
    'assert.password_proven': 'assert.password_proven: no list is applied',
    'assert.password': 'assert.password: no list is applied',
    'assert.wallet': 'assert.wallet: no list is applied',
    'principal.set_frozen': 'changes to an unknown principal are refused',
    'principal.set_tier': 'changes to an unknown principal are refused',
    'assert.merchant_live': 'assert.merchant_live: no list is applied',
    'assert.merchant_active': 'assert.merchant_active: no list is applied',
    'assert.agent_active': 'assert.agent_active: no list is applied',
    'assert.method_offered': 'assert.method_offered: no list is applied',
    'assert.account_below': 'assert.account_below: no list is applied',
    'assert.payout_account': 'assert.payout_account: no list is applied',
    'assert.data_key': 'assert.data_key holds for the active version only',
    'assert.payment_link_open': 'assert.payment_link_open: no list is applied',
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
    const rivals = suite.titled('of type ').flatMap((title) => /^of type (\S+) are applied/.exec(title)?.[1] ?? []);
    const guards = rivals as readonly ChangeType[];
    expect(guards.length).toBeGreaterThan(40);
    const unnoticed: string[] = [];
    for (const guard of guards) {
      overlooked = guard;
      const titles = suite.titled(REFUSED_ELSEWHERE[guard] ?? `of type ${guard} are applied`);
      if ((await suite.failing(titles)).length !== titles.length) unnoticed.push(guard);
    }
    expect(unnoticed).toEqual([]);
  });
});

interface OpenSuite {
  /** Titles of the tests with this prefix; at least one. */
  titled(start: string): readonly string[];
  /** Runs the tests with these titles, and returns the titles of those that fail. */
  failing(titles: readonly string[]): Promise<readonly string[]>;
}

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

/** The suite for stores on this engine, with its tests collected instead of run. */
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

/** No test cuts the power, so a hundred databases need not wait for the disk. */
function unsynced(engine: Engine): Engine {
  return { ...engine, commit: (statements) => engine.commit(statements, 'relaxed') };
}
