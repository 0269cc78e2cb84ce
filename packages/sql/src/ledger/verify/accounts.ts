import { idIn } from '../../engine/columns.ts';
import type { LedgerAudit } from '@mitako/core/engine';
import { sql } from 'kysely';
import { prefixed } from '../../engine/joined.ts';
import { partOf } from '../../engine/table.ts';
import { allOf, type Reader } from '../../engine/reader.ts';
import { total } from '../../engine/sums.ts';
import { accounts } from '../tables.ts';

const accountPart = partOf(accounts, 'account__');

export function createAccountAudit(reader: Reader): Pick<LedgerAudit, 'accounts'> {
  const walked = reader.prepared((db, input: { readonly afterId: string; readonly limit: number }) =>
    db
      // Jumps from id to id in both tables, by their indexes: entries are read only for the sums of their account.
      .withRecursive('walk(id, place)', (cte) =>
        cte
          .selectFrom((eb) =>
            eb
              .selectFrom('mitako_accounts as stored')
              .select(({ fn }) => fn.min('stored.id').as('id'))
              .where('stored.id', '>', input.afterId)
              .unionAll(
                eb
                  .selectFrom('mitako_entries as posted')
                  .select(({ fn }) => fn.min('posted.account_id').as('id'))
                  .where('posted.account_id', '>', input.afterId)
                  .where('posted.chain_seq', 'is not', null),
              )
              .unionAll(
                eb
                  .selectFrom('mitako_entries as unposted')
                  .select(({ fn }) => fn.min('unposted.account_id').as('id'))
                  .where('unposted.account_id', '>', input.afterId)
                  .where('unposted.chain_seq', 'is', null),
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
                        .selectFrom('mitako_entries as posted')
                        .select(({ fn }) => fn.min('posted.account_id').as('id'))
                        .whereRef('posted.account_id', '>', 'walk.id')
                        .where('posted.chain_seq', 'is not', null),
                    )
                    .unionAll(
                      next
                        .selectFrom('mitako_entries as unposted')
                        .select(({ fn }) => fn.min('unposted.account_id').as('id'))
                        .whereRef('unposted.account_id', '>', 'walk.id')
                        .where('unposted.chain_seq', 'is', null),
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
      .select(prefixed(accounts, 'account', 'account__'))
      // Each by an index on account and condition. Grouped, all entries of a page would be sorted first; posted entries
      // are not summed here, because their number is unbounded.
      .select((eb) => {
        const entries = eb.selectFrom('mitako_entries as entry').whereRef('entry.account_id', '=', 'walk.id');
        const chained = entries.where('entry.chain_seq', 'is not', null);
        const unchained = entries.where('entry.chain_seq', 'is', null);
        const debits = unchained.where('entry.amount', '<', ({ lit }) => lit(0));
        const oldest = unchained.orderBy('entry.transfer_id').orderBy('entry.position').limit(sql.lit(1));
        return [
          chained
            .select(({ fn }) => fn.min<number>('entry.chain_seq').as('sequence'))
            .$asScalar()
            .as('first_sequence'),
          chained
            .select(({ fn }) => fn.max<number>('entry.chain_seq').as('sequence'))
            .$asScalar()
            .as('last_sequence'),
          unchained
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .$asScalar()
            .as('unchained_count'),
          unchained.select(total('entry.amount').as('sum')).$asScalar().as('unchained_sum'),
          debits.select(total('entry.amount').as('sum')).$asScalar().as('unchained_debits'),
          oldest.select('entry.transfer_id').$asScalar().as('oldest_id'),
          oldest
            .leftJoin('mitako_transfers as transfer', 'transfer.id', 'entry.transfer_id')
            .select('transfer.created_at_ms')
            .$asScalar()
            .as('oldest_at_ms'),
        ];
      })
      .where('walk.id', 'is not', null)
      .orderBy('walk.id'),
  );

  return {
    accounts: (page) =>
      allOf(walked({ afterId: page.afterId ?? '', limit: page.limit }), (row) => ({
        id: row.id,
        account: row['account__id'] === null ? null : accountPart(row),
        firstSequence: row.first_sequence,
        lastSequence: row.last_sequence,
        unchainedCount: row.unchained_count,
        unchainedSum: row.unchained_sum,
        unchainedDebits: row.unchained_debits,
        oldestUnchained:
          row.oldest_id === null || row.oldest_at_ms === null
            ? null
            : { transferId: idIn('transaction', row.oldest_id), createdAtMs: row.oldest_at_ms },
      })),
  };
}
