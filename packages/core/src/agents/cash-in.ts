import { userById } from './find-user.ts';
import { readAgent } from './get-float.ts';
import { type Cashier, moveCash, readCashier } from './move-cash.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { readPrincipal } from '../people/logged-in.ts';

/**
 * Cash-in: the agent receives cash and the float credits the wallet of the user whom the look-up showed. A number or an
 * e-mail is no proof of identity here, because neither is verified.
 */
export const cashIn: WriteOperation<'cashIn', Cashier> = {
  first: (context, { caller, body }) => readCashier(context, caller, body.currency),
  pin: (_context, { body }, { principal }) => ({ principal, pin: body.pin }),
  async decide(context, { caller, body }, { first: { currency } }) {
    const { principalId, livemode } = sessionOf(caller);
    const [agent, cashier, user] = await Promise.all([
      readAgent(context, principalId),
      readPrincipal(context, sessionOf(caller)),
      userById(context, body.user_id),
    ]);
    if (agent.suspendedAtMs !== null) return refuse('ACCOUNT_SUSPENDED');
    if (user === null) return refuse('USER_NOT_FOUND');
    if (user.frozenAtMs !== null) return refuse('ACCOUNT_FROZEN');
    if (livemode && user.sandboxScenario !== null) return refuse('MODE_MISMATCH');
    return moveCash(context, { kind: 'cash_in', agent, cashier, user, amount: body.amount, currency, livemode });
  },
};
