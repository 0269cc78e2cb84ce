import type { Context } from '../context.ts';
import { accountId } from '../ledger/accounts.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { postEntries } from '../ledger/post-entries.ts';
import { settlementTransfer } from '../ledger/transfers.ts';
import type { Settlement } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { MerchantMode } from '../ports/page.ts';
import { sumLines } from './sum-lines.ts';
import { settlementToWire } from './wire.ts';
import { appendEvent } from '../webhooks/append-event.ts';
import { newTask } from '../worker/new-task.ts';

/** The balance to close: of a merchant, in a mode and a currency. */
export interface SettledBalance extends MerchantMode {
  readonly currency: string;
}

export type SettlementDecision =
  | { readonly kind: 'closing'; readonly settlement: Settlement; readonly changes: readonly Change[] }
  /** The balance is below the minimum, or not positive. */
  | { readonly kind: 'nothing'; readonly available: number }
  /** The balance is unknown, or does not cover its lines yet: retry later. */
  | { readonly kind: 'busy' };

const ROUNDS_MAX = 5;
/** How long after its closing a sandbox pays a test settlement out, unless the operator does. */
const SANDBOX_PAYOUT_AFTER_MS = 5_000;

/**
 * Closes a merchant's available balance into a settlement: its lines are the entries of that account's chain since the
 * previous settlement, and its amount is their sum.
 *
 * A range of a chain never changes, so nothing is locked while it is summed: later entries are lines of the next
 * settlement. The commit debits the sum like any other debit, never below zero, and only one settlement begins at a
 * position of the chain (`settlement.insert`). Of several concurrent closings, one wins.
 */
export async function decideSettlement(
  context: Context,
  balance: SettledBalance,
  minimum: number,
): Promise<SettlementDecision> {
  const { merchantId, livemode, currency } = balance;
  const { read } = context.store;
  const account = accountId(merchantId, 'merchant_available', currency, livemode);
  const short: { readonly available: number; readonly linesSum: number }[] = [];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const last = await read.lastSettlement({ merchantId, livemode }, currency);
    const fromSequence = (last?.throughSequence ?? 0) + 1;
    const { isComplete } = await postEntries(context, account);
    const row = await read.accountById(account);
    const available = row?.available ?? 0;
    const throughSequence = row?.chainSequence ?? 0;
    const { count, sum } = await sumLines(read, { accountId: account, fromSequence, throughSequence });
    if (sum < Math.max(1, minimum)) {
      if (isComplete) return { kind: 'nothing', available: sum };
    } else if (available >= sum) {
      const number = (last?.number ?? 0) + 1;
      const periodStartMs = last?.createdAtMs ?? null;
      const lines = { amount: sum, linesCount: count, fromSequence, throughSequence };
      return closing(context, balance, { number, periodStartMs, ...lines });
    } else {
      // A refund was debited and is not posted yet: the next posting makes it a line.
      short.push({ available, linesSum: sum });
    }
  }
  if (short.length === ROUNDS_MAX) {
    const details = { merchant_id: merchantId, livemode, currency, ...short.at(-1) };
    context.logger.error(details, 'balance is less than the sum of its lines; not settled: run "mitako ledger verify"');
  }
  return { kind: 'busy' };
}

function closing(
  context: Context,
  balance: SettledBalance,
  lines: Pick<Settlement, 'number' | 'periodStartMs' | 'amount' | 'linesCount' | 'fromSequence' | 'throughSequence'>,
): SettlementDecision {
  const stamp = stampTransfer(context, balance.merchantId);
  const settlement: Settlement = {
    id: context.ids.next('settlement', balance.merchantId),
    merchantId: balance.merchantId,
    livemode: balance.livemode,
    currency: balance.currency,
    status: 'pending',
    ...lines,
    transactionId: stamp.id,
    closingTransactionId: null,
    reference: null,
    failureReason: null,
    payoutAccountId: null,
    exportId: null,
    createdAtMs: stamp.nowMs,
    updatedAtMs: stamp.nowMs,
    resolvedAtMs: null,
    eventSequence: 1,
    version: 1,
  };
  const created = { type: 'settlement.created', data: { ...settlementToWire(settlement) } } as const;
  return {
    kind: 'closing',
    settlement,
    changes: [
      { type: 'settlement.insert', settlement },
      ...book(context, settlementTransfer(settlement, stamp)),
      appendEvent(context, settlement, created, 1),
      ...(context.settings.sandbox && !settlement.livemode ? [sandboxPayout(settlement)] : []),
    ],
  };
}

function sandboxPayout(settlement: Settlement): Change {
  const { id, createdAtMs } = settlement;
  return newTask(settlement, {
    id: `sandbox_payout_${id}`,
    kind: 'sandbox_payout',
    subjectId: id,
    dueAtMs: createdAtMs + SANDBOX_PAYOUT_AFTER_MS,
  });
}
