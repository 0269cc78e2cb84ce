import { doualaDay } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Account, PendingFigure, StoredEntry, Transfer, TransferKind } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/**
 * The entry that represents a transfer, so that it is counted once, when that account of the merchant is posted: the
 * merchant's second entry of a capture, the first of a refund, even one of 0 because the fee took it all.
 */
const COUNTED_AT: Partial<Record<TransferKind, number>> = { capture: 1, refund: 0 };

/**
 * The figures of these entries, in the commit that posts them: every posted entry is counted, once. A merchant's
 * accounts are posted in batches, so no payment waits for the row of a day.
 */
export async function postedFigures(
  context: Context,
  { ownerId: merchantId, livemode, currency }: Account,
  entries: readonly { readonly entry: StoredEntry; readonly header: Omit<Transfer, 'entries'> }[],
): Promise<readonly Change[]> {
  const counted = entries.flatMap(({ entry, header }) =>
    header.merchantId === merchantId && COUNTED_AT[header.kind] === entry.position ? [header] : [],
  );
  const [first] = counted;
  if (first === undefined) return [];
  const { read } = context.store;
  const paidIds = counted.flatMap(({ kind, paymentId }) =>
    kind === 'capture' && paymentId !== null ? [paymentId] : [],
  );
  const [moved, payments] = await Promise.all([
    read.movedBy(counted.map(({ id }) => id)),
    paidIds.length === 0 ? [] : read.paymentsByIds(paidIds),
  ]);
  const amounts = new Map(moved.map(({ transferId, amount }) => [transferId, amount]));
  const methods = new Map(payments.map(({ id, methodProvider, methodType }) => [id, methodProvider ?? methodType]));
  const figures = new Map<string, PendingFigure>();
  for (const { id, kind, paymentId, createdAtMs } of counted) {
    const day = doualaDay(createdAtMs);
    const [measure, detail] =
      kind === 'capture' ? (['paid', methods.get(paymentId ?? '') ?? ''] as const) : (['refunded', ''] as const);
    const key = `${day} ${measure} ${detail}`;
    const sum = figures.get(key) ?? {
      // A transfer is posted once, so this posting is the only one that begins with it.
      id: `${first.id}:${figures.size}`,
      merchantId,
      livemode,
      currency,
      day,
      measure,
      detail,
      count: 0,
      amount: 0,
    };
    figures.set(key, { ...sum, count: sum.count + 1, amount: sum.amount + (amounts.get(id) ?? 0) });
  }
  return [...figures.values()].map((figure) => ({ type: 'figure.insert', figure }));
}
