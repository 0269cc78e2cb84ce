import type { CheckoutPaid, LoginResult, PaymentCreated, WebhookEndpoint } from '@mitako/contract/names';
import { systemClock, type Gateway, type Logger } from '@mitako/core';
import { engineStore, type Event } from '@mitako/core/engine';
import { createServer } from 'mitako';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller, dataOf, type Call, type Caller } from '../support/calls.ts';
import { reusablePort } from '../support/child.ts';
import { loginSandboxUser } from '../support/people.ts';
import type { ReceiverProcess } from '../support/receivers.ts';
import type { Context, Facts } from '../support/scenario.ts';

const HOUR = 3_600_000;
const JUMPS = { short: 6, long: 14 } as const;
const CUSTOMERS = 3;
/** Number of requests that an endpoint rejects first. */
const REFUSALS = 60;

/** An acknowledged payment. */
interface Bought {
  readonly id: string;
  readonly end: 'succeeded' | 'canceled' | 'refunded';
}

/**
 * Two gateways in this process, on one clock that jumps forward by hours and back under load. The system's clock would
 * not go back: what is tested here is that nothing is lost even if time does. At the end it is ahead of every earlier
 * time, so that all postponed work is due.
 */
export async function clockJumps(context: Context, receiver: ReceiverProcess): Promise<Facts> {
  const clock = { aheadMs: 0 };
  const problems: string[] = [];
  const gateways = [0, 1].map(() =>
    context.openGateway({
      clock: { sleep: systemClock().sleep, now: () => Date.now() + clock.aheadMs },
      logger: problemsInto(problems),
    }),
  );
  const servers = await Promise.all(gateways.map(serve));
  const caller = createCaller(
    servers.map(({ url }) => url),
    context.signal,
  );
  try {
    await receiver.behave('/refusing', ...refusals());
    const endpoints = [
      await createEndpoint(context, caller, receiver.url('/jumping')),
      await createEndpoint(context, caller, receiver.url('/refusing')),
    ];
    const bought = await buyWhileJumping(context, caller, clock);
    clock.aheadMs = 7 * HOUR;
    await everythingDelivered(context, clock, endpoints);
    const events = await auditEvents(context, receiver, bought);
    await auditMoney(context, bought);
    assert.deepEqual(problems, [], 'no error is thrown while the clock jumps');
    return {
      jumps: JUMPS[context.form],
      'payments during the jumps': bought.length,
      'webhooks for them': events,
    };
  } finally {
    await caller.close();
    for (const server of servers) await server.close();
  }
}

async function serve(gateway: Gateway): Promise<{ readonly url: string; close(): Promise<void> }> {
  await gateway.start();
  const server = createServer({ gateway });
  const url = await server.listen({ port: await reusablePort() });
  return { url, close: () => server.close() };
}

async function buyWhileJumping(
  context: Context,
  caller: Caller,
  clock: { aheadMs: number },
): Promise<readonly Bought[]> {
  const bought: Bought[] = [];
  const over = new AbortController();
  const customers = Promise.all(
    Array.from({ length: CUSTOMERS }, async (_, customer) => {
      for (let count = 0; !over.signal.aborted; count += 1) {
        bought.push(await buy(context, caller, `jump-${customer}-${count}`));
      }
    }),
  );
  customers.catch(() => over.abort());
  for (let jump = 1; jump <= JUMPS[context.form]; jump += 1) {
    const wanted = bought.length + 2 * CUSTOMERS;
    await context.eventually(
      'payments continue while the clock jumps',
      () => (bought.length >= wanted || over.signal.aborted ? null : `${bought.length} of ${wanted} payments`),
      30_000,
    );
    // Forward and back: hours, and seconds.
    clock.aheadMs = jump % 2 === 0 ? 0 : context.dice.pick([6 * HOUR, 2 * HOUR, 20_000, -20_000, -3 * HOUR]);
  }
  over.abort();
  await customers;
  return bought;
}

/** A customer whose token expired by the jump logs in again and repeats the request with the same key. */
async function buy(context: Context, caller: Caller, key: string): Promise<Bought> {
  const bearer = context.seed.merchant.testKey;
  const post = (path: string, call: Partial<Call>): Call => ({ method: 'POST', path, bearer, ...call });
  const body = { amount: 100, currency: 'XAF' };
  const created = await caller.untilAnswered(post('/gateway/payments', { body, idempotencyKey: key }));
  const { id, slug } = dataOf<PaymentCreated>(created).payment;
  const dice = context.dice.fork(key);
  if (dice.chance(0.2)) {
    dataOf(await caller.untilAnswered(post(`/gateway/payments/${id}/cancel`, { idempotencyKey: `${key}-cancel` })));
    return { id, end: 'canceled' };
  }
  for (;;) {
    const session: LoginResult = await loginSandboxUser(caller);
    const pay = post(`/gateway/checkout/${slug}/pay`, {
      bearer: session.access_token,
      body: { method: 'wallet', pin: '1234' },
      idempotencyKey: `${key}-pay`,
    });
    const replies = await Promise.all([caller.untilAnswered(pay), caller.untilAnswered(pay)]);
    const [one, other] = replies;
    if (one?.status === 401 || other?.status === 401) continue;
    for (const reply of replies) assert.equal(dataOf<CheckoutPaid>(reply).payment.status, 'succeeded');
    break;
  }
  if (dice.chance(0.7)) return { id, end: 'succeeded' };
  dataOf(
    await caller.untilAnswered(post(`/gateway/payments/${id}/refunds`, { body: {}, idempotencyKey: `${key}-back` })),
  );
  return { id, end: 'refunded' };
}

/** Ten minutes at a time, because a rejected delivery is retried with growing delays. */
async function everythingDelivered(
  context: Context,
  clock: { aheadMs: number },
  endpoints: readonly string[],
): Promise<void> {
  const { read } = engineStore(context.gateway.store);
  const owner = { merchantId: context.seed.merchant.id, livemode: false };
  const isLeft = async (): Promise<boolean> =>
    (await read.deliveries({ owner, statuses: ['waiting', 'failing'] }, { limit: 1, afterId: null })).length > 0;
  await context.eventually(
    'no event is lost while the clock jumps',
    async () => {
      if (!(await isLeft())) return null;
      await sleep(300);
      clock.aheadMs += HOUR / 6;
      return 'some deliveries are pending';
    },
    40_000,
  );
  for (const endpointId of endpoints) {
    const failed = await read.deliveries({ owner, endpointId, statuses: ['failed'] }, { limit: 100, afterId: null });
    assert.deepEqual(failed, [], 'no delivery is given up early');
  }
}

/** Asserts that each event reached both endpoints at least once. Returns the number received. */
async function auditEvents(context: Context, receiver: ReceiverProcess, bought: readonly Bought[]): Promise<number> {
  const receipts = receiver.receipts().filter(({ path }) => path === '/jumping' || path === '/refusing');
  const came = new Set(receipts.map(({ path, id }) => `${path} ${id}`));
  const all = await everyEvent(context);
  for (const { id: paymentId, end } of bought) {
    const events = all.filter(({ subjectId }) => subjectId === paymentId);
    const types = events.map(({ type }) => type).toSorted();
    const due = {
      succeeded: ['payment.created', 'payment.succeeded'],
      canceled: ['payment.canceled', 'payment.created'],
      refunded: ['payment.created', 'payment.refunded', 'payment.succeeded', 'refund.created', 'refund.succeeded'],
    }[end];
    assert.deepEqual(types, due, `payment ${paymentId}, ${end}, has each of its events once`);
    for (const { id } of events) {
      for (const path of ['/jumping', '/refusing']) assert.ok(came.has(`${path} ${id}`), `event ${id} came to ${path}`);
    }
  }
  return receipts.length;
}

/** One by one: those of a payment are looked for from its creation on, give or take what clocks may be apart, which is less. */
async function everyEvent({ gateway, seed }: Context): Promise<readonly Event[]> {
  const { read } = engineStore(gateway.store);
  const owner = { merchantId: seed.merchant.id, livemode: false };
  const found: Event[] = [];
  for (;;) {
    const page = await read.events(owner, { limit: 100, afterId: found.at(-1)?.id ?? null });
    if (page.length === 0) return found;
    found.push(...page);
  }
}

async function auditMoney({ gateway }: Context, bought: readonly Bought[]): Promise<void> {
  for (const { id, end } of bought) {
    const payment = await engineStore(gateway.store).read.paymentById(id);
    assert.equal(payment?.status, end, `payment ${id} is as acknowledged`);
    const captures = await engineStore(gateway.store).read.transfersOfSubjects('capture', [id]);
    assert.equal(captures.length, end === 'canceled' ? 0 : 1, `payment ${id} is captured once if it was paid`);
  }
  const report = await gateway.ledger.verify();
  assert.deepEqual(report.problems, [], 'the ledger is consistent');
}

async function createEndpoint(context: Context, caller: Caller, url: string): Promise<string> {
  const bearer = context.seed.merchant.testKey;
  const reply = await caller.untilAnswered({
    method: 'POST',
    path: '/merchant/webhook-endpoints',
    bearer,
    body: { url, events: ['payment.*', 'refund.*'] },
  });
  return dataOf<{ endpoint: WebhookEndpoint }>(reply).endpoint.id;
}

function refusals(): [{ kind: 'answer'; status: number }, ...{ kind: 'answer'; status: number }[]] {
  const refused = { kind: 'answer', status: 500 } as const;
  return [refused, ...Array.from({ length: REFUSALS - 1 }, () => refused), { kind: 'answer', status: 200 }];
}

function problemsInto(problems: string[]): Logger {
  const note = (fields: object, message: string): void => {
    const { error } = fields as { readonly error?: unknown };
    problems.push(`${message} ${error instanceof Error ? error.stack : JSON.stringify(fields)}`);
  };
  // What the endpoint that refuses is for.
  const warn = (fields: object, message: string): void => {
    if (message !== 'delivery failed') note(fields, message);
  };
  return { debug: () => undefined, info: () => undefined, warn, error: note };
}
