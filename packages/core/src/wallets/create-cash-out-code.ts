import { chosenCurrency } from '../basics/currency.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { accountId } from '../ledger/accounts.ts';
import type { CashOutCode, Principal } from '../model.ts';
import { requireVerifiedPhone } from '../people/verify-phone.ts';
import { readPrincipal } from '../people/logged-in.ts';
import { CASH_OUT_CODE_LIFE_MS, newCashOutCode } from './cash-out-codes.ts';
import { exceededWalletLimit, walletRoom } from './limits.ts';
import { cashOutCodeToWire } from './wire.ts';

interface First {
  readonly principal: Principal;
  readonly walletId: string;
  readonly currency: string;
  readonly livemode: boolean;
}

/**
 * The user's consent to one cash-out of this amount: six digits for the agent. Nothing is held for it; the balance is
 * checked when the agent presents the code.
 */
export const createCashOutCode: WriteOperation<'createCashOutCode', First> = {
  async first(context, request) {
    const caller = sessionOf(request.caller);
    const currency = chosenCurrency(context, request.body.currency);
    const walletId = accountId(caller.principalId, 'wallet', currency, caller.livemode);
    const principal = await readPrincipal(context, caller);
    requireVerifiedPhone(context, principal, caller.livemode);
    return { walletId, principal, currency, livemode: caller.livemode };
  },
  pin: (_context, { body }, { principal }) => ({ principal, pin: body.pin }),
  async decide(context, { caller, body: { amount } }, { first: { walletId, currency, livemode } }) {
    const user = await readPrincipal(context, sessionOf(caller));
    if (user.frozenAtMs !== null) return refuse('ACCOUNT_FROZEN');
    // Told early; the cash-out is what is counted, and guarded.
    const room = await walletRoom(context, { user, currency, livemode }, 'cash_out');
    const exceeded = room && exceededWalletLimit(room, amount, { isShown: true });
    if (exceeded !== null) return refuse('LIMIT_EXCEEDED', exceeded);
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
      answer: succeeded(201, { cash_out_code: cashOutCodeToWire(stored, code) }),
    };
  },
};
