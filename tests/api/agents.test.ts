import type { AgentFloat, AgentRecord, HeldBalance, Principal, Transaction } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  AGENT_PIN,
  cashIn,
  createAgent,
  createUser,
  floatHolds,
  loggedInAgain,
  moveFloat,
  statement,
} from './support/cash.ts';
import { accountHolds, asOperator, closeWithConsistentLedger } from './support/money.ts';
import { dataOf, detailsOf, gatewayForEachTest, invalidFields, MINUTE, type Reply } from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);

const UNKNOWN_AGENT = 'agt_00000000000000000000000000';
const DEFAULTS: AgentRecord['limits'] = {
  cash_in_max: 500_000,
  cash_in_per_day_max: 5_000_000,
  cash_out_max: 500_000,
  cash_out_per_day_max: 5_000_000,
};

async function readAgent(
  id: string,
): Promise<{ readonly agent: AgentRecord; readonly floats: readonly HeldBalance[] }> {
  return dataOf(await asOperator(api, 'GET', `/admin/agents/${id}`), 200);
}

function update(id: string, body: object): Promise<Reply> {
  return asOperator(api, 'PATCH', `/admin/agents/${id}`, body);
}

test('the operator creates an agent with limits; omitted ones have their defaults', async () => {
  const body = { email: 'Agent@Shop.example', password: 'a good password', name: 'Agent Deux', phone: '+237677000002' };
  const create = (email: string, limits?: object): Promise<Reply> =>
    asOperator(api, 'POST', '/admin/agents', { ...body, email, ...(limits === undefined ? {} : { limits }) });
  const { agent } = dataOf<{ agent: AgentRecord }>(await create('Agent@Shop.example'), 201);
  expect(agent).toEqual({
    id: expect.stringMatching(/^agt_[0-9a-z]{26}$/),
    role: 'agent',
    email: 'agent@shop.example',
    name: 'Agent Deux',
    phone: '+237677000002',
    created_at: '2026-01-01T00:00:00.000Z',
    email_verified: false,
    has_pin: false,
    pin_locked_until: null,
    sandbox: false,
    limits: DEFAULTS,
    suspended: false,
    suspension_reason: null,
  } satisfies AgentRecord);
  const some = dataOf<{ agent: AgentRecord }>(await create('two@shop.example', { cash_in_max: 20_000 }), 201);
  expect(some.agent.limits).toEqual({ ...DEFAULTS, cash_in_max: 20_000 });
  expect(invalidFields(await create('three@shop.example', { cash_in_max: -1 }))).toEqual(['limits.cash_in_max']);
  expect(invalidFields(await create('three@shop.example', { cash_in: 1 }))).toEqual(['limits.cash_in']);
});

test('the operator reads an agent with its floats and lists agents newest first', async () => {
  const { id } = await createAgent(api, 'one@shop.example', { cash_out_max: 7 });
  const { agent, floats } = await readAgent(id);
  expect(agent).toMatchObject({ id, has_pin: true, limits: { ...DEFAULTS, cash_out_max: 7 }, suspended: false });
  expect(floats).toEqual([
    { currency: 'XAF', available: 0, livemode: true },
    { currency: 'XAF', available: 1_000_000_000, livemode: false },
  ]);
  const { agents } = dataOf<{ agents: readonly AgentRecord[] }>(await asOperator(api, 'GET', '/admin/agents'), 200);
  expect(agents[0]).toEqual(agent);
  expect(agents.map(({ email, sandbox }) => [email, sandbox])).toEqual([
    ['one@shop.example', false],
    ['agent@sandbox.test', true],
  ]);
});

test('a limit that is left out is the same request as its default', async () => {
  const create = (limits?: object): Promise<Reply> =>
    asOperator(
      api,
      'POST',
      '/admin/agents',
      {
        email: 'same@shop.example',
        password: 'a good password',
        name: 'Agent',
        ...(limits === undefined ? {} : { limits }),
      },
      'agent-1',
    );
  const first = await create();
  dataOf(first, 201);
  for (const limits of [{}, { cash_in_max: DEFAULTS.cash_in_max }, DEFAULTS]) {
    expect((await create(limits)).text).toBe(first.text);
  }
  detailsOf(await create({ cash_in_max: 1 }), 'IDEMPOTENCY_KEY_REUSED');
});

test('limits are changed one by one, and a suspension is set and lifted', async () => {
  const { id } = await createAgent(api, 'one@shop.example');
  const changed = async (body: object): Promise<AgentRecord> =>
    dataOf<{ agent: AgentRecord }>(await update(id, body), 200).agent;
  expect((await changed({ limits: { cash_in_max: 1000 } })).limits).toEqual({ ...DEFAULTS, cash_in_max: 1000 });
  expect((await changed({ limits: { cash_out_per_day_max: 0 } })).limits).toEqual({
    ...DEFAULTS,
    cash_in_max: 1000,
    cash_out_per_day_max: 0,
  });
  expect((await changed({ suspended: true })).suspended).toBe(true);
  expect((await changed({ suspended: true })).suspended).toBe(true);
  expect((await changed({ limits: { cash_in_max: 1000 } })).suspended).toBe(true);
  expect(invalidFields(await update(id, {}))).toEqual(['body']);
  expect((await changed({ suspended: false })).suspended).toBe(false);
  expect((await readAgent(id)).agent.limits.cash_in_max).toBe(1000);
  expect(invalidFields(await update(id, { limits: { cash_in_max: 1.5 } }))).toEqual(['limits.cash_in_max']);
});

test('concurrent updates are not lost', async () => {
  const { id } = await createAgent(api, 'one@shop.example');
  const names = ['cash_in_max', 'cash_in_per_day_max', 'cash_out_max', 'cash_out_per_day_max'] as const;
  const answers = await Promise.all(names.map((name) => update(id, { limits: { [name]: 11 } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(Object.values((await readAgent(id)).agent.limits)).toEqual([11, 11, 11, 11]);
});

test('an unknown agent cannot be read, changed or funded', async () => {
  const { id: userId } = await createUser(api, 'user@example.cm');
  for (const id of [UNKNOWN_AGENT, userId]) {
    detailsOf(await asOperator(api, 'GET', `/admin/agents/${id}`), 'AGENT_NOT_FOUND');
    detailsOf(await update(id, { suspended: true }), 'AGENT_NOT_FOUND');
    detailsOf(await moveFloat(api, id, 1000), 'AGENT_NOT_FOUND');
  }
});

test("the operator's agent routes accept only an operator's credential", async () => {
  const { id, token } = await createAgent(api, 'one@shop.example');
  for (const [method, path] of [
    ['GET', `/admin/agents/${id}`],
    ['PATCH', `/admin/agents/${id}`],
    ['POST', `/admin/agents/${id}/float`],
  ] as const) {
    detailsOf(await api.request(method, path), 'AUTHENTICATION_REQUIRED');
    detailsOf(await api.request(method, path, { bearer: api.seed.merchant.liveKey }), 'INVALID_API_KEY');
    detailsOf(await api.request(method, path, { bearer: token }), 'ROLE_NOT_ALLOWED');
  }
});

test("a float is funded from the bank and withdrawn from; the agent's statement shows both", async () => {
  const agent = await createAgent(api, 'one@shop.example');
  const funded = dataOf<{ transaction: Transaction }>(await moveFloat(api, agent.id, 100_000), 201).transaction;
  expect(funded).toEqual({
    id: expect.stringMatching(/^tx_[0-9a-z]{26}$/),
    type: 'float_funding',
    amount: 100_000,
    currency: 'XAF',
    livemode: true,
    created_at: '2026-01-01T00:00:00.000Z',
    payment_id: null,
    merchant: null,
    counterparty: null,
    description: null,
  } satisfies Transaction);
  const back = await moveFloat(api, agent.id, 30_000, { direction: 'withdraw', currency: 'xaf' });
  const { transaction: withdrawn } = dataOf<{ transaction: Transaction }>(back, 201);
  expect(withdrawn).toMatchObject({ type: 'float_withdrawal', amount: -30_000 });
  expect(await floatHolds(api, agent)).toBe(70_000);
  expect(await accountHolds(api, 'bank:rail_clearing', true)).toBe(-70_000);
  expect(await statement(api, '/agent', agent)).toEqual([withdrawn, funded]);
});

test('withdrawals never exceed the float, also when concurrent', async () => {
  const agent = await createAgent(api, 'one@shop.example');
  dataOf(await moveFloat(api, agent.id, 30_000), 201);
  const over = await moveFloat(api, agent.id, 30_001, { direction: 'withdraw' });
  expect(detailsOf(over, 'INSUFFICIENT_FLOAT')).toEqual({ available: 30_000 });
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => moveFloat(api, agent.id, 10_000, { direction: 'withdraw' })),
  );
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
    201, 201, 201, 402, 402, 402,
  ]);
  expect(await floatHolds(api, agent)).toBe(0);
});

test('funding retried with its key moves money once', async () => {
  const { id } = await createAgent(api, 'one@shop.example');
  const body = { amount: 5000, currency: 'XAF', livemode: true, direction: 'fund' };
  const send = (): Promise<Reply> => asOperator(api, 'POST', `/admin/agents/${id}/float`, body, 'fund-1');
  const [first, second] = [await send(), await send()];
  expect(second.text).toBe(first.text);
  expect((await readAgent(id)).floats[0]?.available).toBe(5000);
});

test('funding requires all its fields', async () => {
  const { id } = await createAgent(api, 'one@shop.example');
  const path = `/admin/agents/${id}/float`;
  expect(invalidFields(await asOperator(api, 'POST', path, {}))).toEqual(['amount', 'direction', 'livemode']);
  expect(invalidFields(await moveFloat(api, id, 0))).toEqual(['amount']);
  expect(invalidFields(await moveFloat(api, id, 1, { direction: 'give' }))).toEqual(['direction']);
  expect(invalidFields(await moveFloat(api, id, 1, { currency: 'EUR' }))).toEqual(['currency']);
});

test('an agent reads its float and limits', async () => {
  const agent = await createAgent(api, 'one@shop.example', { cash_in_max: 9 });
  const answer = await api.request('GET', '/agent/float', { bearer: agent.token });
  expect(dataOf<{ float: AgentFloat }>(answer, 200).float).toEqual({
    balances: [{ currency: 'XAF', available: 0, livemode: true }],
    limits: { ...DEFAULTS, cash_in_max: 9 },
    suspended: false,
    suspension_reason: null,
  });
});

test('agent routes are for agents, wallet routes for users', async () => {
  const { token } = await createAgent(api, 'one@shop.example');
  const { token: user } = await createUser(api, 'user@example.cm');
  const merchant = await api.login('merchant@sandbox.test', { role: 'merchant' });
  for (const [method, path, owner] of [
    ['GET', '/agent/float', token],
    ['GET', '/agent/transactions', token],
    ['GET', '/agent/transactions/tx_1', token],
    ['POST', '/agent/cash-in/lookup', token],
    ['POST', '/agent/cash-in', token],
    ['POST', '/agent/cash-out', token],
    ['GET', '/wallet', user],
    ['GET', '/wallet/transactions', user],
    ['GET', '/wallet/transactions/tx_1', user],
    ['POST', '/wallet/cash-out-codes', user],
  ] as const) {
    detailsOf(await api.request(method, path), 'AUTHENTICATION_REQUIRED');
    detailsOf(await api.request(method, path, { bearer: api.seed.operatorKey }), 'INVALID_TOKEN');
    for (const bearer of [token, user, merchant].filter((other) => other !== owner)) {
      detailsOf(await api.request(method, path, { bearer }), 'ROLE_NOT_ALLOWED');
    }
  }
});

test('an agent sets a PIN with the password, by the same rules as a user', async () => {
  const body = { email: 'one@shop.example', password: 'a good password', name: 'Agent Un' };
  dataOf(await asOperator(api, 'POST', '/admin/agents', body), 201);
  const token = await api.login(body.email, { role: 'agent', password: body.password });
  const agent = { id: '', email: body.email, token };
  const setPin = (params: object): Promise<Reply> =>
    api.request('PUT', '/auth/agent/me/pin', { bearer: token, body: params });
  const { id } = await createUser(api, 'user@example.cm');
  detailsOf(await cashIn(api, agent, id, 1000), 'PIN_NOT_SET');
  detailsOf(await setPin({ password: 'not the password', pin: AGENT_PIN }), 'INVALID_CREDENTIALS');
  expect(invalidFields(await setPin({ password: body.password, pin: '1234' }))).toEqual(['pin']);
  expect(invalidFields(await setPin({ password: body.password, pin: '123' }))).toEqual(['pin']);
  const set = dataOf<{ principal: Principal }>(await setPin({ password: body.password, pin: AGENT_PIN }), 200);
  expect(set.principal).toMatchObject({ role: 'agent', has_pin: true });
  detailsOf(await cashIn(api, agent, id, 1000), 'INSUFFICIENT_FLOAT');
});

test("a role cannot set a PIN on another role's path, and a merchant has none", async () => {
  const { token } = await createAgent(api, 'one@shop.example');
  const body = { password: 'a good password', pin: AGENT_PIN };
  detailsOf(await api.request('PUT', '/auth/user/me/pin', { bearer: token, body }), 'ROLE_NOT_ALLOWED');
  const merchant = await api.login('merchant@sandbox.test', { role: 'merchant' });
  detailsOf(await api.request('PUT', '/auth/merchant/me/pin', { bearer: merchant, body }), 'ROUTE_NOT_FOUND');
});

test("an agent's wrong PINs are counted and lock", async () => {
  let agent = await createAgent(api, 'one@shop.example');
  const { id } = await createUser(api, 'user@example.cm');
  const left: unknown[] = [];
  for (let guess = 0; guess < 5; guess += 1) {
    const answer = await cashIn(api, agent, id, 1000, { pin: '0000' });
    left.push(detailsOf(answer, 'INVALID_PIN')['attempts_left']);
  }
  expect(left).toEqual([4, 3, 2, 1, 0]);
  const locked = await cashIn(api, agent, id, 1000);
  detailsOf(locked, 'PIN_LOCKED');
  expect(locked.headers.get('retry-after')).toBe('900');
  await api.advance(15 * MINUTE);
  agent = await loggedInAgain(api, agent);
  detailsOf(await cashIn(api, agent, id, 1000), 'INSUFFICIENT_FLOAT');
  expect(detailsOf(await cashIn(api, agent, id, 1000, { pin: '0000' }), 'INVALID_PIN')['attempts_left']).toBe(4);
});

test('the seeded agent is a sandbox account with a PIN and a funded test float', async () => {
  const { email, password, pin, id } = api.seed.agent;
  const token = await api.login(email, { role: 'agent', password });
  const me = await api.request('GET', '/auth/agent/me', { bearer: token });
  expect(dataOf<{ principal: Principal }>(me, 200).principal).toMatchObject({ id, has_pin: true, sandbox: true });
  const agent = { id, email, token };
  expect(await floatHolds(api, agent)).toBe(1_000_000_000);
  expect(await statement(api, '/agent', agent)).toMatchObject([
    { type: 'sandbox_funding', amount: 1_000_000_000, livemode: false },
  ]);
  const user = await createUser(api, 'user@example.cm');
  dataOf(await cashIn(api, agent, user.id, 1000, { pin }), 201);
  expect((await readAgent(id)).floats).toEqual([{ currency: 'XAF', available: 999_999_000, livemode: false }]);
});
