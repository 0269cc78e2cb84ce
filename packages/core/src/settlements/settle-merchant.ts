import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import { accountId, parseAccountId } from '../ledger/accounts.ts';
import type { Merchant } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { newTask } from '../worker/new-task.ts';
import { nextClosingAtMs } from './settlement-terms.ts';

/**
 * Handles a merchant's closing time in the worker: sets the next date, with a task per mode and currency in the same
 * commit, so that each balance is closed independently. False when the merchant was changed meanwhile, or the
 * database's response was lost: if the date has not moved, the merchant is due again.
 */
export async function settleMerchant(context: Context, merchant: Merchant): Promise<boolean> {
  const closingAtMs = merchant.nextSettlementAtMs;
  if (closingAtMs === null) return true;
  const nowMs = context.clock.now();
  const next: Merchant = {
    ...merchant,
    nextSettlementAtMs: nextClosingAtMs(merchant.settlementTerms.schedule, nowMs),
    version: merchant.version + 1,
  };
  const currencies = [...new Set(context.settings.currencies)];
  const accounts = [true, false].flatMap((livemode) =>
    currencies.map((currency) => accountId(merchant.id, 'merchant_available', currency, livemode)),
  );
  return commitOnce(context, [
    { type: 'merchant.update', merchant: next, fromVersion: merchant.version },
    ...accounts.map((account) => closingTask(account, closingAtMs, nowMs)),
  ]);
}

/** @param closing distinguishes the closings of an account */
export function closingTask(account: string, closing: number | string, nowMs: number): Change {
  const { ownerId: merchantId, livemode } = parseAccountId(account);
  return newTask(
    { merchantId, livemode },
    { id: `settle_${account}_${closing}`, kind: 'settlement_close', subjectId: account, dueAtMs: nowMs },
  );
}
