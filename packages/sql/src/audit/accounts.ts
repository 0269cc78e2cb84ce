import type { LedgerAudit } from '@mitako/core';
import { sql } from 'kysely';
import { prefixed, unprefix } from '../reads/joined.ts';
import { allOf, type Reader } from '../reads/reader.ts';
import { total } from '../reads/sums.ts';
import { accountColumns, accountOf } from '../rows/ledger.ts';
import { cursorOf } from './page.ts';

const accountPart = unprefix(accountColumns, 'account__');

export function createAccountAudit(reader: Reader): Pick<LedgerAudit, 'accounts'> {
  const accounts = reader.prepared((db, input: { readonly afterId: string; readonly limit: number }) =>
    db
      // From each id to the next one of either table, by their indexes: entries are read for the sums of their account
      // and not to find the next.
      .withRecursive('walk(id, place)', (cte) =>
        cte
          .selectFrom((eb) =>
            eb
              .selectFrom('mitako_accounts as stored')
              .select(({ fn }) => fn.min('stored.id').as('id'))
              .where('stored.id', '>', input.afterId)
              .unionAll(
                eb
                  .selectFrom('mitako_entries as booked')
                  .select(({ fn }) => fn.min('booked.account_id').as('id'))
                  .where('booked.account_id', '>', input.afterId),
              )
              .as('first'),
          )
          .select(({ fn, lit }) => [fn.min<string | null>('first.id').as('id'), lit<number>(1).as('place')])
          .unionAll(
            cte
              .selectFrom('walk')
              .select(({ selectFrom, eb, lit }) => [
                selectFrom((next) =>
                  next
                    .selectFrom('mitako_accounts as stored')
                    .select(({ fn }) => fn.min('stored.id').as('id'))
                    .whereRef('stored.id', '>', 'walk.id')
                    .unionAll(
                      next
                        .selectFrom('mitako_entries as booked')
                        .select(({ fn }) => fn.min('booked.account_id').as('id'))
                        .whereRef('booked.account_id', '>', 'walk.id'),
                    )
                    .as('next'),
                )
                  .select(({ fn }) => fn.min('next.id').as('id'))
                  .as('id'),
                eb('walk.place', '+', lit(1)).as('place'),
              ])
              .where('walk.id', 'is not', null)
              .where('walk.place', '<', input.limit),
          ),
      )
      .selectFrom('walk')
      .leftJoin('mitako_accounts as account', 'account.id', 'walk.id')
      .select(sql<string>`walk.id`.as('id'))
      .select(prefixed(accountColumns, 'account', 'account__'))
      // Each by an index that the account and the condition lead to. Grouped, all entries of a page would be sorted first.
      .select((eb) => {
        const entries = eb.selectFrom('mitako_entries as entry').whereRef('entry.account_id', '=', 'walk.id');
        const chained = entries.where('entry.chain_seq', 'is not', null);
        const unchained = entries.where('entry.chain_seq', 'is', null);
        const debits = unchained.where('entry.amount', '<', ({ lit }) => lit(0));
        return [
          chained
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .$asScalar()
            .as('chained_count'),
          chained.select(total('entry.amount').as('sum')).$asScalar().as('chained_sum'),
          unchained.select(total('entry.amount').as('sum')).$asScalar().as('unchained_sum'),
          debits.select(total('entry.amount').as('sum')).$asScalar().as('unchained_debits'),
        ];
      })
      .where('walk.id', 'is not', null)
      .orderBy('walk.id'),
  );

  return {
    accounts: (page) =>
      allOf(accounts({ afterId: cursorOf(page), limit: page.limit }), (row) => ({
        id: row.id,
        account: row['account__id'] === null ? null : accountOf(accountPart(row)),
        chainedSum: row.chained_sum,
        unchainedSum: row.unchained_sum,
        unchainedDebits: row.unchained_debits,
        chainedCount: row.chained_count,
      })),
  };
}
