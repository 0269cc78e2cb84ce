import { unindexed } from '../engine/joined.ts';
import { type Stored } from '../engine/ids.ts';
import type { MerchantMode } from '@mitako/core';
import {
  type AllPaymentsFilter,
  type IdKind,
  type LinkedCustomer,
  type Payment,
  type PaymentFilter,
  type PaymentMark,
  RAIL_METHOD_TYPES,
  type SearchWords,
} from '@mitako/core/engine';
import { type Expression, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SqlDialect } from '../engine/dialect.ts';
import { flagOf, ofId } from '../engine/columns.ts';
import { attempts } from '../attempts/tables.ts';
import { ofField } from '../engine/write.ts';
import type { Tables } from '../tables.ts';
import { hasSlug } from './by-slug.ts';
import { indexedStatusOf } from './tables.ts';
import type { TextPlan } from './search/plan.ts';
import type { TermRange } from './search/terms.ts';

/** What a list is compiled with. */
export interface From {
  readonly db: Kysely<Tables>;
  readonly dialect: SqlDialect;
}

/** Payments examined per page and index when further filters apply: 10 ms of SQLite, which serves no other call meanwhile. */
export const EXAMINED_MAX = 1_000;

export type PlannedMark = Exclude<PaymentMark, SearchWords> | { readonly plan: TextPlan };

export type PlannedFilter = Omit<PaymentFilter, 'anyOf'> & { readonly anyOf?: readonly PlannedMark[] | undefined };

/** What a column is compared with. */
type Value = string | number | Stored | RawBuilder<Stored>;

/** Conditions of an index, and conditions checked on each row. */
export interface IndexScan {
  /** The index column before the id, and its value; null: the index has the owner alone. */
  readonly by: {
    readonly column: RawBuilder<unknown>;
    readonly value: Value | typeof EACH_VALUE;
  } | null;
  /** The index is read for each of these values, {@link EACH_VALUE}, in one statement for any number of them. */
  readonly eachOf?: readonly (string | number)[];
  /** An additional condition, for a partial index; or the only one, for a unique key. */
  readonly where: readonly Expression<SqlBool>[];
  readonly rest: readonly Expression<SqlBool>[];
  /** Instead of an index of payments: the payments that another table lists. */
  readonly through?: Through;
  /** Payments examined at most, if not {@link EXAMINED_MAX}. */
  readonly examinedMax?: number;
  /** Of all merchants and both modes, by the primary key. */
  readonly ofAll?: boolean;
  /** Most of them pass the other conditions. */
  readonly mostlyMatches?: boolean;
}

/** One of the values of {@link IndexScan.eachOf}. */
export const EACH_VALUE = sql.ref<string>('each.value');

export type Through =
  /** The few of a range of terms. */
  | { readonly terms: TermRange }
  /** Open ones. */
  | { readonly status: Payment['status'] | typeof EACH_VALUE }
  /** Paid on this day in Douala, by its number. */
  | { readonly paidOn: typeof EACH_VALUE }
  /** Requested ones that are past their expiry at this time. The background work leaves few of them. */
  | { readonly overdueAtMs: number }
  /** Those with an attempt of this kind. */
  | {
      /** The columns of its index before the payment's id, with their values. */
      readonly by: readonly (readonly [column: RawBuilder<unknown>, value: Value])[];
      /** Of a partial index. */
      readonly where: readonly Expression<SqlBool>[];
    };

/** One filter: its indexes, and its condition on a row found by another index. */
interface Ranked {
  readonly scans: readonly IndexScan[];
  readonly test: Expression<SqlBool>;
}

/** The indexes that together contain all matches; if one suffices, the most selective. */
export function scansOf(from: From, filter: PlannedFilter): readonly IndexScan[] {
  const { statuses, nowMs } = filter;
  const single = singleFilters(from, filter);
  const ofStates = statuses === undefined ? [] : [amongStatuses(from.dialect, statuses, nowMs)];
  const tests = [...single.map(({ test }) => test), ...ofStates];
  if (filter.anyOf !== undefined) {
    return filter.anyOf.flatMap((mark) =>
      filteredBy('plan' in mark ? scansByText(mark.plan) : markedBy(from, filter, mark).scans, tests),
    );
  }
  const [first, ...others] = single;
  if (first !== undefined) return filteredBy(first.scans, [...others.map(({ test }) => test), ...ofStates]);
  if (statuses !== undefined) return ofStatuses(statuses, nowMs);
  return [{ by: null, where: [], rest: [] }];
}

/**
 * Of all merchants, by the order of their creation: an index for each filter would cost every payment more than further
 * pages cost the operator. A merchant's are in an index.
 */
export function scanOfAll(dialect: SqlDialect, filter: AllPaymentsFilter): IndexScan {
  const { owner, statuses, nowMs, method, amountFrom, amountTo } = filter;
  const isOfMerchant = owner !== undefined && 'merchantId' in owner;
  const tests = [
    ...(statuses === undefined ? [] : [amongStatuses(dialect, statuses, nowMs)]),
    ...(method === undefined
      ? []
      : [
          sql<SqlBool>`(method_type is not null and (method_type = ${method} or coalesce(method_provider, '') = ${method}))`,
        ]),
    ...(amountFrom === undefined ? [] : [sql<SqlBool>`amount >= ${amountFrom}`]),
    ...(amountTo === undefined ? [] : [sql<SqlBool>`amount <= ${amountTo}`]),
  ];
  const ofMode = owner === undefined || isOfMerchant ? [] : [sql<SqlBool>`livemode = ${flagOf(owner.livemode)}`];
  return {
    by: null,
    where: [],
    rest: [...ofMode, ...tests],
    ofAll: !isOfMerchant,
    mostlyMatches: tests.length === 0,
  };
}

function filteredBy(scans: readonly IndexScan[], tests: readonly Expression<SqlBool>[]): readonly IndexScan[] {
  if (tests.length === 0) return scans;
  return scans.map((each) => ({ ...each, mostlyMatches: false, rest: [...each.rest, ...tests] }));
}

/** The most selective first. */
function singleFilters(from: From, filter: PlannedFilter): readonly Ranked[] {
  const { db } = from;
  const { transactionId, customerReference, paymentLinkId, customer, phoneEnding, amount, method } = filter;
  return [
    ...(transactionId === undefined ? [] : [ofTransaction(db, transactionId)]),
    ...(customerReference === undefined ? [] : [markedBy(from, filter, { customerReference })]),
    ...(paymentLinkId === undefined
      ? []
      : [scan(sql.ref('payment_link_id'), ofId('paymentLink', paymentLinkId), sql`payment_link_id is not null`)]),
    ...(customer === undefined ? [] : [ofCustomer(db, filter, customer)]),
    ...(phoneEnding === undefined ? [] : [markedBy(from, filter, { phoneEnding })]),
    ...(amount === undefined ? [] : [markedBy(from, filter, { amount })]),
    ...(method === undefined ? [] : [ofMethod(filter, method)]),
    ...paidIn(filter),
  ];
}

/** A month, with its ends. Of a longer period each payment is examined: most that were created in it were paid in it. */
const PAID_DAYS_MAX = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
const OFFSET_MS = 60 * 60 * 1000;

/** As in the index of captures. */
export const PAID_ON = sql<number>`((created_at_ms + 3600000) / 86400000)`;

/**
 * Payments by when they were paid: a page of each day. Days that are not whole are tested for the moment. A period without
 * an end reaches to the present day, and the next one, for clocks that are not the same.
 */
function paidIn({ succeededFromMs: fromMs, succeededToMs, nowMs }: PlannedFilter): readonly Ranked[] {
  if (fromMs === undefined && succeededToMs === undefined) return [];
  const tests = [
    ...(fromMs === undefined ? [] : [sql<SqlBool>`succeeded_at_ms >= ${fromMs}`]),
    ...(succeededToMs === undefined ? [] : [sql<SqlBool>`succeeded_at_ms < ${succeededToMs}`]),
  ];
  const test = sql<SqlBool>`(${sql.join(tests, sql` and `)})`;
  const toMs = succeededToMs ?? (nowMs === undefined ? undefined : nowMs + DAY_MS);
  if (fromMs === undefined || toMs === undefined || toMs - fromMs > PAID_DAYS_MAX * DAY_MS) return [onEach(test)];
  const startOf = (day: number): number => day * DAY_MS - OFFSET_MS;
  const first = Math.floor((fromMs + OFFSET_MS) / DAY_MS);
  const count = toMs <= fromMs ? 0 : Math.floor((toMs - 1 + OFFSET_MS) / DAY_MS) - first + 1;
  const days = Array.from({ length: count }, (_, place) => first + place);
  const isWhole = (day: number): boolean => startOf(day) >= fromMs && startOf(day + 1) <= toMs;
  const scanOf = (some: readonly number[], rest: readonly Expression<SqlBool>[]): IndexScan => ({
    by: null,
    where: [],
    rest,
    through: { paidOn: EACH_VALUE },
    eachOf: some,
    mostlyMatches: true,
    examinedMax: Math.ceil(EXAMINED_MAX / Math.max(1, count)),
  });
  return [
    {
      scans: [
        scanOf(days.filter(isWhole), []),
        scanOf(
          days.filter((day) => !isWhole(day)),
          [test],
        ),
      ],
      test,
    },
  ];
}

function scansByText(plan: TextPlan): readonly IndexScan[] {
  if (plan.by === 'payments') return [{ by: null, where: [], rest: plan.rest }];
  return [{ by: null, where: [], rest: [], through: { terms: plan.range } }];
}

function markedBy({ db }: From, owner: MerchantMode, mark: Exclude<PlannedMark, { readonly plan: TextPlan }>): Ranked {
  if ('id' in mark) return unique(sql`id = ${ofId('payment', mark.id)}`);
  if ('slug' in mark) return unique(hasSlug('mitako_payments', mark.slug));
  if ('transferId' in mark) return unique(ofTransfer(db, mark.transferId));
  if ('railReference' in mark) return unique(ofRailReference(db, mark.railReference));
  if ('amount' in mark) return scan(sql.ref('amount'), mark.amount);
  if ('customerId' in mark) {
    const customerId = ofId('customer', mark.customerId);
    return attempted(CUSTOMER, customerId, attemptedByCustomer(owner, customerId, [sql`customer_id is not null`]));
  }
  if ('phone' in mark) return byPhone(db, owner, mark.phone);
  if ('phoneEnding' in mark) return attemptedOf(owner, PHONE_ENDING, mark.phoneEnding, [sql`phone_masked is not null`]);
  return scan(sql.ref('customer_reference'), mark.customerReference, sql`customer_reference is not null`);
}

/** Each has the status, or that which it shows by now. */
function amongStatuses(
  dialect: SqlDialect,
  statuses: readonly Payment['status'][],
  nowMs: number | undefined,
): Expression<SqlBool> {
  const stored = dialect.isAmong('status', JSON.stringify(statuses));
  if (nowMs === undefined || statuses.includes('requested') === statuses.includes('expired')) return stored;
  return statuses.includes('expired')
    ? sql<SqlBool>`(${stored} or ${overdue(nowMs)})`
    : sql<SqlBool>`(${stored} and not ${overdue(nowMs)})`;
}

/** Past its expiry, whether or not the background work has expired it. */
export function overdue(nowMs: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(status = 'requested' and expires_at_ms <= ${nowMs})`;
}

/** Of several: at most four scans. */
function ofStatuses(statuses: readonly Payment['status'][], nowMs: number | undefined): readonly IndexScan[] {
  const own = new Set(statuses);
  if (nowMs === undefined || own.has('requested') === own.has('expired')) return ofStored([...own]);
  if (own.has('expired'))
    return [...ofStored([...own]), { by: null, where: [], rest: [], through: { overdueAtMs: nowMs } }];
  const others = [...own].filter((status) => status !== 'requested');
  return [...ofStored(others), { ...ofStatus('requested'), rest: [sql`not ${overdue(nowMs)}`], mostlyMatches: true }];
}

function ofStored(statuses: readonly Payment['status'][]): readonly IndexScan[] {
  const [only, ...others] = statuses;
  if (only === undefined) return [];
  if (others.length === 0) return [ofStatus(only)];
  const open = statuses.filter(isOpen);
  const ended = statuses.filter((status) => indexedStatusOf({ status }) !== 'ok');
  const each: readonly (IndexScan & { readonly eachOf: readonly string[] })[] = [
    { by: null, where: [], rest: [], through: { status: EACH_VALUE }, eachOf: open },
    { by: { column: INDEXED_STATUS, value: EACH_VALUE }, where: [], rest: [], eachOf: ended },
  ];
  return [
    ...each.filter(({ eachOf }) => eachOf.length > 0),
    ...statuses.filter((status) => status === 'succeeded').map(ofStatus),
  ];
}

const INDEXED_STATUS = sql.ref<string>('indexed_status');

function isOpen(status: Payment['status']): boolean {
  return status !== 'succeeded' && indexedStatusOf({ status }) === 'ok';
}

/** `status` is in no index: an update that changes an indexed column writes all indexes of the row. */
function ofStatus(status: Payment['status']): IndexScan {
  const indexedStatus = indexedStatusOf({ status });
  if (isOpen(status)) return { by: null, where: [], rest: [], through: { status } };
  const by = { column: INDEXED_STATUS, value: indexedStatus };
  if (indexedStatus !== 'ok') return { by, where: [], rest: [] };
  return { by, where: [], rest: [sql`status = ${status}`], mostlyMatches: true };
}

function ofCustomer(db: Kysely<Tables>, owner: MerchantMode, customer: LinkedCustomer): Ranked {
  const id = ofId('customer', customer.id);
  const { scans, test } = attempted(CUSTOMER, id, attemptsOf(owner, customer));
  const { fromAttemptId } = customer;
  if (fromAttemptId === null) return { scans, test: sql`1 = 0` };
  // A payment found through another index does not show when it was linked to its customer.
  const linked = db
    .selectFrom('mitako_attempts as tried')
    .select(sql.lit(1).as('one'))
    .where('tried.payment_id', '=', sql.ref<Stored>('mitako_payments.id'))
    .where('tried.customer_id', '=', id)
    .where('tried.id', '>=', ofId('attempt', fromAttemptId));
  return { scans, test: sql`(${test} and exists ${linked})` };
}

/** A customer, or each of several. */
type Linked = LinkedCustomer | { readonly [Field in keyof LinkedCustomer]: RawBuilder<Stored> };

/** The payments of a customer's attempts. */
export function attemptsOf(owner: MerchantMode, customer: Linked): Through {
  return attemptedByCustomer(owner, storedIn('customer', customer.id), linkedTo(customer));
}

/** Without the attempts before they were erased. */
function linkedTo({ fromAttemptId }: Linked): readonly Expression<SqlBool>[] {
  return [
    sql`customer_id is not null`,
    fromAttemptId === null ? sql`1 = 0` : sql`id >= ${storedIn('attempt', fromAttemptId)}`,
  ];
}

function storedIn(kind: IdKind, id: string | RawBuilder<Stored>): Stored | RawBuilder<Stored> {
  return typeof id === 'string' ? ofId(kind, id) : id;
}

/** A type is too frequent for an index of its own; a provider, the wallet and cash are not. */
function ofMethod(owner: MerchantMode, method: string): Ranked {
  if (!RAIL_METHOD_TYPES.some((type) => type === method)) return attemptedOf(owner, METHOD, method, []);
  return onEach(sql`(method_type is not null and method_type = ${method})`);
}

/** Too frequent, or too rarely asked for, for an index of its own: each payment is examined. */
function onEach(test: Expression<SqlBool>): Ranked {
  return { scans: [{ by: null, where: [], rest: [test] }], test };
}

/** A payment shows its last attempt; most have no other. */
function attempted(column: RawBuilder<unknown>, value: Value, through: Through): Ranked {
  const test = sql<SqlBool>`(${column} is not null and ${column} = ${value})`;
  return { scans: [{ by: null, where: [], rest: [test], through, mostlyMatches: true }], test };
}

/**
 * By the index of endings: one of whole numbers would have to be of each owner, too. A merchant has a thousand attempts of one ending
 * once it has a million.
 */
function byPhone(
  db: Kysely<Tables>,
  owner: MerchantMode,
  { hashes, ending }: { readonly hashes: readonly string[]; readonly ending: string },
): Ranked {
  const { scans } = attemptedOf(owner, PHONE_ENDING, ending, [sql`phone_masked is not null`]);
  const tried = db
    .selectFrom('mitako_attempts as tried')
    .select(sql.lit(1).as('one'))
    .where('tried.payment_id', '=', sql.ref<Stored>('mitako_payments.id'))
    .where(
      'tried.phone_hash',
      'in',
      hashes.map((hash) => ofField(attempts, 'phoneHash', hash)),
    );
  const test = sql<SqlBool>`exists ${tried}`;
  return { scans: scans.map((each) => ({ ...each, rest: [test], mostlyMatches: false })), test };
}

/** Always of one owner: a page reports how far it searched, and must not reveal payments of others. */
function attemptedOf(
  { merchantId, livemode }: MerchantMode,
  column: RawBuilder<string>,
  value: string,
  where: readonly Expression<SqlBool>[],
): Ranked {
  const owned = [
    [sql.ref('merchant_id'), ofId('merchant', merchantId)],
    [sql.ref('livemode'), flagOf(livemode)],
  ] as const;
  return attempted(column, value, { by: [...owned, [column, value]], where });
}

/** Of one owner too, but not in terms of an index: a customer's id is of one merchant and mode. */
function attemptedByCustomer(
  { merchantId, livemode }: MerchantMode,
  customerId: Stored | RawBuilder<Stored>,
  where: readonly Expression<SqlBool>[],
): Through {
  const owned = [
    sql<SqlBool>`${unindexed('merchant_id')} = ${ofId('merchant', merchantId)}`,
    sql<SqlBool>`livemode + 0 = ${flagOf(livemode)}`,
  ];
  return { by: [[CUSTOMER, customerId]], where: [...where, ...owned] };
}

/** Exactly as in the indexes of attempts, and the same of a payment. Both engines know these functions. */
const CUSTOMER = sql.ref('customer_id');
const METHOD = sql<string>`coalesce(method_provider, method_type)`;
const PHONE_ENDING = sql<string>`substr(phone_masked, length(phone_masked) - 2)`;

function scan(column: RawBuilder<unknown>, value: Value, ...where: readonly Expression<SqlBool>[]): Ranked {
  return {
    scans: [{ by: { column, value }, where, rest: [] }],
    test: sql`(${column} is not null and ${column} = ${value})`,
  };
}

function unique(test: Expression<SqlBool>): Ranked {
  return { scans: [{ by: null, where: [test], rest: [] }], test };
}

function ofTransfer(db: Kysely<Tables>, id: string): RawBuilder<SqlBool> {
  return sql`id = (${db.selectFrom('mitako_transfers').select('payment_id').where('mitako_transfers.id', '=', ofId('transaction', id))})`;
}

/** Of the attempt, or of its request. A provider gives each once. */
function ofRailReference(db: Kysely<Tables>, reference: string): RawBuilder<SqlBool> {
  const by = (column: 'rail_reference' | 'rail_request_id') =>
    db.selectFrom('mitako_attempts').select('payment_id').where(column, '=', reference);
  return sql`id in ${by('rail_reference').unionAll(by('rail_request_id'))}`;
}

function ofTransaction(db: Kysely<Tables>, id: string): Ranked {
  return unique(sql`(${ofTransfer(db, id)} and transaction_id = ${ofId('transaction', id)})`);
}
