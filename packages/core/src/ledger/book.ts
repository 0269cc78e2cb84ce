import type { Context } from '../context.ts';
import { isBookedInPlace, parseAccountId } from './accounts.ts';
import { sealTransfer } from './chain.ts';
import type { Stamp } from './transfers.ts';
import type { Entry, Transfer } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/** Id and time for a transfer that is decided now. */
export function stampTransfer(context: Context): Stamp {
  return { id: context.ids.next('transaction'), nowMs: context.clock.now() };
}

/**
 * The one way money moves: the transfer with its signed entries, and the same amounts on the rows of those accounts that
 * are booked in place, so that a balance and its entries cannot be written apart. A debit beyond what is there is
 * refused by its guard. `mayOverdraw` lets a dispute take a merchant below zero.
 *
 * Accounts come in the order of their ids, so that two bookings never wait for each other in a circle.
 */
export function book(
  context: Context,
  transfer: Transfer,
  options: { readonly mayOverdraw?: true } = {},
): readonly Change[] {
  const inPlace = transfer.entries
    .filter(({ accountId, amount }) => isBookedInPlace(parseAccountId(accountId).kind, amount))
    .toSorted((left, right) => (left.accountId < right.accountId ? -1 : 1))
    .map((entry) => onOwnRow(entry, options));
  return [...inPlace, { type: 'transfer.insert', transfer: sealTransfer(context.keyring, transfer) }];
}

function onOwnRow({ accountId, amount }: Entry, { mayOverdraw }: { readonly mayOverdraw?: true }): Change {
  if (amount > 0) return { type: 'account.credit', accountId, amount };
  const isMerchant = parseAccountId(accountId).kind === 'merchant_available';
  if (isMerchant && mayOverdraw === true) return { type: 'account.overdraw', accountId, amount: -amount };
  return { type: 'account.debit', accountId, amount: -amount };
}
