import type {
  Delivery,
  EventRecord,
  Payment,
  PaymentCreated,
  Refund,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
import type { World } from '../world.ts';
import { dataOf, insist, keyOrNone, oneOf, paidOne } from './insist.ts';

const DAY_SECONDS = 86_400;

export async function createsPayment(world: World): Promise<void> {
  const { dice, memory, people } = world;
  const merchant = dice.pick(people.merchants);
  const amount = dice.between(100, dice.chance(0.95) ? 6_000 : 60_000);
  const answer = await insist(world, {
    name: 'createPayment',
    bearer: merchant.key,
    body: {
      amount,
      currency: 'XAF',
      customer_reference: memory.fresh('order'),
      expires_in: dice.pick([300, 3_600, world.isInTrouble ? 2 * DAY_SECONDS : DAY_SECONDS]),
    },
    ...keyOrNone(world, 0.75),
  });
  const created = dataOf<PaymentCreated>(answer);
  if (created === null) return;
  const { id, slug } = created.payment;
  memory.payments.push({ id, slug, amount, merchant, isOver: false, isPaid: false });
  const expiresAtMs = Date.parse(created.payment.expires_at);
  const columns = {
    amount: [amount],
    merchant_id: [merchant.id],
    slug_tail: [slug.slice(12)],
    expires_at_ms: [expiresAtMs],
  };
  memory.promised.push({ what: 'a created payment', table: 'mitako_payments', id, columns });
}

/** Of test mode, with a payment of it to move: no payment of live mode feels it. */
export async function movesTestClock(world: World): Promise<void> {
  const { dice, memory, people } = world;
  const { testKey: bearer } = dice.pick(people.merchants);
  await insist(world, {
    name: 'createPayment',
    bearer,
    body: { amount: 100, currency: 'XAF', customer_reference: memory.fresh('order'), expires_in: 3_600 },
    ...keyOrNone(world, 1),
  });
  await insist(world, {
    name: 'advanceSandboxClock',
    bearer,
    body: { seconds: dice.pick([60, 3_600, DAY_SECONDS]) },
    ...keyOrNone(world, 0.7),
  });
}

export async function cancelsPayment(world: World): Promise<void> {
  const payment = oneOf(world, world.memory.payments);
  if (payment === null) return;
  const { id, merchant } = payment;
  const answer = await insist(world, {
    name: 'cancelPayment',
    bearer: merchant.key,
    parameters: { payment_id: id },
    body: undefined,
    ...keyOrNone(world, 0.5),
  });
  if (dataOf<{ payment: Payment }>(answer) === null) return;
  const columns = { status: ['canceled'] };
  world.memory.promised.push({ what: 'a canceled payment', table: 'mitako_payments', id, columns });
}

export async function refunds(world: World): Promise<void> {
  const { dice, memory } = world;
  const payment = paidOne(world);
  if (payment === null) return;
  const part = dice.chance(0.5) ? undefined : dice.between(1, payment.amount);
  const answer = await insist(world, {
    name: 'createRefund',
    bearer: payment.merchant.key,
    parameters: { payment_id: payment.id },
    body: part === undefined ? undefined : { amount: part },
    ...keyOrNone(world, 0.6),
  });
  const made = dataOf<{ refund: Refund }>(answer);
  if (made === null) return;
  const { id, amount, status } = made.refund;
  const columns = {
    amount: [amount],
    payment_id: [payment.id],
    status: status === 'pending' ? ['pending', 'succeeded', 'failed'] : [status],
  };
  memory.promised.push({ what: 'a refund', table: 'mitako_refunds', id, columns });
}

export async function rotatesSecret(world: World): Promise<void> {
  const { dice, people, receivers } = world;
  const merchant = dice.pick(people.merchants);
  const { id, url } = dice.pick(merchant.endpoints);
  receivers.rotating(url);
  const answer = await insist(world, {
    name: 'rotateWebhookSecret',
    bearer: merchant.key,
    parameters: { endpoint_id: id },
    body: { grace_seconds: dice.pick([0, 600]) },
    ...keyOrNone(world, 0.9),
  });
  const rotated = dataOf<{ endpoint: WebhookEndpointWithSecret }>(answer);
  if (rotated !== null) receivers.rotated(url, rotated.endpoint.secret);
}

export async function switchesEndpoint(world: World): Promise<void> {
  const { dice, people } = world;
  const merchant = dice.pick(people.merchants);
  const { id } = dice.pick(merchant.endpoints);
  await insist(world, {
    name: 'updateWebhookEndpoint',
    bearer: merchant.key,
    parameters: { endpoint_id: id },
    body: { enabled: dice.chance(0.7) },
    ...keyOrNone(world, 0.5),
  });
}

export async function replaysEvent(world: World): Promise<void> {
  const { dice, people, memory } = world;
  const merchant = dice.pick(people.merchants);
  const limit = 20;
  const listed = dataOf<{ events: readonly EventRecord[] }>(
    await insist(world, { name: 'listEvents', bearer: merchant.key, query: { limit } }),
  );
  const event = oneOf(world, listed?.events ?? []);
  if (event === null) return;
  const answer = await insist(world, {
    name: 'replayEvent',
    bearer: merchant.key,
    parameters: { event_id: event.id },
    body: undefined,
    ...keyOrNone(world, 0.5),
  });
  for (const { id } of dataOf<{ deliveries: readonly Pick<Delivery, 'id'>[] }>(answer)?.deliveries ?? []) {
    const columns = { event_id: [event.id] };
    memory.promised.push({ what: 'a replayed delivery', table: 'mitako_deliveries', id, columns });
  }
}

export async function pingsEndpoint(world: World): Promise<void> {
  const { dice, people } = world;
  const merchant = dice.pick(people.merchants);
  await insist(world, {
    name: 'pingWebhookEndpoint',
    bearer: merchant.key,
    parameters: { endpoint_id: dice.pick(merchant.endpoints).id },
    body: undefined,
    ...keyOrNone(world, 0.5),
  });
}

export async function answersDispute(world: World): Promise<void> {
  const { memory, people, dice } = world;
  const disputeId = oneOf(world, memory.disputes);
  if (disputeId === null) return;
  await insist(world, {
    name: 'submitDisputeEvidence',
    bearer: dice.pick(people.merchants).key,
    parameters: { dispute_id: disputeId },
    body: { evidence: 'It was delivered.' },
    ...keyOrNone(world, 0.5),
  });
}
