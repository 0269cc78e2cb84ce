import type { Posting } from '@mitako/core/engine';
import { jsonRows } from '../engine/json-rows.ts';
import { mergeable } from '../engine/mergeable.ts';
import { computed } from '../engine/placeholder.ts';
import { valuesOf } from '../engine/table.ts';
import { atLeast, below, update } from '../engine/write.ts';
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
  'account.post': ({ check, one, together }) => [
    check(({ posting }) => refuseGaps(posting)),
    one(
      update(accounts, ({ posting }) => ({
        set: { chainSequence: posting.toSequence, chainHash: posting.chainHash },
        add: { available: posting.amount },
        where: { id: posting.accountId, chainSequence: posting.fromSequence },
      })),
    ),
    // Custom SQL, in one statement: a commit of 500 links would hold the account's row for as many round trips, and its
    // debits with it.
    together(
      ({ posting }) => posting.links,
      (db, { posting }, dialect) =>
        db
          .updateTable('mitako_entries')
          .from(
            jsonRows<Link>(
              dialect,
              entries,
              LINK_FIELDS,
              computed(posting, ({ accountId, links }) =>
                JSON.stringify(links.map((link) => ({ ...link, accountId }))),
              ),
            ).as('link'),
          )
          .set(({ ref }) => ({ chain_seq: ref('link.chainSequence'), chain_hash: ref('link.chainHash') }))
          .whereRef('mitako_entries.transfer_id', '=', 'link.transferId')
          .whereRef('mitako_entries.position', '=', 'link.position')
          // A list instead of a parameter: SQLite would scan the account's whole tail once per link, 1 s for 500 of
          // them among 4 000, where this takes 3 ms.
          .whereRef('mitako_entries.account_id', '=', 'link.accountId')
          .where('mitako_entries.chain_seq', 'is', null),
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

type Link = Posting['links'][number] & { readonly accountId: string };

const LINK_FIELDS: readonly (keyof Link)[] = ['accountId', 'transferId', 'position', 'chainSequence', 'chainHash'];
