import type { LedgerReport } from '@mitako/contract/names';
import type { EngineStore } from '@mitako/core/engine';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  HOUR,
  MINUTE,
  openGateway,
  payByPhone,
  payFromWallet,
  SECOND,
  testKey,
  type TestGateway,
} from '../support.ts';

let api: TestGateway;

beforeEach(async () => {
  api = await openGateway({}, smallPages);
  const terms = {
    fees: { basis_points: 250, fixed: 3 },
    settlement: { delay_seconds: 20, schedule: 'manual' },
  };
  await operator('PATCH', `/admin/merchants/${api.seed.merchant.id}`, terms);
});
afterEach(() => api.close());

const PROOFS = 10;
/** What happens during each check: without a limit, each would last as long as all before it, and see as much. */
const TURNS_PER_PROOF = 80;

/** Statements of all checks. */
let statements = 0;

/** So that rows change between any two statements of a check, not only between its parts. */
function smallPages(store: EngineStore): EngineStore {
  const counted = (): EngineStore['audit'] => {
    statements += 1;
    return store.audit;
  };
  const limit = 5;
  return {
    ...store,
    audit: {
      ...store.audit,
      transfers: (page) => counted().transfers({ ...page, limit }),
      accounts: (page) => counted().accounts({ ...page, limit }),
      payments: (page) => counted().payments({ ...page, limit }),
      settlements: (page) => counted().settlements({ ...page, limit }),
      chain: (id, after, count) => counted().chain(id, after, Math.min(count, 20)),
      orphanEntries: (after) => counted().orphanEntries(after, 20),
      settlementLines: (settlement, after) => counted().settlementLines(settlement, after, 20),
    },
  };
}

async function operator(method: string, path: string, body: object): Promise<number> {
  return (await api.request(method, path, { bearer: api.seed.operatorKey, body })).status;
}

/** Everything that moves money, concurrently. */
const TURNS = {
  async wallet(user: string) {
    const { id, slug } = await createPayment(api, { amount: 1_000 });
    dataOf(await payFromWallet(api, slug, user), 200);
    await refund(id, 100);
    await refund(id);
  },
  async phone(user: string) {
    const { id, slug } = await createPayment(api, { amount: 2_000 });
    dataOf(await payByPhone(api, slug, user, '+237653456789'), 202);
    await api.gateway.runDue();
    await refund(id, 500);
  },
  async disputes(user: string) {
    const { id, slug } = await createPayment(api, { amount: 3_000 });
    dataOf(await payFromWallet(api, slug, user), 200);
    await operator('POST', `/admin/payments/${id}/disputes`, { amount: 700 });
  },
  async settlements() {
    await operator('POST', `/admin/merchants/${api.seed.merchant.id}/settlements`, { livemode: false });
  },
  // Payers respond, credits are released, entries are posted, and the sandbox pays settlements.
  time: () => api.advance(15 * SECOND),
};

async function refund(id: string, amount?: number): Promise<void> {
  const body = amount === undefined ? {} : { amount };
  await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api), body });
}

test('verification succeeds at any moment of a gateway that charges, refunds, releases, posts and settles', async () => {
  let user = await api.login('success@sandbox.test');
  let loggedInAtMs = api.clock.now();
  // Something to settle from the start.
  for (let paid = 0; paid < 3; paid += 1) await TURNS.phone(user);
  await api.advance(MINUTE);
  const enough = new AbortController();
  let turns = 0;
  let proof = { from: statements, length: 1 };
  const reports: LedgerReport[] = [];
  // Spread over a check, by the length of the one before.
  const isTurn = (): boolean =>
    turns < TURNS_PER_PROOF * (reports.length + Math.min(1, (statements - proof.from) / proof.length));
  const work = Promise.all(
    Object.values(TURNS).map(async (turn) => {
      while (!enough.signal.aborted) {
        // Minutes pass with each check.
        if (api.clock.now() - loggedInAtMs > 5 * MINUTE) {
          loggedInAtMs = api.clock.now();
          user = await api.login('success@sandbox.test');
        }
        if (isTurn()) {
          turns += 1;
          await turn(user);
        }
        // Engines that never wait would leave no time for the check.
        await nextTurn();
      }
    }),
  );
  for (let proofs = 0; proofs < PROOFS; proofs += 1) {
    reports.push(await api.gateway.ledger.verify());
    proof = { from: statements, length: statements - proof.from };
  }
  enough.abort();
  await work;
  await api.advance(MINUTE);
  reports.push(await api.gateway.ledger.verify());
  expect(reports.flatMap(({ problems }) => problems)).toEqual([]);

  // The checks ran while everything moved.
  expect(new Set(reports.map(({ checked }) => checked.transfers)).size).toBeGreaterThan(2);
  const kinds = await Promise.all(
    ['settlements', 'refunds', 'disputes'].map(async (name) => {
      const answer = await api.request('GET', `/admin/${name}?limit=1`, { bearer: api.seed.operatorKey });
      return dataOf<Readonly<Record<string, readonly unknown[]>>>(answer, 200)[name]?.length;
    }),
  );
  expect(kinds).toEqual([1, 1, 1]);
}, 60_000);

test('the digest stays the same until something is booked', async () => {
  await api.gateway.runDue();
  const before = await api.gateway.ledger.verify();
  await api.advance(HOUR);
  expect((await api.gateway.ledger.verify()).digest).toBe(before.digest);
  const { slug } = await createPayment(api);
  dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200);
  await api.gateway.runDue();
  expect((await api.gateway.ledger.verify()).digest).not.toBe(before.digest);
});

test('it reports progress, and stops when it is aborted', async () => {
  const { slug } = await createPayment(api);
  dataOf(await payFromWallet(api, slug, await api.login('success@sandbox.test')), 200);
  const seen: number[] = [];
  const report = await api.gateway.ledger.verify({ onProgress: ({ entries }) => void seen.push(entries) });
  expect(seen.at(-1)).toBe(report.checked.entries);
  expect(seen).toEqual(seen.toSorted((left, right) => left - right));
  expect(seen.length).toBeGreaterThan(3);

  const stop = new AbortController();
  let pages = 0;
  const stopped = api.gateway.ledger.verify({
    signal: stop.signal,
    onProgress() {
      pages += 1;
      stop.abort(new Error('enough'));
    },
  });
  await expect(stopped).rejects.toThrow('enough');
  expect(pages).toBe(1);
});
