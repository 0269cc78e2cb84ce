import type { QueryOf } from '@mitako/contract';
import type { PageQuery } from '@mitako/contract/names';
import { ATTEMPTS_CSV_HEADER, attemptToCsv } from './csv.ts';
import { unappliedFundsOf } from './unapplied-funds.ts';
import { attemptToWire } from './wire.ts';
import { DAY_MS, doualaDayStartMs } from '../basics/douala-day.ts';
import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { ofModes, operatorPage } from '../kernel/operator-page.ts';
import { pageAnswer } from '../kernel/page.ts';
import { csvFile } from '../kernel/result.ts';
import type { Attempt } from '../model.ts';
import type { AttemptFilter } from '../ports/store.ts';

type Query = QueryOf<'exportAttempts'>;

/** Attempts per read and chunk, as for payments. One more is read, as for a page. */
const CSV_ATTEMPTS_MAX = 49;

/** Attempts of all merchants, newest first. */
export const listAttempts: ReadOperation<'listAttempts'> = async (context, request) => {
  const { query } = request;
  const attempts = await pageOf(context, query, filterOf(query));
  const unappliedFunds = await unappliedFundsOf(context, attempts);
  return pageAnswer('attempts', attempts, query.limit, (attempt) =>
    attemptToWire(context, attempt, unappliedFunds.get(attempt.id) ?? null),
  );
};

/** The same as a file: of a day, to hold against what the provider's portal shows. */
export const exportAttempts: ReadOperation<'exportAttempts'> = async (context, { query }) => {
  const name = ['attempts', query.rail, query.provider, query.day].filter((part) => part !== undefined).join('-');
  return csvFile(`${name.replaceAll(/[^\w-]/g, '_')}.csv`, csvOf(context, query, filterOf(query)));
};

function filterOf({ status, payment_id: paymentId, rail, provider, day }: Query): Omit<AttemptFilter, 'owner'> {
  if (day === undefined) return { status, paymentId };
  const fromMs = doualaDayStartMs(Date.parse(`${day}T12:00:00Z`));
  return {
    status,
    paymentId,
    rail,
    provider,
    fromId: firstIdAt('attempt', fromMs),
    beforeId: firstIdAt('attempt', fromMs + DAY_MS),
  };
}

function pageOf(
  context: Context,
  query: Query & PageQuery,
  filter: Omit<AttemptFilter, 'owner'>,
): Promise<readonly Attempt[]> {
  const { read } = context.store;
  return operatorPage(query, 'attempt', (owner, page) =>
    owner === undefined && filter.rail !== undefined
      ? ofModes(query.mode, (livemode) => read.attempts({ ...filter, owner: { livemode } }, page), page.limit)
      : read.attempts({ ...filter, owner }, page),
  );
}

async function* csvOf(context: Context, query: Query, filter: Omit<AttemptFilter, 'owner'>): AsyncGenerator<string> {
  yield ATTEMPTS_CSV_HEADER;
  for (let cursor: string | undefined; ;) {
    const rows = await pageOf(context, { ...query, limit: CSV_ATTEMPTS_MAX, cursor }, filter);
    if (rows.length > 0) yield rows.map(attemptToCsv).join('');
    if (rows.length <= CSV_ATTEMPTS_MAX) return;
    cursor = rows.at(-1)?.id;
  }
}
