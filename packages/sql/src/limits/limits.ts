import type { LimitTake, StoreLimits } from '@mitako/core/engine';
import type { Expression } from 'kysely';
import type { Compiler } from '../engine/compiler.ts';
import type { Engine } from '../engine/engine.ts';
import { jsonRows } from '../engine/json-rows.ts';
import { lockedRows } from '../worker/claims/locking.ts';
import { computed } from '../engine/placeholder.ts';
import { prepare } from '../engine/statement.ts';
import type { RowOf } from '../tables.ts';
import { type RateCount, rateCounts } from './tables.ts';

/**
 * Expiries are whole minutes: they are indexed, and PostgreSQL updates a row in place (HOT) only while no indexed
 * column changes. A window of a second would otherwise cost two index entries a second for each key.
 */
const EXPIRY_STEP_MS = 60_000;

/**
 * A window that ends this much later than a new one belongs to a clock that was set back since, and is over: otherwise
 * no caller would pass until the time is reached again. Clocks of two processes differ by less.
 */
const SKEW_MS_MAX = 10_000;

interface Take {
  readonly nowMs: number;
  readonly takes: readonly LimitTake[];
}

interface Sweep {
  readonly nowMs: number;
  readonly limit: number;
}

export function createLimits(compiler: Compiler, engine: Engine): StoreLimits {
  const take = prepare(compiler, (db, request: Take, dialect) =>
    db
      .insertInto('mitako_rate_counts')
      .columns(['key', 'used', 'ends_at_ms', 'expires_at_ms'])
      .expression((eb) =>
        eb
          .selectFrom(jsonRows<RateCount>(dialect, rateCounts, FIELDS, computed(request, rowsJson)).as('taken'))
          .select(['taken.key', 'taken.used', 'taken.endsAtMs', 'taken.expiresAtMs'])
          // Without it SQLite parses ON CONFLICT as the ON of a join.
          .where(eb.lit(true)),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          /** The given value if the window is over, otherwise the window's. */
          const resetOr = (name: 'used' | 'ends_at_ms' | 'expires_at_ms', kept: Expression<number>) =>
            eb
              .case()
              .when(
                eb.or([
                  eb('mitako_rate_counts.ends_at_ms', '<=', request.nowMs),
                  eb('mitako_rate_counts.ends_at_ms', '>', eb(eb.ref('excluded.ends_at_ms'), '+', eb.lit(SKEW_MS_MAX))),
                ]),
              )
              .then(eb.ref(`excluded.${name}`))
              .else(kept)
              .end();
          return {
            used: resetOr('used', eb('mitako_rate_counts.used', '+', eb.ref('excluded.used'))),
            ends_at_ms: resetOr('ends_at_ms', eb.ref('mitako_rate_counts.ends_at_ms')),
            expires_at_ms: resetOr('expires_at_ms', eb.ref('mitako_rate_counts.expires_at_ms')),
          };
        }),
      )
      .returning(['key', 'used', 'ends_at_ms']),
  );

  const sweep = prepare(compiler, (db, request: Sweep, dialect) =>
    db
      .with(
        (cte) => cte('expired').materialized(),
        (cte) =>
          lockedRows(
            cte
              .selectFrom('mitako_rate_counts')
              .select('key')
              .where('expires_at_ms', '<=', request.nowMs)
              .orderBy('expires_at_ms')
              .limit(request.limit),
            dialect,
          ),
      )
      .deleteFrom('mitako_rate_counts')
      .where('key', 'in', (eb) => eb.selectFrom('expired').select('expired.key'))
      .returning('key'),
  );

  return {
    async take(request) {
      const rows = (await engine.write(take.bind(request))) as readonly RowOf<'mitako_rate_counts'>[];
      const counts = new Map(rows.map(({ key, used, ends_at_ms }) => [key, { used, endsAtMs: ends_at_ms }]));
      return request.takes.map(({ key }) => {
        const count = counts.get(key);
        if (count === undefined) throw new Error('A count was not returned.');
        return count;
      });
    },
    async sweep(request) {
      return (await engine.write(sweep.bind(request))).length;
    },
  };
}

/** By key: two processes lock common keys in the same order. */
function rowsJson({ takes }: Take): string {
  const rows = takes.map(({ key, count, endsAtMs }): RateCount => ({
    key,
    used: count,
    endsAtMs,
    expiresAtMs: Math.ceil(endsAtMs / EXPIRY_STEP_MS) * EXPIRY_STEP_MS,
  }));
  return JSON.stringify(rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)));
}

const FIELDS: readonly (keyof RateCount)[] = ['key', 'used', 'endsAtMs', 'expiresAtMs'];
