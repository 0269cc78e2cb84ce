import type { Balance } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { accountId } from '../../domain/ledger/accounts.ts';
import type { AccountKind } from '../../domain/model.ts';
import type { MerchantMode } from '../../ports/store.ts';
import { succeeded } from '../../wire/answer.ts';
import { merchantOf } from '../callers.ts';
import type { Operation } from '../operation.ts';

/** What the merchant's payments brought, less fees, refunds and what was paid out, by where it stands. */
export const getBalance: Operation<'getBalance'> = async (context, request) => {
  const owner = merchantOf(request.caller);
  const { currencies } = context.settings;
  return succeeded(200, {
    balances: await Promise.all(currencies.map((currency) => balanceOf(context, owner, currency))),
  });
};

async function balanceOf(context: Context, { merchantId, livemode }: MerchantMode, currency: string): Promise<Balance> {
  const held = (kind: AccountKind): Promise<number> =>
    context.store.read.balance(accountId(merchantId, kind, currency, livemode));
  const [available, pending, disputed, refunding, settling] = await Promise.all([
    held('merchant_available'),
    held('merchant_pending'),
    held('dispute_hold'),
    held('refund_hold'),
    held('settlement_clearing'),
  ]);
  return { currency, livemode, available, pending, disputed, refunding, settling };
}
