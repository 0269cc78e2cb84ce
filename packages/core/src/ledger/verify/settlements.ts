import type { LedgerProblem } from './report.ts';
import type { Settlement } from '../../model.ts';
import type { AuditedSettlement, LedgerAudit } from '../../ports/ledger-audit.ts';
import type { StoreReads } from '../../ports/store.ts';

/** Settlements per read. */
const PAGE = 100;

/** Entries per read. */
const LINES_MAX = 2_000;

/** Sum and number of a settlement's lines. */
export interface CountedLines {
  readonly count: number;
  readonly sum: number;
}

/**
 * Counts the lines of a settlement. They are posted entries and never change.
 *
 * @param pause called before each page
 */
export async function countLines(
  audit: LedgerAudit,
  settlement: Settlement,
  pause: () => Promise<void>,
): Promise<CountedLines> {
  let count = 0;
  let sum = 0;
  let afterSequence = settlement.fromSequence - 1;
  while (afterSequence < settlement.throughSequence) {
    await pause();
    const lines = await audit.settlementLines(settlement, afterSequence, LINES_MAX);
    if (lines.lastSequence === null) break;
    count += lines.count;
    sum += lines.sum;
    afterSequence = lines.lastSequence;
  }
  return { count, sum };
}

/** Contradictions between a settlement's row, its lines and its transfer. */
export function problemsOfSettlement(audited: AuditedSettlement, lines: CountedLines): readonly LedgerProblem[] {
  const { settlement, closed, clearingSum, paidOut } = audited;
  const { count: linesCount, sum: linesSum } = lines;
  const { id: subject, amount, currency, status } = settlement;
  const problems: LedgerProblem[] = [];
  if (amount !== linesSum || amount !== closed) {
    problems.push({
      code: 'settlement_amount_wrong',
      subject,
      message: `Settlement ${subject} has an amount of ${amount} ${currency}, but its lines sum to ${linesSum}, and ${closed} was debited for it.`,
    });
  }
  if (settlement.linesCount !== linesCount) {
    problems.push({
      code: 'settlement_lines_wrong',
      subject,
      message: `Settlement ${subject} has ${settlement.linesCount} lines, but entries ${settlement.fromSequence} to ${settlement.throughSequence} contain ${linesCount}.`,
    });
  }
  const waiting = status === 'pending' ? amount : 0;
  const paid = status === 'paid' ? amount : 0;
  if (clearingSum !== waiting || paidOut !== paid) {
    problems.push({
      code: 'settlement_status_wrong',
      subject,
      message: `Settlement ${subject} of ${amount} ${currency} is ${status}, but its transfers paid out ${paidOut} and left ${clearingSum} to be paid out.`,
    });
  }
  return problems;
}

/** Checks that the settlements of each merchant, mode and currency follow each other without a gap. */
export interface SettlementRanges {
  /** In the order of their ids. */
  see(settlement: Settlement): void;
  /** Rechecks all settlements of those with an apparent gap. */
  problems(read: StoreReads): Promise<readonly LedgerProblem[]>;
}

/**
 * Keeps one number per merchant, mode and currency. Ids contain the creation time by the clock of any process, and
 * settlements are created while this runs: an apparent gap is first read again, ordered by the position in the chain.
 */
export function createSettlementRanges(): SettlementRanges {
  const reached = new Map<string, number>();
  const suspects = new Map<string, Settlement>();
  return {
    see(settlement) {
      const { merchantId, livemode, currency, fromSequence, throughSequence } = settlement;
      const key = `${merchantId}:${currency}:${livemode}`;
      if (fromSequence !== (reached.get(key) ?? 0) + 1 || throughSequence < fromSequence) suspects.set(key, settlement);
      reached.set(key, throughSequence);
    },
    async problems(read) {
      const problems: LedgerProblem[] = [];
      for (const suspect of suspects.values()) problems.push(...problemsInOrder(await settlementsLike(read, suspect)));
      return problems;
    },
  };
}

function problemsInOrder(settlements: readonly Settlement[]): readonly LedgerProblem[] {
  const problems: LedgerProblem[] = [];
  let reached = 0;
  for (const { id, fromSequence, throughSequence } of settlements) {
    if (fromSequence !== reached + 1 || throughSequence < fromSequence) {
      problems.push({
        code: 'settlement_range_wrong',
        subject: id,
        message: `Settlement ${id} covers entries ${fromSequence} to ${throughSequence}, but the settlements before it end at ${reached}.`,
      });
    }
    reached = Math.max(reached, throughSequence);
  }
  return problems;
}

/** All of one merchant, mode and currency, ordered by their position in the chain. */
async function settlementsLike(
  read: StoreReads,
  { merchantId, livemode, currency }: Settlement,
): Promise<readonly Settlement[]> {
  const all: Settlement[] = [];
  for (;;) {
    const page = await read.settlements(
      { owner: { merchantId, livemode }, currency },
      { limit: PAGE, afterId: all.at(-1)?.id ?? null },
    );
    all.push(...page);
    if (page.length < PAGE) return all.toSorted((left, right) => left.fromSequence - right.fromSequence);
  }
}
