import type { CheckoutPaid } from '@mitako/contract/names';
import { chargeAttempt } from '../attempts/charge-attempt.ts';
import { newAttempt } from '../attempts/new-attempt.ts';
import { readCheckout } from './get-checkout.ts';
import { answerOfCheckout } from './pay-answers.ts';
import { startAttempt } from './start-attempt.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from '../kernel/caller.ts';
import { IDEMPOTENCY_LEASE_MS } from '../kernel/idempotency.ts';
import { type Decision, type WriteOperation, refuse } from '../kernel/operation.ts';
import type { Payment } from '../model.ts';
import { refusalToChange } from '../payments/payable.ts';
import { chooseRail } from '../rails/rail-methods.ts';
import { railText } from '../rails/rail-text.ts';

interface Payer {
  readonly provider: string;
  /** E.164. */
  readonly phone: string;
}

/**
 * Starts a mobile-money payment: the attempt is committed before the rail is called, so that whatever happens to this
 * process, the attempt is found and looked up. Nothing the rail leaves unsaid is taken for a failure.
 */
export const payByMobileMoney: WriteOperation<'payCheckout'> = {
  prepare: (context, { caller, parameters }) => refuseSandboxUserInLiveMode(context, caller, parameters.slug),
  async decide(context, { caller, parameters, body }) {
    if (body.method !== 'mobile_money') throw new TypeError(`a payment by ${body.method} is no mobile-money payment`);
    const { payment, merchant } = await readCheckout(context, parameters.slug);
    const refusal = refusalToChange(context, payment);
    if (refusal !== null) return refusal;
    const choice = chooseRail(context.rails, payment, body.provider);
    if (choice.kind === 'unavailable') return refuse('METHOD_NOT_AVAILABLE', { limits: choice.limits });
    const description = railText(payment.description, merchant.name, choice.method.description);
    return decideStart(context, payment, caller, { ...body, description, railId: choice.rail.id });
  },
  resume: (context, { parameters }) => answerOfCheckout(context, parameters.slug),
};

function decideStart(
  context: Context,
  payment: Payment,
  caller: Caller,
  { provider, phone, description, railId }: Payer & { readonly description: string; readonly railId: string },
): Decision<CheckoutPaid> {
  const attempt = newAttempt(
    context,
    payment,
    {
      methodType: 'mobile_money',
      methodProvider: provider,
      phone,
      payerId: caller.kind === 'session' ? caller.principalId : null,
      rail: railId,
    },
    // Should this process die before the rail answers, the look-up starts once the request's lease is over.
    { status: 'submitting', nextPollAtMs: context.clock.now() + IDEMPOTENCY_LEASE_MS },
  );
  return {
    ...startAttempt(context, payment, attempt),
    onBehalfOf: payment,
    continue: {
      subjectId: attempt.id,
      run: (finish) => chargeAttempt(context, attempt, { provider, phone, description }, finish),
    },
  };
}

async function refuseSandboxUserInLiveMode(context: Context, caller: Caller, slug: string): Promise<void> {
  if (caller.kind !== 'session') return;
  const { payment } = await readCheckout(context, slug);
  if (!payment.livemode) return;
  const principal = await context.store.read.principalById(caller.principalId);
  if (principal?.sandboxScenario != null) throw new GatewayError('MODE_MISMATCH');
}
