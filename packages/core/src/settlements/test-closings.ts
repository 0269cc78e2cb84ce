import type { Context } from '../context.ts';
import { accountId } from '../ledger/accounts.ts';
import type { Merchant } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { closingTask } from './settle-merchant.ts';
import { nextClosingAtMs } from './settlement-terms.ts';

/** Closes the test balances of a merchant if the clock of its sandbox moves past a closing time: once, however many. */
export function testClosings(
  { clock, settings }: Context,
  { settlementTerms, sandboxAheadMs, id }: Merchant,
  moved: Merchant,
): readonly Change[] {
  const nowMs = clock.now();
  const closingAtMs = nextClosingAtMs(settlementTerms.schedule, nowMs + sandboxAheadMs);
  if (closingAtMs === null || closingAtMs > nowMs + moved.sandboxAheadMs) return [];
  return settings.currencies.map((currency) =>
    // By the version, so that no closing by the gateway's own time has the same id.
    closingTask(accountId(id, 'merchant_available', currency, false), `v${moved.version}`, nowMs),
  );
}
