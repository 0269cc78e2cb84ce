import type { DataOf } from '@mitako/contract';
import type { CashKind } from '@mitako/contract/names';
import { receiptToWire } from './cash-wire.ts';
import { boundsOf, exceededLimit } from './limits.ts';
import { chosenCurrency } from '../basics/currency.ts';
import { doualaDay } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Caller } from '../kernel/caller.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { accountId, newAccount } from '../ledger/accounts.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { cashTransfer } from '../ledger/transfers.ts';
import type { Agent, Principal } from '../model.ts';
import { readPrincipal } from '../people/logged-in.ts';
import { exceededWalletLimit, walletRoom } from '../wallets/limits.ts';
import type { Change } from '../ports/changes.ts';

/** The acting agent, before PIN verification. */
export interface Cashier {
  readonly principal: Principal;
  readonly currency: string;
}

/** @throws GatewayError `VALIDATION_ERROR` for an unknown currency */
export async function readCashier(context: Context, caller: Caller, currency: string | undefined): Promise<Cashier> {
  const chosen = chosenCurrency(context, currency);
  return { currency: chosen, principal: await readPrincipal(context, sessionOf(caller)) };
}

export interface CashOperation {
  readonly kind: CashKind;
  readonly agent: Agent;
  /** The agent's account, for its name. */
  readonly cashier: Principal;
  readonly user: Principal;
  readonly amount: number;
  readonly currency: string;
  readonly livemode: boolean;
}

/**
 * Moves money between float and wallet, within the agent's limits. Guards on the day's total and on both balances
 * prevent concurrent calls from exceeding them. After a refused guard, the caller decides again on the current state.
 *
 * @param consent the customer's consent beside the agent's PIN, committed with the money
 */
export async function moveCash(
  context: Context,
  operation: CashOperation,
  consent: readonly Change[] = [],
): Promise<Decision<DataOf<'cashIn'>>> {
  const { kind, agent, user, amount, currency, livemode } = operation;
  const floatId = accountId(agent.id, 'float', currency, livemode);
  const walletId = accountId(user.id, 'wallet', currency, livemode);
  const nowMs = context.clock.now();
  const day = doualaDay(nowMs);
  const [room, movedToday, payer] = await Promise.all([
    walletRoom(context, operation, kind),
    context.store.read.dailyTotal(floatId, kind, day),
    context.store.read.accountById(kind === 'cash_in' ? floatId : walletId),
  ]);
  const exceeded = exceededLimit(agent.limits, { kind, amount, movedToday });
  if (exceeded !== null) return refuse('LIMIT_EXCEEDED', { ...exceeded });
  const ofWallet = room && exceededWalletLimit(room, amount, { isShown: false });
  if (ofWallet !== null) return refuse('LIMIT_EXCEEDED', ofWallet);
  if ((payer?.available ?? 0) < amount) {
    return refuse(kind === 'cash_in' ? 'INSUFFICIENT_FLOAT' : 'INSUFFICIENT_FUNDS');
  }
  const stamp = stampTransfer(context, agent.id);
  const transfer = cashTransfer(kind, { agentId: agent.id, userId: user.id, amount, currency, livemode }, stamp);
  return {
    changes: [
      { type: 'assert.agent_active', id: agent.id },
      { type: 'daily_total.add', accountId: floatId, kind, day, amount, limit: boundsOf(agent.limits, kind).perDayMax },
      ...consent,
      // A currency that was configured later has no accounts for them yet.
      { type: 'account.open', account: newAccount(kind === 'cash_in' ? walletId : floatId, nowMs) },
      { type: 'assert.wallet', id: user.id, tier: user.tier },
      ...(room?.guards(amount) ?? []),
      ...book(context, transfer),
    ],
    answer: succeeded(201, { receipt: receiptToWire(context, { ...transfer, kind }, operation.cashier, user) }),
  };
}
