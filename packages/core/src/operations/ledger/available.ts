import type { Context } from '../../context.ts';
import { accountId } from '../../domain/ledger/accounts.ts';
import { foldAccount } from './fold.ts';

/**
 * What a merchant's available balance holds for a debit. Only what is folded in can be debited, so credits that wait are
 * folded first when the row alone does not cover `needed`.
 */
export async function availableAtLeast(
  context: Context,
  of: { readonly merchantId: string; readonly currency: string; readonly livemode: boolean },
  needed: number,
): Promise<number> {
  const id = accountId(of.merchantId, 'merchant_available', of.currency, of.livemode);
  const onRow = async (): Promise<number> => (await context.store.read.accountById(id))?.available ?? 0;
  if (needed <= 0) return 0;
  const available = await onRow();
  if (available >= needed) return available;
  await foldAccount(context, id);
  return onRow();
}
