import { payAtProvider } from './pay-at-provider.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import type { WriteOperation } from '../kernel/operation.ts';

/**
 * Pays a checkout. The API always requires a user's token; the hosted page may start a payment at a provider for a
 * customer without an account.
 */
export const payCheckout: { choose(request: PayRequest): WriteOperation<'payCheckout'> } = {
  choose: ({ body }) => (body.method === 'wallet' ? payFromWallet : payAtProvider),
};

type PayRequest = Parameters<WriteOperation<'payCheckout'>['decide']>[1];
