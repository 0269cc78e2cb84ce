import type { Change, TimelineFacts } from '@mitako/core/engine';
import type { Database } from '../database.ts';
import { RAIL_METHODS } from '../rail.ts';

export const LABELS = new Map(RAIL_METHODS.map(({ provider, label }) => [provider, label]));
const ROWS_MAX = 1_000;

/** Everything about the live payments that texts are made of. */
export interface Facts {
  /** Reads again what was written since it was last read. */
  read(): Promise<readonly TimelineFacts[]>;
  written(changes: readonly Change[]): void;
  /** Everything is read again. */
  clear(): void;
}

export function createFacts({ store, rows }: Database, nowMs: () => number): Facts {
  const known = new Map<string, TimelineFacts>();
  return {
    async read() {
      for (const row of await rows('select id from mitako_payments where livemode = 1')) {
        const id = String(row['id']);
        if (!known.has(id)) known.set(id, await factsOf(store, id, nowMs()));
      }
      return [...known.values()].map((facts) => ({ ...facts, nowMs: nowMs() }));
    },
    written(changes) {
      for (const change of changes) known.delete(paymentOf(change) ?? '');
    },
    clear: () => known.clear(),
  };
}

async function factsOf({ read }: Database['store'], id: string, nowMs: number): Promise<TimelineFacts> {
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
    nowMs,
  };
}

function paymentOf(change: Change): string | null {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- no text is made of the others
  switch (change.type) {
    case 'payment.insert':
    case 'payment.update':
      return change.payment.id;
    case 'attempt.insert':
    case 'attempt.update':
      return change.attempt.paymentId;
    case 'refund.insert':
    case 'refund.update':
      return change.refund.paymentId;
    case 'dispute.insert':
    case 'dispute.update':
      return change.dispute.paymentId;
    case 'transfer.insert':
      return change.transfer.paymentId;
    default:
      return null;
  }
}
