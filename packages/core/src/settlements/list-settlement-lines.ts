import type { DataOf, QueryOf } from '@mitako/contract';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { type FileResult, type Result, csvFile, succeeded } from '../kernel/result.ts';
import { accountId } from '../ledger/accounts.ts';
import type { Settlement } from '../model.ts';
import type { LedgerRange } from '../ports/store.ts';
import { SETTLEMENT_LINES_CSV_HEADER, settlementLineToCsv, settlementLineToWire } from './line-wire.ts';
import { ownSettlement } from './read-settlements.ts';

/** Lines per read and chunk, about 10 kB. Memory does not grow with the settlement, and other requests do not wait long. */
const CSV_LINES_MAX = 50;

/** The ledger entries that a settlement sums up, in ledger order. They never change. */
export const listSettlementLines: ReadOperation<'listSettlementLines'> = async (context, request) => {
  const settlement = await ownSettlement(context, request.parameters.settlement_id, merchantOf(request.caller));
  return linesOf(context, settlement, request.query);
};

/** All of them as one file. */
export const exportSettlementLines: ReadOperation<'exportSettlementLines'> = async (context, request) =>
  linesFile(context, await ownSettlement(context, request.parameters.settlement_id, merchantOf(request.caller)));

/** The same after authorisation. */
export async function linesOf(
  context: Context,
  settlement: Settlement,
  query: QueryOf<'listAnySettlementLines'>,
): Promise<Result<DataOf<'listSettlementLines'>>> {
  const lines = await context.store.read.lines(rangeOf(settlement), {
    limit: query.limit + 1,
    afterSequence: sequenceOf(query.cursor),
  });
  const shown = lines.slice(0, query.limit);
  const hasMore = lines.length > query.limit;
  return succeeded(200, {
    lines: shown.map(settlementLineToWire),
    pagination: {
      limit: query.limit,
      has_more: hasMore,
      next_cursor: hasMore ? String(shown.at(-1)?.chainSequence) : null,
    },
  });
}

/** The same as a file. */
export function linesFile(context: Context, settlement: Settlement): FileResult {
  return csvFile(`settlement-${settlement.id}.csv`, csvOf(context, settlement));
}

async function* csvOf(context: Context, settlement: Settlement): AsyncGenerator<string> {
  yield SETTLEMENT_LINES_CSV_HEADER;
  const range = rangeOf(settlement);
  for (let afterSequence = 0; ;) {
    const lines = await context.store.read.lines(range, { limit: CSV_LINES_MAX, afterSequence });
    const last = lines.at(-1);
    if (last === undefined) return;
    yield lines.map(settlementLineToCsv).join('');
    afterSequence = last.chainSequence;
  }
}

function rangeOf(settlement: Settlement): LedgerRange {
  const { merchantId, currency, livemode, fromSequence, throughSequence } = settlement;
  return {
    accountId: accountId(merchantId, 'merchant_available', currency, livemode),
    fromSequence,
    throughSequence,
  };
}

/** A cursor is the position of the last line shown. */
function sequenceOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,15}$/.test(cursor)) throw invalidField('cursor', 'format', 'must be the next_cursor of the page before');
  return Number(cursor);
}
