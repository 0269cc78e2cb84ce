import type { Balance } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { accountId } from '../ledger/accounts.ts';
import type { AccountKind } from '../model.ts';
import type { MerchantMode } from '../ports/page.ts';

/** The merchant's money by account: payments, minus fees, refunds and payouts. */
export const getBalance: ReadOperation<'getBalance'> = async (context, request) => {
  return succeeded(200, { balances: await balancesOf(context, merchantOf(request.caller)) });
};

export function balancesOf(context: Context, owner: MerchantMode): Promise<readonly Balance[]> {
  return Promise.all(context.settings.currencies.map((currency) => balanceOf(context, owner, currency)));
}

/** Read in one statement, so that money moving between accounts is shown once. */
async function balanceOf(context: Context, { merchantId, livemode }: MerchantMode, currency: string): Promise<Balance> {
  const ids = KINDS.map((kind) => accountId(merchantId, kind, currency, livemode));
  const [available = 0, pending = 0, disputed = 0, refunding = 0, settling = 0] =
    await context.store.read.balances(ids);
  return { currency, livemode, available, pending, disputed, refunding, settling };
}

const KINDS: readonly AccountKind[] = [
  'merchant_available',
  'merchant_pending',
  'dispute_hold',
  'refund_hold',
  'settlement_clearing',
];
