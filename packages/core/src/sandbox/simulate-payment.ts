import type { DataOf } from '@mitako/contract';
import type { FailureCode, SimulatedMethod, SimulatedOutcome } from '@mitako/contract/names';
import { newAttempt } from '../attempts/new-attempt.ts';
import { applyOutcome, type AttemptOutcome } from '../attempts/outcome.ts';
import { sourceOf } from '../attempts/source.ts';
import { refusalToPay } from '../checkout/refusal-to-pay.ts';
import type { Context } from '../context.ts';
import { decideDispute } from '../disputes/decide-dispute.ts';
import { disputeToWire } from '../disputes/wire.ts';
import { merchantOf } from '../kernel/callers.ts';
import { deciding, type Decision } from '../kernel/operation.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import type { Source } from '../ledger/transfers.ts';
import type { Attempt, Dispute, Merchant, Payment, Refund } from '../model.ts';
import { ownPayment } from '../payments/get-payment.ts';
import type { Moved } from '../payments/move-payment.ts';
import { paymentToWire } from '../payments/wire.ts';
import { decideRefund } from '../refunds/decide-refund.ts';
import { refundToWire } from '../refunds/wire.ts';
import { SANDBOX_RAIL_ID } from './sandbox-rail.ts';

type SimulationDecision = Decision<DataOf<'simulatePayment'>>;

/** Simulates an outcome for a test payment, as if its payer, provider or bank had caused it. */
export const simulatePayment = deciding<'simulatePayment'>(async (context, request) => {
  const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
  const { outcome, method } = request.body;
  return decideSimulation(context, payment, outcome, method);
});

async function decideSimulation(
  context: Context,
  payment: Payment,
  outcome: SimulatedOutcome,
  method: SimulatedMethod,
): Promise<SimulationDecision> {
  switch (outcome) {
    case 'succeed':
      return decideEnd(context, payment, method, null);
    case 'fail':
      return decideEnd(context, payment, method, 'payer_declined');
    case 'timeout':
      return decideEnd(context, payment, method, 'payer_timeout');
    case 'refund':
      return oncePaid(context, payment, method, (paid, source) =>
        decideRefund(
          context,
          paid,
          { amount: undefined, reason: 'simulated' },
          (refund, refunded) => simulated(context, refunded, { refund }),
          source,
        ),
      );
    case 'dispute':
      return oncePaid(context, payment, method, (paid) =>
        decideDispute(context, paid, { amount: undefined, reason: 'simulated' }, (dispute, disputed) =>
          simulated(context, disputed, { dispute }),
        ),
      );
  }
}

/** Pays the payment first if necessary; what follows is in the same commit. */
async function oncePaid(
  context: Context,
  payment: Payment,
  method: SimulatedMethod,
  next: (paid: Payment, source?: Source) => Promise<SimulationDecision> | SimulationDecision,
): Promise<SimulationDecision> {
  if (payment.succeededAtMs !== null) return next(payment);
  const ended = await endedBy(context, payment, method, { kind: 'paid', railReference: null });
  if ('answer' in ended) return ended;
  const decision = await next(ended.payment, sourceOf(ended.attempt));
  // If the refund or dispute is refused, the payment stays unpaid, too.
  if (decision.answer.kind === 'refused') return decision;
  return { ...decision, changes: [...ended.changes, ...decision.changes] };
}

/** `failureCode` null: it pays. */
async function decideEnd(
  context: Context,
  payment: Payment,
  method: SimulatedMethod,
  failureCode: FailureCode | null,
): Promise<SimulationDecision> {
  const ended = await endedBy(
    context,
    payment,
    method,
    failureCode === null ? { kind: 'paid', railReference: null } : { kind: 'failed', failureCode },
  );
  return 'answer' in ended ? ended : { changes: ended.changes, answer: simulated(context, ended.payment) };
}

/** Ends the attempt in progress, or a new one; or returns why the payment cannot be attempted. */
async function endedBy(
  context: Context,
  payment: Payment,
  method: SimulatedMethod,
  outcome: AttemptOutcome,
): Promise<(Moved & { readonly attempt: Attempt }) | Decision<never>> {
  const live = payment.liveAttemptId === null ? null : await context.store.read.attemptById(payment.liveAttemptId);
  const isOpen = live === null;
  const refusal = isOpen ? await refusalToPay(context, payment) : null;
  if (refusal !== null) return refusal;
  const merchant = (await context.store.read.merchantById(payment.merchantId)) as Merchant;
  const attempt = live ?? simulatedAttempt(context, payment, method);
  return { ...applyOutcome(context, payment, merchant, { attempt, isNew: isOpen }, outcome), attempt };
}

/** The sandbox rail pays in cash, too: a simulated agent needs no float. */
function simulatedAttempt(context: Context, payment: Payment, methodType: SimulatedMethod): Attempt {
  if (methodType === 'cash') {
    const by = { methodType, methodProvider: null, methodCountry: null, phone: null, payerId: null };
    return newAttempt(context, payment, { ...by, rail: SANDBOX_RAIL_ID }, { status: 'submitting' });
  }
  const method = context.rails.find(({ id }) => id === SANDBOX_RAIL_ID)?.methods[0];
  return newAttempt(
    context,
    payment,
    {
      methodType,
      methodProvider: method?.provider ?? null,
      methodCountry: method?.country ?? null,
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
    dispute: made.dispute === undefined ? null : disputeToWire(context, made.dispute),
  });
}
