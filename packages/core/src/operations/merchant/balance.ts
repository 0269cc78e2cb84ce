import type { Balance } from '@mitako/contract/names';
import { accountId } from '../../domain/ledger/accounts.ts';
import { succeeded } from '../../wire/answer.ts';
import { merchantOf } from '../callers.ts';
import type { Operation } from '../operation.ts';

/** What the merchant's payments brought, less fees, refunds, disputes and settlements. */
export const getBalance: Operation<'getBalance'> = async (context, request) => {
  const { merchantId, livemode } = merchantOf(request.caller);
  const balances = await Promise.all(
    context.settings.currencies.map(async (currency): Promise<Balance> => ({
      currency,
      livemode,
      available: await context.store.read.balance(accountId(merchantId, 'merchant_available', currency, livemode)),
      pending: await context.store.read.balance(accountId(merchantId, 'merchant_pending', currency, livemode)),
    })),
  );
  return succeeded(200, { balances });
};
