import type { FailureCode, SimulatedOutcome } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { disputeHoldTransfer } from '../../domain/ledger.ts';
import type { Dispute, Merchant, Payment, Refund } from '../../domain/model.ts';
import { SANDBOX_RAIL_ID } from '../../sandbox/sandbox-rail.ts';
import { succeeded, type Answer } from '../../wire/answer.ts';
import { disputeToWire, refundToWire } from '../../wire/money.ts';
import { paymentToWire } from '../../wire/payment.ts';
import { newAttempt } from '../attempts/new-attempt.ts';
import { applyOutcome, type AttemptUnderway } from '../attempts/outcome.ts';
import { merchantOf } from '../callers.ts';
import type { Operation } from '../operation.ts';
import { ownPayment } from '../payments/get-payment.ts';
import { updatePayment } from '../payments/move-payment.ts';
import { refusalToChange } from '../payments/payable.ts';
import { callerStillValid, perform, refuse, type Decision } from '../perform.ts';
import { decideRefund } from '../refunds/create-refund.ts';
import { idempotencyOf } from '../replay.ts';

/** How long a merchant has to answer a dispute. */
const DISPUTE_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Makes something happen to a test payment, as if its payer, operator or bank had done it. */
export const simulatePayment: Operation<'simulatePayment'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'simulatePayment', request),
    decide: async () => {
      const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
      const decision = await decideSimulation(context, payment, request.body.outcome);
      return { ...decision, changes: [...callerStillValid(context, request.caller), ...decision.changes] };
    },
  });

async function decideSimulation(context: Context, payment: Payment, outcome: SimulatedOutcome): Promise<Decision> {
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
      return decideDispute(context, payment);
  }
}

/** Ends the attempt under way, or one made for the purpose. `failureCode` null: it pays. */
async function decideEnd(context: Context, payment: Payment, failureCode: FailureCode | null): Promise<Decision> {
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
      methodProvider: 'mtn_momo',
      phone: '+237653456789',
      payerId: null,
      rail: SANDBOX_RAIL_ID,
    },
    { status: 'submitting' },
  );
}

/** Opens a dispute over what is not refunded, and holds that amount. */
function decideDispute(context: Context, payment: Payment): Decision {
  const amount = payment.amount - payment.amountRefunded - payment.refundPending - payment.amountDisputed;
  if (payment.succeededAtMs === null || amount <= 0) {
    return refuse('PAYMENT_NOT_REFUNDABLE', { status: payment.status });
  }
  const nowMs = context.clock.now();
  const dispute: Dispute = {
    id: context.ids.next('dispute'),
    paymentId: payment.id,
    merchantId: payment.merchantId,
    livemode: payment.livemode,
    amount,
    currency: payment.currency,
    status: 'needs_response',
    reason: 'simulated',
    dueAtMs: nowMs + DISPUTE_LIFE_MS,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    version: 1,
  };
  const held = updatePayment(context, payment, { ...payment, amountDisputed: payment.amountDisputed + amount }, [
    {
      type: 'dispute.opened',
      data: { ...disputeToWire(dispute), slug: payment.slug, customer_reference: payment.customerReference },
    },
  ]);
  return {
    changes: [
      ...held.changes,
      { type: 'dispute.insert', dispute },
      {
        type: 'transfer.insert',
        transfer: disputeHoldTransfer(payment, amount, context.ids.next('transaction'), nowMs),
      },
    ],
    answer: simulated(context, held.payment, { dispute }),
  };
}

function simulated(
  context: Context,
  payment: Payment,
  made: { readonly refund?: Refund; readonly dispute?: Dispute } = {},
): Answer {
  return succeeded(200, {
    payment: paymentToWire(payment, context.settings.publicUrl),
    refund: made.refund === undefined ? null : refundToWire(made.refund),
    dispute: made.dispute === undefined ? null : disputeToWire(made.dispute),
  });
}
