import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  AGENT_PIN,
  cashIn,
  createAgent,
  createUser,
  floatHolds,
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
  HOUR,
  invalidFields,
  MINUTE,
  openGateway,
  SECOND,
  type Reply,
  type TestGateway,
} from './support.ts';

let api: TestGateway;
let agent: Person;

beforeEach(async () => {
  api = await openGateway();
  agent = await createAgent(api, 'un@shop.example');
});
afterEach(() => closeWithConsistentLedger(api));

function fund(amount: number): Promise<Reply> {
  return moveFloat(api, agent.id, amount);
}

function limit(limits: object): Promise<Reply> {
  return asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { limits });
}

test("cash-in moves money from the float to the user's wallet", async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  const receipt = receiptIn(await cashIn(api, agent, user.email, 20_000));
  expect(receipt).toMatchObject({ type: 'cash_in', amount: 20_000, currency: 'XAF', livemode: true });
  expect(await walletHolds(api, user)).toBe(20_000);
  expect(await floatHolds(api, agent)).toBe(30_000);
});

test('the user is identified by e-mail in any spelling, phone or id', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm', '+237677123456');
  for (const named of ['user@example.cm', ' USER@Example.CM ', '+237677123456', user.id]) {
    receiptIn(await cashIn(api, agent, named, 1000));
  }
  expect(await walletHolds(api, user)).toBe(4000);
});

test('an e-mail that looks like an id is an e-mail', async () => {
  await fund(50_000);
  const user = await createUser(api, 'usr_1@example.cm');
  receiptIn(await cashIn(api, agent, user.email, 1000));
  expect(await walletHolds(api, user)).toBe(1000);
});

test('a phone number shared by two users identifies neither', async () => {
  await fund(50_000);
  const users = [
    await createUser(api, 'one@example.cm', '+237677123456'),
    await createUser(api, 'two@example.cm', '+237677123456'),
  ];
  detailsOf(await cashIn(api, agent, '+237677123456', 1000), 'USER_AMBIGUOUS');
  receiptIn(await cashIn(api, agent, 'two@example.cm', 1000));
  expect(await Promise.all(users.map((user) => walletHolds(api, user)))).toEqual([0, 1000]);
});

test('no other account is accepted as a user', async () => {
  await fund(50_000);
  const { id: merchantId } = api.seed.merchant;
  for (const named of [
    'nobody@example.cm',
    '+237600000000',
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

test('whether a user exists is revealed only with the right PIN', async () => {
  await fund(50_000);
  await createUser(api, 'user@example.cm');
  const answers = [
    await cashIn(api, agent, 'user@example.cm', 1000, { pin: '0000' }),
    await cashIn(api, agent, 'nobody@example.cm', 1000, { pin: '0000' }),
  ];
  expect(answers.map((answer) => detailsOf(answer, 'INVALID_PIN'))).toEqual([
    { attempts_left: 4 },
    { attempts_left: 3 },
  ]);
});

test('a right PIN resets the count, whatever the outcome of the request', async () => {
  const user = await createUser(api, 'user@example.cm');
  const guess = async (): Promise<unknown> =>
    detailsOf(await cashIn(api, agent, user.email, 1000, { pin: '0000' }), 'INVALID_PIN')['attempts_left'];
  for (const refusal of [
    async () => detailsOf(await cashIn(api, agent, 'nobody@example.cm', 1000), 'USER_NOT_FOUND'),
    async () => detailsOf(await cashIn(api, agent, user.email, 1000), 'INSUFFICIENT_FLOAT'),
    async () => detailsOf(await cashIn(api, agent, user.email, 600_000), 'LIMIT_EXCEEDED'),
  ]) {
    expect([await guess(), await guess()]).toEqual([4, 3]);
    await refusal();
  }
  expect(await guess()).toBe(4);
});

test('a cash-in never exceeds the float', async () => {
  await fund(5000);
  const user = await createUser(api, 'user@example.cm');
  detailsOf(await cashIn(api, agent, user.email, 5001), 'INSUFFICIENT_FLOAT');
  receiptIn(await cashIn(api, agent, user.email, 5000));
  detailsOf(await cashIn(api, agent, user.email, 1), 'INSUFFICIENT_FLOAT');
  expect(await walletHolds(api, user)).toBe(5000);
});

test('operations and days have limits', async () => {
  await fund(1_000_000);
  dataOf(await limit({ cash_in_max: 40_000, cash_in_per_day_max: 90_000 }), 200);
  const user = await createUser(api, 'user@example.cm');
  const refusal = async (amount: number): Promise<unknown> =>
    detailsOf(await cashIn(api, agent, user.email, amount), 'LIMIT_EXCEEDED');
  expect(await refusal(40_001)).toEqual({ name: 'cash_in_max', limit: 40_000, remaining: 40_000 });
  receiptIn(await cashIn(api, agent, user.email, 40_000));
  receiptIn(await cashIn(api, agent, user.email, 40_000));
  expect(await refusal(10_001)).toEqual({ name: 'cash_in_per_day_max', limit: 90_000, remaining: 10_000 });
  expect(await refusal(50_000)).toEqual({ name: 'cash_in_max', limit: 40_000, remaining: 10_000 });
  receiptIn(await cashIn(api, agent, user.email, 10_000));
  expect(await refusal(1)).toEqual({ name: 'cash_in_per_day_max', limit: 90_000, remaining: 0 });
  expect(await walletHolds(api, user)).toBe(90_000);
});

test("a day is a calendar day in Douala, which begins an hour before UTC's", async () => {
  await fund(1_000_000);
  dataOf(await limit({ cash_in_per_day_max: 10_000 }), 200);
  const user = await createUser(api, 'user@example.cm');
  // The clock starts at midnight UTC, one o'clock in Douala.
  receiptIn(await cashIn(api, agent, user.email, 10_000));
  await api.advance(23 * HOUR - SECOND);
  agent = await loggedInAgain(api, agent);
  detailsOf(await cashIn(api, agent, user.email, 1), 'LIMIT_EXCEEDED');
  await api.advance(SECOND);
  receiptIn(await cashIn(api, agent, user.email, 10_000));
});

test('a limit lowered below the moved amount leaves nothing', async () => {
  await fund(1_000_000);
  const user = await createUser(api, 'user@example.cm');
  receiptIn(await cashIn(api, agent, user.email, 10_000));
  dataOf(await limit({ cash_in_per_day_max: 5000 }), 200);
  expect(detailsOf(await cashIn(api, agent, user.email, 1), 'LIMIT_EXCEEDED')).toMatchObject({ remaining: 0 });
});

test('days are counted separately per agent, mode and direction', async () => {
  await fund(1_000_000);
  const other = await createAgent(api, 'deux@shop.example', { cash_in_per_day_max: 10_000 });
  dataOf(await moveFloat(api, other.id, 10_000), 201);
  dataOf(await limit({ cash_in_per_day_max: 10_000 }), 200);
  const user = await createUser(api, 'user@example.cm');
  receiptIn(await cashIn(api, agent, user.email, 10_000));
  receiptIn(await cashIn(api, agent, user.email, 10_000, { mode: 'test' }));
  receiptIn(await cashIn(api, other, user.email, 10_000));
  detailsOf(await cashIn(api, agent, user.email, 1), 'LIMIT_EXCEEDED');
});

test('a suspended agent moves nothing, and can still read', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: true }), 200);
  detailsOf(await cashIn(api, agent, user.email, 1000), 'ACCOUNT_SUSPENDED');
  expect(await floatHolds(api, agent)).toBe(50_000);
  dataOf(await moveFloat(api, agent.id, 20_000, { direction: 'withdraw' }), 201);
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: false }), 200);
  receiptIn(await cashIn(api, agent, user.email, 1000));
});

test('a cash-in retried with its key moves money once', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  const send = (pin = AGENT_PIN): Promise<Reply> =>
    cashIn(api, agent, user.email, 1000, { pin, idempotencyKey: 'counter-1' });
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
    cashIn(api, agent, user.email, 1000, { pin, idempotencyKey: 'counter-1' });
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
  receiptIn(await cashIn(api, agent, user.email, 1000, key));
  detailsOf(await cashIn(api, agent, user.email, 2000, key), 'IDEMPOTENCY_KEY_REUSED');
  detailsOf(await cashIn(api, agent, user.email, 1000, { ...key, mode: 'live' }), 'IDEMPOTENCY_KEY_REUSED');
  expect(await walletHolds(api, user)).toBe(1000);
});

test('concurrent requests with one key move money once', async () => {
  await fund(50_000);
  const user = await createUser(api, 'user@example.cm');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => cashIn(api, agent, user.email, 1000, { idempotencyKey: 'counter-1' })),
  );
  const [first] = answers.map(receiptIn);
  expect(answers.map(receiptIn)).toEqual([first, first, first, first]);
  expect(await walletHolds(api, user)).toBe(1000);
});

test('a request requires all its fields', async () => {
  const send = (body: object): Promise<Reply> => api.request('POST', '/agent/cash-in', { bearer: agent.token, body });
  expect(invalidFields(await send({}))).toEqual(['amount', 'pin', 'user']);
  const body = { user: 'user@example.cm', amount: 1000, pin: AGENT_PIN };
  expect(invalidFields(await send({ ...body, amount: '1000' }))).toEqual(['amount']);
  expect(invalidFields(await send({ ...body, currency: 'EUR' }))).toEqual(['currency']);
  expect(invalidFields(await send({ ...body, code: '123456' }))).toEqual(['code']);
});
