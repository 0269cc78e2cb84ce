import type { Context } from '../../context.ts';
import type { Merchant } from '../../domain/model.ts';
import { nextClosingAtMs } from '../../domain/settlement-terms.ts';
import { commitOnce } from '../perform.ts';
import { decideSettlement, type SettledBalance } from './decide-settlement.ts';

const ROUNDS_MAX = 5;

/**
 * What the worker does for a merchant whose closing time has come: both modes and every currency, each in a commit of
 * its own, then the next date. Whoever dies in between leaves the date where it was, and the next one finds what is
 * closed already empty. A suspended merchant's balances are left for the first date after the suspension.
 */
export async function settleMerchant(context: Context, merchant: Merchant): Promise<void> {
  if (merchant.suspendedAtMs === null) {
    for (const livemode of [true, false]) {
      for (const currency of context.settings.currencies) {
        const isDone = await settleBalance(context, merchant, { merchantId: merchant.id, livemode, currency });
        // The date stays, so the merchant is handed out again.
        if (!isDone) return;
      }
    }
  }
  const next: Merchant = {
    ...merchant,
    nextSettlementAtMs: nextClosingAtMs(merchant.settlementTerms.schedule, context.clock.now()),
    version: merchant.version + 1,
  };
  await commitOnce(context, [{ type: 'merchant.update', merchant: next, fromVersion: merchant.version }]);
}

/** False when others were faster every time. */
async function settleBalance(context: Context, merchant: Merchant, balance: SettledBalance): Promise<boolean> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const decision = await decideSettlement(context, balance, merchant.settlementTerms.minimum);
    switch (decision.kind) {
      case 'nothing':
        return true;
      case 'unbalanced':
        // Held until somebody has looked into it; the other balances are not to wait for that.
        context.logger.error({ ...balance, ...decision }, 'a balance is not the sum of its lines and was not settled');
        return true;
      case 'busy':
        return false;
      case 'closing':
        if (await commitOnce(context, [{ type: 'assert.merchant_active', id: merchant.id }, ...decision.changes])) {
          return true;
        }
    }
  }
  return false;
}
