import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  cashIn,
  cashOut,
  codeFor,
  createAgent,
  createUser,
  moveFloat,
  type Person,
  persistently,
  walletHolds,
} from '../support/cash.ts';
import { asOperator, closeWithConsistentLedger } from '../support/money.ts';
import { createPayment, dataOf, openGateway, payFromWallet, type Reply, type TestGateway } from '../support.ts';

const PIN = '5829';

let api: TestGateway;
beforeEach(async () => {
  api = await openGateway({
    walletTiers: {
      unverified: {
        balanceMax: 45_000,
        pay: { perDay: 35_000, perMonth: 55_000 },
        cashIn: { perDay: 100_000 },
        cashOut: { perDay: 25_000 },
      },
    },
  });
});
afterEach(() => closeWithConsistentLedger(api));

function tally(answers: readonly Reply[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = body.code ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

async function agents(count: number): Promise<readonly Person[]> {
  const all: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const agent = await createAgent(api, `agent-${index}@shop.example`);
    dataOf(await moveFloat(api, agent.id, 1_000_000), 201);
    all.push(agent);
  }
  return all;
}

test('eight payments at once never exceed what a wallet may pay in a day', async () => {
  const user = await createUser(api, 'awa@example.cm');
  const slugs = await Promise.all(
    Array.from({ length: 8 }, async () => (await createPayment(api, { amount: 10_000 })).slug),
  );
  const answers = await Promise.all(
    slugs.map((slug) => persistently(() => payFromWallet(api, slug, user.token, { pin: PIN }))),
  );
  expect(tally(answers)).toEqual({ '200': 3, LIMIT_EXCEEDED: 5 });
  expect(await walletHolds(api, user, 'test')).toBe(1_000_000_000 - 30_000);
});

test('agents who credit one wallet at once never exceed what it may hold', async () => {
  const user = await createUser(api, 'awa@example.cm');
  const three = await agents(3);
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) =>
      persistently(() => cashIn(api, three[index % 3] as Person, user.id, 10_000)),
    ),
  );
  expect(tally(answers)).toEqual({ '201': 4, LIMIT_EXCEEDED: 5 });
  expect(await walletHolds(api, user)).toBe(40_000);
});

test('cash-outs of a day stay within the limit, whoever pays them', async () => {
  const user = await createUser(api, 'awa@example.cm');
  const [one, other] = (await agents(2)) as [Person, Person];
  dataOf(await cashIn(api, one, user.id, 45_000), 201);
  dataOf(await cashOut(api, one, user.id, await codeFor(api, user, 15_000)), 201);
  const code = await codeFor(api, user, 10_000);
  const answers = await Promise.all(
    [one, other].map((agent) => persistently(() => cashOut(api, agent, user.id, code))),
  );
  expect(tally(answers)['201']).toBe(1);
  expect(await walletHolds(api, user)).toBe(20_000);
});

test('a tier that is lowered beside a payment applies to it, or comes after it', async () => {
  const user = await createUser(api, 'awa@example.cm');
  for (let round = 0; round < 6; round += 1) {
    dataOf(await asOperator(api, 'PUT', `/admin/users/${user.id}/tier`, { identified: true }), 200);
    const { slug } = await createPayment(api, { amount: 60_000 });
    const [paid, lowered] = await Promise.all([
      persistently(() => payFromWallet(api, slug, user.token, { pin: PIN })),
      asOperator(api, 'PUT', `/admin/users/${user.id}/tier`, { identified: false }),
    ]);
    expect(lowered.status).toBe(200);
    expect(['200', 'LIMIT_EXCEEDED']).toContain(paid.body.code ?? String(paid.status));
  }
  const { slug } = await createPayment(api, { amount: 60_000 });
  expect((await payFromWallet(api, slug, user.token, { pin: PIN })).body.code).toBe('LIMIT_EXCEEDED');
});
