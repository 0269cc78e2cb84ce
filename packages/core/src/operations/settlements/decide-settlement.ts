import type { Context } from '../../context.ts';
import { accountId } from '../../domain/ledger/accounts.ts';
import { settlementTransfer } from '../../domain/ledger/transfers.ts';
import type { Account, Settlement } from '../../domain/model.ts';
import type { Change } from '../../ports/changes.ts';
import type { MerchantMode } from '../../ports/store.ts';
import { settlementToWire } from '../../wire/settlement.ts';
import { appendEvent } from '../events/append-event.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { foldAccount } from '../ledger/fold.ts';

/** The balance that is closed: of a merchant, in a mode and a currency. */
export interface SettledBalance extends MerchantMode {
  readonly currency: string;
}

export type SettlementDecision =
  | { readonly kind: 'closing'; readonly settlement: Settlement; readonly changes: readonly Change[] }
  /** The available balance is below the minimum, or not above zero. */
  | { readonly kind: 'nothing'; readonly available: number }
  /** The balance moved under every look at it. */
  | { readonly kind: 'busy' }
  /** The account's row is not the sum of its lines: something is wrong with the ledger, and nobody is paid out of it. */
  | { readonly kind: 'unbalanced'; readonly available: number; readonly linesSum: number };

const ROUNDS_MAX = 5;
/** How long after it was closed a test settlement of a sandbox is paid out, where no operator does it. */
const SANDBOX_PAYOUT_AFTER_MS = 5_000;

/**
 * Closes a merchant's available balance into a settlement: its lines are the rows of that account's chain since the
 * settlement before, and its amount is their sum.
 *
 * What comes at the same moment is a line of this settlement or of the next, never of both or none. The account must
 * still hold this amount at this length of its chain (`account.close`), and only one settlement begins at a place of the
 * chain (`settlement.insert`). Of several that close at once, one does.
 */
export async function decideSettlement(
  context: Context,
  balance: SettledBalance,
  minimum: number,
): Promise<SettlementDecision> {
  const { read } = context.store;
  const account = accountId(balance.merchantId, 'merchant_available', balance.currency, balance.livemode);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    await foldAccount(context, account);
    const row = await read.accountById(account);
    const available = row?.available ?? 0;
    if (row === null || available < Math.max(1, minimum)) return { kind: 'nothing', available };

    const fromSequence = (await settledThrough(context, balance)) + 1;
    const throughSequence = row.chainSequence;
    const { count, sum } = await read.linesTotal({ accountId: account, fromSequence, throughSequence });
    // A debit that is not chained yet is missing among the lines only. A credit is missing on the row too, and comes next.
    if (sum === available) {
      return closing(context, balance, { amount: sum, linesCount: count, fromSequence, throughSequence });
    }
    if (await isAtRest(context, row)) return { kind: 'unbalanced', available, linesSum: sum };
  }
  return { kind: 'busy' };
}

/** Where the last settlement ended. Ids tell the time of the machine that made them, so the newest may not be the last. */
async function settledThrough(context: Context, { currency, ...owner }: SettledBalance): Promise<number> {
  const latest = await context.store.read.settlements({ owner, currency }, { limit: 100, afterId: null });
  return Math.max(0, ...latest.map(({ throughSequence }) => throughSequence));
}

/** Whether nothing has moved since the row was read, and nothing waits for its place in the chain. */
async function isAtRest({ store }: Context, row: Account): Promise<boolean> {
  const [waiting] = await store.read.unchainedEntries(row.id, 1);
  const now = await store.read.accountById(row.id);
  return waiting === undefined && now?.available === row.available && now.chainSequence === row.chainSequence;
}

function closing(
  context: Context,
  balance: SettledBalance,
  lines: Pick<Settlement, 'amount' | 'linesCount' | 'fromSequence' | 'throughSequence'>,
): SettlementDecision {
  const stamp = stampTransfer(context);
  const settlement: Settlement = {
    id: context.ids.next('settlement'),
    merchantId: balance.merchantId,
    livemode: balance.livemode,
    currency: balance.currency,
    status: 'pending',
    ...lines,
    transactionId: stamp.id,
    closingTransactionId: null,
    reference: null,
    failureReason: null,
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
      ...book(context, settlementTransfer(settlement, stamp), { closingAt: settlement.throughSequence }),
      appendEvent(context, settlement, created, 1),
      ...(context.settings.sandbox && !settlement.livemode ? [sandboxPayout(settlement)] : []),
    ],
  };
}

function sandboxPayout({ id, createdAtMs }: Settlement): Change {
  return {
    type: 'task.insert',
    task: {
      id: `sandbox_payout_${id}`,
      kind: 'sandbox_payout',
      subjectId: id,
      dueAtMs: createdAtMs + SANDBOX_PAYOUT_AFTER_MS,
      attemptsCount: 0,
    },
  };
}
