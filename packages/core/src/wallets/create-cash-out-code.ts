import { CASH_OUT_CODE_LIFE_MS, newCashOutCode } from './cash-out-codes.ts';
import { accountId } from '../ledger/accounts.ts';
import type { CashOutCode } from '../model.ts';
import { succeeded } from '../kernel/answer.ts';
import { cashOutCodeToWire } from './wire.ts';
import { performWithPin } from '../people/perform-with-pin.ts';
import { sessionOf } from '../kernel/callers.ts';
import { chosenCurrency } from '../basics/currency.ts';
import type { Operation } from '../kernel/operation.ts';
import { refuse } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';

/**
 * The user's consent to one cash-out of this amount: six digits to tell an agent. Nothing is held for it; whether the
 * wallet still holds the amount is decided when the agent presents the code.
 */
export const createCashOutCode: Operation<'createCashOutCode'> = (context, request) => {
  const caller = sessionOf(request.caller);
  const { amount, pin } = request.body;
  const currency = chosenCurrency(context, request.body.currency);
  const walletId = accountId(caller.principalId, 'wallet', currency, caller.livemode);
  return performWithPin(context, {
    idempotent: idempotencyOf(context, 'createCashOutCode', request),
    caller,
    pin,
    decide: async () => {
      const wallet = await context.store.read.accountById(walletId);
      if ((wallet?.available ?? 0) < amount) return refuse('INSUFFICIENT_FUNDS');
      const nowMs = context.clock.now();
      const code = newCashOutCode(context.random);
      const stored: CashOutCode = {
        walletId,
        codeHash: context.keyring.hashCashOutCode(walletId, code),
        amount,
        createdAtMs: nowMs,
        expiresAtMs: nowMs + CASH_OUT_CODE_LIFE_MS,
        failures: 0,
      };
      return {
        changes: [{ type: 'cash_out_code.put', code: stored }],
        answer: succeeded(201, { cash_out_code: cashOutCodeToWire(stored, code) }, { secret: true }),
      };
    },
  });
};
