import type { ChangeOf } from '@mitako/core/engine';
import type { SomeDefinitions } from '../engine/change.ts';
import { above, atLeast, put, remove, update } from '../engine/write.ts';
import { cashOutCodes, dailyTotals } from './tables.ts';

export const cashChanges = {
  // Custom SQL: one row per account, kind and day. A waiting writer rechecks the limit against the current total; the
  // first amount of a day has no row to wait for and is checked on its own.
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

  'daily_total.return': ({ check, one }) => [
    check(refuseNegative),
    one(
      update(dailyTotals, ({ accountId, kind, day, amount }) => ({
        subtract: { amount },
        where: { accountId, kind, day, amount: atLeast(amount) },
      })),
    ),
  ],

  'cash_out_code.put': ({ one }) => [one(put(cashOutCodes, 'walletId', ({ code }) => code))],

  'cash_out_code.count_failure': ({ one }) => [
    one(
      update(cashOutCodes, ({ walletId, codeHash, fromFailures }) => ({
        add: { failures: 1 },
        where: { walletId, codeHash, failures: fromFailures },
      })),
    ),
  ],

  // Deleted, so that of two concurrent uses the second finds nothing.
  'cash_out_code.use': ({ one }) => [
    one(remove(cashOutCodes, ({ walletId, codeHash, nowMs }) => ({ walletId, codeHash, expiresAtMs: above(nowMs) }))),
  ],

  'cash_out_code.void': ({ any }) => [any(remove(cashOutCodes, ({ walletId }) => ({ walletId })))],
} satisfies SomeDefinitions;

function refuseNegative({ accountId, kind, amount }: ChangeOf<'daily_total.add' | 'daily_total.return'>): void {
  // A negative amount would make room below the limit.
  if (!(amount >= 0))
    throw new RangeError(`The amount ${amount} cannot be counted as ${kind} of account ${accountId}.`);
}
