import type { Transfer } from '@mitako/core';
import { valuesOf } from '../rows/columns.ts';
import { accountColumns, transferColumns } from '../rows/ledger.ts';
import type { Definitions } from './change.ts';

export const ledgerChanges: Definitions<'account.open' | 'account.debit' | 'account.credit' | 'transfer.insert'> = {
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
        .set((eb) => ({
          available: eb('available', '-', change.amount),
        }))
        .where('id', '=', change.accountId)
        .where('kind', 'in', ['wallet', 'float'])
        .where('available', '>=', change.amount),
    ),
  ],

  'account.credit': ({ check, one }) => [
    check(({ accountId, amount }) => refuseNegative(accountId, amount)),
    one((db, change) =>
      db
        .updateTable('mitako_accounts')
        .set((eb) => ({
          available: eb('available', '+', change.amount),
        }))
        .where('id', '=', change.accountId)
        .where('kind', 'in', ['wallet', 'float']),
    ),
  ],

  'transfer.insert': ({ check, one, each }) => [
    check(({ transfer }) => refuseUnbalanced(transfer)),
    one((db, change) => db.insertInto('mitako_transfers').values(valuesOf(transferColumns, change.transfer))),
    each(
      ({ transfer }) => transfer.entries.map((entry, position) => ({ transferId: transfer.id, position, ...entry })),
      (db, entry) =>
        db.insertInto('mitako_entries').values({
          transfer_id: entry.transferId,
          position: entry.position,
          account_id: entry.accountId,
          amount: entry.amount,
        }),
    ),
  ],
};

function refuseNegative(accountId: string, amount: number): void {
  // A negative debit would be a credit that no guard looks at.
  if (!(amount >= 0)) throw new RangeError(`The amount ${amount} cannot be moved on account ${accountId}.`);
}

function refuseUnbalanced(transfer: Transfer): void {
  let sum = 0;
  for (const { amount } of transfer.entries) sum += amount;
  if (transfer.entries.length < 2 || sum !== 0) {
    throw new RangeError(
      `Transfer ${transfer.id} has ${transfer.entries.length} entries that sum to ${sum}, not to 0.`,
    );
  }
}
