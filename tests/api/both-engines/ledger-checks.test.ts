import type { LedgerCheck, Pagination } from '@mitako/contract/names';
import type { GatewayOptions, LogFields, Logger } from '@mitako/core';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import { afterEach, expect, test } from 'vitest';
import { asOperator } from '../support/money.ts';
import {
  dataOf,
  DAY,
  detailsOf,
  MINUTE,
  openGateway,
  paidPayment,
  SECOND,
  send,
  testKey,
  type Reply,
  type TestGateway,
} from '../support.ts';

const opened: TestGateway[] = [];

afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function open(
  options: Partial<GatewayOptions> = {},
  wrap?: (store: EngineStore) => EngineStore,
): Promise<TestGateway> {
  const api = await openGateway(options, wrap);
  opened.push(api);
  return api;
}

function ask(api: TestGateway, idempotencyKey?: string): Promise<Reply> {
  return asOperator(api, 'POST', '/admin/ledger-checks', undefined, idempotencyKey);
}

function asked(answer: Reply): LedgerCheck {
  return dataOf<{ ledger_check: LedgerCheck }>(answer, 202).ledger_check;
}

async function read(api: TestGateway, id: string): Promise<LedgerCheck> {
  const answer = await asOperator(api, 'GET', `/admin/ledger-checks/${id}`);
  return dataOf<{ ledger_check: LedgerCheck }>(answer, 200).ledger_check;
}

async function list(api: TestGateway): Promise<readonly LedgerCheck[]> {
  const answer = await asOperator(api, 'GET', '/admin/ledger-checks');
  return dataOf<{ ledger_checks: readonly LedgerCheck[]; pagination: Pagination }>(answer, 200).ledger_checks;
}

/** Logged errors. */
function errors(): Logger & { readonly logged: (readonly [LogFields, string])[] } {
  const logged: (readonly [LogFields, string])[] = [];
  const silent = (): void => undefined;
  return {
    logged,
    debug: silent,
    info: silent,
    warn: silent,
    error: (fields, message) => logged.push([fields, message]),
  };
}

/** A store that returns each transfer with more credited than debited. */
function lying(store: EngineStore): EngineStore {
  return {
    ...store,
    audit: {
      ...store.audit,
      transfers: async (page) =>
        (await store.audit.transfers(page)).map((audited) => ({
          ...audited,
          entries: audited.entries.map((entry) => ({ ...entry, amount: entry.amount + 1 })),
        })),
    },
  };
}

/** A store that pauses before it reads transfers. */
function stuck(): {
  readonly wrap: (store: EngineStore) => EngineStore;
  readonly begun: Promise<void>;
  release(): void;
} {
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  return {
    begun: begun.promise,
    release: go.resolve,
    wrap: (store) => ({
      ...store,
      audit: {
        ...store.audit,
        async transfers(page) {
          begun.resolve();
          await go.promise;
          return store.audit.transfers(page);
        },
      },
    }),
  };
}

test('is requested, runs in the background, and reports how much it checked', async () => {
  const api = await open();
  await paidPayment(api);
  await api.advance(0);
  const check = asked(await ask(api));
  expect(check).toEqual({
    id: expect.stringMatching(/^chk_/),
    status: 'running',
    requested_by: expect.stringMatching(/^opk_/),
    created_at: new Date(api.clock.now()).toISOString(),
    started_at: null,
    finished_at: null,
    checked: { transfers: 0, entries: 0, accounts: 0, payments: 0, settlements: 0 },
    problems_count: 0,
    problems: [],
    digest: null,
  });
  expect(await read(api, check.id)).toEqual(check);
  await api.advance(SECOND);
  const { checked, digest } = await api.gateway.ledger.verify();
  const now = new Date(api.clock.now()).toISOString();
  expect(await read(api, check.id)).toEqual({
    ...check,
    status: 'right',
    started_at: now,
    finished_at: now,
    checked,
    digest,
  });
  expect(checked.payments).toBe(1);
});

test('of two concurrent requests one runs, and the next when it has ended', async () => {
  const api = await open();
  const answers = await Promise.all([ask(api), ask(api)]);
  const [taken] = answers.filter(({ status }) => status === 202);
  const [refused] = answers.filter(({ status }) => status !== 202);
  if (taken === undefined || refused === undefined) throw new Error('not one of two was refused');
  const { id } = asked(taken);
  expect(detailsOf(refused, 'LEDGER_CHECK_RUNNING')).toEqual({ ledger_check_id: id });
  detailsOf(await ask(api), 'LEDGER_CHECK_RUNNING');
  await api.advance(0);
  const next = asked(await ask(api));
  expect((await list(api)).map((check) => check.id)).toEqual([next.id, id]);
});

test('is requested once with one key', async () => {
  const api = await open();
  const first = await ask(api, 'one');
  expect((await ask(api, 'one')).text).toBe(first.text);
  expect(await list(api)).toHaveLength(1);
});

test('runs automatically once a day, ten minutes after it began in UTC, in one of several processes', async () => {
  const api = await open({ ledgerCheck: { everyHours: 24 } });
  api.clock.advance(10 * MINUTE);
  await api.advance(0);
  expect(await list(api)).toMatchObject([{ status: 'right', requested_by: 'schedule' }]);
  await api.advance(DAY - SECOND);
  expect(await list(api)).toHaveLength(1);
  api.clock.advance(SECOND);
  await Promise.all([api.gateway.runDue(), api.gateway.runDue()]);
  expect(await list(api)).toMatchObject([{ status: 'right' }, { status: 'right' }]);
});

test('does not run when it is off, unless requested', async () => {
  const api = await open({ ledgerCheck: 'off' });
  await api.advance(2 * DAY);
  expect(await list(api)).toEqual([]);
  asked(await ask(api));
  await api.advance(0);
  expect(await list(api)).toMatchObject([{ status: 'right' }]);
});

test('reports problems, the first 50 findings in words, and logs what to do', async () => {
  const logger = errors();
  const api = await open({ logger }, lying);
  for (let count = 0; count < 9; count += 1) await paidPayment(api);
  const { id } = asked(await ask(api));
  await api.advance(0);
  const check = await read(api, id);
  expect(check.status).toBe('wrong');
  expect(check.problems_count).toBeGreaterThan(50);
  expect(check.problems).toHaveLength(50);
  expect(check.problems.map(({ code }) => code)).toContain('transfer_unbalanced');
  expect(check.problems[0]?.message).toMatch(/\.$/);
  expect(logger.logged).toContainEqual([
    { check_id: id, problems: check.problems_count },
    expect.stringContaining('hold payouts'),
  ]);
});

test('extends its lease as long as it runs, and no other process starts it', async () => {
  const { wrap, begun, release } = stuck();
  const api = await open({}, wrap);
  const { id } = asked(await ask(api));
  const work = api.gateway.runDue();
  await begun;
  for (let second = 0; second < 120; second += 15) {
    api.clock.advance(15 * SECOND);
    const endsAtMs = api.clock.now() + 60 * SECOND;
    await expect
      .poll(async () => (await engineStore(api.gateway.store).read.ledgerCheckById(id))?.claimableAtMs)
      .toBe(endsAtMs);
    expect((await read(api, id)).status).toBe('running');
  }
  release();
  await work;
  expect(await read(api, id)).toMatchObject({ status: 'right' });
  expect((await engineStore(api.gateway.store).read.ledgerCheckById(id))?.attemptsCount).toBe(1);
});

test('whose lease is not renewed for a fault logs it, and ends', async () => {
  const { wrap, begun, release } = stuck();
  const logger = errors();
  const api = await open({ logger }, (own) => {
    const store = wrap(own);
    const commit: EngineStore['commit'] = (changes) =>
      changes.some(({ type }) => type === 'ledger_check.renew')
        ? Promise.reject(new TypeError('a fault of ours'))
        : store.commit(changes);
    return { ...store, commit };
  });
  const { id } = asked(await ask(api));
  const work = api.gateway.runDue();
  await begun;
  api.clock.advance(15 * SECOND);
  await expect
    .poll(() => logger.logged)
    .toMatchObject([[{ check_id: id, error: { message: 'a fault of ours' } }, 'lease of a ledger check not renewed']]);
  release();
  await work;
  expect(await read(api, id)).toMatchObject({ status: 'right' });
});

test('of a process that died is interrupted, and is restarted from the beginning by the next', async () => {
  const api = await open();
  const { id } = asked(await ask(api));
  const lease = { nowMs: api.clock.now(), limit: 1, leaseMs: MINUTE, leaseToken: 'of the dead' };
  await engineStore(api.gateway.store).claim.ledgerChecks(lease);
  await api.advance(MINUTE - 1);
  expect((await read(api, id)).status).toBe('running');
  api.clock.advance(1);
  expect(await read(api, id)).toMatchObject({ status: 'interrupted', finished_at: null });
  detailsOf(await ask(api), 'LEDGER_CHECK_RUNNING');
  await api.advance(0);
  expect(await read(api, id)).toMatchObject({ status: 'right' });
});

test('that crashed five processes is given up, with a log entry', async () => {
  const logger = errors();
  const api = await open({ logger });
  const { id } = asked(await ask(api));
  for (let died = 0; died < 5; died += 1) {
    const lease = { nowMs: api.clock.now(), limit: 1, leaseMs: MINUTE, leaseToken: `of dead ${died}` };
    expect(await engineStore(api.gateway.store).claim.ledgerChecks(lease)).toHaveLength(1);
    api.clock.advance(MINUTE);
  }
  await api.advance(0);
  expect(await read(api, id)).toMatchObject({ status: 'interrupted', finished_at: expect.any(String) });
  expect(logger.logged).toMatchObject([
    [{ check_id: id, attempts: 5 }, expect.stringContaining('ledger check incomplete')],
  ]);
  asked(await ask(api));
});

test('is released by a process that stops, for the next to start at once', async () => {
  const { wrap, begun, release } = stuck();
  const api = await open({}, (own) => ({ ...wrap(own), close: () => Promise.resolve() }));
  const { id } = asked(await ask(api));
  const work = api.gateway.runDue();
  await begun;
  const closing = api.close();
  release();
  await Promise.all([work, closing]);
  const { read: reads } = engineStore(api.gateway.store);
  expect(await reads.ledgerCheckById(id)).toMatchObject({ status: 'running', claimableAtMs: api.clock.now() });
});

test('is readable by the operator only', async () => {
  const api = await open();
  detailsOf(await asOperator(api, 'GET', '/admin/ledger-checks/chk_1'), 'LEDGER_CHECK_NOT_FOUND');
  for (const [method, path] of [
    ['POST', '/admin/ledger-checks'],
    ['GET', '/admin/ledger-checks'],
    ['GET', '/admin/ledger-checks/chk_1'],
  ] as const) {
    detailsOf(await send(api, method, path, { bearer: testKey(api) }), 'INVALID_API_KEY');
    detailsOf(await send(api, method, path), 'AUTHENTICATION_REQUIRED');
  }
  await expect(open({ ledgerCheck: { everyHours: 0 } })).rejects.toThrow(RangeError);
});
