import { type AttemptClaim, HEAD_STARTS_MS, type Pace, type StorePaces } from '@mitako/core/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Compiler } from '../engine/compiler.ts';
import type { Engine } from '../engine/engine.ts';
import { computed } from '../engine/placeholder.ts';
import { prepare, type Statement } from '../engine/statement.ts';

type Take = Parameters<StorePaces['take']>[0];
type Stop = Parameters<StorePaces['stop']>[0];

/** A claim at a rail with a pace. */
export type PacedClaim = AttemptClaim & { readonly pace: Pace };

/** No turn is so far ahead: the clock was set back since it was given. */
const AHEAD_MS_MAX = 15 * 60_000;

export function createPaces(compiler: Compiler, engine: Engine): StorePaces {
  const take = prepare(compiler, (db, request: Take) =>
    db
      .insertInto('mitako_rail_paces')
      .values({
        rail: request.rail,
        next_at_ms: computed(request, ({ nowMs, pace }) => nowMs - pace.lateMsMax + pace.everyMs),
        stopped_until_ms: 0,
        turns: 1,
        lease_token: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('rail')
          .doUpdateSet({ next_at_ms: sql<number>`${nextTurn(request)} + ${computed(request, everyMs)}` })
          .where(
            isBy(
              'next_at_ms',
              request,
              computed(request, ({ nowMs, pace, aheadMax }) => nowMs + aheadMax * pace.everyMs),
            ),
          )
          .where(isBy('stopped_until_ms', request, request.nowMs)),
      )
      .returning('rail'),
  );

  const stop = prepare(compiler, (db, request: Stop) =>
    db
      .insertInto('mitako_rail_paces')
      .values({
        rail: request.rail,
        next_at_ms: request.nowMs,
        stopped_until_ms: request.untilMs,
        turns: 0,
        lease_token: null,
      })
      .onConflict((conflict) =>
        conflict
          .column('rail')
          .doUpdateSet({ stopped_until_ms: request.untilMs })
          // A pause that is running is not prolonged: after each, one look-up tries.
          .where(isBy('stopped_until_ms', request, request.nowMs)),
      )
      .returning('rail'),
  );

  return {
    take: async (request) => (await engine.write(take.bind(request))).length > 0,
    async stop(request) {
      await engine.write(stop.bind(request));
    },
  };
}

/**
 * Takes a turn for each attempt that is due, as far as there are any, for a claim that follows in the same transaction and asks
 * for their number.
 */
export function createTurns(compiler: Compiler): Statement<PacedClaim> {
  return prepare(compiler, (db, request: PacedClaim) => {
    const due = HEAD_STARTS_MS.map((_, rank) =>
      db
        .selectFrom(
          db
            .selectFrom('mitako_attempts')
            .select('id')
            .where('rail', '=', request.rail)
            .where('poll_rank', '=', sql.lit(rank))
            .where('next_poll_at_ms', '<=', request.nowMs)
            .limit(computed(request, turnsMax))
            .as('of_rank'),
        )
        .select('of_rank.id'),
    );
    const wanted = db
      .selectFrom(
        db
          .selectFrom(due.reduce((all, one) => all.unionAll(one)).as('due'))
          .select('due.id')
          .limit(computed(request, turnsMax))
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'));
    const taken = sql<number>`case when ${turnsNow(request)} < (${wanted}) then ${turnsNow(request)} else (${wanted}) end`;
    return db
      .insertInto('mitako_rail_paces')
      .values({
        rail: request.rail,
        // A rail without a row has rested.
        next_at_ms: sql<number>`${earliestTurn(request)} + ${computed(request, everyMs)} * (${wanted})`,
        stopped_until_ms: 0,
        turns: sql<number>`(${wanted})`,
        lease_token: request.leaseToken,
      })
      .onConflict((conflict) =>
        conflict
          .column('rail')
          .doUpdateSet({
            next_at_ms: sql<number>`${nextTurn(request)} + ${computed(request, everyMs)} * (${taken})`,
            turns: taken,
            lease_token: request.leaseToken,
          })
          .where(isBy('next_at_ms', request, request.nowMs))
          .where(isBy('stopped_until_ms', request, request.nowMs)),
      );
  });
}

interface Paced {
  readonly nowMs: number;
  readonly pace: Pace;
}

function everyMs({ pace }: Paced): number {
  return pace.everyMs;
}

/** There are never more at once. */
function turnsMax({ limit, pace }: PacedClaim): number {
  return Math.min(limit, Math.floor(pace.lateMsMax / pace.everyMs) + 1);
}

function earliestTurn(request: Paced): number {
  return computed(request, ({ nowMs, pace }) => nowMs - pace.lateMsMax);
}

/** The next turn: one that was missed by more than a little is lost. */
function nextTurn(request: Paced): RawBuilder<number> {
  const earliest = earliestTurn(request);
  const latest = computed(request, ({ nowMs }) => nowMs + AHEAD_MS_MAX);
  const time = sql.ref('mitako_rail_paces.next_at_ms');
  return sql<number>`case when ${time} > ${earliest} and ${time} <= ${latest} then ${time} else ${earliest} end`;
}

/** From when on a row of the table has a turn, by the same bounds. */
export function whenFree(nowMs: number): RawBuilder<number> {
  const [next, stopped] = (['next_at_ms', 'stopped_until_ms'] as const).map((column) => {
    const time = sql.ref(`mitako_rail_paces.${column}`);
    return sql<number>`(case when ${time} > ${computed(nowMs, (atMs) => atMs + AHEAD_MS_MAX)} then 0 else ${time} end)`;
  });
  return sql<number>`case when ${stopped} > ${next} then ${stopped} else ${next} end`;
}

/** How many turns there have been up to now that none has taken. SQLite divides what it is given as real numbers. */
function turnsNow(request: Paced): RawBuilder<number> {
  return sql<number>`cast((${request.nowMs} - (${nextTurn(request)})) / ${computed(request, everyMs)} as bigint) + 1`;
}

/** Whether a time has come by another one, or belongs to a clock that was set back. */
function isBy(
  column: 'next_at_ms' | 'stopped_until_ms',
  request: { readonly nowMs: number },
  byMs: number,
): RawBuilder<SqlBool> {
  const time = sql.ref(`mitako_rail_paces.${column}`);
  return sql<SqlBool>`(${time} <= ${byMs} or ${time} > ${computed(request, ({ nowMs }) => nowMs + AHEAD_MS_MAX)})`;
}
