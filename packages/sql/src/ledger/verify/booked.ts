import type { TransferKind } from '@mitako/core/engine';
import { accountIn } from '../account-column.ts';
import { hexOfStored, type Stored } from '../../engine/ids.ts';

/** What is selected of transfers about a row, and of their entries. */
export const BOOKED = [
  'transfer.id as booked_by',
  'transfer.kind as booked_kind',
  'entry.account_id as booked_on',
  'entry.amount as booked_amount',
] as const;

/** An entry of a transfer about a row, or a transfer without any. */
export interface Booked {
  readonly transferId: string;
  readonly kind: TransferKind;
  readonly accountId: string | null;
  readonly amount: number;
}

interface BookedRow {
  readonly id: Stored;
  readonly booked_by: Stored | null;
  readonly booked_kind: TransferKind | null;
  readonly booked_on: Stored | null;
  readonly booked_amount: number | null;
}

/** One for each object of these rows, with what was booked about it. Sums are made here: there are few entries of each. */
export function withBooked<Row extends BookedRow, Shown>(
  rows: readonly Row[],
  show: (row: Row, booked: readonly Booked[]) => Shown,
): readonly Shown[] {
  return [...Map.groupBy(rows, ({ id }) => hexOfStored(id)).values()].flatMap((own) => {
    const [row] = own;
    return row === undefined ? [] : [show(row, own.flatMap(bookedIn))];
  });
}

function bookedIn({ booked_by: transfer, booked_kind: kind, ...entry }: BookedRow): readonly Booked[] {
  if (transfer === null || kind === null) return [];
  const accountId = entry.booked_on === null ? null : accountIn(entry.booked_on);
  return [{ transferId: hexOfStored(transfer), kind, accountId, amount: entry.booked_amount ?? 0 }];
}

export function sumOf(booked: readonly Booked[], isCounted: (each: Booked) => boolean): number {
  return booked.filter(isCounted).reduce((sum, { amount }) => sum + amount, 0);
}
