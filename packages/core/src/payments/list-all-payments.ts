import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import type { RowOwner } from '../ports/page.ts';
import { paymentRecordToWire } from './wire.ts';

/** The payments of all merchants, or of one, in both modes or one. */
export const listAllPayments: ReadOperation<'listAllPayments'> = async (context, { query }) => {
  const page = pageRequest(query, 'payment');
  const filter = {
    statuses: query.status,
    nowMs: context.clock.now(),
    method: query.method,
    amountFrom: query.amount_from,
    amountTo: query.amount_to,
  };
  const lists = await Promise.all(
    ownersOf(query).map((owner) => context.store.read.allPayments({ ...filter, owner }, page)),
  );
  // Of two lists, the page ends where the one ends that was examined less far.
  const [through = null] = lists
    .flatMap(({ examinedThroughId }) => examinedThroughId ?? [])
    .toSorted()
    .toReversed();
  const rows = lists
    .flatMap((list) => list.rows)
    .filter(({ id }) => through === null || id >= through)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return pageAnswer('payments', rows, query.limit, (payment) => paymentRecordToWire(context, payment), through);
};

/** A merchant's payments of both modes are two lists of the store. */
function ownersOf({
  merchant_id: merchantId,
  mode,
}: {
  readonly merchant_id?: string | undefined;
  readonly mode?: 'live' | 'test' | undefined;
}): readonly (RowOwner | undefined)[] {
  if (merchantId === undefined) return [mode === undefined ? undefined : { livemode: mode === 'live' }];
  const modes = mode === undefined ? [true, false] : [mode === 'live'];
  return modes.map((livemode) => ({ merchantId, livemode }));
}
