import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import { payoutAccountRecordToWire, payoutAccountToWire } from './wire.ts';

export const getPayoutAccount: ReadOperation<'getPayoutAccount'> = async (context, request) => {
  const account = await context.store.read.payoutAccountOf(merchantOf(request.caller));
  return succeeded(200, { payout_account: account === null ? null : payoutAccountToWire(context, account) });
};

/** With replaced ones: earlier settlements were paid to them. */
export const listPayoutAccounts: ReadOperation<'listPayoutAccounts'> = async (context, request) => {
  const { query, caller } = request;
  const accounts = await context.store.read.payoutAccountsOf(merchantOf(caller), pageRequest(query, 'payoutAccount'));
  return pageAnswer('payout_accounts', accounts, query.limit, (account) => payoutAccountToWire(context, account));
};

/** For the operator, with its whole number. */
export const getMerchantPayoutAccount: ReadOperation<'getMerchantPayoutAccount'> = async (context, request) => {
  const { merchant_id: merchantId } = request.parameters;
  const [, account] = await Promise.all([
    merchantById(context, merchantId),
    context.store.read.payoutAccountOf({ merchantId, livemode: request.query.mode !== 'test' }),
  ]);
  return succeeded(200, { payout_account: account === null ? null : payoutAccountRecordToWire(context, account) });
};
