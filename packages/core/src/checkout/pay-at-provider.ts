import type { CheckoutPaid } from '@mitako/contract/names';
import { decideCharge } from './decide-charge.ts';
import { readCheckout } from './get-checkout.ts';
import { checkoutAnswers } from './pay-answers.ts';
import { refusalOfDuplicate } from './refusal-of-duplicate.ts';
import { refusalToPay } from './refusal-to-pay.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from '../kernel/caller.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import type { Result } from '../kernel/result.ts';

/** Starts a payment by mobile money or card as the customer. */
export const payAtProvider: WriteOperation<'payCheckout'> = {
  prepare: (context, { caller, parameters }) => refuseSandboxUserInLiveMode(context, caller, parameters.slug),
  async decide(context, { caller, parameters, body }, { round }) {
    if (body.method === 'wallet') throw new TypeError('a payment from a wallet is not made at a provider');
    const read = await readCheckout(context, parameters.slug);
    const payerId = caller.kind === 'session' ? caller.principalId : null;
    if (body.method === 'mobile_money' && body.refuse_duplicate === true) {
      const duplicate = await refusalOfDuplicate(context, read.payment, body);
      if (duplicate !== null) return (await refusalToPay(context, read.payment)) ?? duplicate;
    }
    return decideCharge(context, read, { ...body, payerId }, { answers: checkoutAnswers, round });
  },
  resume: (context, { parameters }) => answerOfCheckout(context, parameters.slug),
};

/** The response from a checkout's state, for a request that died while it held its idempotency key. */
export async function answerOfCheckout(context: Context, slug: string): Promise<Result<CheckoutPaid>> {
  const { payment, liveAttempt } = await readCheckout(context, slug);
  return checkoutAnswers.fromState(context, payment, liveAttempt);
}

async function refuseSandboxUserInLiveMode(context: Context, caller: Caller, slug: string): Promise<void> {
  if (caller.kind !== 'session') return;
  const { payment } = await readCheckout(context, slug);
  if (!payment.livemode) return;
  const principal = await context.store.read.principalById(caller.principalId);
  if (principal?.sandboxScenario != null) throw new GatewayError('MODE_MISMATCH');
}
