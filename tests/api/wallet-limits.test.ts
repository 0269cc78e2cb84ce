import type { UserRecord, Wallet } from '@mitako/contract/names';
import type { WalletTiers } from '@mitako/core';
import { captureMessages } from '@mitako/testing';
import { afterEach, expect, test } from 'vitest';
import {
  askForCode,
  cashIn,
  cashOut,
  codeFor,
  createAgent,
  createUser,
  lookUpHolders,
  moveFloat,
  type Person,
} from './support/cash.ts';
import { asOperator, closeWithConsistentLedger, refunded } from './support/money.ts';
import {
  createPayment,
  DAY,
  dataOf,
  detailsOf,
  openGateway,
  payFromWallet,
  type Reply,
  type TestGateway,
} from './support.ts';

const PIN = '5829';
const TIERS: WalletTiers = {
  unverified: {
    balanceMax: 200_000,
    pay: { max: 50_000, perDay: 80_000, perMonth: 120_000 },
    cashIn: { max: 100_000, perDay: 150_000 },
    cashOut: { perDay: 30_000 },
  },
  full: { pay: { max: 1_000_000 } },
};

let api: TestGateway;
afterEach(() => closeWithConsistentLedger(api));

async function open(walletTiers: WalletTiers | undefined = TIERS): Promise<Person> {
  api = await openGateway({ ...(walletTiers !== undefined && { walletTiers }) });
  return createUser(api, 'awa@example.cm');
}

async function pay(user: Person, amount: number): Promise<Reply> {
  const { slug } = await createPayment(api, { amount });
  return payFromWallet(api, slug, user.token, { pin: PIN });
}

async function limitsOf(user: Person, mode: 'live' | 'test' = 'test'): Promise<Wallet['limits']> {
  const reply = await api.request('GET', `/wallet?mode=${mode}`, { bearer: user.token });
  return dataOf<{ wallet: Wallet }>(reply, 200).wallet.limits;
}

function identified(user: Person, is: boolean): Promise<Reply> {
  return asOperator(api, 'PUT', `/admin/users/${user.id}/tier`, { identified: is });
}

async function agentWith(float: number): Promise<Person> {
  const agent = await createAgent(api, 'agent@shop.example');
  dataOf(await moveFloat(api, agent.id, float), 201);
  return agent;
}

test('without tiers a wallet pays any amount, and reads no limits', async () => {
  api = await openGateway();
  const user = await createUser(api, 'awa@example.cm');
  dataOf(await pay(user, 50_000_000), 200);
  expect(await limitsOf(user)).toBeNull();
});

test('a payment beyond the most of one is refused, says what is allowed, and counts no PIN', async () => {
  const user = await open();
  const { slug } = await createPayment(api, { amount: 50_001 });
  const refusal = await payFromWallet(api, slug, user.token, { pin: '0000' });
  expect(detailsOf(refusal, 'LIMIT_EXCEEDED')).toEqual({
    name: 'wallet_pay_max',
    limit: 50_000,
    remaining: 50_000,
    opens_at: null,
    tier: 'unverified',
  });
  dataOf(await pay(user, 50_000), 200);
});

test('payments of a day add up until midnight in Douala, and those of a month until its end', async () => {
  const user = await open();
  dataOf(await pay(user, 50_000), 200);
  const start = new Date(api.clock.now());
  const midnight = new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate(), 23),
  ).toISOString();
  expect(detailsOf(await pay(user, 30_001), 'LIMIT_EXCEEDED')).toMatchObject({
    name: 'wallet_pay_per_day_max',
    limit: 80_000,
    remaining: 30_000,
    opens_at: midnight,
  });
  dataOf(await pay(user, 30_000), 200);
  expect((await limitsOf(user))?.pay).toMatchObject({
    per_day_left: 0,
    per_month_left: 40_000,
    left: 0,
    opens_at: midnight,
  });

  await api.advance(DAY);
  const again = { ...user, token: await api.login(user.email, { role: 'user', password: 'a good password' }) };
  const refused = detailsOf(await pay(again, 40_001), 'LIMIT_EXCEEDED');
  expect(refused).toMatchObject({ name: 'wallet_pay_per_month_max', remaining: 40_000 });
  const opensAt = new Date(String(refused['opens_at']));
  expect(opensAt.toISOString()).toMatch(/T23:00:00\.000Z$/);
  dataOf(await pay(again, 40_000), 200);

  await api.advance(opensAt.getTime() - api.clock.now());
  const later = { ...user, token: await api.login(user.email, { role: 'user', password: 'a good password' }) };
  expect((await limitsOf(later))?.pay).toMatchObject({ per_month_left: 120_000, left: 50_000 });
});

test('a refusal is not kept: the same request succeeds once the limit has opened', async () => {
  const user = await open();
  dataOf(await pay(user, 50_000), 200);
  const { slug } = await createPayment(api, { amount: 40_000, expires_in: 604_800 });
  const request = (token: string) => payFromWallet(api, slug, token, { pin: PIN, idempotencyKey: 'pay-again' });
  detailsOf(await request(user.token), 'LIMIT_EXCEEDED');
  await api.advance(DAY);
  dataOf(await request(await api.login(user.email, { role: 'user', password: 'a good password' })), 200);
});

test('a refund arrives beyond every limit, and gives no room back', async () => {
  const user = await open();
  const { id, slug } = await createPayment(api, { amount: 50_000 });
  dataOf(await payFromWallet(api, slug, user.token, { pin: PIN }), 200);
  await refunded(api, id);
  expect((await limitsOf(user))?.pay.per_day_left).toBe(30_000);
});

test('cash in is limited by operation, day and balance, and the agent is not told the balance', async () => {
  const user = await open();
  const agent = await agentWith(1_000_000);
  expect(detailsOf(await cashIn(api, agent, user.id, 100_001), 'LIMIT_EXCEEDED')).toMatchObject({
    name: 'wallet_cash_in_max',
    remaining: 100_000,
  });
  dataOf(await cashIn(api, agent, user.id, 100_000), 201);
  const { holders } = dataOf<{ holders: readonly { readonly cash_in_left: number }[] }>(
    await lookUpHolders(api, agent, user.email),
    200,
  );
  expect(holders).toEqual([expect.objectContaining({ user_id: user.id, cash_in_left: 50_000 })]);
  dataOf(await cashIn(api, agent, user.id, 50_000), 201);
  expect(detailsOf(await cashIn(api, agent, user.id, 1), 'LIMIT_EXCEEDED')).toMatchObject({
    name: 'wallet_cash_in_per_day_max',
  });

  await api.advance(DAY);
  const next = { ...agent, token: await api.login(agent.email, { role: 'agent', password: 'a good password' }) };
  const refused = detailsOf(await cashIn(api, next, user.id, 50_001), 'LIMIT_EXCEEDED');
  expect(refused).toEqual({ name: 'wallet_balance_max', limit: 200_000, opens_at: null, tier: 'unverified' });
  dataOf(await cashIn(api, next, user.id, 50_000), 201);
});

test('wallets of test mode begin beyond the most of a balance, and take cash in', async () => {
  const user = await open();
  const agent = await createAgent(api, 'agent@shop.example');
  dataOf(await cashIn(api, agent, user.id, 10_000, { mode: 'test' }), 201);
});

test('cash out counts when the agent pays, and the code is refused early', async () => {
  const user = await open();
  const agent = await agentWith(200_000);
  dataOf(await cashIn(api, agent, user.id, 100_000), 201);
  detailsOf(await askForCode(api, user, 30_001), 'LIMIT_EXCEEDED');
  const code = await codeFor(api, user, 20_000);
  dataOf(await cashOut(api, agent, user.id, code), 201);
  expect(detailsOf(await askForCode(api, user, 10_001), 'LIMIT_EXCEEDED')).toMatchObject({ remaining: 10_000 });
});

test('live and test are counted apart', async () => {
  const user = await open();
  dataOf(await pay(user, 50_000), 200);
  expect((await limitsOf(user, 'live'))?.pay.per_day_left).toBe(80_000);
});

test('the operator verifies who a user is, which is audited, and withdraws it without a new beginning', async () => {
  const user = await open();
  dataOf(await pay(user, 50_000), 200);
  const { user: record } = dataOf<{ user: UserRecord }>(await identified(user, true), 200);
  expect(record).toMatchObject({ id: user.id, name_masked: 'Ngo B•••', identified: true, limits: { tier: 'full' } });
  expect((await limitsOf(user))?.pay).toMatchObject({ max: 1_000_000, per_day_max: null, left: 1_000_000 });
  dataOf(await pay(user, 900_000), 200);

  dataOf(await identified(user, false), 200);
  expect((await limitsOf(user))?.pay).toMatchObject({ per_day_left: 0, per_month_left: 0, left: 0 });
  const { audit_entries: entries } = dataOf<{
    audit_entries: readonly { readonly action: string; readonly details: object }[];
  }>(await asOperator(api, 'GET', `/admin/audit-log?subject_id=${user.id}`), 200);
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['user.set_tier', { identified: false }],
    ['user.set_tier', { identified: true }],
  ]);
});

test('where no text messages are sent, a verified address is what verifies a user', async () => {
  const messages = captureMessages();
  api = await openGateway({
    messages: { mailer: messages.mailer },
    walletTiers: { unverified: { pay: { max: 1 } }, verified: { pay: { max: 2 } } },
  });
  const user = await createUser(api, 'awa@example.cm');
  expect((await limitsOf(user))?.tier).toBe('unverified');
  const { token: bearer } = user;
  dataOf(await api.request('POST', '/auth/user/me/email/verification', { bearer }), 202);
  await api.gateway.runDue();
  const token = new URL(messages.link(user.email)).searchParams.get('token');
  dataOf(await api.request('POST', '/auth/links', { body: { token } }), 200);
  expect(await limitsOf(user)).toMatchObject({ tier: 'verified', pay: { max: 2 } });
});

test.each([
  [{ walletTiers: { known: {} } as never }, /walletTiers has no "known"/],
  [{ walletTiers: { full: { pay: { perWeek: 1 } as never } } }, /walletTiers\.full\.pay has no "perWeek"/],
  [{ walletTiers: { full: { balanceMax: 1.5 } } }, /walletTiers\.full\.balanceMax must be a whole number of francs/],
  [{ walletTiers: {}, currencies: ['XAF', 'EUR'] }, /walletTiers are in XAF/],
])('mistaken tiers are refused at the start: %j', async (options, message) => {
  await expect(openGateway(options)).rejects.toThrow(message);
  await open();
});

test('an unknown user is 404, and so is an account of another role', async () => {
  await open();
  const agent = await createAgent(api, 'agent@shop.example');
  for (const id of ['usr_0', agent.id]) {
    detailsOf(await asOperator(api, 'GET', `/admin/users/${id}`), 'USER_NOT_FOUND');
    detailsOf(await asOperator(api, 'PUT', `/admin/users/${id}/tier`, { identified: true }), 'USER_NOT_FOUND');
  }
});
