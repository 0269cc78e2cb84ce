import type { CheckoutPaid } from '@mitako/contract/names';
import { chargeAttempt } from '../attempts/charge-attempt.ts';
import { newAttempt } from '../attempts/new-attempt.ts';
import { DEFAULT_LOCALE } from './default-locale.ts';
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
  readonly railId: string;
  readonly provider: string;
  readonly country: string;
  /** E.164. */
  readonly phone: string;
  readonly description: string;
}

/**
 * Starts a mobile-money payment. The attempt is committed before the rail is called, so that it is polled whatever
 * happens to this process. Silence of the rail is never treated as a failure.
 */
export const payByMobileMoney: WriteOperation<'payCheckout'> = {
  prepare: (context, { caller, parameters }) => refuseSandboxUserInLiveMode(context, caller, parameters.slug),
  async decide(context, { caller, parameters, body }, { round }) {
    if (body.method !== 'mobile_money') throw new TypeError(`a payment by ${body.method} is no mobile-money payment`);
    const { payment, merchant } = await readCheckout(context, parameters.slug);
    const refusal = refusalToChange(context, payment);
    if (refusal !== null) return refusal;
    const choice = chooseRail(context.rails, payment, body.provider, body.phone);
    if (choice.kind === 'unavailable') return refuse('METHOD_NOT_AVAILABLE', { limits: choice.limits });
    // A request counts once, however often it is decided. Test mode reaches nobody's phone, and its numbers are everybody's.
    const isCounted = payment.livemode && round === 1;
    const limited = isCounted ? await context.limits?.ofPrompt(body.phone) : null;
    if (limited !== null && limited !== undefined) return { changes: [], answer: limited };
    const description = railText(payment.description, merchant.name, choice.method.description);
    return decideStart(context, payment, caller, {
      ...body,
      description,
      railId: choice.rail.id,
      country: choice.method.country,
    });
  },
  resume: (context, { parameters }) => answerOfCheckout(context, parameters.slug),
};

function decideStart(
  context: Context,
  payment: Payment,
  caller: Caller,
  { railId, provider, country, phone, description }: Payer,
): Decision<CheckoutPaid> {
  const attempt = newAttempt(
    context,
    payment,
    {
      methodType: 'mobile_money',
      methodProvider: provider,
      methodCountry: country,
      phone,
      payerId: caller.kind === 'session' ? caller.principalId : null,
      rail: railId,
    },
    // If this process dies before the rail answers, polling starts when the request's lease has ended.
    { status: 'submitting', nextPollAtMs: context.clock.now() + IDEMPOTENCY_LEASE_MS },
  );
  const { slug, locale } = payment;
  const chosen = { provider, country, phone, description, slug, locale: locale ?? DEFAULT_LOCALE };
  return {
    ...startAttempt(context, payment, attempt),
    onBehalfOf: payment,
    continue: {
      subjectId: attempt.id,
      run: (finish) => chargeAttempt(context, attempt, chosen, finish),
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
