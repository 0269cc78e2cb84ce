import type { RailMethodType } from '@mitako/contract/names';
import { askedOf, beingCharged } from '../attempts/charge-at-rail.ts';
import { chargeAttempt } from '../attempts/charge-attempt.ts';
import { newAttempt } from '../attempts/new-attempt.ts';
import type { PayAnswers } from './pay-answers.ts';
import { refusalToPay } from './refusal-to-pay.ts';
import { startAttempt } from './start-attempt.ts';
import type { Context } from '../context.ts';
import type { Decision } from '../kernel/operation.ts';
import { assertOffered, chooseMethod } from '../methods/choose-method.ts';
import { isOn, methodsOf, type MethodsRead } from '../methods/methods-of.ts';
import type { Payment } from '../model.ts';
import type { RailMethod } from '../ports/rail.ts';
import type { CheckoutRead } from './reads.ts';
import type { RailRoute } from '../rails/rail-methods.ts';
import { providerOfCards, providerOfNumber } from '../rails/provider-of-number.ts';

/** The payer. */
interface Payer {
  readonly method: RailMethodType;
  /** Absent: the number determines it, or there is one for cards. */
  readonly provider?: string | undefined;
  /** E.164; absent for a card. */
  readonly phone?: string | undefined;
  /** The user; null for a customer without an account. */
  readonly payerId: string | null;
}

/**
 * Starts an attempt at a provider, for the customer at the checkout or for the merchant's server. The attempt is
 * committed before the rail is called, so that it is polled even if this process dies. Silence of the rail is never
 * treated as a failure.
 */
export async function decideCharge<Data>(
  context: Context,
  read: Omit<CheckoutRead, 'liveAttempt'>,
  { method: methodType, payerId, ...chosen }: Payer,
  { answers, round }: { readonly answers: PayAnswers<Data>; readonly round: number },
): Promise<Decision<Data>> {
  const { payment, merchant } = read;
  const { phone = null } = chosen;
  const refusal = await refusalToPay(context, payment);
  if (refusal !== null) return refusal;
  const methods = offered(context, read).filter(({ type }) => type === methodType);
  const provider = chosen.provider ?? (phone === null ? providerOfCards(methods) : providerOfNumber(methods, phone));
  const choice = chooseMethod(context, read, provider, phone);
  if (choice.kind === 'refused') return choice.refusal;
  // A request counts once, however often it is decided. Test mode reaches no phone, and all merchants share its numbers.
  const isCounted = payment.livemode && round === 1;
  const limited = isCounted && phone !== null ? await context.limits?.ofPrompt(phone) : null;
  if (limited !== null && limited !== undefined) return { changes: [], answer: limited };
  const routes = await inOrder(context, payment, choice.routes);
  const [{ rail, method }] = routes;
  const attempt = newAttempt(
    context,
    payment,
    {
      methodType,
      methodProvider: provider,
      methodCountry: method.country,
      phone,
      payerId,
      rail: rail.id,
      railChoice: rail === choice.routes[0].rail ? 'primary' : 'primary_down',
    },
    beingCharged(context),
  );
  const asked = askedOf(payment, merchant, phone ?? '');
  const started = startAttempt(context, payment, attempt, answers);
  return {
    ...started,
    changes: [assertOffered(read, provider), ...started.changes],
    onBehalfOf: payment,
    continue: {
      subjectId: attempt.id,
      run: (finish) => chargeAttempt(context, attempt, asked, routes, { finish, answers }),
    },
  };
}

function offered(context: Context, read: MethodsRead): readonly RailMethod[] {
  return methodsOf(context, read).flatMap((method) =>
    method.declared === null || !isOn(method) ? [] : [method.declared],
  );
}

/** As configured, but a rail that is down comes after the others. */
async function inOrder(context: Context, { livemode }: Payment, routes: Routes): Promise<Routes> {
  if (routes.length === 1) return routes;
  const healthOf = await context.railsHealth.read(livemode);
  const isDown = (route: RailRoute): boolean => healthOf(route).state === 'down';
  const [first = routes[0], ...others] = routes.toSorted((left, right) => Number(isDown(left)) - Number(isDown(right)));
  return [first, ...others];
}

type Routes = readonly [RailRoute, ...RailRoute[]];
