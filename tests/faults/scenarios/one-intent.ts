import type { CheckoutPaid, LoginResult, PaymentStatus } from '@mitako/contract/names';
import { systemClock, type Gateway } from '@mitako/core';
import { engineStore, type Payment } from '@mitako/core/engine';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller, dataOf, type Call, type Caller, type Reply } from '../support/calls.ts';
import { sumOf } from '../support/money.ts';
import { PIN, registerUsers } from '../support/people.ts';
import type { Dice } from '../../support/dice.ts';
import type { Context, Facts, Scenario } from '../support/scenario.ts';
import { compare, eventsOf, subscribe } from '../support/webhooks.ts';
import { asMerchant } from '../../support/in-process.ts';

const PAY_CALLS = 30;
/** Rounds: one race of each kind per round. */
const SETS = { short: 3, long: 20 } as const;
const BY_PAYERS = 2;
const WITH_CANCEL = 3;
const WITH_EXPIRY = 5;
/** Background work polls the next due time once a second; longer lifetimes expire to the millisecond. */
const LIFE_MS = 1_100;
/** The shortest lifetime of an intent. */
const EXPIRES_IN_SECONDS = 300;
const TERMINAL = ['payment.succeeded', 'payment.canceled', 'payment.expired', 'payment.failed'] as const;

/** The status that an error code implies; a final status never changes. */
const STATUS_BY_CODE: Readonly<Record<string, PaymentStatus>> = {
  PAYMENT_ALREADY_PAID: 'succeeded',
  PAYMENT_CANCELED: 'canceled',
  PAYMENT_EXPIRED: 'expired',
};

/** Of concurrent conflicting calls for one payment one takes effect, once, and all responses agree. */
export const oneIntent: Scenario = {
  name: 'one-intent',
  title: `${PAY_CALLS} calls that pay one intent against cancels by merchant and customer and its expiry, on two processes`,
  holds: [
    'one final status',
    'at most one capture',
    'one terminal event',
    'no response contradicts it',
    'all balances sum to zero',
  ],
  engines: ['sqlite', 'postgres'],
  deadlineMs: { short: 120_000, long: 150_000 },
  run,
};

interface Race {
  readonly context: Context;
  readonly caller: Caller;
  readonly users: readonly LoginResult[];
  readonly dice: Dice;
  /** Creates a payment that expires in that many milliseconds. */
  create(lifeMs: number): Promise<Payment>;
}

async function run(context: Context): Promise<Facts> {
  const servers = await Promise.all([context.startServer(), context.startServer()]);
  const receiver = await context.startReceiver();
  const caller = createCaller(
    servers.map(({ url }) => url),
    context.signal,
  );
  const counts: Record<string, number> = { succeeded: 0, canceled: 0, expired: 0 };
  const sets = SETS[context.form];
  const rounds = sets * (BY_PAYERS + WITH_CANCEL + WITH_EXPIRY);
  try {
    const paths = await subscribe(context, receiver, { endpoints: 2, events: TERMINAL, via: servers[0]?.url ?? '' });
    const users = await registerUsers(caller, 6);
    const race: Race = { context, caller, users, dice: context.dice, create: creator(context) };
    for (let set = 0; set < sets; set += 1) {
      if (set % 5 === 0) context.progress(`set ${set + 1} of ${sets}`);
      for (const status of await runSet(race, set)) counts[status] = (counts[status] ?? 0) + 1;
      assert.equal(await sumOf(context.gateway, context, users), 0, 'all balances sum to zero');
    }
    const events = await eventsOf(context, TERMINAL);
    assert.equal(events.length, rounds, 'one terminal event for each payment');
    assert.equal(new Set(events.map(({ subjectId }) => subjectId)).size, rounds);
    await context.eventually(
      'each terminal event is delivered to each endpoint',
      () => compare(events, paths, receiver.receipts()).missing[0] ?? null,
      5_000,
    );
    const { receipts } = compare(events, paths, receiver.receipts());
    const report = await context.gateway.ledger.verify();
    assert.deepEqual(report.problems, [], 'the ledger is consistent');
    assert.equal(report.checked.payments, rounds);
    return {
      intents: rounds,
      calls: caller.sent(),
      ...counts,
      webhooks: receipts,
    };
  } finally {
    await caller.close();
  }
}

/** A gateway whose clock is so far behind that its new payments are about to expire. */
function creator(context: Context): Race['create'] {
  let behindMs = 0;
  const gateway: Gateway = context.openGateway({
    clock: { sleep: systemClock().sleep, now: () => Date.now() - behindMs },
  });
  return async (lifeMs) => {
    behindMs = EXPIRES_IN_SECONDS * 1_000 - lifeMs;
    const params = { amount: 5_000, currency: 'XAF', expires_in: EXPIRES_IN_SECONDS };
    const owner = { merchantId: context.seed.merchant.id, livemode: false };
    const payment = await asMerchant(gateway, owner).payments.create(params);
    const created = await engineStore(gateway.store).read.paymentById(payment.id);
    assert(created !== null);
    return created;
  };
}

interface AnsweredCall {
  readonly what: 'pay' | 'cancel';
  readonly call: Call;
  readonly reply: Reply;
}

/** The concurrent calls for one intent, and their times. */
interface Onslaught {
  readonly payment: Payment;
  readonly name: string;
  /** Number of different payers; of many concurrent correct PINs of one payer only some are verified. */
  readonly payers: number;
  /** By the merchant, and the same number by the customer. */
  readonly cancels: number;
  /** The earliest start of the calls, and the period over which they are spread. */
  readonly fromMs: number;
  readonly spreadMs: number;
}

async function runSet(race: Race, set: number): Promise<readonly PaymentStatus[]> {
  const { dice } = race;
  const ends: PaymentStatus[] = [];
  for (let index = 0; index < BY_PAYERS + WITH_CANCEL; index += 1) {
    const isCanceled = index >= BY_PAYERS;
    const payment = await race.create(EXPIRES_IN_SECONDS * 1_000);
    const spreadMs = dice.pick([0, 10, 40]);
    const cancels = isCanceled ? 2 : 0;
    const payers = isCanceled ? race.users.length : 2;
    ends.push(await attack(race, { payment, name: `${set}-${index}`, payers, cancels, fromMs: 0, spreadMs }));
  }
  const expiring: Payment[] = [];
  for (let index = 0; index < WITH_EXPIRY; index += 1) expiring.push(await race.create(LIFE_MS + 100 * index));
  const attacks = expiring.map((payment, index) =>
    attack(race, {
      payment,
      name: `${set}-expiry-${index}`,
      payers: race.users.length,
      cancels: index % 2,
      // The first call in time wins: the first few start just before or just after the expiry.
      fromMs: payment.expiresAtMs - Date.now() - dice.between(0, 80),
      spreadMs: 60,
    }),
  );
  return [...ends, ...(await Promise.all(attacks))];
}

async function attack(race: Race, onslaught: Onslaught): Promise<PaymentStatus> {
  const { context, dice } = race;
  const { payment, fromMs, spreadMs } = onslaught;
  const calls = [...payCalls(race, onslaught), ...cancelCalls(race, onslaught)];
  const answered = await Promise.all(
    calls.map(async ({ what, call }): Promise<AnsweredCall> => {
      await sleep(fromMs + dice.between(0, spreadMs));
      return { what, call, reply: await race.caller.untilAnswered(call) };
    }),
  );
  const ended = await endOf(context, payment);
  await assertOneEnd(context, ended);
  for (const each of answered) assertAgrees(each, ended);
  const paid = answered.filter(({ what, reply }) => what === 'pay' && reply.status === 200);
  assert.equal(paid.length, ended.status === 'succeeded' ? 1 : 0, 'exactly one payer receives a success if it is paid');
  await assertRepeats(race, answered);
  return ended.status;
}

function payCalls({ users }: Race, { payment, name, payers }: Onslaught): readonly Omit<AnsweredCall, 'reply'>[] {
  return Array.from({ length: PAY_CALLS }, (_, index) => ({
    what: 'pay',
    call: {
      method: 'POST',
      path: `/gateway/checkout/${payment.slug}/pay`,
      bearer: users[index % payers]?.access_token ?? '',
      body: { method: 'wallet', pin: PIN },
      idempotencyKey: `pay-${name}-${index}`,
    },
  }));
}

function cancelCalls({ context }: Race, { payment, name, cancels }: Onslaught): readonly Omit<AnsweredCall, 'reply'>[] {
  const byCustomer: Call = { method: 'POST', path: `/gateway/checkout/${payment.slug}/cancel` };
  return Array.from({ length: cancels }, (_, index): readonly Call[] => [
    {
      method: 'POST',
      path: `/gateway/payments/${payment.id}/cancel`,
      bearer: context.seed.merchant.testKey,
      idempotencyKey: `cancel-${name}-${index}`,
    },
    byCustomer,
  ])
    .flat()
    .map((call) => ({ what: 'cancel', call }));
}

/** The payment in its final status; expiry is noticed within a second. */
async function endOf(context: Context, { id }: Payment): Promise<Payment> {
  let last: Payment | null = null;
  await context.eventually(
    'a paid, canceled or expired payment is final',
    async () => {
      last = await engineStore(context.gateway.store).read.paymentById(id);
      return last === null || last.status === 'requested' || last.status === 'processing'
        ? `it is ${last?.status ?? 'gone'}`
        : null;
    },
    5_000,
  );
  assert(last !== null);
  return last;
}

/** One capture if it was paid, else none, and one terminal event, without gaps. */
async function assertOneEnd({ gateway }: Context, payment: Payment): Promise<void> {
  const transfers = await engineStore(gateway.store).read.transfersOfPayment(payment.id);
  const captures = transfers.filter(({ kind }) => kind === 'capture').length;
  assert.equal(captures, payment.status === 'succeeded' ? 1 : 0, `captures of a payment with status ${payment.status}`);
  const events = await engineStore(gateway.store).read.eventsOfSubject(payment.id, 10);
  const answered = events.toSorted((left, right) => left.sequence - right.sequence).map(({ type }) => type);
  assert.deepEqual(answered, ['payment.created', `payment.${payment.status}`], 'one terminal event, of its status');
}

function assertAgrees({ what, reply }: AnsweredCall, payment: Payment): void {
  const { status } = payment;
  if (reply.status === 200) {
    const paymentStatus = dataOf<CheckoutPaid>(reply).payment.status;
    assert.equal(paymentStatus, what === 'pay' ? 'succeeded' : 'canceled', reply.text);
    assert.equal(paymentStatus, status, `a caller received 200 ${paymentStatus}, but the payment is ${status}`);
  } else if (reply.code !== 'PIN_LOCKED') {
    assert.equal(
      STATUS_BY_CODE[reply.code ?? ''],
      status,
      `a caller received ${reply.text}, but the payment is ${status}`,
    );
  }
}

/** A repeated key returns the same response. */
async function assertRepeats({ caller, dice }: Race, answered: readonly AnsweredCall[]): Promise<void> {
  const kept = answered.filter(({ call, reply }) => call.idempotencyKey !== undefined && reply.code !== 'PIN_LOCKED');
  const winner = kept.filter(({ reply }) => reply.status === 200);
  for (const { call, reply } of [...winner, dice.pick(kept)]) {
    const again = await caller.untilAnswered(call);
    assert.deepEqual([again.status, again.text], [reply.status, reply.text], 'the same key returns the same response');
  }
}
