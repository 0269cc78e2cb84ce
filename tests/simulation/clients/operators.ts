import type {
  AttemptRecord,
  DisputeRecord,
  RefundRecord,
  SettlementRecord,
  Transaction,
  UnappliedFunds,
} from '@mitako/contract/names';
import type { World } from '../world.ts';
import { dataOf, insist, keyOrNone, oneOf, paidOne } from './insist.ts';

export async function opensDispute(world: World): Promise<void> {
  const { memory, people, dice } = world;
  const payment = paidOne(world);
  if (payment === null) return;
  const answer = await insist(world, {
    name: 'openDispute',
    bearer: people.operatorKey,
    parameters: { payment_id: payment.id },
    body: dice.chance(0.5) ? undefined : { amount: dice.between(1, payment.amount) },
    ...keyOrNone(world, 0.6),
  });
  const opened = dataOf<{ dispute: DisputeRecord }>(answer);
  if (opened === null) return;
  const { id, amount } = opened.dispute;
  memory.disputes.push(id);
  memory.promised.push({ what: 'a dispute', table: 'mitako_disputes', id, columns: { amount: [amount] } });
}

export async function resolvesDispute(world: World): Promise<void> {
  const { memory, people, dice } = world;
  const id = oneOf(world, memory.disputes);
  if (id === null) return;
  const outcome = dice.chance(0.7) ? 'lost' : 'won';
  const answer = await insist(world, {
    name: 'resolveDispute',
    bearer: people.operatorKey,
    parameters: { dispute_id: id },
    body: { outcome },
    ...keyOrNone(world, 0.6),
  });
  if (answer?.status !== 200) return;
  memory.promised.push({ what: 'a decided dispute', table: 'mitako_disputes', id, columns: { status: [outcome] } });
}

/** What the provider refused: asked again, or returned at its counter. */
export async function returnsDisputed(world: World): Promise<void> {
  const { people, dice } = world;
  const listed = dataOf<{ unapplied_funds: readonly UnappliedFunds[] }>(
    await insist(world, { name: 'listUnappliedFunds', bearer: people.operatorKey, query: { limit: 100 } }),
  );
  const refused = (listed?.unapplied_funds ?? []).filter(
    ({ dispute_id: dispute, next_step: step }) => dispute !== null && step === 'return_by_hand',
  );
  const owed = oneOf(world, refused);
  if (owed === null || owed.dispute_id === null) return;
  const by = dice.chance(0.7) ? 'rail' : 'operator';
  if (by === 'operator') world.memory.recorded.add(owed.dispute_id);
  await insist(world, {
    name: 'returnDisputed',
    bearer: people.operatorKey,
    parameters: { dispute_id: owed.dispute_id },
    body: { by, reason: 'The provider refused the refund' },
    ...keyOrNone(world, 0.6),
  });
}

export async function settles(world: World): Promise<void> {
  const { memory, people, dice } = world;
  const answer = await insist(world, {
    name: 'createSettlement',
    bearer: people.operatorKey,
    parameters: { merchant_id: dice.pick(people.merchants).id },
    body: { livemode: true },
    ...keyOrNone(world, 0.6),
  });
  const made = dataOf<{ settlement: SettlementRecord }>(answer);
  if (made === null) return;
  const { id, amount } = made.settlement;
  memory.promised.push({ what: 'a settlement', table: 'mitako_settlements', id, columns: { amount: [amount] } });
}

/** The bank paid one of the pending settlements, or failed to. */
export async function resolvesSettlement(world: World): Promise<void> {
  const { memory, people, dice } = world;
  const query = { limit: 20, status: 'pending' } as const;
  const listed = dataOf<{ settlements: readonly SettlementRecord[] }>(
    await insist(world, { name: 'listAllSettlements', bearer: people.operatorKey, query }),
  );
  const settlement = oneOf(world, listed?.settlements ?? []);
  if (settlement === null) return;
  const { id } = settlement;
  const outcome = dice.chance(0.7) ? 'paid' : 'failed';
  const answer = await insist(world, {
    name: 'resolveSettlement',
    bearer: people.operatorKey,
    parameters: { settlement_id: id },
    body: outcome === 'paid' ? { outcome, reference: 'bank-1' } : { outcome, failure_reason: 'account closed' },
    ...keyOrNone(world, 0.6),
  });
  if (answer?.status !== 200) return;
  const columns = { status: [outcome] };
  memory.promised.push({ what: 'a paid settlement', table: 'mitako_settlements', id, columns });
}

/** Attempts in review: the provider's statement has their outcome. */
export async function reviewsAttempts(world: World): Promise<void> {
  const { people, rail, dice } = world;
  const query = { limit: 100, status: 'needs_review' } as const;
  const listed = dataOf<{ attempts: readonly AttemptRecord[] }>(
    await insist(world, { name: 'listAttempts', bearer: people.operatorKey, query }),
  );
  for (const { id } of listed?.attempts ?? []) {
    const truth = rail.truthOf(id);
    if (truth === 'open') continue;
    world.memory.recorded.add(id);
    await insist(world, {
      name: 'resolveAttempt',
      bearer: people.operatorKey,
      parameters: { attempt_id: id },
      body: {
        ...(truth === 'taken'
          ? { outcome: 'succeeded' }
          : { outcome: 'failed', failure_code: dice.pick(['provider_error', 'payer_busy'] as const) }),
        reason: 'As its statement says',
      },
      ...keyOrNone(world, 0.6),
    });
  }
}

/** Pending refunds: the provider's statement has their outcome, which it does not always report. */
export async function reviewsRefunds(world: World): Promise<void> {
  const { people, rail } = world;
  const query = { limit: 100, status: 'pending' } as const;
  const listed = dataOf<{ refunds: readonly RefundRecord[] }>(
    await insist(world, { name: 'listAllRefunds', bearer: people.operatorKey, query }),
  );
  for (const { id } of listed?.refunds ?? []) {
    const truth = rail.truthOfRefund(id);
    if (truth === 'open') continue;
    world.memory.recorded.add(id);
    await insist(world, {
      name: 'resolveRefund',
      bearer: people.operatorKey,
      parameters: { refund_id: id },
      body: { outcome: truth === 'paid' ? 'succeeded' : 'failed' },
      ...keyOrNone(world, 0.6),
    });
  }
}

export async function fundsFloat(world: World): Promise<void> {
  const { memory, people, dice } = world;
  const answer = await insist(world, {
    name: 'moveFloat',
    bearer: people.operatorKey,
    parameters: { agent_id: dice.pick(people.agents).id },
    body: {
      amount: dice.between(1_000, 50_000),
      currency: 'XAF',
      livemode: true,
      direction: dice.chance(0.7) ? 'fund' : 'withdraw',
    },
    ...keyOrNone(world, 0.6),
  });
  const moved = dataOf<{ transaction: Transaction }>(answer);
  if (moved === null) return;
  const { id } = moved.transaction;
  memory.promised.push({ what: 'a moved float', table: 'mitako_transfers', id, columns: { kind: ['float_funding'] } });
}
