import type { Context } from '../context.ts';
import { accountId, isBookedInPlace, newAccount, parseAccountId } from './accounts.ts';
import { sealTransfer } from './chain.ts';
import type { Stamp } from './transfers.ts';
import type { Entry, Transfer } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/**
 * Id and time of a transfer that is being decided.
 * @param ownerId its merchant; without one, the agent or user whose balance moves
 */
export function stampTransfer(context: Context, ownerId: string): Stamp {
  return { id: context.ids.next('transaction', ownerId), nowMs: context.clock.now() };
}

/**
 * The only way money moves: the transfer with its signed entries, and the same amounts on the rows of accounts that are
 * booked in place, so that a balance and its entries cannot diverge. A guard refuses a debit beyond the balance.
 *
 * Accounts are ordered by id, so that two bookings never deadlock.
 */
export function book(context: Context, transfer: Transfer): readonly Change[] {
  return bookWith(context, transfer, 'account.debit');
}

/**
 * The same, but the merchant's available balance may become negative: for disputes, and for refunds in test mode. The
 * account is opened first, because a merchant without available money has no row yet.
 */
export function bookBelowZero(
  context: Context,
  of: { readonly merchantId: string; readonly currency: string; readonly livemode: boolean },
  transfer: Transfer,
): readonly Change[] {
  const available = accountId(of.merchantId, 'merchant_available', of.currency, of.livemode);
  const booked = bookWith(context, transfer, 'account.overdraw');
  if (!booked.some(({ type }) => type === 'account.overdraw')) return booked;
  return [{ type: 'account.open', account: newAccount(available, transfer.createdAtMs) }, ...booked];
}

function bookWith(
  context: Context,
  transfer: Transfer,
  merchantDebit: 'account.debit' | 'account.overdraw',
): readonly Change[] {
  const inPlace = transfer.entries
    .filter(({ accountId: id, amount }) => isBookedInPlace(parseAccountId(id).kind, amount))
    .toSorted((left, right) => (left.accountId < right.accountId ? -1 : 1))
    .map((entry) => onOwnRow(entry, merchantDebit));
  return [...inPlace, { type: 'transfer.insert', transfer: sealTransfer(context.keyring, transfer) }];
}

function onOwnRow(entry: Entry, merchantDebit: 'account.debit' | 'account.overdraw'): Change {
  const { accountId: id, amount } = entry;
  if (amount > 0) return { type: 'account.credit', accountId: id, amount };
  const isMerchant = parseAccountId(id).kind === 'merchant_available';
  return { type: isMerchant ? merchantDebit : 'account.debit', accountId: id, amount: -amount };
}
