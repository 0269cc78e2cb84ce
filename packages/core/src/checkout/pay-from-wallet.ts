import type { FailureCode } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { SessionCaller } from '../kernel/caller.ts';
import type { Principal } from '../model.ts';
import { GatewayError } from '../errors.ts';
import type { Change } from '../ports/changes.ts';
import type { CheckoutRead, WalletPaymentRead } from '../ports/store.ts';
import { walletScenario } from '../sandbox/scenarios.ts';
import type { Answer } from '../kernel/answer.ts';
import { applyOutcome } from '../attempts/outcome.ts';
import { newAttempt, methodFields, WALLET_RAIL } from '../attempts/new-attempt.ts';
import type { OperationRequest } from '../kernel/operation.ts';
import { movePayment } from '../payments/move-payment.ts';
import { refusalToChange } from '../payments/payable.ts';
import { callerStillValid, commitOnce, perform, type Decision } from '../kernel/perform.ts';
import { idempotencyOf, replayOf, type Replay } from '../kernel/replay.ts';
import { declinedAnswer, paidAnswer, pendingAnswer } from './pay-answers.ts';
import { keepRightPin, presentPin } from '../people/present-pin.ts';

/**
 * Pays from the caller's wallet. The PIN is counted in one commit and verified outside of any; the money moves in a
 * second commit: debit, credit, fee, status, event and stored answer, all or nothing.
 */
export async function payFromWallet(
  context: Context,
  request: OperationRequest<'payCheckout'>,
  caller: SessionCaller,
  pin: string,
): Promise<Answer> {
  const { slug } = request.parameters;
  const idempotent = idempotencyOf(context, 'payCheckout', request);
  const read = () => readWalletPayment(context, { slug, caller, idempotencyKey: idempotent?.key ?? null });
  const first = await read();
  const { payer, payment } = first;
  const replay: Replay = idempotent === null ? { kind: 'none' } : replayOf(context, idempotent, first.remembered);
  if (payment.livemode && payer.sandboxScenario !== null) throw new GatewayError('MODE_MISMATCH');

  if (replay.kind === 'done') {
    await provePin(context, payer, pin);
    return replay.answer;
  }

  const refusal = refusalToChange(context, payment);
  const rightPin: readonly Change[] = refusal === null ? [await presentPin(context, payer, pin)] : [];

  // What was read before the PIN is good for one decision: its guards find out what has changed since. Then it is read anew.
  let unused: WalletPayment | null = first;
  const paid = perform(context, {
    idempotent,
    optimistic: true,
    decide: async () => {
      const current = unused ?? (await read());
      unused = null;
      // A payment that was refused before the PIN was asked for stays refused, though it may be open again by now.
      const refused = refusalToChange(context, current.payment) ?? refusal;
      const decision = refused ?? decideWallet(context, current);
      return { ...decision, changes: [...callerStillValid(context, caller), ...rightPin, ...decision.changes] };
    },
  });
  // A right PIN zeroes the count whatever becomes of the payment.
  const answer = await paid.catch(async (error: unknown) => {
    await commitOnce(context, rightPin);
    throw error;
  });
  if (answer.replayed) {
    if (refusal === null) await commitOnce(context, rightPin);
    else await provePin(context, payer, pin);
  }
  return answer;
}

/** The fingerprint leaves the PIN out, so a stored answer is given only to who knows it; the guess is counted. */
async function provePin(context: Context, payer: Principal, pin: string): Promise<void> {
  await keepRightPin(context, await presentPin(context, payer, pin));
}

function decideWallet(context: Context, { payment, merchant, payer, wallet }: WalletPayment): Decision {
  const scenario = walletScenario(context, payment, payer);
  const by = { methodType: 'wallet', methodProvider: null, phone: null, payerId: payer.id } as const;
  if (scenario.kind === 'pending') {
    // Played by the sandbox rail: it is looked up, and fails, when its time has come.
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
    const moved = movePayment(context, payment, {
      trigger: 'attempt_started',
      set: {
        ...methodFields(attempt),
        attemptsCount: payment.attemptsCount + 1,
        liveAttemptId: attempt.id,
        failureCode: null,
      },
    });
    if (moved === null) throw new Error(`payment ${payment.id} is ${payment.status} and cannot be started`);
    return {
      changes: [...moved.changes, { type: 'attempt.insert', attempt }],
      answer: pendingAnswer(context, moved.payment, attempt),
    };
  }

  const attempt = newAttempt(context, payment, { ...by, rail: WALLET_RAIL }, { status: 'submitting' });
  const underway = { attempt, isNew: true };
  // A suspended merchant's live payments stand still: they are neither paid nor declined.
  const notFrozen: readonly Change[] = payment.livemode ? [{ type: 'assert.merchant_active', id: merchant.id }] : [];
  const decline = (failureCode: FailureCode): Decision => {
    const declined = applyOutcome(context, payment, merchant, underway, { kind: 'failed', failureCode });
    return {
      changes: [...notFrozen, ...declined.changes],
      answer: declinedAnswer(context, declined.payment, failureCode),
    };
  };
  if (scenario.kind === 'declined') return decline(scenario.failureCode);
  if ((wallet?.available ?? 0) < payment.amount) return decline('insufficient_funds');
  const moved = applyOutcome(context, payment, merchant, underway, { kind: 'paid', railReference: null });
  return {
    changes: [...notFrozen, ...moved.changes, ...scenario.changes],
    answer: paidAnswer(context, moved.payment),
  };
}

/** What a payment is decided by. */
type WalletPayment = Pick<WalletPaymentRead, 'payer' | 'wallet' | 'remembered'> & Omit<CheckoutRead, 'liveAttempt'>;

/** @throws GatewayError `INVALID_TOKEN`, `CHECKOUT_NOT_FOUND` */
async function readWalletPayment(
  context: Context,
  request: { readonly slug: string; readonly caller: SessionCaller; readonly idempotencyKey: string | null },
): Promise<WalletPayment> {
  const { slug, caller, idempotencyKey } = request;
  const read = await context.store.read.walletPayment({ slug, payerId: caller.principalId, idempotencyKey });
  if (read === null) throw new GatewayError('INVALID_TOKEN');
  if (read.checkout === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
  return { ...read, ...read.checkout };
}
