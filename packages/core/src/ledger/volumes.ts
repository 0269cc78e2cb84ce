import { doualaDay } from '../basics/douala-day.ts';
import type { Context } from '../context.ts';
import type { Account, DayVolume, StoredEntry, Transfer, TransferKind } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/**
 * The entry that represents a transfer, so that it is counted once, when that account of the merchant is posted: the
 * merchant's second entry of a capture, the first of a refund, even one of 0 because the fee took it all.
 */
const COUNTED_AT: Partial<Record<TransferKind, number>> = { capture: 1, refund: 0 };

/**
 * What these entries add to their merchant's days, in the commit that posts them: every posted entry is counted, once.
 * A merchant's accounts are posted in batches, so no payment waits for the row of a day.
 */
export async function volumeChanges(
  context: Context,
  { ownerId: merchantId, livemode, currency }: Account,
  entries: readonly { readonly entry: StoredEntry; readonly header: Omit<Transfer, 'entries'> }[],
): Promise<readonly Change[]> {
  const counted = entries.flatMap(({ entry, header }) =>
    header.merchantId === merchantId && COUNTED_AT[header.kind] === entry.position ? [header] : [],
  );
  if (counted.length === 0) return [];
  const moved = await context.store.read.movedBy(counted.map(({ id }) => id));
  const amounts = new Map(moved.map(({ transferId, amount }) => [transferId, amount]));
  const days = new Map<string, DayVolume>();
  for (const { id, kind, createdAtMs } of counted) {
    const day = doualaDay(createdAtMs);
    const amount = amounts.get(id) ?? 0;
    const sum = days.get(day) ?? { merchantId, livemode, currency, day, ...NOTHING };
    days.set(
      day,
      kind === 'capture'
        ? { ...sum, paymentsCount: sum.paymentsCount + 1, amount: sum.amount + amount }
        : { ...sum, refundsCount: sum.refundsCount + 1, amountRefunded: sum.amountRefunded + amount },
    );
  }
  // In a fixed order, so that two posters of one merchant's accounts never deadlock.
  return [...days.values()]
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map((volume) => ({ type: 'volume.add', volume }));
}

const NOTHING = { paymentsCount: 0, amount: 0, refundsCount: 0, amountRefunded: 0 } as const;
