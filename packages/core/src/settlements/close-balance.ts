import type { Context } from '../context.ts';
import { parseAccountId } from '../ledger/accounts.ts';
import type { Change } from '../ports/changes.ts';
import { commitOnce } from '../kernel/perform.ts';
import { decideSettlement } from './decide-settlement.ts';

const ROUNDS_MAX = 5;

/**
 * What the worker does for one balance whose closing time has come. False when it moved under every look at it: then it
 * is tried again after a pause. A suspended merchant's balance is left for the first date after the suspension.
 *
 * @param accountId the merchant's available account
 * @param finish ends the task, in the commit of the settlement
 */
export async function closeBalance(context: Context, accountId: string, finish: Change): Promise<boolean> {
  const { ownerId: merchantId, currency, livemode } = parseAccountId(accountId);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const merchant = await context.store.read.merchantById(merchantId);
    if (merchant === null || merchant.suspendedAtMs !== null) return commitOnce(context, [finish]);
    const { minimum } = merchant.settlementTerms;
    const decision = await decideSettlement(context, { merchantId, livemode, currency }, minimum);
    if (decision.kind === 'busy') return false;
    const changes: readonly Change[] =
      decision.kind === 'nothing' ? [] : [{ type: 'assert.merchant_active', id: merchantId }, ...decision.changes];
    if (await commitOnce(context, [...changes, finish])) return true;
  }
  return false;
}
