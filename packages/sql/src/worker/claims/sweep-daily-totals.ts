import type { StoreClaims, Swept } from '@mitako/core/engine';
import { sql, type SqlBool } from 'kysely';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';

type Sweep = Parameters<StoreClaims['sweepDailyTotals']>[0];

/**
 * Deletes counts of days and months that are over, account by account: an account has a few rows, so a step has few more than its
 * limit.
 */
export function createDailyTotalSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    db
      .selectFrom('mitako_daily_totals')
      .select('account_id')
      .where(
        'account_id',
        '>',
        computed(request, ({ afterId }) => afterId ?? ''),
      )
      .orderBy('account_id')
      .limit(request.limit),
  );
  const remove = prepare(compiler, (db, request: Sweep & { readonly throughId: string }) =>
    db
      .deleteFrom('mitako_daily_totals')
      .where(
        'account_id',
        '>',
        computed(request, ({ afterId }) => afterId ?? ''),
      )
      .where('account_id', '<=', request.throughId)
      // Of a month as many characters as it has.
      .where(sql<SqlBool>`day < substr(${request.beforeDay}, 1, length(day))`)
      .returning('day'),
  );
  return async (request) => {
    const walked = await walk(request);
    const throughId = walked.at(-1)?.account_id;
    if (throughId === undefined) return { count: 0, nextAfterId: null };
    const removed = await claimBy(engine, remove, { ...request, throughId });
    return { count: removed.length, nextAfterId: walked.length < request.limit ? null : throughId };
  };
}
