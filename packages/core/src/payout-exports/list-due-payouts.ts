import { type DuePayout, LIMITS, type PayoutState } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { heldUntilMs } from '../payout-accounts/wire.ts';
import type { PayoutAccount } from '../model.ts';
import { payoutAccountsFor, settlementRecordToWire } from '../settlements/wire.ts';

/** Payouts that the operator has to make, and whether each can be made now. */
export const listDuePayouts: ReadOperation<'listDuePayouts'> = async (context, request) => {
  const { query } = request;
  const settlements = await context.store.read.duePayouts(livemodeOf(query.mode), pageRequest(query, 'settlement'));
  const accountOf = await payoutAccountsFor(context, settlements);
  return pageAnswer('due_payouts', settlements, query.limit, (settlement): DuePayout => {
    const account = accountOf(settlement);
    return { ...settlementRecordToWire(context, settlement, account), state: payoutState(context, account) };
  });
};

export const getDueTotals: ReadOperation<'getDueTotals'> = async (context, request) => {
  const heldSinceMs = context.clock.now() - LIMITS.payoutHoldMs;
  const livemode = livemodeOf(request.query.mode);
  const totals = await context.store.read.dueTotals(livemode, heldSinceMs, LIMITS.healthCountMax);
  return succeeded(200, { totals });
};

/** Whether a payout may go to this account now. */
export function payoutState({ clock }: Context, account: PayoutAccount | null): PayoutState {
  if (account === null) return 'no_account';
  return clock.now() < heldUntilMs(account) ? 'on_hold' : 'ready';
}

function livemodeOf(mode: 'live' | 'test' | undefined): boolean | undefined {
  return mode === undefined ? undefined : mode === 'live';
}
