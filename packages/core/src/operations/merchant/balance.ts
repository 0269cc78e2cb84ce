import type { Balance } from '@mitako/contract/names';
import { accountId } from '../../domain/ledger.ts';
import { succeeded } from '../../wire/answer.ts';
import { merchantOf } from '../callers.ts';
import type { Operation } from '../operation.ts';

/** What the merchant's payments brought, less fees, refunds and disputes. Nothing is settled yet, so all of it is pending. */
export const getBalance: Operation<'getBalance'> = async (context, request) => {
  const { merchantId, livemode } = merchantOf(request.caller);
  const balances = await Promise.all(
    context.settings.currencies.map(async (currency): Promise<Balance> => ({
      currency,
      livemode,
      available: 0,
      pending: await context.store.read.entriesSum(accountId(merchantId, 'merchant', currency, livemode)),
    })),
  );
  return succeeded(200, { balances });
};
