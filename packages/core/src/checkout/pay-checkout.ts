import { sessionOf } from '../kernel/callers.ts';
import { GatewayError } from '../errors.ts';
import type { Operation } from '../kernel/operation.ts';
import { payByMobileMoney } from './pay-by-mobile-money.ts';
import { payFromWallet } from './pay-from-wallet.ts';

/**
 * Pays a checkout. Over the API a user's token is always needed; the hosted page may start a mobile-money payment for
 * somebody without an account, as an anonymous caller in process.
 */
export const payCheckout: Operation<'payCheckout'> = (context, request) => {
  const { body, caller } = request;
  if (caller.kind === 'session' && caller.role !== 'user') {
    throw new GatewayError('ROLE_NOT_ALLOWED', { role: caller.role, allowed: ['user'] });
  }
  return body.method === 'wallet'
    ? payFromWallet(context, request, sessionOf(caller), body.pin)
    : payByMobileMoney(context, request, { provider: body.provider, phone: body.phone });
};
