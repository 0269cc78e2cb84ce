import type { LegacyError, LegacyStatus } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { bare, refused } from '../kernel/result.ts';
import type { Payment, Principal } from '../model.ts';
import { emailOfAccount, nameOfAccount } from '../people/contact.ts';

/**
 * Reads a payment's status by the token of its return URL (specification, "Legacy payment status result"). A logged-in
 * merchant may read payments of either mode; a key only its own.
 */
export const getLegacyStatus: ReadOperation<'getLegacyStatus'> = async (context, request) => {
  const { token } = request.parameters;
  const { caller } = request;
  const owner = merchantOf(caller);
  const { read } = context.store;
  const paymentId = context.keyring.paymentOfToken(token);
  const payment = paymentId === null ? null : await read.paymentById(paymentId);
  const isTheirs =
    payment !== null &&
    // A token exists once its payment succeeded.
    payment.transactionId !== null &&
    payment.merchantId === owner.merchantId &&
    (caller.kind === 'session' || payment.livemode === owner.livemode);
  if (!isTheirs) {
    const body: LegacyError = { message: { code: 403, error: ['Invalid payment token'] }, data: [], type: 'error' };
    return { ...refused(new GatewayError('PERMISSION_DENIED')), body: JSON.stringify(body) };
  }
  const payer = payment.payerId === null ? null : await read.principalById(payment.payerId);
  const status: LegacyStatus = {
    message: { code: 200, success: ['SUCCESS'] },
    data: {
      token,
      trx_id: payment.transactionId,
      payer: payerOf(context, payment, payer),
      custom: payment.customerReference ?? '',
      status: payment.status,
      amount: payment.amount,
      currency: payment.currency,
      amount_refunded: payment.amountRefunded,
    },
    type: 'success',
  };
  return bare(200, status);
};

/** The payer: the owner of the wallet, or a masked phone number (decisions §6). */
function payerOf(context: Context, payment: Payment, payer: Principal | null): LegacyStatus['data']['payer'] {
  if (payment.methodType !== 'wallet') return { username: payment.phoneMasked ?? '', email: '' };
  if (payer === null) return { username: '', email: '' };
  return { username: nameOfAccount(context, payer), email: emailOfAccount(context, payer) };
}
