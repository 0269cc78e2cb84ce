import type { QueryOf } from '@mitako/contract';
import type { PageQuery } from '@mitako/contract/names';
import { ATTEMPT_COLUMNS, attemptCells } from './csv.ts';
import { unappliedFundsOf } from './unapplied-funds.ts';
import { attemptToWire } from './wire.ts';
import { DAY_MS, doualaDayStartMs } from '@mitako/contract/names';
import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import { listFile } from '../kernel/list-file.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { ofModes, operatorPage } from '../kernel/operator-page.ts';
import { pageAnswer } from '../kernel/page.ts';
import type { Attempt } from '../model.ts';
import type { AttemptFilter } from './reads.ts';

type Query = QueryOf<'exportAttempts'>;

/** Attempts of all merchants, newest first. */
export const listAttempts: ReadOperation<'listAttempts'> = async (context, request) => {
  const { query } = request;
  const attempts = await pageOf(context, query, filterOf(query));
  const unappliedFunds = await unappliedFundsOf(context, attempts);
  return pageAnswer('attempts', attempts, query.limit, (attempt) =>
    attemptToWire(context, attempt, unappliedFunds.get(attempt.id) ?? null),
  );
};

/** The same as a file: of a day, to compare with the provider's portal. */
export const exportAttempts: ReadOperation<'exportAttempts'> = async (context, { query }) => {
  const name = ['attempts', query.rail, query.provider, query.day].filter((part) => part !== undefined).join('-');
  return listFile(name.replaceAll(/[^\w-]/g, '_'), {
    columns: ATTEMPT_COLUMNS,
    toWire: attemptCells,
    read: (page) => pageOf(context, { ...query, ...page }, filterOf(query)),
  });
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
