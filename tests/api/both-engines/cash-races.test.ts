import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  askForCode,
  cashIn,
  cashOut,
  codeFor,
  createAgent,
  createUser,
  floatHolds,
  moveFloat,
  persistently,
  receiptIn,
  USER_PIN,
  userWith,
  walletHolds,
  wrongCode,
  type Person,
} from '../support/cash.ts';
import { asOperator, closeWithConsistentLedger } from '../support/money.ts';
import { dataOf, detailsOf, openGateway, payFromWallet, type Reply, type TestGateway } from '../support.ts';

let api: TestGateway;

beforeEach(async () => {
  api = await openGateway();
});
afterEach(() => closeWithConsistentLedger(api));

function agents(count: number): Promise<readonly Person[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => createAgent(api, `agent-${index}@shop.example`)));
}

/** One of them, in turn. */
function inTurn(people: readonly Person[], index: number): Person {
  const person = people[index % people.length];
  if (person === undefined) throw new Error('there is no such person');
  return person;
}

/** Number of each response: `{ '201': 5, LIMIT_EXCEEDED: 7 }`. */
function tally(answers: readonly Reply[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = body.code ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test('twelve concurrent cash-ins never exceed the daily limit', async () => {
  const [agent] = await agents(1);
  if (agent === undefined) throw new Error('no agent');
  dataOf(await moveFloat(api, agent.id, 1_000_000), 201);
  const limits = { cash_in_per_day_max: 50_000 };
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { limits }), 200);
  const users = await Promise.all([1, 2, 3].map((index) => createUser(api, `user-${index}@example.cm`)));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => persistently(() => cashIn(api, agent, inTurn(users, index).id, 10_000))),
  );
  expect(tally(answers)).toEqual({ '201': 5, LIMIT_EXCEEDED: 7 });
  expect(await floatHolds(api, agent)).toBe(950_000);
  const held = await Promise.all(users.map((user) => walletHolds(api, user)));
  expect(held.reduce((sum, amount) => sum + amount, 0)).toBe(50_000);
});

test('twelve concurrent cash-ins never exceed the float', async () => {
  const [agent] = await agents(1);
  if (agent === undefined) throw new Error('no agent');
  dataOf(await moveFloat(api, agent.id, 35_000), 201);
  const user = await createUser(api, 'user@example.cm');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => persistently(() => cashIn(api, agent, user.id, 10_000))),
  );
  expect(tally(answers)).toEqual({ '201': 3, INSUFFICIENT_FLOAT: 9 });
  expect([await floatHolds(api, agent), await walletHolds(api, user)]).toEqual([5_000, 30_000]);
});

test('two agents credit one wallet concurrently, and nothing is lost', async () => {
  const both = await agents(2);
  for (const { id } of both) dataOf(await moveFloat(api, id, 30_000), 201);
  const user = await createUser(api, 'user@example.cm');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => persistently(() => cashIn(api, inTurn(both, index), user.id, 5_000))),
  );
  expect(tally(answers)).toEqual({ '201': 12 });
  expect(await walletHolds(api, user)).toBe(60_000);
  expect(await Promise.all(both.map((agent) => floatHolds(api, agent)))).toEqual([0, 0]);
});

test('of eight concurrent uses of one code one is paid out', async () => {
  const both = await agents(2);
  const user = await userWith(api, inTurn(both, 0), 'user@example.cm', 50_000);
  const code = await codeFor(api, user, 10_000);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => persistently(() => cashOut(api, inTurn(both, index), user.email, code))),
  );
  expect(tally(answers)).toEqual({ '201': 1, CASH_OUT_CODE_INVALID: 7 });
  expect(await walletHolds(api, user)).toBe(40_000);
  const floats = await Promise.all(both.map((agent) => floatHolds(api, agent)));
  expect(floats.toSorted((left, right) => left - right)).toEqual([0, 10_000]);
});

test('of many concurrent guesses five are compared', async () => {
  const all = await agents(6);
  const user = await userWith(api, inTurn(all, 0), 'user@example.cm', 50_000);
  const code = await codeFor(api, user, 10_000);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      persistently(() => cashOut(api, inTurn(all, index), user.email, wrongCode(code))),
    ),
  );
  const left = answers.map((answer) => detailsOf(answer, 'CASH_OUT_CODE_INVALID')['attempts_left']);
  expect(left.toSorted((one, other) => Number(one) - Number(other))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
  detailsOf(await cashOut(api, inTurn(all, 0), user.email, code), 'CASH_OUT_CODE_INVALID');
  expect(await walletHolds(api, user)).toBe(50_000);
});

test('concurrent uses of code after code never make a wallet negative', async () => {
  const all = await agents(6);
  const user = await userWith(api, inTurn(all, 0), 'user@example.cm', 45_000);
  for (let round = 0; round < 4; round += 1) {
    const code = await codeFor(api, user, 10_000);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => persistently(() => cashOut(api, inTurn(all, index), user.email, code))),
    );
    expect(tally(answers)).toEqual({ '201': 1, CASH_OUT_CODE_INVALID: 11 });
  }
  detailsOf(await askForCode(api, user, 10_000), 'INSUFFICIENT_FUNDS');
  expect(await walletHolds(api, user)).toBe(5_000);
  const floats = await Promise.all(all.map((agent) => floatHolds(api, agent)));
  expect(floats.reduce((sum, amount) => sum + amount, 0)).toBe(40_000);
}, 60_000);

test('a cash-out and eleven concurrent payments spend the balance and no more', async () => {
  const [agent] = await agents(1);
  if (agent === undefined) throw new Error('no agent');
  const user = await userWith(api, agent, 'user@example.cm', 35_000);
  const slugs = await Promise.all(
    Array.from({ length: 11 }, async () => {
      const bearer = api.seed.merchant.liveKey;
      const body = { amount: 10_000, currency: 'XAF' };
      const created = await api.request('POST', '/gateway/payments', { bearer, body });
      return dataOf<{ payment: { slug: string } }>(created, 201).payment.slug;
    }),
  );
  const code = await codeFor(api, user, 10_000);
  const answers = await Promise.all([
    persistently(() => cashOut(api, agent, user.email, code)),
    ...slugs.map((slug) => persistently(() => payFromWallet(api, slug, user.token, { pin: USER_PIN }))),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.code === 'INSUFFICIENT_FUNDS')).toHaveLength(9);
  expect(await walletHolds(api, user)).toBe(5_000);
}, 60_000);

const PIN_LEASE_MS = 5_000;

/** A gateway in which this many cash operations are decided on the same state before the first is written. */
function openForRivals(count: number): Promise<TestGateway> {
  const waiting: (() => void)[] = [];
  return openGateway({}, (store) => ({
    ...store,
    async commit(changes) {
      if (waiting.length < count && changes.some(({ type }) => type === 'daily_total.add')) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          // One PIN of a person is verified at a time: the next has its turn when this one's lease has ended.
          api.clock.advance(PIN_LEASE_MS);
          if (waiting.length === count) for (const go of waiting) go();
        });
      }
      return store.commit(changes);
    },
  }));
}

test.each([
  ['the limit of the day', { perDay: 25_000, float: 1_000_000 }, 'LIMIT_EXCEEDED'],
  ['the float', { perDay: 1_000_000, float: 25_000 }, 'INSUFFICIENT_FLOAT'],
] as const)('of four decisions on the same state, as many succeed as %s allows', async (_, { perDay, float }, code) => {
  await api.close();
  api = await openForRivals(4);
  const agent = await createAgent(api, 'un@shop.example', { cash_in_per_day_max: perDay });
  dataOf(await moveFloat(api, agent.id, float), 201);
  const user = await createUser(api, 'user@example.cm');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => persistently(() => cashIn(api, agent, user.id, 10_000))),
  );
  expect(tally(answers)).toEqual({ '201': 2, [code]: 2 });
  expect(await walletHolds(api, user)).toBe(20_000);
});

test('an agent suspended between decision and commit moves nothing', async () => {
  await api.close();
  let beforeCash: (() => Promise<void>) | null = null;
  api = await openGateway({}, (store) => ({
    ...store,
    async commit(changes) {
      const meanwhile = changes.some(({ type }) => type === 'daily_total.add') ? beforeCash : null;
      await meanwhile?.();
      return store.commit(changes);
    },
  }));
  const [agent] = await agents(1);
  if (agent === undefined) throw new Error('no agent');
  const user = await userWith(api, agent, 'user@example.cm', 50_000);
  const code = await codeFor(api, user, 10_000);
  beforeCash = async () => {
    dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: true }), 200);
  };
  detailsOf(await cashOut(api, agent, user.email, code), 'ACCOUNT_SUSPENDED');
  expect([await walletHolds(api, user), await floatHolds(api, agent)]).toEqual([50_000, 0]);
});

test('an agent suspended meanwhile moves nothing more', async () => {
  const [agent] = await agents(1);
  if (agent === undefined) throw new Error('no agent');
  dataOf(await moveFloat(api, agent.id, 1_000_000), 201);
  const user = await createUser(api, 'user@example.cm');
  const [suspended, ...answers] = await Promise.all([
    asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: true }),
    ...Array.from({ length: 4 }, () => persistently(() => cashIn(api, agent, user.id, 10_000))),
  ]);
  dataOf(suspended, 200);
  const moved = answers.filter(({ status }) => status === 201);
  for (const answer of answers.filter((other) => !moved.includes(other))) detailsOf(answer, 'ACCOUNT_SUSPENDED');
  for (const answer of moved) receiptIn(answer);
  detailsOf(await cashIn(api, agent, user.id, 10_000), 'ACCOUNT_SUSPENDED');
  expect(await walletHolds(api, user)).toBe(moved.length * 10_000);
});
