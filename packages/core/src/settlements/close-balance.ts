import type { Context } from '../context.ts';
import { parseAccountId } from '../ledger/accounts.ts';
import type { Change } from '../ports/changes.ts';
import { decideSettlement } from './decide-settlement.ts';
import { decideUnderLease } from '../worker/decide-under-lease.ts';

/**
 * Closes one due balance in the worker. False when it changed during every attempt: then it is retried after a pause. A
 * suspended merchant's balance waits for the first date after the suspension.
 *
 * @param accountId the merchant's available account
 * @param finish ends the task, in the commit of the settlement
 */
export async function closeBalance(context: Context, accountId: string, finish: Change): Promise<boolean> {
  const { ownerId: merchantId, currency, livemode } = parseAccountId(accountId);
  let isBusy = false;
  const isDone = await decideUnderLease(context, async () => {
    const merchant = await context.store.read.merchantById(merchantId);
    if (merchant === null || merchant.suspendedAtMs !== null) return [finish];
    // The sandbox's clock makes both due in one moment; by the gateway's, the credit is released before.
    isBusy = !livemode && (await context.store.read.hasTestReleaseDue(merchantId, context.clock.now()));
    if (isBusy) return [];
    const { minimum } = merchant.settlementTerms;
    const decision = await decideSettlement(context, { merchantId, livemode, currency }, minimum);
    isBusy = decision.kind === 'busy';
    if (decision.kind === 'busy') return [];
    if (decision.kind === 'nothing') return [finish];
    return [{ type: 'assert.merchant_active', id: merchantId }, ...decision.changes, finish];
  });
  return isDone && !isBusy;
}
