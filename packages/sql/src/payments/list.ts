import { type Stored } from '../engine/ids.ts';
import type { MerchantMode } from '@mitako/core';
import type {
  Page,
  Payment,
  PaymentMark,
  PaymentsPage,
  PaymentStatusSum,
  PaymentSums,
  SearchWords,
  PaymentReads,
} from '@mitako/core/engine';
import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { SqlDialect } from '../engine/dialect.ts';
import { FIRST_ID, flagOf, idIn, LAST_ID, ofId } from '../engine/columns.ts';
import type { RowOf, Tables } from '../tables.ts';
import type { Reader } from '../engine/reader.ts';
import { total } from '../engine/sums.ts';
import {
  overdue,
  type From,
  type IndexScan,
  scanOfAll,
  scansOf,
  EXAMINED_MAX,
  type PlannedFilter,
  PAID_ON,
  type PlannedMark,
  type Through,
} from './scans.ts';
import { payments, type IndexedStatus } from './tables.ts';
import { byTexts, createTermPlanner } from './search/plan.ts';
import { type Listed, listedByTerms } from './search/terms.ts';

/**
 * Payment lists, each driven by an index whose last column is the id. A single filter has its own index, so a page
 * costs only its own rows. For several filters, the payments of the most selective one are examined, {@link
 * EXAMINED_MAX} at most: an index for each combination would cost every payment more than further pages cost the few
 * who combine them.
 */
export function createPaymentListRead(
  reader: Reader,
  dialect: SqlDialect,
): Pick<PaymentReads, 'payments' | 'allPayments' | 'paymentSums'> {
  const planByTerms = createTermPlanner(reader, EXAMINED_MAX);

  return {
    async payments(given, { fromId = given.fromId, ...page }): Promise<PaymentsPage> {
      const filter = { ...given, fromId };
      const anyOf = filter.anyOf === undefined ? undefined : await planned(filter, filter.anyOf);
      if (filter.statuses?.length === 0 || anyOf?.length === 0) return { rows: [], examinedThroughId: null };
      return foundIn(await reader.rows((db) => pageOf({ db, dialect }, { ...filter, anyOf }, page)), page);
    },

    async allPayments(filter, page) {
      if (filter.statuses?.length === 0) return { rows: [], examinedThroughId: null };
      const { owner, fromId } = { ...filter, ...page };
      const scan = scanOfAll(dialect, filter);
      // The scan names the owner.
      const placed = { merchantId: '', livemode: true, ...owner, fromId };
      return foundIn(await reader.rows((db) => merged({ db, dialect }, placed, [scan], page)), page);
    },

    async paymentSums(filter, limit): Promise<PaymentSums> {
      const anyOf = filter.anyOf === undefined ? undefined : await planned(filter, filter.anyOf);
      if (filter.statuses?.length === 0 || anyOf?.length === 0) return { sums: [], isWhole: true };
      const rows = await reader.rows((db) => sumsOf({ db, dialect }, { ...filter, anyOf }, limit));
      const sums = rows.flatMap(({ status, currency, paymentsCount, amount, amountRefunded }) =>
        status === null || currency === null ? [] : [{ status, currency, paymentsCount, amount, amountRefunded }],
      );
      const count = sums.reduce((all, { paymentsCount }) => all + paymentsCount, 0);
      return { sums, isWhole: count < limit && (rows[0]?.examined_through_id ?? null) === null };
    },
  };

  /**
   * Words of descriptions are looked for where nothing else finds a payment: they are in no index, and a page ends with
   * the payments examined for them, before older ones that an index has.
   */
  async function planned({ merchantId, livemode }: MerchantMode, marks: readonly PaymentMark[]) {
    const owner = { merchantId, livemode };
    const searched = marks.flatMap((mark) => ('words' in mark ? [mark] : []));
    const exact = marks.filter((mark): mark is Exclude<PaymentMark, SearchWords> => !('words' in mark));
    if (searched.length === 0) return exact;
    const plans = (await Promise.all(searched.map((mark) => planByTerms(owner, mark)))).flatMap((plan) => plan ?? []);
    const indexed: readonly PlannedMark[] = [...exact, ...plans.map((plan) => ({ plan }))];
    if (plans.length > 0 || (await hasAny(owner, exact))) return indexed;
    return searched.map((mark) => ({ plan: byTexts(mark) }));
  }

  async function hasAny(owner: MerchantMode, anyOf: readonly PlannedMark[]): Promise<boolean> {
    if (anyOf.length === 0) return false;
    const page = { limit: 1, afterId: null };
    const rows = await reader.rows((db) => pageOf({ db, dialect }, { ...owner, anyOf }, page));
    return rows.some(({ id, examined_through_id: throughId }) => id !== null || throughId !== null);
  }
}

function foundIn(rows: readonly MergedRow[], { limit }: Page): PaymentsPage {
  const found = rows.filter((row): row is FoundRow => row.id !== null);
  const throughId = rows[0]?.examined_through_id ?? null;
  return {
    rows: found.map(payments.fromRow),
    examinedThroughId: found.length === limit || throughId === null ? null : idIn('payment', throughId),
  };
}

/** The plain list, and a list by one index, need no combination of indexes. */
function pageOf(from: From, filter: PlannedFilter, page: Page): Compilable<MergedRow> {
  const scans = scansOf(from, filter);
  const only = sufficient(scans);
  if (only === null) return merged(from, filter, scans, page);
  return ledBy(from, filter, only, page)
    .selectAll()
    .select(sql<Stored | null>`null`.as('examined_through_id'))
    .limit(page.limit);
}

/** The one index that has exactly the matching payments. */
function sufficient(scans: readonly IndexScan[]): IndexScan | null {
  const [only, other] = scans;
  if (only === undefined || other !== undefined || only.rest.length > 0) return null;
  if (only.through !== undefined || only.eachOf !== undefined) return null;
  return only;
}

/** Sums of the payments of one page, as long as the limit. */
function sumsOf(from: From, filter: PlannedFilter, limit: number): Compilable<SumRow> {
  const page = { limit, afterId: null };
  const scans = scansOf(from, filter);
  const only = sufficient(scans);
  const status = sql<Payment['status']>`${shownStatus(filter.nowMs)}`.as('status');
  if (only === null) {
    return foundBy(from, filter, scans, page)
      .selectFrom((eb) =>
        eb
          .selectFrom('examined')
          .leftJoin('found', (join) => join.onTrue())
          .leftJoin('mitako_payments as payment', 'payment.id', 'found.id')
          .select([
            'payment.id',
            status,
            'payment.currency',
            'payment.amount',
            'payment.amount_refunded',
            'examined.through_id',
          ])
          .as('found'),
      )
      .groupBy(['found.status', 'found.currency', 'found.through_id'])
      .select(['found.status', 'found.currency', 'found.through_id as examined_through_id', ...SUMMED]);
  }
  return from.db
    .selectFrom(
      ledBy(from, filter, only, page)
        .select(['id', status, 'currency', 'amount', 'amount_refunded'])
        .limit(limit)
        .as('found'),
    )
    .groupBy(['found.status', 'found.currency'])
    .select(['found.status', 'found.currency', sql<Stored | null>`null`.as('examined_through_id'), ...SUMMED]);
}

function shownStatus(nowMs: number | undefined): RawBuilder<Payment['status']> {
  return nowMs === undefined ? sql`status` : sql`case when ${overdue(nowMs)} then 'expired' else status end`;
}

const SUMMED = [
  sql<number>`cast(count(found.id) as integer)`.as('paymentsCount'),
  total('found.amount').as('amount'),
  total('found.amount_refunded').as('amountRefunded'),
] as const;

type SumRow = Omit<PaymentStatusSum, 'status' | 'currency'> & {
  /** Null: none was found. */
  readonly status: Payment['status'] | null;
  readonly currency: string | null;
  readonly examined_through_id: Stored | null;
};

type MergedRow = { readonly [Name in keyof RowOf<'mitako_payments'>]: RowOf<'mitako_payments'>[Name] | null } & {
  readonly examined_through_id: Stored | null;
};

type FoundRow = RowOf<'mitako_payments'> & Pick<MergedRow, 'examined_through_id'>;

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/** Rows of an index between the ends of the page, newest first. */
function ledBy(
  { db, dialect }: From,
  filter: PlannedFilter,
  { by, where, ofAll = false }: IndexScan,
  page: Page,
): SelectQueryBuilder<Tables, 'mitako_payments', object> {
  const { merchantId, livemode } = filter;
  const fromId = startOf(filter);
  const before = endOf(filter, page);
  let query = db
    .selectFrom('mitako_payments')
    .$if(!ofAll, (own) =>
      own.where('merchant_id', '=', ofId('merchant', merchantId)).where('livemode', '=', flagOf(livemode)),
    );
  for (const each of where) query = query.where(each);
  if (by === null || !dialect.seeksPairs) {
    if (by !== null) query = query.where(by.column, '=', by.value);
    return query.where('id', '<', before).where('id', '>=', fromId).orderBy('id', 'desc');
  }
  // A range of the index instead of an equality: for a common value, PostgreSQL's planner would rather scan all
  // payments from the newest on, and never find one when the last is a year old. (SQLite's planner goes by the columns,
  // and finds no index over an expression for a range: 1 s instead of 0.2 ms for a phone among a million payments.)
  return query
    .where(sql<SqlBool>`(${by.column}, id) < (${by.value}, ${before})`)
    .where(sql<SqlBool>`(${by.column}, id) >= (${by.value}, ${fromId})`)
    .orderBy(by.column, 'desc')
    .orderBy('id', 'desc');
}

/** Ids of the payments that another table lists, from the end of the page on, newest first, or all of a range of terms. */
export function listedBy(
  { db, dialect }: From,
  filter: PlannedFilter,
  through: Through,
  page: Page,
  most: number,
): Listed {
  const merchantId = ofId('merchant', filter.merchantId);
  const fromId = startOf(filter);
  const livemode = flagOf(filter.livemode);
  const before = endOf(filter, page);
  if ('by' in through) {
    let query = db.selectFrom('mitako_attempts').select('payment_id');
    for (const each of through.where) query = query.where(each);
    if (dialect.seeksPairs) {
      // As in `ledBy`. With all of the index's columns, so that no other one comes close.
      const columns = sql.join(through.by.map(([column]) => column));
      const values = sql.join(through.by.map(([, value]) => value));
      query = query
        .where(sql<SqlBool>`(${columns}, payment_id) < (${values}, ${before})`)
        .where(sql<SqlBool>`(${columns}, payment_id) >= (${values}, ${fromId})`);
      for (const [column] of through.by) query = query.orderBy(column, 'desc');
    } else {
      for (const [column, value] of through.by) query = query.where(column, '=', value);
      query = query.where('payment_id', '<', before).where('payment_id', '>=', fromId);
    }
    return query.orderBy('payment_id', 'desc').limit(sql.lit(most)).as('listed');
  }
  if ('overdueAtMs' in through) {
    // By the index of expiries, those of all merchants: an index of their own would cost every payment a row.
    return db
      .selectFrom(
        db
          .selectFrom('mitako_open_payments')
          .select(['payment_id', 'merchant_id', 'livemode'])
          .where(sql<SqlBool>`status = 'requested'`)
          .where('expires_at_ms', '<=', through.overdueAtMs)
          .orderBy('expires_at_ms')
          .limit(sql.lit(EXAMINED_MAX))
          .as('overdue'),
      )
      .select('overdue.payment_id')
      .where('overdue.merchant_id', '=', merchantId)
      .where('overdue.livemode', '=', livemode)
      .where('overdue.payment_id', '<', before)
      .where('overdue.payment_id', '>=', fromId)
      .orderBy('overdue.payment_id', 'desc')
      .as('listed');
  }
  if ('status' in through) {
    return db
      .selectFrom('mitako_open_payments')
      .select('payment_id')
      .where('merchant_id', '=', merchantId)
      .where('livemode', '=', livemode)
      .where(sql<SqlBool>`status = ${through.status}`)
      .where('payment_id', '<', before)
      .where('payment_id', '>=', fromId)
      .orderBy('payment_id', 'desc')
      .limit(sql.lit(most))
      .as('listed');
  }
  if ('paidOn' in through) {
    const captures = db
      .selectFrom('mitako_transfers')
      .select(sql<Stored>`payment_id`.as('payment_id'))
      .where('kind', '=', sql.lit('capture'))
      .where('merchant_id', '=', merchantId)
      .where('livemode', '=', livemode);
    // As in `ledBy`. PostgreSQL's values of JSON are texts; of a cast, SQLite would not use the index.
    const day = sql<number>`cast(${through.paidOn} as bigint)`;
    const ofDay = dialect.seeksPairs
      ? captures
          .where(sql<SqlBool>`(${PAID_ON}, payment_id) < (${day}, ${before})`)
          .where(sql<SqlBool>`(${PAID_ON}, payment_id) >= (${day}, ${fromId})`)
          .orderBy(PAID_ON, 'desc')
      : captures
          .where(sql<SqlBool>`${PAID_ON} = ${through.paidOn}`)
          .where('payment_id', '<', before)
          .where('payment_id', '>=', fromId);
    return ofDay.orderBy('payment_id', 'desc').limit(sql.lit(most)).as('listed');
  }
  // They were counted a moment ago. PostgreSQL's planner has to know that they are few.
  return listedByTerms(db, { merchantId, livemode, terms: through.terms, before, fromId, most: 2 * EXAMINED_MAX });
}

/** Where a page begins, exclusive. */
function endOf({ beforeId }: PlannedFilter, { afterId }: Page): Stored {
  if (afterId === null && beforeId === undefined) return LAST_ID;
  return ofId(
    'payment',
    afterId !== null && (beforeId === undefined || afterId < beforeId) ? afterId : (beforeId ?? null),
  );
}

/** Where a list ends, inclusive. */
function startOf({ fromId }: PlannedFilter): Stored {
  return fromId === undefined ? FIRST_ID : ofId('payment', fromId);
}

const UNSUCCESSFUL: readonly IndexedStatus[] = ['partially_refunded', 'refunded', 'failed', 'canceled', 'expired'];

/** The newest ended payments by status, as far back as those that succeeded are looked for. */
export function endedBy(
  from: From,
  owner: MerchantMode,
  limit: number,
): Compilable<{ readonly status: Payment['status']; readonly count: number }> {
  const of = (indexedStatus: IndexedStatus, most: number) =>
    ledBy(
      from,
      owner,
      { by: { column: sql.ref('indexed_status'), value: indexedStatus }, where: [], rest: [] },
      { limit: most, afterId: null },
    )
      .select(['id', 'status'])
      .limit(sql.lit(most));
  return from.db
    .with('examined', () => of('ok', EXAMINED_MAX))
    .with('seen', (cte) =>
      cte
        .selectFrom('examined')
        .select(
          sql<Stored>`case when count(*) = ${sql.lit(EXAMINED_MAX)} then ${from.dialect.firstOf(sql.ref('id'))} else ${FIRST_ID} end`.as(
            'from_id',
          ),
        ),
    )
    .with('found', (cte) =>
      cte
        .selectFrom(
          UNSUCCESSFUL.reduce(
            (all, indexedStatus, place) =>
              all.unionAll(cte.selectFrom(of(indexedStatus, limit).as(`led_${place}`)).selectAll()),
            cte.selectFrom('examined').selectAll().where('status', '=', sql.lit('succeeded')),
          ).as('candidate'),
        )
        .innerJoin('seen', (join) => join.onRef('candidate.id', '>=', 'seen.from_id'))
        .select(['candidate.id', 'candidate.status'])
        .orderBy('candidate.id', 'desc')
        .limit(limit),
    )
    .selectFrom('found')
    .select(['status', sql<number>`cast(count(*) as integer)`.as('count')])
    .groupBy('status');
}

/** Payments of a lead that are examined at most. */
function mostOf({ rest, examinedMax = EXAMINED_MAX, mostlyMatches }: IndexScan, { limit }: Page): number {
  if (rest.length === 0) return limit;
  return Math.max(limit, mostlyMatches === true ? Math.min(EXAMINED_MAX, 10 * limit) : examinedMax);
}

/** One page from several indexes, or of examined rows, with the id down to which everything was seen. */
function merged(from: From, filter: PlannedFilter, scans: readonly IndexScan[], page: Page): Compilable<MergedRow> {
  return foundBy(from, filter, scans, page)
    .selectFrom('examined')
    .leftJoin('found', (join) => join.onTrue())
    .leftJoin('mitako_payments as payment', 'payment.id', 'found.id')
    .selectAll('payment')
    .select('examined.through_id as examined_through_id')
    .orderBy('found.id', 'desc');
}

/** The ids of that page as `found`, and the last one seen as `examined`. */
function foundBy(from: From, filter: PlannedFilter, scans: readonly IndexScan[], page: Page) {
  const candidates = scans.map((each, place) => {
    const most = mostOf(each, page);
    const fits = each.rest.reduce<RawBuilder<SqlBool>>((all, test) => sql`${all} and ${test}`, sql`1 = 1`);
    const { through, eachOf } = each;
    if (eachOf !== undefined) {
      const ids =
        through === undefined
          ? ledBy(from, filter, each, page).select('id').limit(sql.lit(most))
          : from.db.selectFrom(listedBy(from, filter, through, page, most)).select('listed.payment_id as id');
      const led = from.db
        .selectFrom(from.dialect.jsonEach(JSON.stringify([...new Set(eachOf)])).as('each'))
        .crossJoin(from.dialect.foundIds(ids).as('led'))
        .select([from.dialect.foundId('led').as('id'), 'each.value as place'])
        .select(sql<number>`${sql.lit(most)}`.as('most'));
      if (each.rest.length === 0) return led.select(sql<number>`1`.as('fits'));
      return led
        .innerJoin('mitako_payments', (join) => join.on('mitako_payments.id', '=', from.dialect.foundId('led')))
        .select(sql<number>`case when ${fits} then 1 else 0 end`.as('fits'));
    }
    if (through !== undefined) {
      const isWhole = 'overdueAtMs' in through || 'terms' in through;
      return from.db
        .selectFrom(listedBy(from, filter, through, page, most))
        .innerJoin('mitako_payments', 'mitako_payments.id', 'listed.payment_id')
        .select([
          'mitako_payments.id',
          sql<string>`${sql.lit(String(place))}`.as('place'),
          // A range is seen to its end, as is what is overdue.
          sql<number>`${sql.lit(isWhole ? -1 : most)}`.as('most'),
          sql<number>`case when ${fits} then 1 else 0 end`.as('fits'),
        ]);
    }
    return ledBy(from, filter, each, page)
      .select([
        'id',
        sql<string>`${sql.lit(String(place))}`.as('place'),
        sql<number>`${sql.lit(most)}`.as('most'),
        sql<number>`case when ${fits} then 1 else 0 end`.as('fits'),
      ])
      .limit(sql.lit(most));
  });
  return (
    from.db
      .with('candidate', (cte) => {
        const [first, ...others] = candidates.map((each, place) => cte.selectFrom(each.as(`led_${place}`)).selectAll());
        if (first === undefined) throw new RangeError('There is nothing to look for.');
        return others.reduce((all, other) => all.unionAll(other), first);
      })
      // Of those that may have more, the one that came least far.
      .with('examined', (cte) =>
        cte
          .selectFrom(
            cte
              .selectFrom('candidate')
              .select(from.dialect.firstOf(sql.ref('candidate.id')).as('last_id'))
              .groupBy(['candidate.place', 'candidate.most'])
              .having(({ fn, eb, ref }) => eb(fn.countAll(), '=', ref('candidate.most')))
              .as('unfinished'),
          )
          .select(from.dialect.lastOf(sql.ref('unfinished.last_id')).as('through_id')),
      )
      .with('found', (cte) =>
        cte
          .selectFrom('candidate')
          .innerJoin('examined', (join) => join.onTrue())
          .select('candidate.id')
          .where('candidate.fits', '=', sql.lit(1))
          .where(({ eb, or, ref }) =>
            or([eb('examined.through_id', 'is', null), eb('candidate.id', '>=', ref('examined.through_id'))]),
          )
          .groupBy('candidate.id')
          .orderBy('candidate.id', 'desc')
          .limit(page.limit),
      )
  );
}
