import type { Principal } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import {
  askForCode,
  cashIn,
  cashOut,
  codeFor,
  createAgent,
  createUser,
  floatHolds,
  moveFloat,
  receiptIn,
  statement,
  userWith,
  walletHolds,
  type Person,
} from './support/cash.ts';
import { accountHolds, closeWithConsistentLedger } from './support/money.ts';
import { createPayment, dataOf, detailsOf, gatewayForEachTest, payFromWallet } from './support.ts';

// Test money and live money never mix; every crossing is attempted.

const api = gatewayForEachTest(closeWithConsistentLedger);
let agent: Person;
let sandboxAgent: Person;
let user: Person;
let sandboxUser: Person;

beforeEach(async () => {
  agent = await createAgent(api, 'un@shop.example');
  user = await userWith(api, agent, 'user@example.cm', 50_000);
  sandboxUser = await sandboxPerson('success@sandbox.test');
  sandboxAgent = { ...api.seed.agent, token: await api.login(api.seed.agent.email, { role: 'agent' }) };
});

async function sandboxPerson(email: string): Promise<Person> {
  const token = await api.login(email);
  const me = dataOf<{ principal: Principal }>(await api.request('GET', '/auth/user/me', { bearer: token }), 200);
  return { id: me.principal.id, email, token };
}

const SANDBOX_PIN = '1234';

test('a sandbox agent has test mode only', async () => {
  const { pin } = api.seed.agent;
  detailsOf(await cashIn(api, sandboxAgent, user.id, 1000, { pin, mode: 'live' }), 'MODE_MISMATCH');
  detailsOf(await cashOut(api, sandboxAgent, user.email, '123456', { pin, mode: 'live' }), 'MODE_MISMATCH');
  for (const path of ['/agent/float', '/agent/transactions', '/agent/transactions/tx_1']) {
    const answer = await api.request('GET', `${path}?mode=live`, { bearer: sandboxAgent.token });
    detailsOf(answer, 'MODE_MISMATCH');
  }
  detailsOf(await moveFloat(api, sandboxAgent.id, 1000), 'MODE_MISMATCH');
  expect(receiptIn(await cashIn(api, sandboxAgent, user.id, 1000, { pin })).livemode).toBe(false);
  expect([await walletHolds(api, user), await walletHolds(api, user, 'test')]).toEqual([50_000, 1_000_001_000]);
});

test('a sandbox user has test mode only', async () => {
  detailsOf(await askForCode(api, sandboxUser, 1000, { pin: SANDBOX_PIN, mode: 'live' }), 'MODE_MISMATCH');
  detailsOf(await cashIn(api, agent, sandboxUser.id, 1000), 'MODE_MISMATCH');
  const code = await codeFor(api, sandboxUser, 1000, { pin: SANDBOX_PIN });
  detailsOf(await cashOut(api, agent, sandboxUser.email, code), 'MODE_MISMATCH');
  expect(receiptIn(await cashOut(api, agent, sandboxUser.email, code, { mode: 'test' })).livemode).toBe(false);
  expect(await walletHolds(api, sandboxUser)).toBe(999_999_000);
});

test('whether a user is a sandbox account is revealed only with the right PIN', async () => {
  detailsOf(await cashIn(api, agent, sandboxUser.id, 1000, { pin: '0000' }), 'INVALID_PIN');
});

test('a test float funds test wallets, a live float live ones', async () => {
  receiptIn(await cashIn(api, agent, user.id, 7000, { mode: 'test' }));
  expect([await walletHolds(api, user), await walletHolds(api, user, 'test')]).toEqual([50_000, 1_000_007_000]);
  expect([await floatHolds(api, agent), await floatHolds(api, agent, 'test')]).toEqual([0, 999_993_000]);
  // The live float is empty, however much test money there is.
  detailsOf(await cashIn(api, agent, user.id, 1), 'INSUFFICIENT_FLOAT');
});

test('insufficient@ stays insufficient, whatever an agent puts into its wallet', async () => {
  const poor = await sandboxPerson('insufficient@sandbox.test');
  receiptIn(await cashIn(api, agent, poor.id, 7000, { mode: 'test' }));
  const { slug } = await createPayment(api, { amount: 1000 });
  detailsOf(await payFromWallet(api, slug, poor.token), 'INSUFFICIENT_FUNDS');
  expect(await walletHolds(api, poor, 'test')).toBe(7000);
});

test('a code for test money pays out no live money, and vice versa', async () => {
  const testCode = await codeFor(api, user, 1000, { mode: 'test' });
  detailsOf(await cashOut(api, agent, user.email, testCode), 'CASH_OUT_CODE_INVALID');
  const liveCode = await codeFor(api, user, 1000);
  if (liveCode !== testCode) {
    detailsOf(await cashOut(api, agent, user.email, liveCode, { mode: 'test' }), 'CASH_OUT_CODE_INVALID');
  }
  receiptIn(await cashOut(api, agent, user.email, testCode, { mode: 'test' }));
  receiptIn(await cashOut(api, agent, user.email, liveCode));
  expect([await walletHolds(api, user), await walletHolds(api, user, 'test')]).toEqual([49_000, 999_999_000]);
});

test('a code is limited by the wallet of its own mode', async () => {
  detailsOf(await askForCode(api, user, 50_001), 'INSUFFICIENT_FUNDS');
  await codeFor(api, user, 50_001, { mode: 'test' });
});

test('statements show one mode each', async () => {
  receiptIn(await cashIn(api, agent, user.id, 7000, { mode: 'test' }));
  const modes = async (mode?: 'live' | 'test'): Promise<readonly boolean[]> =>
    [...(await statement(api, '/wallet', user, mode)), ...(await statement(api, '/agent', agent, mode))].map(
      ({ livemode }) => livemode,
    );
  expect(await modes()).toEqual([true, true, true]);
  expect(await modes('test')).toEqual([false, false, false, false]);
});

test('live money comes from the bank only, test money from the issue account only', async () => {
  const other = await createUser(api, 'other@example.cm');
  receiptIn(await cashIn(api, agent, other.id, 7000, { mode: 'test' }));
  expect(await accountHolds(api, 'bank:rail_clearing', true)).toBe(-50_000);
  expect(await accountHolds(api, 'bank:rail_clearing')).toBe(0);
  expect(await accountHolds(api, 'system:sandbox_issue', true)).toBe(0);
  // Four funded sandbox users, two registered ones, and two agents.
  expect(await accountHolds(api, 'system:sandbox_issue')).toBe(-8_000_000_000);
});
