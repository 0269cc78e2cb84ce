import { isBookedInPlace, parseAccountId, type LedgerReads } from '@mitako/core/engine';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { type Flag, flagOf } from '../engine/columns.ts';
import type { Stored } from '../engine/ids.ts';
import type { Tables } from '../tables.ts';
import { allOf, type Reader } from '../engine/reader.ts';
import { total } from '../engine/sums.ts';
import { ofField } from '../engine/write.ts';
import { accountIn, FIRST_ACCOUNT, ofAccount } from './account-column.ts';
import { accounts, entries } from './tables.ts';

/** Unposted entries that are missing in the account's row. */
interface BalanceOf {
  readonly accountId: string;
  readonly withCredits: Flag;
  readonly withDebits: Flag;
}

interface BalanceRow {
  readonly place: number;
  readonly available: number | null;
  readonly tail: number | null;
}

export function createAccountReads(
  reader: Reader,
): Pick<LedgerReads, 'balance' | 'balances' | 'unchainedAccounts' | 'unchainedEntries'> {
  const balance = reader.prepared((db, input: BalanceOf) => balanceIn(db, input, 0));

  // Jumps from account to account in the index: scanning the entries would read a busy account's whole tail.
  const unchainedAccounts = reader.prepared((db, limit: number) =>
    db
      .withRecursive('waiting(id, place)', (cte) =>
        cte
          .selectNoFrom(({ selectFrom, lit }) => [
            selectFrom('mitako_entries')
              .select('account_id')
              .where('chain_seq', 'is', null)
              .where('account_id', '>', ofAccount(FIRST_ACCOUNT))
              .orderBy('account_id')
              .limit(lit(1))
              .as('id'),
            lit<number>(1).as('place'),
          ])
          .unionAll(
            cte
              .selectFrom('waiting')
              .select(({ selectFrom, eb }) => [
                selectFrom('mitako_entries as entry')
                  .select('entry.account_id')
                  .where('entry.chain_seq', 'is', null)
                  .whereRef('entry.account_id', '>', 'waiting.id')
                  .orderBy('entry.account_id')
                  .limit(eb.lit(1))
                  .as('id'),
                eb('waiting.place', '+', eb.lit(1)).as('place'),
              ])
              .where('waiting.id', 'is not', null)
              .where('waiting.place', '<', limit),
          ),
      )
      .selectFrom('waiting')
      .select('waiting.id')
      .where('waiting.id', 'is not', null)
      .$narrowType<{ id: Stored }>(),
  );

  // The accounts of a round are read together.
  const unchainedEntries = reader.lookUp((db, { accountId, limit }: { accountId: string; limit: number }) =>
    db
      .selectFrom('mitako_entries')
      .selectAll()
      .where('account_id', '=', ofField(entries, 'accountId', accountId))
      .where('chain_seq', 'is', null)
      .orderBy('transfer_id')
      .orderBy('position')
      // Any whole number is of this type.
      .limit(ofField(entries, 'amount', limit)),
  );

  return {
    async balance(accountId) {
      const [row] = await balance(balanceOf(accountId));
      return row === undefined ? 0 : sumOf(row);
    },

    async balances(accountIds) {
      const [first, ...others] = accountIds.map((id) => balanceOf(id));
      if (first === undefined) return [];
      const rows = await reader.rows((db) =>
        others
          .reduce((all, each, index) => all.unionAll(balanceIn(db, each, index + 1)), balanceIn(db, first, 0))
          .orderBy('place'),
      );
      return rows.map((row) => sumOf(row));
    },

    unchainedAccounts: (limit) => allOf(unchainedAccounts(limit), ({ id }) => accountIn(id)),

    unchainedEntries: (accountId, limit) => allOf(unchainedEntries({ accountId, limit }), entries.fromRow),
  };
}

/** The part of an account's entries already in its row, by what is booked in place. */
function balanceOf(accountId: string): BalanceOf {
  const { kind } = parseAccountId(accountId);
  return {
    accountId,
    withCredits: flagOf(!isBookedInPlace(kind, 1)),
    withDebits: flagOf(!isBookedInPlace(kind, -1)),
  };
}

/**
 * One statement: an entry that is posted meanwhile is counted on its own or in the row, never in both or in neither.
 * @param place index of this account among the requested ones
 */
function balanceIn(db: Kysely<Tables>, input: BalanceOf, place: number): SelectQueryBuilder<Tables, never, BalanceRow> {
  return db.selectNoFrom(({ selectFrom, lit }) => [
    lit(place).as('place'),
    selectFrom('mitako_accounts')
      .select('available')
      .where('id', '=', ofField(accounts, 'id', input.accountId))
      .as('available'),
    selectFrom('mitako_entries')
      .select(total('amount').as('sum'))
      .where('account_id', '=', ofField(entries, 'accountId', input.accountId))
      .where('chain_seq', 'is', null)
      .where(({ or, and, eb, cast, val }) =>
        or([
          and([eb('amount', '>', lit(0)), eb(cast<number>(val(input.withCredits), 'integer'), '=', lit(1))]),
          and([eb('amount', '<', lit(0)), eb(cast<number>(val(input.withDebits), 'integer'), '=', lit(1))]),
        ]),
      )
      .as('tail'),
  ]);
}

function sumOf({ available, tail }: BalanceRow): number {
  return (available ?? 0) + (tail ?? 0);
}
