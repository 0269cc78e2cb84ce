import { doualaDay } from '../basics/douala-day.ts';
import type { Context } from '../context.ts';
import type { Account, DayVolume, StoredEntry, Transfer, TransferKind } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/**
 * Which entry of a transfer stands for it, so that it is counted once, by the poster of one of its merchant's accounts:
 * a capture has the merchant's second, a refund first, even where it is over nothing because the fee took it all.
 */
const COUNTED_AT: Partial<Record<TransferKind, number>> = { capture: 1, refund: 0 };

/**
 * What these entries add to their merchant's days, for the commit that chains them: whatever is chained is counted, and
 * once. The accounts of a merchant are posted in batches, so no payment waits for the row of a day.
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
  // In one order, so that two posters of one merchant's accounts never wait for each other.
  return [...days.values()]
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .map((volume) => ({ type: 'volume.add', volume }));
}

const NOTHING = { paymentsCount: 0, amount: 0, refundsCount: 0, amountRefunded: 0 } as const;
