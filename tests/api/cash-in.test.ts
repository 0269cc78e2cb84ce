import type { CashHolder } from '@mitako/contract/names';
import { createHandler } from '@mitako/http';
import { beforeEach, expect, test } from 'vitest';
import {
  AGENT_PIN,
  cashIn,
  createAgent,
  createUser,
  floatHolds,
  lookUpHolders,
  loggedInAgain,
  moveFloat,
  receiptIn,
  walletHolds,
  type Person,
} from './support/cash.ts';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import {
  dataOf,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  SECOND,
  type Reply,
} from './support.ts';

const PHONE = '+237677123456';

const api = gatewayForEachTest(closeWithConsistentLedger);
let agent: Person;

beforeEach(async () => {
  agent = await createAgent(api, 'un@shop.example');
});

function fund(amount: number): Promise<Reply> {
  return moveFloat(api, agent.id, amount);
}

function holdersIn(answer: Reply): readonly CashHolder[] {
  return dataOf<{ holders: readonly CashHolder[] }>(answer, 200).holders;
}

function limit(limits: object): Promise<Reply> {
  return asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { limits });
}

test("cash-in moves money from the float to the user's wallet", async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  const receipt = receiptIn(await cashIn(api, agent, user.id, 20_000));
  expect(receipt).toMatchObject({ type: 'cash_in', amount: 20_000, currency: 'XAF', livemode: true });
  expect(await walletHolds(api, user)).toBe(20_000);
  expect(await floatHolds(api, agent)).toBe(30_000);
});

test('the look-up finds a user by e-mail in any spelling, phone or id, and shows the masked holder', async () => {
  const user = await createUser(api, 'user@example.cm', PHONE);
  const holder = {
    user_id: user.id,
    name_masked: 'Ngo B•••',
    email_masked: 'u•••@example.cm',
    phone_masked: '•••• 3456',
    cash_in_left: null,
  };
  for (const named of ['user@example.cm', ' USER@Example.CM ', PHONE, user.id]) {
    expect(holdersIn(await lookUpHolders(api, agent, named))).toEqual([holder]);
  }
});

test('an e-mail that looks like an id is an e-mail', async () => {
  const user = await createUser(api, 'usr_1@example.cm');
  expect(holdersIn(await lookUpHolders(api, agent, user.email))).toMatchObject([
    { user_id: user.id, phone_masked: null },
  ]);
});

test('a cash-in never goes to whoever registered a number: only the confirmed holder is credited', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm', PHONE);
  for (const named of [PHONE, user.email]) detailsOf(await cashIn(api, agent, named, 1000), 'USER_NOT_FOUND');
  const body = { user: PHONE, amount: 1000, pin: AGENT_PIN };
  const answer = await api.request('POST', '/agent/cash-in', { bearer: agent.token, body });
  expect(invalidFields(answer)).toEqual(['user', 'user_id']);
  expect(await walletHolds(api, user)).toBe(0);
});

test('a second registration of a number does not block it: each holder is listed and can be chosen', async () => {
  await fund(50_000);
  const users = [await createUser(api, 'one@example.cm', PHONE), await createUser(api, 'two@example.cm', PHONE)];
  const holders = holdersIn(await lookUpHolders(api, agent, PHONE));
  expect(holders.map(({ email_masked: email }) => email)).toEqual(['o•••@example.cm', 't•••@example.cm']);
  for (const [index, { user_id: id }] of holders.entries()) {
    receiptIn(await cashIn(api, agent, id, 1000 * (index + 1)));
  }
  expect(await Promise.all(users.map((user) => walletHolds(api, user)))).toEqual([1000, 2000]);
});

test('by number or e-mail an agent looks up sixty customers an hour, found or not; by id as many as the minute allows', async () => {
  const used = new Map<string, number>();
  const counted = await openGateway({
    limits: {
      consume({ name, quota }, key) {
        const count = (used.get(`${name} ${key}`) ?? 0) + 1;
        used.set(`${name} ${key}`, count);
        return Promise.resolve(name === 'cash_holder' && count > quota ? { retryAfterMs: 60_000 } : null);
      },
    },
  });
  const bearer = await counted.login(counted.seed.agent.email, { role: 'agent' });
  const ask = (named: string): Promise<Reply> =>
    counted.request('POST', '/agent/cash-in/lookup?mode=test', { bearer, body: { user: named } });
  const id = holdersIn(await ask('success@sandbox.test'))[0]?.user_id ?? '';
  for (let number = 1; number < 60; number += 1) {
    detailsOf(await ask(`+2376530000${String(number).padStart(2, '0')}`), 'USER_NOT_FOUND');
  }
  expect(detailsOf(await ask('success@sandbox.test'), 'RATE_LIMITED')).toEqual({ limit: 'cash_holder' });
  expect(holdersIn(await ask(id))).toHaveLength(1);
  await counted.close();
});

test('at most five holders of a number are listed, the earliest first', async () => {
  const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.cm`);
  const users: Person[] = [];
  for (const email of emails) {
    users.push(await createUser(api, email, PHONE));
    await api.advance(MINUTE);
  }
  agent = await loggedInAgain(api, agent);
  const holders = holdersIn(await lookUpHolders(api, agent, PHONE));
  expect(holders.map(({ user_id: id }) => id)).toEqual(users.slice(0, 5).map(({ id }) => id));
});

test('look-ups count for the agent and for its address, like cash codes', async () => {
  const asked: (readonly [policy: string, key: string])[] = [];
  const counted = await openGateway({
    limits: {
      consume({ name }, key) {
        asked.push([name, key]);
        return Promise.resolve(name === 'cash_code' ? { retryAfterMs: 3_000 } : null);
      },
    },
  });
  const token = await counted.login(counted.seed.agent.email, { role: 'agent' });
  const answer = await createHandler(counted.gateway)(
    new Request('http://gateway.test/api/v1/agent/cash-in/lookup', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ user: 'success@sandbox.test' }),
    }),
    { clientAddress: '192.0.2.1' },
  );
  expect(await answer.json()).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'cash_code' } });
  expect(asked.filter(([name]) => name.startsWith('cash_code'))).toEqual([
    ['cash_code_address', '192.0.2.1'],
    ['cash_code', counted.seed.agent.id],
  ]);
  await counted.close();
});

test('the look-up finds no other accounts, and a suspended agent learns nothing', async () => {
  await createUser(api, 'user@example.cm', PHONE);
  for (const named of ['nobody@example.cm', '+237600000000', api.seed.merchant.id, agent.id, agent.email, '%']) {
    detailsOf(await lookUpHolders(api, agent, named), 'USER_NOT_FOUND');
  }
  // A sandbox account has no live wallet.
  detailsOf(await lookUpHolders(api, agent, 'success@sandbox.test'), 'USER_NOT_FOUND');
  holdersIn(await lookUpHolders(api, agent, 'success@sandbox.test', { mode: 'test' }));
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: true }), 200);
  detailsOf(await lookUpHolders(api, agent, PHONE), 'ACCOUNT_SUSPENDED');
});

test('no other account is accepted as a user', async () => {
  await fund(50_000);
  const { id: merchantId } = api.seed.merchant;
  for (const named of [
    'usr_00000000000000000000000000',
    merchantId,
    agent.id,
    agent.email,
    'merchant@sandbox.test',
    `${agent.id}:float`,
    '%',
  ]) {
    detailsOf(await cashIn(api, agent, named, 1000), 'USER_NOT_FOUND');
  }
  expect(await floatHolds(api, agent)).toBe(50_000);
});

test('whether an id is a user is revealed only with the right PIN', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  const answers = [
    await cashIn(api, agent, user.id, 1000, { pin: '0000' }),
    await cashIn(api, agent, 'usr_00000000000000000000000000', 1000, { pin: '0000' }),
  ];
  expect(answers.map((answer) => detailsOf(answer, 'INVALID_PIN'))).toEqual([
    { attempts_left: 4 },
    { attempts_left: 3 },
  ]);
});

test('a right PIN resets the count, whatever the outcome of the request', async () => {
  const user = await createUser(api, 'user@example.cm');
  const guess = async (): Promise<unknown> =>
    detailsOf(await cashIn(api, agent, user.id, 1000, { pin: '0000' }), 'INVALID_PIN')['attempts_left'];
  for (const refusal of [
    async () => detailsOf(await cashIn(api, agent, 'usr_0', 1000), 'USER_NOT_FOUND'),
    async () => detailsOf(await cashIn(api, agent, user.id, 1000), 'INSUFFICIENT_FLOAT'),
    async () => detailsOf(await cashIn(api, agent, user.id, 600_000), 'LIMIT_EXCEEDED'),
  ]) {
    expect([await guess(), await guess()]).toEqual([4, 3]);
    await refusal();
  }
  expect(await guess()).toBe(4);
});

test('a cash-in never exceeds the float', async () => {
  await fund(5000);
  const user = await createUser(api, 'user@example.cm');
  detailsOf(await cashIn(api, agent, user.id, 5001), 'INSUFFICIENT_FLOAT');
  receiptIn(await cashIn(api, agent, user.id, 5000));
  detailsOf(await cashIn(api, agent, user.id, 1), 'INSUFFICIENT_FLOAT');
  expect(await walletHolds(api, user)).toBe(5000);
});

test('operations and days have limits', async () => {
  await fund(1_000_000);
  dataOf(await limit({ cash_in_max: 40_000, cash_in_per_day_max: 90_000 }), 200);
  const user = await createUser(api, 'user@example.cm');
  const refusal = async (amount: number): Promise<unknown> =>
    detailsOf(await cashIn(api, agent, user.id, amount), 'LIMIT_EXCEEDED');
  expect(await refusal(40_001)).toEqual({ name: 'cash_in_max', limit: 40_000, remaining: 40_000 });
  receiptIn(await cashIn(api, agent, user.id, 40_000));
  receiptIn(await cashIn(api, agent, user.id, 40_000));
  expect(await refusal(10_001)).toEqual({ name: 'cash_in_per_day_max', limit: 90_000, remaining: 10_000 });
  expect(await refusal(50_000)).toEqual({ name: 'cash_in_max', limit: 40_000, remaining: 10_000 });
  receiptIn(await cashIn(api, agent, user.id, 10_000));
  expect(await refusal(1)).toEqual({ name: 'cash_in_per_day_max', limit: 90_000, remaining: 0 });
  expect(await walletHolds(api, user)).toBe(90_000);
});

test("a day is a calendar day in Douala, which begins an hour before UTC's", async () => {
  await fund(1_000_000);
  dataOf(await limit({ cash_in_per_day_max: 10_000 }), 200);
  const user = await createUser(api, 'user@example.cm');
  // The clock starts at midnight UTC, one o'clock in Douala.
  receiptIn(await cashIn(api, agent, user.id, 10_000));
  await api.advance(23 * HOUR - SECOND);
  agent = await loggedInAgain(api, agent);
  detailsOf(await cashIn(api, agent, user.id, 1), 'LIMIT_EXCEEDED');
  await api.advance(SECOND);
  receiptIn(await cashIn(api, agent, user.id, 10_000));
});

test('a limit lowered below the moved amount leaves nothing', async () => {
  await fund(1_000_000);
  const user = await createUser(api, 'user@example.cm');
  receiptIn(await cashIn(api, agent, user.id, 10_000));
  dataOf(await limit({ cash_in_per_day_max: 5000 }), 200);
  expect(detailsOf(await cashIn(api, agent, user.id, 1), 'LIMIT_EXCEEDED')).toMatchObject({ remaining: 0 });
});

test('days are counted separately per agent, mode and direction', async () => {
  await fund(1_000_000);
  const other = await createAgent(api, 'deux@shop.example', { cash_in_per_day_max: 10_000 });
  dataOf(await moveFloat(api, other.id, 10_000), 201);
  dataOf(await limit({ cash_in_per_day_max: 10_000 }), 200);
  const user = await createUser(api, 'user@example.cm');
  receiptIn(await cashIn(api, agent, user.id, 10_000));
  receiptIn(await cashIn(api, agent, user.id, 10_000, { mode: 'test' }));
  receiptIn(await cashIn(api, other, user.id, 10_000));
  detailsOf(await cashIn(api, agent, user.id, 1), 'LIMIT_EXCEEDED');
});

test('a suspended agent moves nothing, and can still read', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: true }), 200);
  detailsOf(await cashIn(api, agent, user.id, 1000), 'ACCOUNT_SUSPENDED');
  expect(await floatHolds(api, agent)).toBe(50_000);
  dataOf(await moveFloat(api, agent.id, 20_000, { direction: 'withdraw' }), 201);
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: false }), 200);
  receiptIn(await cashIn(api, agent, user.id, 1000));
});

test('a cash-in retried with its key moves money once', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  const send = (pin = AGENT_PIN): Promise<Reply> =>
    cashIn(api, agent, user.id, 1000, { pin, idempotencyKey: 'counter-1' });
  const first = await send();
  receiptIn(first);
  const second = await send();
  expect([second.status, second.text]).toEqual([201, first.text]);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(await walletHolds(api, user)).toBe(1000);
});

test('a stored response requires the right PIN, and the attempt is counted', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  const send = (pin = AGENT_PIN): Promise<Reply> =>
    cashIn(api, agent, user.id, 1000, { pin, idempotencyKey: 'counter-1' });
  const first = await send();
  for (const left of [4, 3, 2, 1, 0]) {
    expect(detailsOf(await send('0000'), 'INVALID_PIN')).toEqual({ attempts_left: left });
  }
  detailsOf(await send(), 'PIN_LOCKED');
  await api.advance(15 * MINUTE);
  agent = await loggedInAgain(api, agent);
  expect((await send()).text).toBe(first.text);
  expect(await floatHolds(api, agent)).toBe(49_000);
});

test('the same key with another request is rejected, however the mode is spelled', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  const key = { idempotencyKey: 'counter-1' };
  receiptIn(await cashIn(api, agent, user.id, 1000, key));
  detailsOf(await cashIn(api, agent, user.id, 2000, key), 'IDEMPOTENCY_KEY_REUSED');
  detailsOf(await cashIn(api, agent, user.id, 1000, { ...key, mode: 'live' }), 'IDEMPOTENCY_KEY_REUSED');
  expect(await walletHolds(api, user)).toBe(1000);
});

test('concurrent requests with one key move money once', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => cashIn(api, agent, user.id, 1000, { idempotencyKey: 'counter-1' })),
  );
  const [first] = answers.map(receiptIn);
  expect(answers.map(receiptIn)).toEqual([first, first, first, first]);
  expect(await walletHolds(api, user)).toBe(1000);
});

test('a request requires all its fields', async () => {
  const send = (body: object): Promise<Reply> => api.request('POST', '/agent/cash-in', { bearer: agent.token, body });
  expect(invalidFields(await send({}))).toEqual(['amount', 'pin', 'user_id']);
  const body = { user_id: 'usr_1', amount: 1000, pin: AGENT_PIN };
  expect(invalidFields(await send({ ...body, amount: '1000' }))).toEqual(['amount']);
  expect(invalidFields(await send({ ...body, currency: 'EUR' }))).toEqual(['currency']);
  expect(invalidFields(await send({ ...body, code: '123456' }))).toEqual(['code']);
});
