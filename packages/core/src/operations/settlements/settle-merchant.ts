import type { Context } from '../../context.ts';
import type { Merchant } from '../../domain/model.ts';
import { nextClosingAtMs } from '../../domain/settlement-terms.ts';
import { commitOnce } from '../perform.ts';

/** What the worker does for a merchant whose closing time has come: both modes, every currency, then the next date. */
export async function settleMerchant(context: Context, merchant: Merchant): Promise<void> {
  const next: Merchant = {
    ...merchant,
    nextSettlementAtMs: nextClosingAtMs(merchant.settlementTerms.schedule, context.clock.now()),
    version: merchant.version + 1,
  };
  await commitOnce(context, [{ type: 'merchant.update', merchant: next, fromVersion: merchant.version }]);
}
