import type { CashOutCode } from '@mitako/contract/names';
import type { Change } from '@mitako/core/engine';
import { beforeEach, expect, test } from 'vitest';
import {
  AGENT_PIN,
  askForCode,
  cashIn,
  cashOut,
  codeFor,
  createAgent,
  createUser,
  floatHolds,
  loggedInAgain,
  moveFloat,
  receiptIn,
  USER_PIN,
  userWith,
  walletHolds,
  wrongCode,
  type Person,
} from './support/cash.ts';
import { asOperator, closeWithConsistentLedger } from './support/money.ts';
import {
  dataOf,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  MINUTE,
  openGateway,
  SECOND,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest(closeWithConsistentLedger);
let agent: Person;
let user: Person;

/** The user has 50 000 in the live wallet, the float is empty. */
beforeEach(async () => {
  agent = await createAgent(api, 'un@shop.example');
  user = await userWith(api, agent, 'user@example.cm', 50_000);
});

async function expectInvalid(code: string, attemptsLeft: number): Promise<void> {
  const details = detailsOf(await cashOut(api, agent, user.email, code), 'CASH_OUT_CODE_INVALID');
  expect(details).toEqual({ attempts_left: attemptsLeft });
}

test("with the user's code, cash-out moves money from the wallet to the float", async () => {
  const answer = await askForCode(api, user, 20_000);
  const { cash_out_code: code } = dataOf<{ cash_out_code: CashOutCode }>(answer, 201);
  expect(code).toEqual({
    code: expect.stringMatching(/^\d{6}$/),
    amount: 20_000,
    currency: 'XAF',
    livemode: true,
    expires_at: '2026-01-01T00:10:00.000Z',
  } satisfies CashOutCode);
  const receipt = receiptIn(await cashOut(api, agent, user.email, code.code));
  expect(receipt).toMatchObject({ type: 'cash_out', amount: 20_000, livemode: true, agent: { id: agent.id } });
  expect(await walletHolds(api, user)).toBe(30_000);
  expect(await floatHolds(api, agent)).toBe(20_000);
});

test('an agent without a code cannot debit a wallet', async () => {
  await expectInvalid('123456', 0);
  expect(await walletHolds(api, user)).toBe(50_000);
});

test('a code works once', async () => {
  const code = await codeFor(api, user, 10_000);
  receiptIn(await cashOut(api, agent, user.email, code));
  await expectInvalid(code, 0);
  expect(await walletHolds(api, user)).toBe(40_000);
});

test('a code expires after ten minutes', async () => {
  const code = await codeFor(api, user, 10_000);
  await api.advance(10 * MINUTE - SECOND);
  receiptIn(await cashOut(api, agent, user.email, code));
  const late = await codeFor(api, user, 10_000);
  await api.advance(10 * MINUTE);
  agent = await loggedInAgain(api, agent);
  await expectInvalid(late, 0);
});

test('a new code replaces the old one, with its own amount', async () => {
  const old = await codeFor(api, user, 10_000);
  const next = await codeFor(api, user, 7_000);
  expect(next).not.toBe(old);
  await expectInvalid(old, 4);
  expect(receiptIn(await cashOut(api, agent, user.email, next)).amount).toBe(7_000);
});

test('five wrong codes void it, also for another agent', async () => {
  const code = await codeFor(api, user, 10_000);
  for (const left of [4, 3, 2, 1, 0]) await expectInvalid(wrongCode(code), left);
  await expectInvalid(code, 0);
  const other = await createAgent(api, 'deux@shop.example');
  detailsOf(await cashOut(api, other, user.email, code), 'CASH_OUT_CODE_INVALID');
  expect(await walletHolds(api, user)).toBe(50_000);
  receiptIn(await cashOut(api, agent, user.email, await codeFor(api, user, 10_000)));
});

test('the fifth attempt may be the right one', async () => {
  const code = await codeFor(api, user, 10_000);
  for (const left of [4, 3, 2, 1]) await expectInvalid(wrongCode(code), left);
  receiptIn(await cashOut(api, agent, user.email, code));
});

test('a code is valid for its own wallet only', async () => {
  const other = await createUser(api, 'other@example.cm');
  dataOf(await moveFloat(api, agent.id, 10_000), 201);
  receiptIn(await cashIn(api, agent, other.id, 10_000));
  const code = await codeFor(api, user, 10_000);
  detailsOf(await cashOut(api, agent, other.email, code), 'CASH_OUT_CODE_INVALID');
  expect(await walletHolds(api, other)).toBe(10_000);
  receiptIn(await cashOut(api, agent, user.email, code));
});

test('a given amount must equal the requested one', async () => {
  const code = await codeFor(api, user, 10_000);
  for (const amount of [9_999, 10_001]) {
    expect(invalidFields(await cashOut(api, agent, user.email, code, { amount }))).toEqual(['amount']);
  }
  expect(await walletHolds(api, user)).toBe(50_000);
  expect(receiptIn(await cashOut(api, agent, user.email, code, { amount: 10_000 })).amount).toBe(10_000);
});

test('the PIN is checked before the user and the code', async () => {
  const code = await codeFor(api, user, 10_000);
  for (const [named, shown] of [
    ['nobody@example.cm', code],
    [user.email, wrongCode(code)],
    [user.email, code],
  ] as const) {
    detailsOf(await cashOut(api, agent, named, shown, { pin: '0000' }), 'INVALID_PIN');
  }
  detailsOf(await cashOut(api, agent, 'nobody@example.cm', code), 'USER_NOT_FOUND');
  await expectInvalid(wrongCode(code), 4);
});

test("a code requires the user's PIN, counted as at the checkout", async () => {
  const ask = (pin: string): Promise<Reply> => askForCode(api, user, 10_000, { pin });
  for (const left of [4, 3]) expect(detailsOf(await ask('0000'), 'INVALID_PIN')).toEqual({ attempts_left: left });
  dataOf(await ask(USER_PIN), 201);
  for (const left of [4, 3, 2, 1, 0])
    expect(detailsOf(await ask('0000'), 'INVALID_PIN')).toEqual({ attempts_left: left });
  detailsOf(await ask(USER_PIN), 'PIN_LOCKED');
});

test('a user without a PIN gets no code', async () => {
  const body = { email: 'new@example.cm', password: 'a good password', name: 'Ngo Bassa' };
  dataOf(await api.request('POST', '/auth/user/register', { body }), 201);
  const token = await api.login(body.email, { password: body.password });
  detailsOf(await askForCode(api, { id: '', email: body.email, token }, 1000), 'PIN_NOT_SET');
});

test('a code is limited by the wallet balance when it is created and when it is used', async () => {
  detailsOf(await askForCode(api, user, 50_001), 'INSUFFICIENT_FUNDS');
  const code = await codeFor(api, user, 50_000);
  await pay(1);
  detailsOf(await cashOut(api, agent, user.email, code), 'INSUFFICIENT_FUNDS');
  expect(await walletHolds(api, user)).toBe(49_999);
});

/** Pays live from the user's wallet. */
async function pay(amount: number): Promise<void> {
  const created = await api.request('POST', '/gateway/payments', {
    bearer: api.seed.merchant.liveKey,
    body: { amount, currency: 'XAF' },
  });
  const { payment } = dataOf<{ payment: { slug: string } }>(created, 201);
  const body = { method: 'wallet', pin: USER_PIN };
  dataOf(await api.request('POST', `/gateway/checkout/${payment.slug}/pay`, { bearer: user.token, body }), 200);
}

test('operations and days have limits', async () => {
  const limits = { cash_out_max: 10_000, cash_out_per_day_max: 15_000 };
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { limits }), 200);
  const refusal = async (amount: number): Promise<unknown> =>
    detailsOf(await cashOut(api, agent, user.email, await codeFor(api, user, amount)), 'LIMIT_EXCEEDED');
  expect(await refusal(10_001)).toEqual({ name: 'cash_out_max', limit: 10_000, remaining: 10_000 });
  receiptIn(await cashOut(api, agent, user.email, await codeFor(api, user, 10_000)));
  expect(await refusal(5_001)).toEqual({ name: 'cash_out_per_day_max', limit: 15_000, remaining: 5_000 });
  receiptIn(await cashOut(api, agent, user.email, await codeFor(api, user, 5_000)));
  // Cash in is counted separately.
  receiptIn(await cashIn(api, agent, user.id, 15_000));
});

test('a code rejected by a limit can be used with another agent', async () => {
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { limits: { cash_out_max: 1 } }), 200);
  const other = await createAgent(api, 'deux@shop.example');
  const code = await codeFor(api, user, 10_000);
  detailsOf(await cashOut(api, agent, user.email, code), 'LIMIT_EXCEEDED');
  receiptIn(await cashOut(api, other, user.email, code));
  expect([await floatHolds(api, agent), await floatHolds(api, other)]).toEqual([0, 10_000]);
});

test('a suspended agent pays nothing out, and learns nothing about a code', async () => {
  const code = await codeFor(api, user, 10_000);
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: true }), 200);
  for (const shown of [code, wrongCode(code)]) {
    detailsOf(await cashOut(api, agent, user.email, shown), 'ACCOUNT_SUSPENDED');
  }
  dataOf(await asOperator(api, 'PATCH', `/admin/agents/${agent.id}`, { suspended: false }), 200);
  receiptIn(await cashOut(api, agent, user.email, code));
});

test('a cash-out retried with its key pays once, and requires the PIN', async () => {
  const code = await codeFor(api, user, 10_000);
  const send = (pin = AGENT_PIN): Promise<Reply> =>
    cashOut(api, agent, user.email, code, { pin, idempotencyKey: 'counter-1' });
  const first = await send();
  receiptIn(first);
  detailsOf(await send('0000'), 'INVALID_PIN');
  const second = await send();
  expect([second.text, second.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  expect(await walletHolds(api, user)).toBe(40_000);
});

test('a code retried with its key is the same code', async () => {
  const send = (pin = USER_PIN): Promise<Reply> => askForCode(api, user, 10_000, { pin, idempotencyKey: 'code-1' });
  const first = await send();
  detailsOf(await send('0000'), 'INVALID_PIN');
  const second = await send();
  expect(second.text).toBe(first.text);
  const { code } = dataOf<{ cash_out_code: CashOutCode }>(first, 201).cash_out_code;
  receiptIn(await cashOut(api, agent, user.email, code));
});

test('no stored data reveals the code', async () => {
  const written: Change[] = [];
  const watched = await openGateway({}, (store) => ({
    ...store,
    commit(changes) {
      written.push(...changes);
      return store.commit(changes);
    },
  }));
  const caller = { id: '', email: '', token: await watched.login('success@sandbox.test') };
  const code = await codeFor(watched, caller, 1000, { pin: '1234', idempotencyKey: 'code-1' });
  await closeWithConsistentLedger(watched);
  const stored = written.flatMap((change) => {
    if (change.type === 'cash_out_code.put') return [change.code.codeHash];
    return change.type === 'idempotency.insert' ? [change.record.sealedBody ?? ''] : [];
  });
  expect(stored).toHaveLength(2);
  for (const text of stored) expect(text).not.toContain(code);
});

test('a request requires all its fields', async () => {
  const ask = (body: object): Promise<Reply> =>
    api.request('POST', '/wallet/cash-out-codes', { bearer: user.token, body });
  expect(invalidFields(await ask({}))).toEqual(['amount', 'pin']);
  expect(invalidFields(await ask({ amount: 0, pin: USER_PIN }))).toEqual(['amount']);
  expect(invalidFields(await ask({ amount: 1, pin: USER_PIN, currency: 'EUR' }))).toEqual(['currency']);
  const send = (body: object): Promise<Reply> => api.request('POST', '/agent/cash-out', { bearer: agent.token, body });
  expect(invalidFields(await send({}))).toEqual(['code', 'pin', 'user']);
});

test('a new PIN voids the codes requested with the old one, and no others', async () => {
  const other = await userWith(api, agent, 'other@example.cm', 10_000);
  const theirs = await codeFor(api, other, 1000);
  const stolen = await codeFor(api, user, 1000);
  const bearer = await api.login(user.email, { password: 'a good password' });
  const setPin = (password: string) =>
    api.request('PUT', '/auth/user/me/pin', { bearer, body: { password, pin: '8253' } });
  detailsOf(await setPin('not the password'), 'INVALID_CREDENTIALS');
  dataOf(await setPin('a good password'), 200);
  expect(detailsOf(await cashOut(api, agent, user.email, stolen), 'CASH_OUT_CODE_INVALID')).toEqual({
    attempts_left: 0,
  });
  expect(await walletHolds(api, user)).toBe(50_000);
  dataOf(await cashOut(api, agent, other.email, theirs), 201);
  dataOf(await cashOut(api, agent, user.email, await codeFor(api, user, 1000, { pin: '8253' })), 201);
});

test('setting the PIN voids all codes, in both modes', async () => {
  dataOf(await moveFloat(api, agent.id, 10_000, { livemode: false }), 201);
  dataOf(await cashIn(api, agent, user.id, 1000, { mode: 'test' }), 201);
  const code = await codeFor(api, user, 1000, { mode: 'test' });
  const body = { password: 'a good password', pin: USER_PIN };
  dataOf(await api.request('PUT', '/auth/user/me/pin', { bearer: user.token, body }), 200);
  detailsOf(await cashOut(api, agent, user.email, code, { mode: 'test' }), 'CASH_OUT_CODE_INVALID');
});

test('a phone number shared by two users names neither for a cash-out; the e-mail decides', async () => {
  const phone = '+237677123456';
  const [one] = [await createUser(api, 'one@example.cm', phone), await createUser(api, 'two@example.cm', phone)];
  dataOf(await moveFloat(api, agent.id, 10_000), 201);
  receiptIn(await cashIn(api, agent, one.id, 10_000));
  const code = await codeFor(api, one, 10_000);
  detailsOf(await cashOut(api, agent, phone, code), 'USER_AMBIGUOUS');
  receiptIn(await cashOut(api, agent, one.email, code));
});
