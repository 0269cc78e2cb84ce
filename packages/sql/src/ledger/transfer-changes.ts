import { parseAccountId, type Transfer } from '@mitako/core';
import { valuesOf } from '../engine/columns.ts';
import { entryColumns, transferColumns } from './rows.ts';
import type { Definitions } from '../engine/change.ts';

/** A transfer is inserted and never written again; the index on its subject refuses a second one of its kind. */
export const transferChanges: Definitions<'transfer.insert'> = {
  'transfer.insert': ({ check, one, each }) => [
    check(({ transfer }) => {
      refuseUnbalanced(transfer);
      refuseMixed(transfer);
    }),
    one((db, change) => db.insertInto('mitako_transfers').values(valuesOf(transferColumns, change.transfer))),
    each(
      ({ transfer }) => transfer.entries.map((entry, position) => ({ transferId: transfer.id, position, ...entry })),
      (db, entry) => db.insertInto('mitako_entries').values(valuesOf(entryColumns, entry)),
    ),
  ],
};

function refuseUnbalanced({ id, entries }: Transfer): void {
  let sum = 0;
  for (const { amount } of entries) sum += amount;
  if (entries.length < 2 || sum !== 0) {
    throw new RangeError(`Transfer ${id} has ${entries.length} entries that sum to ${sum}, not to 0.`);
  }
}

/** Test francs must never reach a live account, nor francs an account of euros. */
function refuseMixed({ id, livemode, currency, entries }: Transfer): void {
  for (const { accountId } of entries) {
    const account = parseAccountId(accountId);
    if (account.livemode !== livemode || account.currency !== currency) {
      throw new RangeError(`Transfer ${id} of ${currency}, ${modeOf(livemode)}, has an entry on account ${accountId}.`);
    }
  }
}

function modeOf(livemode: boolean): string {
  return livemode ? 'live' : 'test';
}
