import { merchantOf } from '../callers.ts';
import type { Operation } from '../operation.ts';
import { ownPayment } from '../payments/get-payment.ts';
import { callerStillValid, perform } from '../perform.ts';
import { idempotencyOf } from '../replay.ts';
import { decideRefund } from './decide-refund.ts';

/** Refunds a payment in full or in part. Wallet payers have the money at once, others when their operator says so. */
export const createRefund: Operation<'createRefund'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'createRefund', request),
    decide: async () => {
      const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
      const decision = await decideRefund(context, payment, {
        amount: request.body?.amount,
        reason: request.body?.reason ?? null,
      });
      return { ...decision, changes: [...callerStillValid(context, request.caller), ...decision.changes] };
    },
  });
