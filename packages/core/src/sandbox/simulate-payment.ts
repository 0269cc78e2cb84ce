import type { DataOf } from '@mitako/contract';
import type { FailureCode, SimulatedOutcome } from '@mitako/contract/names';
import { newAttempt } from '../attempts/new-attempt.ts';
import { type AttemptUnderway, applyOutcome } from '../attempts/outcome.ts';
import type { Context } from '../context.ts';
import { decideDispute } from '../disputes/decide-dispute.ts';
import { disputeToWire } from '../disputes/wire.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { Decision, WriteOperation } from '../kernel/operation.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import type { Dispute, Merchant, Payment, Refund } from '../model.ts';
import { ownPayment } from '../payments/get-payment.ts';
import { refusalToChange } from '../payments/payable.ts';
import { paymentToWire } from '../payments/wire.ts';
import { decideRefund } from '../refunds/decide-refund.ts';
import { refundToWire } from '../refunds/wire.ts';
import { SANDBOX_RAIL_ID } from './sandbox-rail.ts';

/** Makes something happen to a test payment, as if its payer, provider or bank had done it. */
export const simulatePayment: WriteOperation<'simulatePayment'> = {
  async decide(context, request) {
    const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
    const decision = await decideSimulation(context, payment, request.body.outcome);
    return decision;
  },
};

async function decideSimulation(
  context: Context,
  payment: Payment,
  outcome: SimulatedOutcome,
): Promise<Decision<DataOf<'simulatePayment'>>> {
  switch (outcome) {
    case 'succeed':
      return decideEnd(context, payment, null);
    case 'fail':
      return decideEnd(context, payment, 'payer_declined');
    case 'timeout':
      return decideEnd(context, payment, 'payer_timeout');
    case 'refund':
      return decideRefund(context, payment, { amount: undefined, reason: 'simulated' }, (refund, refunded) =>
        simulated(context, refunded, { refund }),
      );
    case 'dispute':
      return decideDispute(context, payment, { amount: undefined, reason: 'simulated' }, (dispute, disputed) =>
        simulated(context, disputed, { dispute }),
      );
  }
}

/** Ends the attempt under way, or one made for the purpose. `failureCode` null: it pays. */
async function decideEnd(
  context: Context,
  payment: Payment,
  failureCode: FailureCode | null,
): Promise<Decision<DataOf<'simulatePayment'>>> {
  const live = payment.liveAttemptId === null ? null : await context.store.read.attemptById(payment.liveAttemptId);
  const refusal = live === null ? refusalToChange(context, payment) : null;
  if (refusal !== null) return refusal;
  const merchant = (await context.store.read.merchantById(payment.merchantId)) as Merchant;
  const underway: AttemptUnderway =
    live === null ? { attempt: simulatedAttempt(context, payment), isNew: true } : { attempt: live, isNew: false };
  const moved = applyOutcome(
    context,
    payment,
    merchant,
    underway,
    failureCode === null ? { kind: 'paid', railReference: null } : { kind: 'failed', failureCode },
  );
  return { changes: moved.changes, answer: simulated(context, moved.payment) };
}

function simulatedAttempt(context: Context, payment: Payment): AttemptUnderway['attempt'] {
  return newAttempt(
    context,
    payment,
    {
      methodType: 'mobile_money',
      methodProvider: context.rails.find(({ id }) => id === SANDBOX_RAIL_ID)?.methods[0]?.provider ?? null,
      phone: '+237653456789',
      payerId: null,
      rail: SANDBOX_RAIL_ID,
    },
    { status: 'submitting' },
  );
}

function simulated(
  context: Context,
  payment: Payment,
  made: { readonly refund?: Refund; readonly dispute?: Dispute } = {},
): Done<DataOf<'simulatePayment'>> {
  return succeeded(200, {
    payment: paymentToWire(context, payment),
    refund: made.refund === undefined ? null : refundToWire(made.refund),
    dispute: made.dispute === undefined ? null : disputeToWire(made.dispute),
  });
}
