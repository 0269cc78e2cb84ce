import type { CheckoutPaid, LoginResult, PaymentCreated } from '@mitako/contract/names';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf, type Call, type Caller, type Reply } from './calls.ts';
import { loginAgain, PIN } from './people.ts';
import type { Dice } from '../../support/dice.ts';
import type { Context } from './scenario.ts';

// A mixed load: customers who make one payment after another, each from their own wallet. Each call has a key and is
// repeated until it is answered, so at the end the acknowledged outcome of every payment is known.

/** A payment as acknowledged to its customer and merchant. */
export interface Bought {
  /** Idempotency key of its creation, and its `customer_reference`. */
  readonly key: string;
  readonly payer: LoginResult;
  readonly id: string;
  readonly amount: number;
  readonly end: 'paid' | 'canceled';
  /** Refunded amounts, in the order of acknowledgement. */
  readonly refunds: readonly number[];
}

export interface Load {
  /** Payments so far. */
  bought(): readonly Bought[];
  /** True once it is finished or a customer failed. */
  isOver(): boolean;
  /** Lets each customer finish the current payment. @throws the error of a customer that failed */
  finish(): Promise<readonly Bought[]>;
}

/** An access token is valid for 15 minutes; a run on a busy machine takes longer. */
const LOGIN_EVERY_MS = 10 * 60 * 1_000;

/** Each of the users makes payments until `finish`. */
export function startLoad(context: Context, caller: Caller, users: readonly LoginResult[]): Load {
  const bought: Bought[] = [];
  const over = new AbortController();
  const customers = users.map(async (payer, index) => {
    const dice = context.dice.fork(`customer ${index}`);
    let session = payer;
    let loggedInAtMs = Date.now();
    for (let count = 0; !over.signal.aborted; count += 1) {
      if (Date.now() - loggedInAtMs > LOGIN_EVERY_MS) {
        session = await loginAgain(caller, payer);
        loggedInAtMs = Date.now();
      }
      const bearer = session.access_token;
      bought.push(await buy({ context, caller, payer, bearer, dice, key: `order-${index}-${count}` }));
      await sleep(dice.between(0, 30));
    }
  });
  const all = Promise.all(customers);
  // Awaited when the load is over; until then it must not be an unhandled rejection.
  all.catch(() => over.abort());
  return {
    bought: () => bought,
    isOver: () => over.signal.aborted,
    async finish() {
      over.abort();
      await all;
      return bought;
    },
  };
}

interface Purchase {
  readonly context: Context;
  readonly caller: Caller;
  readonly payer: LoginResult;
  /** The payer's access token. */
  readonly bearer: string;
  readonly dice: Dice;
  readonly key: string;
}

/** Pays or cancels a payment; for one of seven both at once. */
const WISHES = [
  [true, false],
  [true, false],
  [true, false],
  [true, false],
  [true, false],
  [false, true],
  [true, true],
] as const;

async function buy(purchase: Purchase): Promise<Bought> {
  const { context, caller, payer, bearer, dice, key } = purchase;
  const amount = dice.between(100, 5_000);
  const create = byMerchant(context, '/gateway/payments', key, { amount, currency: 'XAF', customer_reference: key });
  const created = await caller.untilAnswered(create);
  const { id, slug } = dataOf<PaymentCreated>(created).payment;
  if (dice.chance(0.1)) await assertSame(caller, create, created);

  const pay: Call = {
    method: 'POST',
    path: `/gateway/checkout/${slug}/pay`,
    bearer,
    body: { method: 'wallet', pin: PIN },
    idempotencyKey: `${key}-pay`,
  };
  const cancel = dice.chance(0.7)
    ? byMerchant(context, `/gateway/payments/${id}/cancel`, `${key}-cancel`)
    : ({ method: 'POST', path: `/gateway/checkout/${slug}/cancel` } satisfies Call);
  const [isPaid, isCanceled] = dice.pick(WISHES);
  const [paid, canceled] = await Promise.all([
    isPaid ? caller.untilAnswered(pay) : null,
    isCanceled ? caller.untilAnswered(cancel) : null,
  ]);
  const end = endOf(paid, canceled);
  if (end === 'paid' && paid?.status === 200 && dice.chance(0.1)) await assertSame(caller, pay, paid);
  return { key, payer, id, amount, end, refunds: end === 'paid' ? await refunded(purchase, id, amount) : [] };
}

/** Asserts that one of the two succeeded, and that the other was rejected because of it. */
function endOf(paid: Reply | null, canceled: Reply | null): Bought['end'] {
  const codes = [paid, canceled].map((reply) => (reply === null ? '' : (reply.code ?? String(reply.status))));
  const [byPayer, byCanceler] = codes;
  if (byPayer === '200' && (byCanceler === '' || byCanceler === 'PAYMENT_ALREADY_PAID')) {
    assert.equal(dataOf<CheckoutPaid>(paid as Reply).payment.status, 'succeeded');
    return 'paid';
  }
  if (byCanceler === '200' && (byPayer === '' || byPayer === 'PAYMENT_CANCELED')) return 'canceled';
  assert.fail(`paying returned "${byPayer}" and canceling "${byCanceler}", which contradict each other`);
}

async function refunded(purchase: Purchase, id: string, amount: number): Promise<readonly number[]> {
  const { context, caller, dice, key } = purchase;
  const half = Math.floor(amount / 2);
  const amounts = dice.pick([[], [], [], [amount], [half], [half, amount - half]] as const);
  for (const [index, part] of amounts.entries()) {
    const call = byMerchant(context, `/gateway/payments/${id}/refunds`, `${key}-refund-${index}`, { amount: part });
    const reply = await caller.untilAnswered(call);
    assert.equal(reply.status, 201, `a refund of ${part} of ${amount}: ${reply.text}`);
  }
  return amounts;
}

async function assertSame(caller: Caller, call: Call, first: Reply): Promise<void> {
  const again = await caller.untilAnswered(call);
  assert.deepEqual([again.status, again.text], [first.status, first.text], 'the same key returns the same response');
}

function byMerchant({ seed }: Context, path: string, idempotencyKey: string, body?: unknown): Call {
  return {
    method: 'POST',
    path,
    bearer: seed.merchant.testKey,
    idempotencyKey,
    ...(body === undefined ? {} : { body }),
  };
}
