import type { DisputeRecord, NextAction, PaymentCreated, Refund } from '@mitako/contract/names';
import { accountId, engineStore, shardOfOwner, type Attempt, type Payment } from '@mitako/core/engine';
import assert from 'node:assert/strict';
import { createCaller, dataOf, type Caller, type Reply } from '../support/calls.ts';
import { startProvider, type Provider } from '../support/providers.ts';
import { loginSandboxUser } from '../support/people.ts';
import { RAIL_NAMES, type RailName, type RequestKind } from '../../support/simulated-rails.ts';
import type { Context, Facts, Scenario } from '../support/scenario.ts';
import type { ServerProcess } from '../support/servers.ts';
import { eventsOf } from '../support/webhooks.ts';

const ROUNDS = { short: 1, long: 6 } as const;
/** Ends the leases of what was killed. */
const JUMP_MS = 70_000;
/** Longer than a prompt lives. */
const LONG_JUMP_MS = 900_000;
const WITHIN_MS = 60_000;
const KILLED_WITHIN_MS = 30_000;

/** Whatever is killed or lost between us and a provider: it moves each payment's money once, and we know of it. */
export const rails: Scenario = {
  name: 'rails',
  title: 'kill -9 before, in and after calls of five rails; repeated and late callbacks; providers that vanish',
  holds: [
    'no provider collects a payment twice',
    'no collected payment is lost',
    'what is unknown stays processing until the provider answers',
    'a page whose address was lost is never paid, and ends',
    'no refund is paid back twice, none is lost',
    'the money of a lost dispute is returned once',
    'rail clearing is what the providers moved',
    'one payment.succeeded per paid payment',
    'the ledger is verified',
  ],
  engines: ['sqlite', 'postgres'],
  deadlineMs: { short: 240_000, long: 900_000 },
  run: (context) =>
    run(
      context,
      RAIL_NAMES.filter((name) => name !== 'notchPay'),
    ),
};

/** On a gateway of its own, as another rail of the others takes the same numbers. */
export const notchPay: Scenario = {
  ...rails,
  name: 'notch-pay',
  title: 'kill -9 before, in and after calls of Notch Pay, which makes no promise about repeated requests',
  run: (context) => run(context, ['notchPay']),
};

/** A payment by one of the rails. */
interface Order {
  readonly provider: Provider;
  readonly id: string;
  readonly slug: string;
  readonly amount: number;
}

interface World {
  readonly context: Context;
  readonly caller: Caller;
  readonly server: ServerProcess;
  readonly providers: readonly Provider[];
  readonly orders: Order[];
  readonly refunds: { readonly order: Order; readonly id: string; readonly amount: number }[];
  /** Lost disputes. */
  readonly disputes: { readonly order: Order; readonly id: string; readonly amount: number }[];
  /** Orders whose payer never saw the provider's page. */
  readonly pagesLost: Order[];
  kills: number;
  aheadMs: number;
}

async function run(context: Context, names: readonly RailName[]): Promise<Facts> {
  let server: ServerProcess | null = null;
  let callbacks = 0;
  // To the server that runs, if any.
  async function arrive(url: string, request: RequestInit): Promise<void> {
    callbacks += 1;
    await fetch(url.replace('https://pay.example.cm', server?.url ?? ''), request).catch(() => null);
  }
  const providers = await Promise.all(names.map((name) => startProvider(name, arrive)));
  server = await context.startServer({ rails: providers.map(({ site }) => site) });
  const caller = createCaller([server.url], context.signal);
  const world: World = {
    context,
    caller,
    server,
    providers,
    orders: [],
    refunds: [],
    disputes: [],
    pagesLost: [],
    kills: 0,
    aheadMs: 0,
  };
  try {
    for (let round = 1; round <= ROUNDS[context.form]; round += 1) {
      context.progress(`round ${round} of ${ROUNDS[context.form]}, ${world.orders.length} payments`);
      await oneRound(world);
    }
    const repeated = await Promise.all(providers.map(async (provider) => provider.repeatCallbacks()));
    await restart(world, LONG_JUMP_MS);
    await audit(world);
    return {
      kills: world.kills,
      payments: world.orders.length,
      refunds: world.refunds.length,
      ...byRail('payments', world.orders),
      ...byRail(
        'refunds',
        world.refunds.map(({ order }) => order),
      ),
      disputes: world.disputes.length,
      ...byRail(
        'disputes',
        world.disputes.map(({ order }) => order),
      ),
      'pages lost': world.pagesLost.length,
      callbacks,
      'repeated late': repeated.reduce((sum, count) => sum + count, 0),
    };
  } finally {
    await caller.close();
    await Promise.all(providers.map((provider) => provider.goDown()));
  }
}

/** How many of them each rail had. */
function byRail(what: string, orders: readonly Order[]): Facts {
  const counts: Record<string, number> = {};
  for (const { provider } of orders)
    counts[`${what} by ${provider.name}`] = (counts[`${what} by ${provider.name}`] ?? 0) + 1;
  return counts;
}

async function oneRound(world: World): Promise<void> {
  await isNeverCharged(world, 'prepare');
  await isNeverCharged(world, 'charge');
  const paid = [
    ...(await isKilled(world, 'charge', 'carried out')),
    ...(await isKilled(world, 'charge', 'carried out later')),
    ...(await isKilled(world, 'status', 'carried out')),
    ...(await isDoubled(world)),
    ...(await isDown(world)),
    ...(await isPaidMeanwhile(world)),
  ];
  const refundable = paid.filter(({ provider }) => provider.known.requests.refund !== undefined);
  for (const [index, how] of REFUNDS.entries()) {
    const some = refundable.filter((_, place) => place % REFUNDS.length === index);
    const [whole, inPart] = divided(some);
    await isRefunded(world, [...inPart, ...whole.slice(0, 1)], how);
    await isLost(world, [...inPart, ...whole.slice(1)], how);
  }
}

/** Those whose provider returns whole payments alone, and the others. */
function divided(orders: readonly Order[]): readonly [whole: readonly Order[], inPart: readonly Order[]] {
  const isWhole = ({ provider }: Order): boolean => provider.known.refundsWhole === true;
  return [orders.filter(isWhole), orders.filter((order) => !isWhole(order))];
}

/** Of what is left of a payment. */
function amountToReturn({ context }: World, { provider }: Order, left: number): number {
  return provider.known.refundsWhole === true ? left : context.dice.between(1, left);
}

type Loss = 'lost' | 'carried out' | 'carried out later';

const REFUNDS: readonly Loss[] = ['lost', 'carried out', 'carried out later'];

/** The gateway is killed before the charge was sent, or it was lost on its way: the outcome is unknown, and nothing moves. */
async function isNeverCharged(world: World, kind: 'prepare' | 'charge'): Promise<void> {
  const orders = await created(world, kind);
  await payKilled(world, orders, kind, 'lost');
  await expectUnknown(world, orders, 1);
}

/** The gateway is killed while the provider is asked, and finds the money afterwards. */
async function isKilled(world: World, kind: 'charge' | 'status', how: Loss): Promise<readonly Order[]> {
  const orders = await created(world, kind);
  await payKilled(world, orders, kind, how);
  // The customer, who saw nothing, tries again.
  await payAll(world, orders);
  return kind === 'charge' ? untilFound(world, orders) : untilPaid(world, orders);
}

/** An earlier payment that is asked about may end the gateway before the customer has logged in, who then waits for the next. */
async function payKilled(world: World, orders: readonly Order[], kind: RequestKind, how: Loss): Promise<void> {
  const killed = killing(world, orders, kind, how);
  await Promise.all([payAll(world, orders), killed.done.then(() => restart(world))]);
}

/** A proxy sends the charge twice. */
async function isDoubled(world: World): Promise<readonly Order[]> {
  const orders = await created(world, 'charge');
  for (const { provider } of orders) {
    provider.intercept('charge', async (carryOut) => {
      await carryOut();
      return carryOut();
    });
  }
  await payAll(world, orders);
  return untilFound(world, orders);
}

/** The provider takes the charge, vanishes before it answers, and comes back. */
async function isDown(world: World): Promise<readonly Order[]> {
  const orders = await created(world, 'charge');
  const down = orders.map(
    ({ provider }) =>
      new Promise<void>((resolve) => {
        provider.intercept('charge', async (carryOut) => {
          await carryOut();
          void provider.goDown().then(resolve);
          return null;
        });
      }),
  );
  await payAll(world, orders);
  await Promise.all(down);
  await expectUnknown(world, orders, 2);
  await Promise.all(orders.map(({ provider }) => provider.start()));
  return untilFound(world, orders);
}

/**
 * The gateway is killed while payers are on the provider's page: they pay there, and nothing receives the callbacks.
 */
async function isPaidMeanwhile(world: World): Promise<readonly Order[]> {
  const orders = await created(world, 'charge', world.providers.filter(hasPage));
  const pages = await chargeAll(world, orders);
  world.kills += 1;
  await world.server.kill();
  await payOnPages(orders, pages);
  await restart(world);
  return untilPaid(world, orders);
}

async function isRefunded(world: World, orders: readonly Order[], how: Loss): Promise<void> {
  if (orders.length === 0) return;
  const { context, caller } = world;
  const killed = killing(world, orders, 'refund', how);
  const asked = orders.map(async (order) => {
    const amount = amountToReturn(world, order, order.amount);
    const reply = await caller.untilAnswered({
      method: 'POST',
      path: `/gateway/payments/${order.id}/refunds`,
      bearer: context.seed.merchant.testKey,
      body: { amount },
      idempotencyKey: `refund-${order.id}`,
    });
    world.refunds.push({ order, id: dataOf<{ refund: Refund }>(reply).refund.id, amount });
  });
  await killed.done;
  await restart(world);
  await Promise.all(asked);
}

/** A part of what is left of each payment is disputed and lost, and the gateway is killed while it returns the money. */
async function isLost(world: World, orders: readonly Order[], how: Loss): Promise<void> {
  const { context, caller } = world;
  const asOperator = async (path: string, idempotencyKey: string, body?: object): Promise<DisputeRecord> => {
    const reply = await caller.untilAnswered({
      method: 'POST',
      path,
      bearer: context.seed.operatorKey,
      body,
      idempotencyKey,
    });
    return dataOf<{ dispute: DisputeRecord }>(reply).dispute;
  };
  const refunded = (order: Order): number =>
    world.refunds.filter((refund) => refund.order === order).reduce((sum, { amount }) => sum + amount, 0);
  const disputed = orders.filter((order) => refunded(order) < order.amount);
  if (disputed.length === 0) return;
  const opened = await Promise.all(
    disputed.map(async (order) => {
      const amount = amountToReturn(world, order, order.amount - refunded(order));
      const { id } = await asOperator(`/admin/payments/${order.id}/disputes`, `dispute-${order.id}`, { amount });
      world.disputes.push({ order, id, amount });
      return id;
    }),
  );
  const killed = killing(world, disputed, 'refund', how);
  const lost = opened.map((id) => asOperator(`/admin/disputes/${id}/resolve`, `lost-${id}`, { outcome: 'lost' }));
  await killed.done;
  await restart(world);
  await Promise.all(lost);
}

/**
 * Kills the gateway once each of the orders' providers has got a request of this kind.
 * @param how `carried out later`: after the gateway, started again, has asked about it
 */
function killing(
  world: World,
  orders: readonly Order[],
  kind: RequestKind,
  how: Loss,
): { readonly done: Promise<void> } {
  const providers = [...new Set(orders.map(({ provider }) => provider))];
  const gone = Promise.withResolvers<undefined>();
  let left = providers.length;
  for (const provider of providers) {
    const isRefund = kind === 'refund' && provider.known.requests['refund status'] !== undefined;
    const asking = isRefund ? 'refund status' : 'status';
    provider.intercept(kind, async (carryOut) => {
      if (how === 'carried out') await carryOut();
      left -= 1;
      if (left === 0) {
        world.kills += 1;
        gone.resolve(world.server.kill().then(() => undefined));
      }
      await gone.promise;
      if (how === 'carried out later') void provider.answered(asking).then(carryOut);
      return null;
    });
  }
  const late = AbortSignal.timeout(KILLED_WITHIN_MS);
  late.addEventListener('abort', () => gone.reject(new assert.AssertionError({ message: `${left} got no ${kind}` })));
  return { done: gone.promise };
}

/** With a clock that is ahead, so that leases have ended. */
async function restart(world: World, jumpMs: number = JUMP_MS): Promise<void> {
  world.aheadMs += jumpMs;
  if (jumpMs === LONG_JUMP_MS) await world.server.stop();
  await world.server.restart({ clockAheadMs: world.aheadMs });
}

/** One payment by each rail whose provider has requests of this kind. */
async function created(
  world: World,
  kind: RequestKind,
  among: readonly Provider[] = world.providers,
): Promise<readonly Order[]> {
  const { context, caller, orders } = world;
  const asked = among.filter(({ known }) => known.requests[kind] !== undefined);
  const made = await Promise.all(
    asked.map(async (provider): Promise<Order> => {
      const amount = context.dice.between(100, 5_000);
      const reply = await caller.untilAnswered({
        method: 'POST',
        path: '/gateway/payments',
        bearer: context.seed.merchant.testKey,
        body: { amount, currency: 'XAF' },
        idempotencyKey: `order-${orders.length}-${provider.name}`,
      });
      const { id, slug } = dataOf<PaymentCreated>(reply).payment;
      return { provider, id, slug, amount };
    }),
  );
  orders.push(...made);
  return made;
}

/** Each customer pays once, by a prompt or on the page that the gateway names. */
async function payAll(world: World, orders: readonly Order[]): Promise<void> {
  await payOnPages(orders, await chargeAll(world, orders));
}

/** The address of each order's page; null: it has none, or a killed gateway did not answer. */
async function chargeAll({ caller }: World, orders: readonly Order[]): Promise<readonly (string | null)[]> {
  const { access_token: bearer } = await loginSandboxUser(caller);
  return Promise.all(
    orders.map(async ({ provider: { known }, slug }) => {
      const body = { method: 'mobile_money', provider: known.provider, phone: known.phone };
      const reply = await caller
        .once({ method: 'POST', path: `/gateway/checkout/${slug}/pay`, body, bearer })
        .catch(() => null);
      assert(reply === null || reply.status < 500 || reply.status === 503, `${known.id}: ${reply?.text}`);
      return pageIn(reply);
    }),
  );
}

function pageIn(reply: Reply | null): string | null {
  if (reply === null || reply.status >= 300) return null;
  return dataOf<{ next_action?: NextAction | null }>(reply).next_action?.url ?? null;
}

async function payOnPages(orders: readonly Order[], pages: readonly (string | null)[]): Promise<void> {
  await Promise.all(
    orders.map(async ({ provider: { known } }, index) => {
      const page = pages[index] ?? null;
      const body = new URLSearchParams(known.onPage);
      if (page !== null) await fetch(page, { method: 'POST', body, redirect: 'manual' });
    }),
  );
}

function hasPage({ known }: Provider): boolean {
  return known.onPage !== undefined;
}

async function paymentOf({ context }: World, { id }: Order): Promise<Payment | null> {
  return engineStore(context.gateway.store).read.paymentById(id);
}

async function attemptsOf({ context }: World, { id }: Order): Promise<readonly Attempt[]> {
  return engineStore(context.gateway.store).read.attemptsOfPayment(id);
}

async function statusOf(world: World, order: Order): Promise<string> {
  return (await paymentOf(world, order))?.status ?? 'lost';
}

/** Until the gateway has asked the provider that often, from now on. */
async function untilPolled(world: World, order: Order, times: number): Promise<void> {
  const polls = async (): Promise<number> => (await attemptsOf(world, order)).at(-1)?.pollsCount ?? 0;
  const before = await polls();
  await world.context.eventually(
    `${order.provider.name} is asked`,
    async () => ((await polls()) >= before + times ? null : `${await polls()} polls`),
    WITHIN_MS,
  );
}

/** After so many polls from now on. */
async function expectUnknown(world: World, orders: readonly Order[], polls: number): Promise<void> {
  await Promise.all(
    orders.map(async (order) => {
      await untilPolled(world, order, polls);
      assert.equal(await statusOf(world, order), 'processing', `${order.provider.name}: unknown stays unknown`);
    }),
  );
}

/** A charge whose response was lost: its money is found, except on a payment page, which can no longer be paid. */
async function untilFound(world: World, orders: readonly Order[]): Promise<readonly Order[]> {
  const pagesLost = orders.filter(({ provider }) => hasPage(provider));
  world.pagesLost.push(...pagesLost);
  const prompted = orders.filter(({ provider }) => !hasPage(provider));
  await Promise.all([untilPaid(world, prompted), expectUnknown(world, pagesLost, 1)]);
  return prompted;
}

async function untilPaid(world: World, orders: readonly Order[]): Promise<readonly Order[]> {
  await Promise.all(
    orders.map(async (order) =>
      world.context.eventually(
        `${order.provider.name}: a collected payment succeeds`,
        async () => ((await statusOf(world, order)) === 'succeeded' ? null : await statusOf(world, order)),
        WITHIN_MS,
      ),
    ),
  );
  return orders;
}

/** What disputes returned of each order: all of what they were about, by one refund that succeeded. */
async function auditDisputes(world: World): Promise<ReadonlyMap<Order, number>> {
  const { context, disputes } = world;
  const { read } = engineStore(context.gateway.store);
  await context.eventually(
    'the money of each lost dispute is returned',
    async () => {
      const states = await Promise.all(disputes.map(async ({ id }) => (await read.disputeById(id))?.returnStatus));
      return states.every((status) => status === 'returned') ? null : states.join(', ');
    },
    WITHIN_MS,
  );
  for (const { order, id, amount } of disputes) {
    const refunds = (await read.refundsOfPayment(order.id, { limit: 100, afterId: null })).filter(
      ({ disputeId }) => disputeId === id,
    );
    const back = refunds.map((refund) => [refund.status, order.provider.paidBack(refund.id)]);
    assert.deepEqual(back, [['succeeded', amount]], `${order.provider.name}: a lost dispute is paid back once`);
  }
  return new Map(disputes.map(({ order, amount }) => [order, amount]));
}

async function audit(world: World): Promise<void> {
  const { context, orders, refunds } = world;
  const { read } = engineStore(context.gateway.store);
  await context.eventually(
    'each refund ends',
    async () => {
      const states = await Promise.all(refunds.map(async ({ id }) => (await read.refundById(id))?.status));
      return states.every((status) => status === 'succeeded') ? null : states.join(', ');
    },
    WITHIN_MS,
  );
  for (const { order, id, amount } of refunds) {
    assert.equal(order.provider.paidBack(id), amount, `${order.provider.name}: a refund is paid back once`);
  }
  const returned = await auditDisputes(world);
  await context.eventually(
    'each page that was lost ends',
    async () => {
      const attempts = (await Promise.all(world.pagesLost.map((order) => attemptsOf(world, order)))).flat();
      return attempts.every(({ status }) => status === 'failed') ? null : `${attempts.length} attempts`;
    },
    WITHIN_MS,
  );
  const moved = new Map<string, number>();
  let paid = 0;
  for (const order of orders) {
    const { provider, amount } = order;
    const attempts = await attemptsOf(world, order);
    const collected = attempts.reduce((sum, attempt) => sum + provider.collected(attempt.id), 0);
    const back = refunds.filter((refund) => refund.order === order).reduce((sum, refund) => sum + refund.amount, 0);
    const disputed = returned.get(order) ?? 0;
    const payment = await paymentOf(world, order);
    const isPaid = payment?.succeededAtMs !== null && payment?.succeededAtMs !== undefined;
    assert.equal(collected, isPaid ? amount : 0, `${provider.name}: ${order.id} is collected once, or not at all`);
    assert.equal(payment?.amountRefunded, back, `${provider.name}: ${order.id} is refunded as asked for`);
    if (isPaid) paid += 1;
    moved.set(provider.known.id, (moved.get(provider.known.id) ?? 0) + collected - back - disputed);
  }
  for (const [rail, sum] of moved) {
    const clearing = await read.balance(
      accountId(shardOfOwner(rail, context.seed.merchant.id), 'rail_clearing', 'XAF', false),
    );
    assert.equal(clearing, 0 - sum, `the clearing of ${rail} is what its provider moved`);
  }
  const events = await eventsOf(context, ['payment.succeeded']);
  assert.equal(events.length, paid, 'one payment.succeeded per paid payment');
  const report = await context.gateway.ledger.verify();
  assert.deepEqual(report.problems, [], 'the ledger is consistent');
}
