import { sql } from 'kysely';
import { valuesOf } from '../rows/columns.ts';
import { accountColumns } from '../rows/ledger.ts';
import type { Definitions } from './change.ts';

/** Kinds that are debited on their own row, and never below what it holds. */
const DEBITED = ['wallet', 'float', 'merchant_available'] as const;
/** Kinds that are credited on their own row; a merchant's credits are entries that wait for the folder. */
const CREDITED = ['wallet', 'float'] as const;

export const accountChanges: Definitions<
  'account.open' | 'account.debit' | 'account.overdraw' | 'account.close' | 'account.credit' | 'account.fold'
> = {
  // Finding the account open takes no lock on it.
  'account.open': ({ any }) => [
    any((db, change) =>
      db
        .insertInto('mitako_accounts')
        .values(valuesOf(accountColumns, change.account))
        .onConflict((conflict) => conflict.column('id').doNothing()),
    ),
  ],

  'account.debit': ({ check, one }) => [
    check(({ accountId, amount }) => refuseNegative(accountId, amount)),
    one((db, change) =>
      db
        .updateTable('mitako_accounts')
        .set((eb) => ({ available: eb('available', '-', change.amount) }))
        .where('id', '=', change.accountId)
        .where('kind', 'in', DEBITED)
        .where('available', '>=', change.amount),
    ),
  ],

  'account.overdraw': ({ check, one }) => [
    check(({ accountId, amount }) => refuseNegative(accountId, amount)),
    one((db, change) =>
      db
        .updateTable('mitako_accounts')
        .set((eb) => ({ available: eb('available', '-', change.amount) }))
        .where('id', '=', change.accountId)
        .where('kind', '=', 'merchant_available'),
    ),
  ],

  // Both were read together with the lines of the settlement: a debit since then changes the first, a fold the second.
  'account.close': ({ check, one }) => [
    check(({ accountId, amount }) => refuseNegative(accountId, amount)),
    one((db, change) =>
      db
        .updateTable('mitako_accounts')
        .set({ available: 0 })
        .where('id', '=', change.accountId)
        .where('kind', '=', 'merchant_available')
        .where('available', '=', change.amount)
        .where('chain_seq', '=', change.chainSequence),
    ),
  ],

  'account.credit': ({ check, one }) => [
    check(({ accountId, amount }) => refuseNegative(accountId, amount)),
    one((db, change) =>
      db
        .updateTable('mitako_accounts')
        .set((eb) => ({ available: eb('available', '+', change.amount) }))
        .where('id', '=', change.accountId)
        .where('kind', 'in', CREDITED),
    ),
  ],

  // The account's row comes first: whoever folds the same account waits for it, and finds the chain longer. Nothing is
  // summed here. What is added is what these very entries hold, each of which is taken once.
  'account.fold': ({ one, each }) => [
    one((db, { fold }) =>
      db
        .updateTable('mitako_accounts')
        .set((eb) => ({
          available: eb('available', '+', fold.amount),
          chain_seq: fold.toSequence,
          chain_hash: fold.chainHash,
        }))
        .where('id', '=', fold.accountId)
        .where('chain_seq', '=', fold.fromSequence),
    ),
    each(
      ({ fold }) => fold.links.map((link) => ({ ...link, accountId: fold.accountId })),
      (db, link) =>
        db
          .updateTable('mitako_entries')
          .set({ chain_seq: link.chainSequence, chain_hash: link.chainHash })
          .where('transfer_id', '=', link.transferId)
          .where('position', '=', link.position)
          .where('account_id', '=', link.accountId)
          .where(sql.ref('chain_seq'), 'is', null),
    ),
  ],
};

function refuseNegative(accountId: string, amount: number): void {
  // A negative debit would be a credit that no guard looks at.
  if (!(amount >= 0)) throw new RangeError(`The amount ${amount} cannot be moved on account ${accountId}.`);
}
