import { performWithPin } from '../people/perform-with-pin.ts';
import { readPrincipal } from '../people/me.ts';
import { sessionOf } from '../kernel/callers.ts';
import { chosenCurrency } from '../basics/currency.ts';
import type { Operation } from '../kernel/operation.ts';
import { refuse } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { findUser } from './find-user.ts';
import { readAgent } from './get-float.ts';
import { moveCash } from './move-cash.ts';

/** An agent takes cash, and the user's wallet gets it out of the float. */
export const cashIn: Operation<'cashIn'> = (context, request) => {
  const caller = sessionOf(request.caller);
  const { livemode } = caller;
  const { body } = request;
  const currency = chosenCurrency(context, body.currency);
  return performWithPin(context, {
    idempotent: idempotencyOf(context, 'cashIn', request),
    caller,
    pin: body.pin,
    decide: async () => {
      const [agent, cashier, found] = await Promise.all([
        readAgent(context, caller.principalId),
        readPrincipal(context, caller),
        findUser(context, body.user),
      ]);
      if (agent.suspendedAtMs !== null) return refuse('ACCOUNT_SUSPENDED');
      if (found.kind === 'refused') return refuse(found.code);
      const { user } = found;
      if (livemode && user.sandboxScenario !== null) return refuse('MODE_MISMATCH');
      return moveCash(context, { kind: 'cash_in', agent, cashier, user, amount: body.amount, currency, livemode });
    },
  });
};
