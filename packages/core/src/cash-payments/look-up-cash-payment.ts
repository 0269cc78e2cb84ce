import { paymentOfCode, presentCashCode, refusalOfCode } from './present-cash-code.ts';
import { refusalOfCash } from './refusal-of-cash.ts';
import { readAgent } from '../agents/get-float.ts';
import { timestamp } from '../basics/timestamp.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';

/** What an agent compares with the customer before taking the cash. Changes nothing but the count of wrong codes. */
export const lookUpCashPayment: WriteOperation<'lookUpCashPayment'> = {
  replay: { when: 'none' },
  async decide(context, { caller, body }) {
    const { principalId, livemode } = sessionOf(caller);
    const agent = await readAgent(context, principalId);
    if (agent.suspendedAtMs !== null) return refuse('ACCOUNT_SUSPENDED');
    const presented = await presentCashCode(context, agent.id, livemode, body.code);
    if (presented.kind !== 'right') return refusalOfCode(presented);
    const read = await paymentOfCode(context, presented.code);
    const { payment, merchant } = read;
    const refusal = await refusalOfCash(context, read);
    if (refusal !== null) return refusal;
    const { amount, currency, description } = payment;
    return {
      changes: [],
      answer: succeeded(200, {
        cash_payment: {
          amount,
          currency,
          livemode,
          merchant: { name: merchant.name },
          description,
          expires_at: timestamp(payment.expiresAtMs),
        },
      }),
    };
  },
};
