import type { ChangeOf } from '@mitako/core';
import { cashOutCodeColumns } from './rows.ts';
import { computed } from '../engine/placeholder.ts';
import { valuesOf } from '../engine/columns.ts';
import type { Definitions } from '../engine/change.ts';

export const cashChanges: Definitions<
  'daily_total.add' | 'cash_out_code.put' | 'cash_out_code.count_failure' | 'cash_out_code.use' | 'cash_out_code.void'
> = {
  // One row per account, kind and day. Whoever waits for it rechecks the limit against what it holds by then; the first
  // amount of a day has no row to wait for and is held against the limit on its own.
  'daily_total.add': ({ check, one }) => [
    check(refuseNegative),
    one((db, change) =>
      db
        .insertInto('mitako_daily_totals')
        .columns(['account_id', 'kind', 'day', 'amount'])
        .expression(
          db
            .selectNoFrom(({ cast, val }) => [
              val(change.accountId).as('account_id'),
              val(change.kind).as('kind'),
              val(change.day).as('day'),
              cast<number>(val(change.amount), 'bigint').as('amount'),
            ])
            .where(({ eb, cast, val }) => eb(cast<number>(val(change.amount), 'bigint'), '<=', change.limit)),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'kind', 'day'])
            .doUpdateSet(({ eb, ref }) => ({
              amount: eb('mitako_daily_totals.amount', '+', ref('excluded.amount')),
            }))
            .where(({ eb, ref }) =>
              eb(eb('mitako_daily_totals.amount', '+', ref('excluded.amount')), '<=', change.limit),
            ),
        ),
    ),
  ],

  'cash_out_code.put': ({ one }) => [
    one((db, change) =>
      db
        .insertInto('mitako_cash_out_codes')
        .values(valuesOf(cashOutCodeColumns, change.code))
        .onConflict((conflict) =>
          conflict.column('wallet_id').doUpdateSet(({ ref }) => ({
            code_hash: ref('excluded.code_hash'),
            amount: ref('excluded.amount'),
            created_at_ms: ref('excluded.created_at_ms'),
            expires_at_ms: ref('excluded.expires_at_ms'),
            failures: ref('excluded.failures'),
          })),
        ),
    ),
  ],

  'cash_out_code.count_failure': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_cash_out_codes')
        .set({ failures: computed(change, ({ fromFailures }) => fromFailures + 1) })
        .where('wallet_id', '=', change.walletId)
        .where('code_hash', '=', change.codeHash)
        .where('failures', '=', change.fromFailures),
    ),
  ],

  // Deleted, so that of two that use it at once the second finds nothing.
  'cash_out_code.use': ({ one }) => [
    one((db, change) =>
      db
        .deleteFrom('mitako_cash_out_codes')
        .where('wallet_id', '=', change.walletId)
        .where('code_hash', '=', change.codeHash)
        .where('expires_at_ms', '>', change.nowMs),
    ),
  ],

  'cash_out_code.void': ({ any }) => [
    any((db, change) => db.deleteFrom('mitako_cash_out_codes').where('wallet_id', '=', change.walletId)),
  ],
};

function refuseNegative({ accountId, kind, amount }: ChangeOf<'daily_total.add'>): void {
  // It would make room below the limit again.
  if (!(amount >= 0))
    throw new RangeError(`The amount ${amount} cannot be counted as ${kind} of account ${accountId}.`);
}
