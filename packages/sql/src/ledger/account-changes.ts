import type { Posting } from '@mitako/core/engine';
import { mergeable } from '../engine/mergeable.ts';
import { valuesOf } from '../engine/table.ts';
import { atLeast, below, ofField, update } from '../engine/write.ts';
import { accounts, entries } from './tables.ts';
import type { SomeDefinitions } from '../engine/change.ts';

/** Kinds that are debited on their own row, never below zero. */
const DEBITED = ['wallet', 'float', 'merchant_available'] as const;
/** Kinds that are credited on their own row; a merchant's credits are posted later. */
const CREDITED = ['wallet', 'float'] as const;

export const accountChanges = {
  // Custom SQL: finding an open account takes no lock on it.
  'account.open': ({ any }) => [
    any(
      mergeable(
        (db, change) =>
          db
            .insertInto('mitako_accounts')
            .values(valuesOf(accounts, change.account))
            .onConflict((conflict) => conflict.column('id').doNothing()),
        { table: accounts, access: 'open' },
      ),
    ),
  ],

  'account.debit': ({ check, one }) => [
    check(refuseNegative),
    one(
      update(accounts, ({ accountId, amount }) => ({
        subtract: { available: amount },
        where: { id: accountId, kind: DEBITED, available: atLeast(amount) },
      })),
    ),
  ],

  // Changes nothing but locks the row, as the debit does: a credit comes before it or after it.
  'assert.account_below': ({ one }) => [
    one(
      update(accounts, ({ accountId, amount }) => ({
        add: { available: 0 },
        where: { id: accountId, available: below(amount) },
      })),
    ),
  ],

  'account.overdraw': ({ check, one }) => [
    check(refuseNegative),
    one(
      update(accounts, ({ accountId, amount }) => ({
        subtract: { available: amount },
        where: { id: accountId, kind: 'merchant_available' },
      })),
    ),
  ],

  'account.credit': ({ check, one }) => [
    check(refuseNegative),
    one(
      update(accounts, ({ accountId, amount }) => ({
        add: { available: amount },
        where: { id: accountId, kind: CREDITED },
      })),
    ),
  ],

  // The account's row comes first: a concurrent poster waits for it, and finds the chain longer. Nothing is summed
  // here. What is added is the amount of these very entries, each of which is posted once.
  'account.post': ({ check, one, each }) => [
    check(({ posting }) => refuseGaps(posting)),
    one(
      update(accounts, ({ posting }) => ({
        set: { chainSequence: posting.toSequence, chainHash: posting.chainHash },
        add: { available: posting.amount },
        where: { id: posting.accountId, chainSequence: posting.fromSequence },
      })),
    ),
    each(
      ({ posting: { accountId, links } }) => links.map((link) => ({ ...link, accountId })),
      // Custom SQL: asked for entries without a sequence, PostgreSQL would read the index of all that wait, however many,
      // where it knew of few when it planned this. Sequences begin at 1.
      mergeable(
        (db, link) =>
          db
            .updateTable('mitako_entries')
            .set({
              chain_seq: ofField(entries, 'chainSequence', link.chainSequence),
              chain_hash: ofField(entries, 'chainHash', link.chainHash),
            })
            .where('transfer_id', '=', ofField(entries, 'transferId', link.transferId))
            .where('position', '=', ofField(entries, 'position', link.position))
            .where('account_id', '=', ofField(entries, 'accountId', link.accountId))
            .where(({ eb, fn, lit }) => eb(fn.coalesce('chain_seq', lit(0)), '=', lit(0))),
        { table: entries, access: 'write' },
      ),
    ),
  ],
} satisfies SomeDefinitions;

function refuseNegative({ accountId, amount }: { readonly accountId: string; readonly amount: number }): void {
  // A negative debit would be an unguarded credit.
  if (!(amount >= 0)) throw new RangeError(`The amount ${amount} cannot be moved on account ${accountId}.`);
}

function refuseGaps({ accountId, fromSequence, toSequence, links }: Posting): void {
  const isInOrder = links.every(({ chainSequence }, place) => chainSequence === fromSequence + place + 1);
  if (!isInOrder || toSequence !== fromSequence + links.length) {
    throw new RangeError(`The chain of ${accountId} cannot go from ${fromSequence} to ${toSequence} by these links.`);
  }
}
