import { accountId } from '../ledger/accounts.ts';
import { invalidField } from '../errors.ts';
import { refused } from '../kernel/answer.ts';
import { performWithPin } from '../people/perform-with-pin.ts';
import { readPrincipal } from '../people/me.ts';
import { sessionOf } from '../kernel/callers.ts';
import { chosenCurrency } from '../basics/currency.ts';
import type { Operation } from '../kernel/operation.ts';
import { refuse, type Decision } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';
import { findUser } from './find-user.ts';
import { readAgent } from './get-float.ts';
import { moveCash } from './move-cash.ts';
import { isStillThere, presentCashOutCode, type PresentedCode } from './present-code.ts';

/** An agent pays cash, and the float gets it out of the user's wallet. The code is the user's consent, and works once. */
export const cashOut: Operation<'cashOut'> = (context, request) => {
  const caller = sessionOf(request.caller);
  const { livemode } = caller;
  const { body } = request;
  const currency = chosenCurrency(context, body.currency);
  // Presented once, however often the decision is made again.
  let presented: PresentedCode | null = null;
  return performWithPin(context, {
    idempotent: idempotencyOf(context, 'cashOut', request),
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

      const walletId = accountId(user.id, 'wallet', currency, livemode);
      presented =
        presented === null
          ? await presentCashOutCode(context, walletId, body.code)
          : await isStillThere(context, presented);
      if (presented.kind === 'wrong') return invalidCode(presented);
      const { amount, codeHash } = presented.code;
      if (body.amount !== undefined && body.amount !== amount) {
        const mismatch = invalidField('amount', 'mismatch', 'must be the amount that the customer asked for');
        return { changes: [], answer: refused(mismatch) };
      }
      const decision = await moveCash(context, { kind: 'cash_out', agent, cashier, user, amount, currency, livemode }, [
        { type: 'cash_out_code.use', walletId, codeHash, nowMs: context.clock.now() },
      ]);
      if (decision.changes.length > 0) return decision;
      // What is short may be short because this very code was just paid out: then the code is what is wrong.
      presented = await isStillThere(context, presented);
      return presented.kind === 'wrong' ? invalidCode(presented) : decision;
    },
  });
};

function invalidCode({ attemptsLeft }: Extract<PresentedCode, { readonly kind: 'wrong' }>): Decision {
  return refuse('CASH_OUT_CODE_INVALID', { attempts_left: attemptsLeft });
}
