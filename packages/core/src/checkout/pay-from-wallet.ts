import type { CheckoutPaid, FailureCode } from '@mitako/contract/names';
import { WALLET_RAIL, newAttempt } from '../attempts/new-attempt.ts';
import { applyOutcome } from '../attempts/outcome.ts';
import { checkoutAnswers } from './pay-answers.ts';
import { startAttempt } from './start-attempt.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { Decision, OperationRequest, WriteOperation } from '../kernel/operation.ts';
import { refusalOfPlace } from '../payment-links/places.ts';
import { refusalToChange } from '../payments/payable.ts';
import { refusalOfOwnMethod } from '../methods/choose-method.ts';
import type { CheckoutRead, WalletPaymentRead } from '../ports/store.ts';
import { walletScenario } from '../sandbox/scenarios.ts';

interface First extends WalletPayment {
  /** Why the payment cannot be paid, checked before the PIN. */
  readonly refusal: Decision<never> | null;
}

/**
 * Pays from the caller's wallet. The PIN attempt is counted in one commit and verified outside of any. A second commit
 * moves the money: debit, credit, fee, status, event and stored response, all or nothing.
 */
export const payFromWallet: WriteOperation<'payCheckout', First> = {
  async first(context, request, storedKey) {
    const found = await readWalletPayment(context, request, storedKey);
    if (found.payment.livemode && found.payer.sandboxScenario !== null) throw new GatewayError('MODE_MISMATCH');
    return { ...found, refusal: await refusalToPay(context, found) };
  },
  replay: { stored: ({ remembered }) => remembered },
  pin(_context, { body }, { payer, refusal }, isReplay) {
    if (body.method !== 'wallet' || (refusal !== null && !isReplay)) return null;
    return { principal: payer, pin: body.pin };
  },
  async decide(context, request, { first, round }) {
    // Data read before PIN verification serves one decision: its guards detect later changes.
    const current = round === 1 ? first : await readWalletPayment(context, request, null);
    // A payment refused before PIN verification stays refused, even if it is open again by now.
    return (await refusalToPay(context, current)) ?? first.refusal ?? decideWallet(context, current);
  },
};

async function refusalToPay(context: Context, read: WalletPayment): Promise<Decision<never> | null> {
  const refusal = refusalToChange(context, read.payment) ?? refusalOfOwnMethod(context, read, 'wallet');
  return refusal ?? refusalOfPlace(context, read.payment);
}

function decideWallet(context: Context, { payment, merchant, payer, wallet }: WalletPayment): Decision<CheckoutPaid> {
  const scenario = walletScenario(context, payment, payer);
  const by = {
    methodType: 'wallet',
    methodProvider: null,
    methodCountry: null,
    phone: null,
    payerId: payer.id,
  } as const;
  if (scenario.kind === 'pending') {
    // Simulated by the sandbox rail: the attempt is polled, and fails when its time has come.
    const attempt = newAttempt(
      context,
      payment,
      { ...by, rail: scenario.rail },
      {
        status: 'pending',
        railReference: scenario.railReference,
        nextPollAtMs: scenario.pollAtMs,
      },
    );
    return startAttempt(context, payment, attempt, checkoutAnswers);
  }

  const attempt = newAttempt(context, payment, { ...by, rail: WALLET_RAIL }, { status: 'submitting' });
  const underway = { attempt, isNew: true };
  const decline = (failureCode: FailureCode): Decision<CheckoutPaid> => {
    const declined = applyOutcome(context, payment, merchant, underway, { kind: 'failed', failureCode });
    return {
      changes: declined.changes,
      answer: checkoutAnswers.declined(context, declined.payment, failureCode),
      // A suspended merchant's live payments are frozen: neither paid nor declined.
      onBehalfOf: payment,
    };
  };
  if (scenario.kind === 'declined') return decline(scenario.failureCode);
  if ((wallet?.available ?? 0) < payment.amount) return decline('insufficient_funds');
  const moved = applyOutcome(context, payment, merchant, underway, { kind: 'paid', railReference: null });
  return {
    changes: [...moved.changes, ...scenario.changes],
    answer: checkoutAnswers.paid(context, moved.payment),
    onBehalfOf: payment,
  };
}

/** The inputs of the decision. */
type WalletPayment = Pick<WalletPaymentRead, 'payer' | 'wallet' | 'remembered'> & Omit<CheckoutRead, 'liveAttempt'>;

/** @throws GatewayError `AUTHENTICATION_REQUIRED`, `INVALID_TOKEN`, `CHECKOUT_NOT_FOUND` */
async function readWalletPayment(
  context: Context,
  { caller, parameters: { slug } }: OperationRequest<'payCheckout'>,
  idempotencyKey: string | null,
): Promise<WalletPayment> {
  const { principalId: payerId } = sessionOf(caller);
  const read = await context.store.read.walletPayment({ slug, payerId, idempotencyKey });
  if (read === null) throw new GatewayError('INVALID_TOKEN');
  if (read.checkout === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
  return { ...read, ...read.checkout };
}
