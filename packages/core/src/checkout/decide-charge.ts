import { chargeAttempt } from '../attempts/charge-attempt.ts';
import { newAttempt } from '../attempts/new-attempt.ts';
import { DEFAULT_LOCALE } from './default-locale.ts';
import type { PayAnswers } from './pay-answers.ts';
import { startAttempt } from './start-attempt.ts';
import type { Context } from '../context.ts';
import { IDEMPOTENCY_LEASE_MS } from '../kernel/idempotency.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import { refusalToChange } from '../payments/payable.ts';
import type { CheckoutRead } from '../ports/store.ts';
import { chooseRail } from '../rails/rail-methods.ts';
import { railText } from '../rails/rail-text.ts';
import { providerOfNumber } from '../rails/provider-of-number.ts';

/** Whose money is asked for. */
interface Payer {
  /** Absent: the number tells. */
  readonly provider?: string | undefined;
  /** E.164. */
  readonly phone: string;
  /** The user; null for a customer without an account. */
  readonly payerId: string | null;
}

/**
 * Starts a mobile-money attempt, for the customer at the checkout or for the merchant's server. The attempt is committed
 * before the rail is called, so that it is polled whatever happens to this process. Silence of the rail is never treated
 * as a failure.
 */
export async function decideCharge<Data>(
  context: Context,
  { payment, merchant }: Omit<CheckoutRead, 'liveAttempt'>,
  { phone, payerId, ...chosen }: Payer,
  { answers, round }: { readonly answers: PayAnswers<Data>; readonly round: number },
): Promise<Decision<Data>> {
  const refusal = refusalToChange(context, payment);
  if (refusal !== null) return refusal;
  const provider = chosen.provider ?? providerOfNumber(context.rails, payment, phone);
  const choice = chooseRail(context.rails, payment, provider, phone);
  if (choice.kind === 'unavailable') return refuse('METHOD_NOT_AVAILABLE', { limits: choice.limits });
  // A request counts once, however often it is decided. Test mode reaches nobody's phone, and its numbers are everybody's.
  const isCounted = payment.livemode && round === 1;
  const limited = isCounted ? await context.limits?.ofPrompt(phone) : null;
  if (limited !== null && limited !== undefined) return { changes: [], answer: limited };
  const { rail, method } = choice;
  const { country } = method;
  const attempt = newAttempt(
    context,
    payment,
    {
      methodType: 'mobile_money',
      methodProvider: provider,
      methodCountry: country,
      phone,
      payerId,
      rail: rail.id,
    },
    // If this process dies before the rail answers, polling starts when the request's lease has ended.
    { status: 'submitting', nextPollAtMs: context.clock.now() + IDEMPOTENCY_LEASE_MS },
  );
  const { slug } = payment;
  const description = railText(payment.description, merchant.name, method.description);
  const asked = { provider, country, phone, description, slug, locale: payment.locale ?? DEFAULT_LOCALE };
  return {
    ...startAttempt(context, payment, attempt, answers),
    onBehalfOf: payment,
    continue: {
      subjectId: attempt.id,
      run: (finish) => chargeAttempt(context, attempt, asked, { finish, answers }),
    },
  };
}
