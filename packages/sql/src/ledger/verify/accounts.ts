import { idIn } from '../../engine/columns.ts';
import type { LedgerAudit } from '@mitako/core/engine';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { prefixed } from '../../engine/joined.ts';
import { partOf } from '../../engine/table.ts';
import type { Stored } from '../../engine/ids.ts';
import { ofField } from '../../engine/write.ts';
import type { Tables } from '../../tables.ts';
import { allOf, type Reader } from '../../engine/reader.ts';
import { total } from '../../engine/sums.ts';
import { accountIn, FIRST_ACCOUNT } from '../account-column.ts';
import { accounts } from '../tables.ts';

const accountPart = partOf(accounts, 'account__');

export function createAccountAudit(reader: Reader): Pick<LedgerAudit, 'accounts'> {
  const walked = reader.prepared((db, input: { readonly afterId: string; readonly limit: number }) =>
    db
      // Jumps from id to id in both tables, by their indexes: entries are read only for the sums of their account.
      .withRecursive('walk(id, place)', (cte) =>
        cte
          .selectNoFrom((eb) => [
            firstAfter(db, ofField(accounts, 'id', input.afterId)).as('id'),
            eb.lit<number>(1).as('place'),
          ])
          .unionAll(
            cte
              .selectFrom('walk')
              .select((eb) => [
                firstAfter(db, sql.ref<Stored>('walk.id')).as('id'),
                eb('walk.place', '+', eb.lit(1)).as('place'),
              ])
              .where('walk.id', 'is not', null)
              .where('walk.place', '<', input.limit),
          ),
      )
      .selectFrom('walk')
      .leftJoin('mitako_accounts as account', 'account.id', 'walk.id')
      .select(sql<Stored>`walk.id`.as('id'))
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
      allOf(walked({ afterId: page.afterId ?? FIRST_ACCOUNT, limit: page.limit }), (row) => ({
        id: accountIn(row.id),
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

/** The next account after this one, of those with a row or an entry. */
function firstAfter(db: Kysely<Tables>, after: RawBuilder<Stored> | Stored): RawBuilder<Stored | null> {
  const stored = db
    .selectFrom('mitako_accounts as account')
    .select('account.id')
    .where('account.id', '>', after)
    .orderBy('account.id')
    .limit(sql.lit(1));
  const entry = db
    .selectFrom('mitako_entries as entry')
    .select('entry.account_id as id')
    .where('entry.account_id', '>', after)
    .orderBy('entry.account_id')
    .limit(sql.lit(1));
  const next = db
    .selectFrom(stored.as('found'))
    .select('found.id')
    .unionAll(db.selectFrom(entry.where('chain_seq', 'is not', null).as('posted')).select('posted.id'))
    .unionAll(db.selectFrom(entry.where('chain_seq', 'is', null).as('unposted')).select('unposted.id'));
  return sql`(${db.selectFrom(next.as('candidate')).select('candidate.id').orderBy('candidate.id').limit(sql.lit(1))})`;
}
