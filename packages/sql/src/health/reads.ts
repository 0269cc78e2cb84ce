import { ofId } from '../engine/columns.ts';
import type { HealthRequest, QueueName, QueueState, StoreHealth, HealthReads } from '@mitako/core/engine';
import { type CompiledQuery, type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { SqlDialect } from '../engine/dialect.ts';
import { computed } from '../engine/placeholder.ts';
import type { Tables } from '../tables.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { hasTroubleAnywhere } from '../webhooks/delivery-status.ts';
import { ledgerChecks, workers } from './tables.ts';

/** Counts of a queue in a mode, in one row. */
interface QueueRow {
  readonly queue: QueueName;
  readonly livemode: number;
  readonly count: number;
  /** Rows counted so far. */
  readonly looked: number;
  readonly oldest: number | null;
}

interface HealthRow extends QueueRow {
  readonly schema_version: string | null;
  readonly engine_version: string;
  readonly now_ms: number;
}

type Counted = SelectQueryBuilder<Tables, never, QueueRow>;

export function createHealthReads(reader: Reader): HealthReads {
  const processes = rowsOf(reader, workers);
  const checks = rowsOf(reader, ledgerChecks);
  const now = reader.prepared((db, _: null, dialect) => db.selectNoFrom(dialect.nowMs.as('now_ms')));
  const health = reader.prepared((db, request: HealthRequest, dialect) => queuesOf(db, request, dialect));

  return {
    async health(request) {
      const rows = await health(request);
      const [first] = rows;
      if (first === undefined) throw new Error('There is no queue.');
      const { limit } = request;
      const inMode = (mode: Flag) =>
        Object.fromEntries(
          rows
            .filter(({ livemode }) => livemode === mode)
            .map(({ queue, count, looked, oldest }): [QueueName, QueueState] => [
              queue,
              { count: Math.min(count, limit), isCut: looked > limit, oldestAtMs: count === 0 ? null : oldest },
            ]),
        );
      return {
        // One row for each of them is in the statement.
        queues: inMode(1) as StoreHealth['queues'],
        testQueues: inMode(0) as StoreHealth['testQueues'],
        schemaVersion: first.schema_version,
        engineVersion: first.engine_version,
        nowMs: first.now_ms,
      };
    },

    async nowMs() {
      const [row] = await now(null);
      if (row === undefined) throw new Error('The database returned no time.');
      return row.now_ms;
    },

    workers: (limit) =>
      processes.all((all) => all.orderBy('last_seen_at_ms', 'desc').orderBy('id', 'desc').limit(limit)),

    ledgerChecks: (page) => checks.list(page),

    lastLedgerCheck: () => checks.one((all) => all.orderBy('sequence', 'desc').limit(1)),
  };
}

/** Counted in the index alone: fetching ten thousand rows out of a million for their age takes 20 times as long. */
const UNTIMED = sql<number | null>`cast(null as bigint)`.as('at');

type Flag = 0 | 1;

/** A statement over all queues of both modes: each uses an index. Test work does not count towards the limit of live work. */
function queuesOf(
  db: Kysely<Tables>,
  request: HealthRequest,
  dialect: SqlDialect,
): { compile(): CompiledQuery<HealthRow> } {
  const limit = computed(request, (asked) => asked.limit + 1);
  const [first, ...others]: readonly Counted[] = [
    ...queuesInMode(db, request, limit, dialect, 1),
    ...queuesInMode(db, request, limit, dialect, 0),
    counted(
      db,
      1,
      'settlementsDue',
      db
        .selectFrom('mitako_merchants')
        .select('next_settlement_at_ms as at')
        .where('next_settlement_at_ms', '<=', request.nowMs)
        .orderBy('next_settlement_at_ms')
        .limit(limit),
    ),
    counted(
      db,
      1,
      'messagesDue',
      db
        .selectFrom('mitako_messages')
        .select('created_at_ms as at')
        .where(
          'channel',
          'in',
          (['mail', 'sms'] as const).map((channel) => sql.lit(channel)),
        )
        .where('claimable_at_ms', '<=', request.nowMs)
        .limit(limit),
    ),
    unchainedEntries(db, limit, dialect),
  ];
  if (first === undefined) throw new RangeError('There is no queue to look at.');
  return db
    .selectFrom(others.reduce((all, other) => all.unionAll(other), first).as('each'))
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('mitako_migration')
        .select(({ fn }) => fn.max('name').as('name'))
        .as('schema_version'),
      dialect.version.as('engine_version'),
      dialect.nowMs.as('now_ms'),
    ]);
}

// Modes and statuses are literals in the statement, so that the planner knows how rare each is.
function queuesInMode(
  db: Kysely<Tables>,
  request: HealthRequest,
  limit: number,
  dialect: SqlDialect,
  mode: Flag,
): readonly Counted[] {
  const { nowMs } = request;
  const inMode = sql<SqlBool>`livemode = ${sql.lit(mode)}`;
  const attempts = db.selectFrom('mitako_attempts').where(inMode).limit(limit);
  const polled = attempts
    .select('next_poll_at_ms as at')
    .where('next_poll_at_ms', 'is not', null)
    .orderBy('next_poll_at_ms');
  const tasks = db
    .selectFrom('mitako_tasks')
    .select('claimable_at_ms as at')
    .where(inMode)
    .orderBy('claimable_at_ms')
    .limit(limit);
  const lanes = lanesOf(db, mode);
  const open = lanes.where('lane.is_open', '=', sql.lit(1));
  const queue = (
    name: QueueName,
    rows: SelectQueryBuilder<Tables, never, { readonly at: number | null }>,
    oldest?: RawBuilder<number | null>,
  ): Counted => counted(db, mode, name, rows, oldest);
  return [
    queue(
      'deliveriesWaiting',
      pendingIn(lanes, limit, dialect, sql`cast(null as bigint)`, sql`pending.attempts_count = 0`),
    ),
    queue(
      'deliveriesFailing',
      db
        .selectFrom('mitako_deliveries')
        .select(UNTIMED)
        .where(hasTroubleAnywhere('failing'))
        .where(inMode)
        .limit(limit),
    ),
    queue(
      'deliveriesDue',
      pendingIn(open, limit, dialect, sql`pending.due_at_ms`, sql`pending.due_at_ms <= ${nowMs}`),
      oldestDueDelivery(db, open),
    ),
    queue('lanesLeased', lanes.select(UNTIMED).where('lane.lease_token', 'is not', null).limit(limit)),
    failedDeliveries(db, request, limit, mode),
    queue('attemptsPolled', polled),
    queue('attemptsDue', polled.where('next_poll_at_ms', '<=', nowMs)),
    queue(
      'attemptsInReview',
      attempts
        .select('created_at_ms as at')
        .where('status', '=', sql.lit('needs_review'))
        // As in the partial index.
        .where('status', '<>', sql.lit('succeeded')),
    ),
    queue('tasksWaiting', tasks),
    queue('tasksDue', tasks.where('claimable_at_ms', '<=', nowMs)),
    queue(
      'expiriesDue',
      db
        .selectFrom('mitako_open_payments')
        .select('expires_at_ms as at')
        .where('status', '=', sql.lit('requested'))
        .where('expires_at_ms', '<=', nowMs)
        .where(inMode)
        .orderBy('expires_at_ms')
        .limit(limit),
    ),
    queue(
      'releasesDue',
      db
        .selectFrom('mitako_releases')
        .select('release_at_ms as at')
        .where('release_at_ms', '<=', nowMs)
        .where(inMode)
        .orderBy('release_at_ms')
        .limit(limit),
    ),
  ];
}

function counted(
  db: Kysely<Tables>,
  mode: Flag,
  queue: QueueName,
  rows: SelectQueryBuilder<Tables, never, { readonly at: number | null }>,
  oldest: RawBuilder<number | null> = sql`min(at)`,
): Counted {
  return db
    .selectFrom(rows.as('found'))
    .select([
      sql.lit(queue).as('queue'),
      sql.lit<number>(mode).as('livemode'),
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*)`.as('looked'),
      oldest.as('oldest'),
    ]);
}

/** Of the endpoints of a mode; handlers in process, which are the gateway's own, count as live. */
function lanesOf(db: Kysely<Tables>, mode: Flag) {
  return (
    db
      .selectFrom('mitako_lanes as lane')
      // In this order: endpoints stay when they are deleted.
      .crossJoin('mitako_endpoints as endpoint')
      .whereRef('endpoint.id', '=', 'lane.consumer_id')
      .where('endpoint.livemode', '=', sql.lit(mode))
  );
}

/** Per endpoint, by its index: nothing else knows the mode of a delivery, or excludes those of disabled endpoints. */
function pendingIn(
  lanes: ReturnType<typeof lanesOf>,
  limit: number,
  dialect: SqlDialect,
  at: RawBuilder<number | null>,
  isCounted: RawBuilder<SqlBool>,
) {
  const some = lanes.limit(limit);
  // Keeps both planners from starting with all deliveries.
  return dialect.joinsLaterally
    ? some
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('mitako_pending_deliveries as pending')
              .select(at.as('at'))
              .whereRef('pending.endpoint_id', '=', 'lane.consumer_id')
              .where(isCounted)
              .limit(limit)
              .as('counted'),
          (join) => join.onTrue(),
        )
        .select('counted.at')
    : some
        .crossJoin('mitako_pending_deliveries as pending')
        .whereRef('pending.endpoint_id', '=', 'lane.consumer_id')
        .where(isCounted)
        .select(at.as('at'));
}

/** Over all endpoints, even if not all due deliveries were counted. */
function oldestDueDelivery(db: Kysely<Tables>, lanes: ReturnType<typeof lanesOf>): RawBuilder<number | null> {
  const firsts = lanes.select((eb) =>
    eb
      .selectFrom('mitako_pending_deliveries as pending')
      .select(({ fn }) => fn.min('pending.due_at_ms').as('at'))
      .whereRef('pending.endpoint_id', '=', 'lane.consumer_id')
      .as('at'),
  );
  return sql`(${db.selectFrom(firsts.as('first')).select(({ fn }) => fn.min('first.at').as('at'))})`;
}

/** The last attempt's time is when a delivery was given up. */
function failedDeliveries(db: Kysely<Tables>, request: HealthRequest, limit: number, mode: Flag): Counted {
  const failed = db
    .selectFrom('mitako_deliveries')
    .select(['id', 'attempts_count'])
    .where(hasTroubleAnywhere('failed'))
    .where('livemode', '=', sql.lit(mode))
    .where('id', '>=', ofId('delivery', request.failedFromId))
    .limit(limit);
  return db
    .selectFrom(failed.as('failed'))
    .leftJoin('mitako_delivery_attempts as attempt', (join) =>
      join
        .onRef('attempt.delivery_id', '=', 'failed.id')
        .onRef('attempt.number', '=', 'failed.attempts_count')
        .on('attempt.started_at_ms', '>=', request.failedSinceMs),
    )
    .select([
      sql.lit<QueueName>('deliveriesFailed').as('queue'),
      sql.lit<number>(mode).as('livemode'),
      sql<number>`count(attempt.started_at_ms)`.as('count'),
      sql<number>`count(*)`.as('looked'),
      sql<number | null>`min(attempt.started_at_ms)`.as('oldest'),
    ]);
}

/** Transfers are created in the order of their ids. */
function unchainedEntries(db: Kysely<Tables>, limit: number, dialect: SqlDialect): Counted {
  const found = db.selectFrom('mitako_entries').select('transfer_id').where('chain_seq', 'is', null).limit(limit);
  const tail = db
    .selectFrom(found.as('found'))
    .select([sql<number>`count(*)`.as('count'), dialect.firstOf(sql.ref('transfer_id')).as('first_id')]);
  return db
    .selectFrom(tail.as('tail'))
    .select((eb) => [
      sql.lit<QueueName>('entriesUnchained').as('queue'),
      sql.lit<number>(1).as('livemode'),
      'tail.count',
      'tail.count as looked',
      eb
        .selectFrom('mitako_transfers as transfer')
        .select('transfer.created_at_ms')
        .whereRef('transfer.id', '=', 'tail.first_id')
        .as('oldest'),
    ]);
}
