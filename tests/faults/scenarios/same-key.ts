import type { CheckoutPaid, LoginResult, PaymentCreated } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import assert from 'node:assert/strict';
import { createCaller, dataOf, type Call, type Caller, type Reply } from '../support/calls.ts';
import { loginSandboxUser } from '../support/people.ts';
import type { Context, Facts, Scenario } from '../support/scenario.ts';

const CALLERS = 50;
const REFRESHERS = 20;
/**
 * Number of correct PINs that can be verified concurrently; one more would find the PIN locked until the first
 * succeeds.
 */
const PAYERS = 5;
const ROUNDS = { short: 4, long: 60 } as const;

/** One key creates one resource, for any number of requests to any process. */
export const sameKey: Scenario = {
  name: 'same-key',
  title: `${CALLERS} callers with one idempotency key, ${REFRESHERS} with one refresh token, on two processes`,
  holds: [
    'one resource per key',
    'one response, byte for byte',
    'one rotation of a refresh token',
    'the session stays valid',
    'with a key all receive the same pair',
  ],
  engines: ['sqlite', 'postgres'],
  deadlineMs: { short: 120_000, long: 90_000 },
  run,
};

async function run(context: Context): Promise<Facts> {
  const servers = await Promise.all([context.startServer(), context.startServer()]);
  const caller = createCaller(
    servers.map(({ url }) => url),
    context.signal,
  );
  const rounds = ROUNDS[context.form];
  let reused = 0;
  let waited = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (round % 10 === 0) context.progress(`round ${round + 1} of ${rounds}`);
      const before = caller.unanswered();
      const paymentId = await createOnce(context, caller, `create-${round}`);
      await payOnce(context, caller, paymentId, `pay-${round}`);
      await refundOnce(context, caller, paymentId, `refund-${round}`);
      reused += await twoBodiesOneKey(context, caller, `two-${round}`);
      waited += caller.unanswered() - before;
      await refreshUnkeyed(caller);
      await refreshKeyed(caller, `refresh-${round}`);
    }
  } finally {
    await caller.close();
  }
  const report = await context.gateway.ledger.verify();
  assert.deepEqual(report.problems, [], 'the ledger is consistent');
  return {
    rounds,
    'requests with a shared key': rounds * (3 * CALLERS + PAYERS + REFRESHERS),
    'rejected for another body': reused,
    'rejected as in progress': waited,
    'refreshes without a key': rounds * REFRESHERS,
  };
}

/** The same request from all callers at once. */
function together(caller: Caller, count: number, call: Call): Promise<readonly Reply[]> {
  return Promise.all(Array.from({ length: count }, () => caller.untilAnswered(call)));
}

/** One response, byte for byte; exactly one was not a replay. */
function assertOne(replies: readonly Reply[], status: number, what: string): Reply {
  for (const reply of replies) assert.equal(reply.status, status, `${what}: ${reply.text}`);
  assert.equal(new Set(replies.map(({ text }) => text)).size, 1, `${what}: one response, byte for byte`);
  assert.equal(
    replies.filter(({ isReplayed }) => !isReplayed).length,
    1,
    `${what}: executed once, replayed to the others`,
  );
  const [reply] = replies;
  assert(reply !== undefined);
  return reply;
}

async function createOnce(context: Context, caller: Caller, key: string): Promise<string> {
  const replies = await together(caller, CALLERS, creation(context, key, 5_000));
  const { payment } = dataOf<PaymentCreated>(assertOne(replies, 201, 'a payment created with one key'));
  assert.deepEqual(await paymentsOf(context, key), [payment.id], 'one payment per key');
  return payment.id;
}

async function payOnce(context: Context, caller: Caller, paymentId: string, key: string): Promise<void> {
  const { slug } = (await engineStore(context.gateway.store).read.paymentById(paymentId)) ?? {};
  const { access_token: bearer } = await loginSandboxUser(caller);
  const replies = await together(caller, PAYERS, {
    method: 'POST',
    path: `/gateway/checkout/${slug}/pay`,
    bearer,
    body: { method: 'wallet', pin: '1234' },
    idempotencyKey: key,
  });
  const { payment } = dataOf<CheckoutPaid>(assertOne(replies, 200, 'a payment paid with one key'));
  assert.equal(payment.status, 'succeeded');
  const transfers = await engineStore(context.gateway.store).read.transfersOfPayment(paymentId);
  assert.deepEqual(
    transfers.map(({ kind }) => kind),
    ['capture'],
    'one capture per key',
  );
}

async function refundOnce(context: Context, caller: Caller, paymentId: string, key: string): Promise<void> {
  const replies = await together(caller, CALLERS, {
    method: 'POST',
    path: `/gateway/payments/${paymentId}/refunds`,
    bearer: context.seed.merchant.testKey,
    body: { amount: 100 },
    idempotencyKey: key,
  });
  assertOne(replies, 201, 'a refund created with one key');
  const refunds = await engineStore(context.gateway.store).read.refundsOfPayment(paymentId, {
    limit: 10,
    afterId: null,
  });
  assert.deepEqual(
    refunds.map(({ amount }) => amount),
    [100],
    'one refund per key',
  );
}

/** Half of the callers send another amount: one of the two is created, and the others are rejected for a reused key. */
async function twoBodiesOneKey(context: Context, caller: Caller, key: string): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: CALLERS }, async (_, index) => {
      const amount = index % 2 === 0 ? 1_000 : 2_000;
      return { amount, reply: await caller.untilAnswered(creation(context, key, amount)) };
    }),
  );
  const made = replies.filter(({ reply }) => reply.status === 201);
  assert.equal(new Set(made.map(({ amount }) => amount)).size, 1, 'one of two bodies with one key');
  assertOne(
    made.map(({ reply }) => reply),
    201,
    'a payment created with one of two bodies',
  );
  const refused = replies.filter(({ reply }) => reply.code === 'IDEMPOTENCY_KEY_REUSED');
  assert.equal(made.length + refused.length, CALLERS, 'created, or rejected for another body');
  assert.equal((await paymentsOf(context, key)).length, 1, 'one payment for one key and two bodies');
  return refused.length;
}

/** One rotates; the others are rejected, and the session stays valid. */
async function refreshUnkeyed(caller: Caller): Promise<void> {
  const { refresh_token: token } = await loginSandboxUser(caller);
  const replies = await together(caller, REFRESHERS, refreshOf(token));
  const won = replies.filter(({ status }) => status === 200);
  const rotated = replies.filter(({ status, code }) => status === 401 && code === 'REFRESH_TOKEN_ROTATED');
  assert.deepEqual([won.length, rotated.length], [1, REFRESHERS - 1], 'one rotation of a refresh token');
  await assertAlive(caller, won[0]);
}

/** All receive the same pair. */
async function refreshKeyed(caller: Caller, key: string): Promise<void> {
  const { refresh_token: token } = await loginSandboxUser(caller);
  const replies = await together(caller, REFRESHERS, refreshOf(token, key));
  await assertAlive(caller, assertOne(replies, 200, 'a refresh with one key'));
}

async function assertAlive(caller: Caller, reply: Reply | undefined): Promise<void> {
  assert(reply !== undefined);
  const pair = dataOf<LoginResult>(reply);
  const me = await caller.untilAnswered({ method: 'GET', path: '/auth/user/me', bearer: pair.access_token });
  assert.equal(me.status, 200, `the winner's access token is valid: ${me.text}`);
  const next = await caller.untilAnswered(refreshOf(pair.refresh_token));
  assert.equal(next.status, 200, `the winner can refresh again: ${next.text}`);
}

function refreshOf(token: string, idempotencyKey?: string): Call {
  const call: Call = { method: 'POST', path: '/auth/user/refresh', body: { refresh_token: token } };
  return idempotencyKey === undefined ? call : { ...call, idempotencyKey };
}

function creation(context: Context, key: string, amount: number): Call {
  return {
    method: 'POST',
    path: '/gateway/payments',
    bearer: context.seed.merchant.testKey,
    body: { amount, currency: 'XAF', customer_reference: key },
    idempotencyKey: key,
  };
}

async function paymentsOf(context: Context, customerReference: string): Promise<readonly string[]> {
  const owner = { merchantId: context.seed.merchant.id, livemode: false };
  const { rows } = await engineStore(context.gateway.store).read.payments(
    { ...owner, customerReference },
    { limit: 10, afterId: null },
  );
  return rows.map(({ id }) => id);
}
