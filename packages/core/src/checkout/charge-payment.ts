import type { PaymentCharged } from '@mitako/contract/names';
import { decideCharge } from './decide-charge.ts';
import { decideCode } from './decide-code.ts';
import { readCheckout } from './get-checkout.ts';
import { merchantAnswers } from './pay-answers.ts';
import type { Context } from '../context.ts';
import type { Caller } from '../kernel/caller.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { Decision, WriteOperation } from '../kernel/operation.ts';
import type { Result } from '../kernel/result.ts';
import { ownPayment } from '../payments/get-payment.ts';
import type { CheckoutRead } from './reads.ts';

/**
 * Starts the attempt that the hosted page would start, for a merchant with a page or a till of its own. Never from a
 * wallet: a PIN belongs to its owner.
 */
export const chargePayment: WriteOperation<'chargePayment'> = {
  async decide(context, { caller, parameters, body }, { round }) {
    const read = await ownCheckout(context, parameters.payment_id, caller);
    return (
      (await limited(context, read, caller, round)) ??
      decideCharge(context, read, { ...body, payerId: null }, { answers: merchantAnswers, round })
    );
  },
  resume: (context, { caller, parameters }) => answerOf(context, parameters.payment_id, caller),
};

/** Submits the code that the payer typed on the merchant's page; counted with those of the hosted page. */
export const confirmPayment: WriteOperation<'confirmPayment'> = {
  // As at the checkout.
  unwitnessed: 'give_up',
  async decide(context, { caller, parameters, body }, { round }) {
    const read = await ownCheckout(context, parameters.payment_id, caller);
    return (await limited(context, read, caller, round)) ?? decideCode(context, read, body.code, merchantAnswers);
  },
  resume: (context, { caller, parameters }) => answerOf(context, parameters.payment_id, caller),
};

/** @throws GatewayError `PAYMENT_NOT_FOUND` */
async function ownCheckout(context: Context, paymentId: string, caller: Caller): Promise<CheckoutRead> {
  const { slug } = await ownPayment(context, paymentId, merchantOf(caller));
  return readCheckout(context, slug);
}

/** The limit of the checkout, shared with its page. A request counts once; the embedding program is not counted. */
async function limited(
  context: Context,
  { payment }: CheckoutRead,
  caller: Caller,
  round: number,
): Promise<Decision<never> | null> {
  const isCounted = round === 1 && caller.kind !== 'in_process';
  const answer = isCounted ? await context.limits?.ofCheckout(payment.slug) : null;
  return answer === null || answer === undefined ? null : { changes: [], answer };
}

async function answerOf(context: Context, paymentId: string, caller: Caller): Promise<Result<PaymentCharged>> {
  const { payment, liveAttempt } = await ownCheckout(context, paymentId, caller);
  return merchantAnswers.fromState(context, payment, liveAttempt);
}
