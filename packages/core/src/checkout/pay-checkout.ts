import { payByMobileMoney } from './pay-by-mobile-money.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import type { WriteOperation } from '../kernel/operation.ts';

/**
 * Pays a checkout. Over the API a user's token is always required; the hosted page may start a mobile-money payment for
 * somebody without an account.
 */
export const payCheckout: { choose(request: PayRequest): WriteOperation<'payCheckout'> } = {
  choose: ({ body }) => (body.method === 'wallet' ? payFromWallet : payByMobileMoney),
};

type PayRequest = Parameters<WriteOperation<'payCheckout'>['decide']>[1];
