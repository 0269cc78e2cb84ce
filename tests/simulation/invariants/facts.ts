import type { TimelineFacts } from '@mitako/core/engine';
import { RAIL_METHODS } from '../rail.ts';
import type { World } from '../world.ts';

export const LABELS = new Map(RAIL_METHODS.map(({ provider, label }) => [provider, label]));
const ROWS_MAX = 1_000;

/** Everything about a payment that texts are made of. */
export async function factsOf({ database, nowMs }: World, id: string): Promise<TimelineFacts> {
  const { read } = database.store;
  const newest = { limit: ROWS_MAX, afterId: null };
  const [payment, attempts, refunds, disputes, transfers] = await Promise.all([
    read.paymentById(id),
    read.attemptsOfPayment(id),
    read.refundsOfPayment(id, newest),
    read.disputes({ paymentId: id }, newest),
    read.transfersOfPayment(id, ROWS_MAX),
  ]);
  if (payment === null) throw new Error(`no payment ${id}`);
  return {
    payment,
    attempts,
    refunds: refunds.toReversed(),
    disputes: disputes.toReversed(),
    transfers,
    labels: LABELS,
    nowMs: nowMs(),
  };
}
