import { findUser } from './find-user.ts';
import { readAgent } from './get-float.ts';
import { type Cashier, moveCash, readCashier } from './move-cash.ts';
import { type PresentedCode, isStillThere, presentCashOutCode } from './present-code.ts';
import { invalidField } from '../errors.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type Decision, type WriteOperation, refuse } from '../kernel/operation.ts';
import { refused } from '../kernel/result.ts';
import { accountId } from '../ledger/accounts.ts';
import { readPrincipal } from '../people/logged-in.ts';

/** The code is presented once, even if the decision is repeated. */
interface Presenting {
  presented: PresentedCode | null;
}

/**
 * Cash-out: the agent pays cash and the user's wallet credits the float. The code is the user's consent, and works
 * once.
 */
export const cashOut: WriteOperation<'cashOut', Cashier, Presenting> = {
  first: (context, { caller, body }) => readCashier(context, caller, body.currency),
  pin: (_context, { body }, { principal }) => ({ principal, pin: body.pin }),
  prepare: () => Promise.resolve({ presented: null }),
  async decide(context, { caller, body }, { first: { currency }, ready }) {
    const { principalId, livemode } = sessionOf(caller);
    const [agent, cashier, found] = await Promise.all([
      readAgent(context, principalId),
      readPrincipal(context, sessionOf(caller)),
      findUser(context, body.user, livemode),
    ]);
    if (agent.suspendedAtMs !== null) return refuse('ACCOUNT_SUSPENDED');
    if (found.kind === 'refused') return refuse(found.code);
    const { user } = found;
    if (user.frozenAtMs !== null) return refuse('ACCOUNT_FROZEN');
    if (livemode && user.sandboxScenario !== null) return refuse('MODE_MISMATCH');

    const walletId = accountId(user.id, 'wallet', currency, livemode);
    ready.presented =
      ready.presented === null
        ? await presentCashOutCode(context, walletId, body.code)
        : await isStillThere(context, ready.presented);
    if (ready.presented.kind === 'wrong') return invalidCode(ready.presented);
    const { amount, codeHash } = ready.presented.code;
    if (body.amount !== undefined && body.amount !== amount) {
      const mismatch = invalidField('amount', 'mismatch', 'must be the amount that the customer asked for');
      return { changes: [], answer: refused(mismatch) };
    }
    const decision = await moveCash(context, { kind: 'cash_out', agent, cashier, user, amount, currency, livemode }, [
      { type: 'cash_out_code.use', walletId, codeHash, nowMs: context.clock.now() },
    ]);
    if (decision.changes.length > 0) return decision;
    // The balance may be too low because this very code was just used: then the code is invalid.
    ready.presented = await isStillThere(context, ready.presented);
    return ready.presented.kind === 'wrong' ? invalidCode(ready.presented) : decision;
  },
};

function invalidCode({ attemptsLeft }: Extract<PresentedCode, { readonly kind: 'wrong' }>): Decision<never> {
  return refuse('CASH_OUT_CODE_INVALID', { attempts_left: attemptsLeft });
}
