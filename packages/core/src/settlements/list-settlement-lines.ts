import type { DataOf, QueryOf, SettlementLine } from '@mitako/contract';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { type FileResult, type Result, csvFile, succeeded } from '../kernel/result.ts';
import { accountId } from '../ledger/accounts.ts';
import type { Settlement } from '../model.ts';
import type { LedgerRange } from '../ledger/reads.ts';
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
  const lines = await readLines(context, settlement, query.limit + 1, sequenceOf(query.cursor));
  const shown = lines.slice(0, query.limit);
  const hasMore = lines.length > query.limit;
  return succeeded(200, {
    lines: shown.map(({ line }) => line),
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
  for (let afterSequence = 0; ;) {
    const lines = await readLines(context, settlement, CSV_LINES_MAX, afterSequence);
    const last = lines.at(-1);
    if (last === undefined) return;
    yield lines.map(({ line }) => settlementLineToCsv(line)).join('');
    afterSequence = last.chainSequence;
  }
}

/** Lines after a position, with what they are made of. Both reads are of rows that do not change any more. */
async function readLines(
  context: Context,
  { merchantId, currency, livemode, fromSequence, throughSequence }: Settlement,
  limit: number,
  afterSequence: number,
): Promise<readonly { readonly chainSequence: number; readonly line: SettlementLine }[]> {
  const { read } = context.store;
  const available = accountId(merchantId, 'merchant_available', currency, livemode);
  const range: LedgerRange = { accountId: available, fromSequence, throughSequence };
  const lines = await read.lines(range, { limit, afterSequence });
  const released = lines.flatMap(({ transfer: { kind, paymentId } }) =>
    kind === 'release' && paymentId !== null ? [paymentId] : [],
  );
  const pending = accountId(merchantId, 'merchant_pending', currency, livemode);
  const deductions = Map.groupBy(await read.deductions(pending, released), ({ paymentId }) => paymentId);
  return lines.map((line) => ({
    chainSequence: line.chainSequence,
    line: settlementLineToWire(line, deductions.get(line.transfer.paymentId ?? '') ?? []),
  }));
}

/** A cursor is the position of the last line shown. */
function sequenceOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,15}$/.test(cursor)) throw invalidField('cursor', 'format', 'must be the next_cursor of the page before');
  return Number(cursor);
}
