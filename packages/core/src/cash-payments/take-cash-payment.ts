import { CASH_METHOD } from '@mitako/contract/names';
import { type PresentedCashCode, paymentOfCode, presentCashCode, refusalOfCode } from './present-cash-code.ts';
import { refusalOfCash } from './refusal-of-cash.ts';
import { readAgent } from '../agents/get-float.ts';
import { boundsOf, exceededLimit } from '../agents/limits.ts';
import { CASH_RAIL, newAttempt } from '../attempts/new-attempt.ts';
import { applyOutcome } from '../attempts/outcome.ts';
import { doualaDay } from '@mitako/contract/names';
import { invalidField } from '../errors.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { refused, succeeded } from '../kernel/result.ts';
import { accountId } from '../ledger/accounts.ts';
import type { Principal } from '../model.ts';
import { assertOffered } from '../methods/choose-method.ts';
import { readPrincipal } from '../people/logged-in.ts';
import { transactionToWire } from '../wallets/wire.ts';

/** The code is presented once, even if the decision is repeated. */
interface Presenting {
  presented: PresentedCashCode | null;
}

/**
 * The agent has the cash, and the float pays the merchant: attempt, payment, ledger, event and the end of the code in one
 * commit. Guards on the payment's version, on the code, on the float and on the day's total decide races with a wallet,
 * with mobile money and with other agents: one of them pays.
 *
 * Counts with cash-ins: both give up float for cash, and one limit bounds the loss.
 */
export const takeCashPayment: WriteOperation<'takeCashPayment', Principal, Presenting> = {
  first: (context, { caller }) => readPrincipal(context, sessionOf(caller)),
  pin: (_context, { body }, principal) => ({ principal, pin: body.pin }),
  prepare: () => Promise.resolve({ presented: null }),
  async decide(context, { caller, body }, { ready }) {
    const { principalId, livemode } = sessionOf(caller);
    const agent = await readAgent(context, principalId);
    if (agent.suspendedAtMs !== null) return refuse('ACCOUNT_SUSPENDED');
    ready.presented ??= await presentCashCode(context, agent.id, livemode, body.code);
    if (ready.presented.kind !== 'right') return refusalOfCode(ready.presented);
    const { code } = ready.presented;

    const read = await paymentOfCode(context, code);
    const { payment, merchant } = read;
    const refusal = await refusalOfCash(context, read);
    if (refusal !== null) return refusal;
    const { amount, currency } = payment;
    if (body.amount !== amount) {
      return { changes: [], answer: refused(invalidField('amount', 'mismatch', 'must be the amount of the payment')) };
    }
    const floatId = accountId(agent.id, 'float', currency, livemode);
    const day = doualaDay(context.clock.now());
    const [movedToday, float] = await Promise.all([
      context.store.read.dailyTotal(floatId, 'cash_in', day),
      context.store.read.accountById(floatId),
    ]);
    const exceeded = exceededLimit(agent.limits, { kind: 'cash_in', amount, movedToday });
    if (exceeded !== null) return refuse('LIMIT_EXCEEDED', { ...exceeded });
    if ((float?.available ?? 0) < amount) return refuse('INSUFFICIENT_FLOAT');

    const attempt = newAttempt(
      context,
      payment,
      {
        methodType: 'cash',
        methodProvider: null,
        methodCountry: null,
        phone: null,
        payerId: null,
        rail: CASH_RAIL,
      },
      { status: 'submitting', railReference: agent.id },
    );
    const paid = applyOutcome(
      context,
      payment,
      merchant,
      { attempt, isNew: true },
      { kind: 'paid', railReference: null },
    );
    const [capture] = paid.changes.flatMap((change) => (change.type === 'transfer.insert' ? [change.transfer] : []));
    if (capture === undefined) throw new Error(`payment ${payment.id} was paid without a capture`);
    return {
      changes: [
        { type: 'assert.agent_active', id: agent.id },
        assertOffered(read, CASH_METHOD),
        {
          type: 'daily_total.add',
          accountId: floatId,
          kind: 'cash_in',
          day,
          amount,
          limit: boundsOf(agent.limits, 'cash_in').perDayMax,
        },
        { type: 'cash_code.use', paymentId: payment.id, codeHash: code.codeHash },
        ...paid.changes,
      ],
      answer: succeeded(201, {
        transaction: transactionToWire(capture, agent.id, {
          merchant: merchant.name,
          counterparty: null,
          description: payment.description,
        }),
      }),
      onBehalfOf: payment,
    };
  },
};
