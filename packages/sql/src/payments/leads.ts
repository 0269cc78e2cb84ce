import type { Payment, PaymentFilter, PaymentMark } from '@mitako/core/engine';
import { type Expression, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../tables.ts';
import type { TermRange, WordsPlan } from './words.ts';

/** Payments examined per page and index when further filters apply: 10 ms of SQLite, which serves nobody else meanwhile. */
export const LOOKED_AT_MAX = 1_000;

export type PlannedMark = Exclude<PaymentMark, { readonly words: readonly string[] }> | { readonly plan: WordsPlan };

export type PlannedFilter = Omit<PaymentFilter, 'anyOf'> & { readonly anyOf?: readonly PlannedMark[] | undefined };
/** Conditions of an index, and conditions checked on each row. */
export interface Lead {
  /** The index column before the id, and its value; null: the index has the owner alone. */
  readonly by: { readonly column: RawBuilder<string | number>; readonly value: string | number } | null;
  /** An additional condition, for a partial index; or the only one, for a unique key. */
  readonly where: readonly Expression<SqlBool>[];
  readonly rest: readonly Expression<SqlBool>[];
  /** Instead: the payments of a term, or the few of a range of terms. */
  readonly term?: string | TermRange;
  /** Payments examined at most, if not {@link LOOKED_AT_MAX}. */
  readonly lookedAtMax?: number;
}

/** One filter: its indexes, and its condition on a row found by another index. */
interface Ranked {
  readonly leads: readonly Lead[];
  readonly test: Expression<SqlBool>;
}

/** The indexes that together contain all matches; if one suffices, the most selective. */
export function leadsOf(db: Kysely<Tables>, filter: PlannedFilter): readonly Lead[] {
  const { statuses } = filter;
  const single = singleFilters(db, filter);
  const ofStates = statuses === undefined ? [] : [sql<SqlBool>`status in (${sql.join(statuses)})`];
  const tests = [...single.map(({ test }) => test), ...ofStates];
  if (filter.anyOf !== undefined) {
    return filter.anyOf.flatMap((mark) =>
      heldTo('plan' in mark ? leadsByWords(mark.plan) : markedBy(db, mark, statuses).leads, tests),
    );
  }
  const [first, ...others] = single;
  if (first !== undefined) return heldTo(first.leads, [...others.map(({ test }) => test), ...ofStates]);
  if (statuses !== undefined) return statuses.flatMap((status) => lead(sql.ref('status'), status).leads);
  return [{ by: null, where: [], rest: [] }];
}

function heldTo(leads: readonly Lead[], tests: readonly Expression<SqlBool>[]): readonly Lead[] {
  return leads.map((each) => ({ ...each, rest: [...each.rest, ...tests] }));
}

/** The most selective first. */
function singleFilters(db: Kysely<Tables>, filter: PlannedFilter): readonly Ranked[] {
  const { transactionId, customerReference, paymentLinkId, phoneEnding, amount, method, statuses } = filter;
  return [
    ...(transactionId === undefined ? [] : [ofTransaction(db, transactionId)]),
    ...(customerReference === undefined ? [] : [markedBy(db, { customerReference }, statuses)]),
    ...(paymentLinkId === undefined
      ? []
      : [lead(sql.ref('payment_link_id'), paymentLinkId, sql`payment_link_id is not null`)]),
    ...(phoneEnding === undefined ? [] : [markedBy(db, { phoneEnding }, statuses)]),
    ...(amount === undefined ? [] : [markedBy(db, { amount }, statuses)]),
    ...(method === undefined ? [] : [ofMethod(method)]),
  ];
}

function leadsByWords(plan: WordsPlan): readonly Lead[] {
  if (plan.by === 'nothing') return [];
  const all = { by: null, where: [], rest: plan.rest };
  if (plan.by === 'payments') return [all];
  if (plan.by === 'range') return [{ ...all, term: plan.range }];
  return plan.terms.map((term) => ({ ...all, term, lookedAtMax: Math.floor(LOOKED_AT_MAX / plan.terms.length) }));
}

function markedBy(
  db: Kysely<Tables>,
  mark: Exclude<PlannedMark, { readonly plan: WordsPlan }>,
  statuses: PaymentFilter['statuses'],
): Ranked {
  if ('id' in mark) return unique(sql`id = ${mark.id}`);
  if ('slug' in mark) return unique(sql`slug = ${mark.slug}`);
  if ('transferId' in mark) return unique(ofTransfer(db, mark.transferId));
  if ('amount' in mark) return ofAmount(mark.amount, statuses);
  if ('payerId' in mark) return lead(sql.ref('payer_id'), mark.payerId, sql`payer_id is not null`);
  if ('phoneEnding' in mark) return lead(PHONE_ENDING, mark.phoneEnding, sql`phone_masked is not null`);
  return lead(sql.ref('customer_reference'), mark.customerReference, sql`customer_reference is not null`);
}

/** Mobile money as a whole is too frequent for an index of its own. */
function ofMethod(method: string): Ranked {
  if (method !== 'mobile_money') return lead(METHOD, method, sql`method_type is not null`);
  const test = sql<SqlBool>`(method_type is not null and method_type = ${method})`;
  return { leads: [{ by: null, where: [], rest: [test] }], test };
}

/** Exactly as in the indexes. Both engines know these functions. */
const METHOD = sql<string>`coalesce(method_provider, method_type)`;
const PHONE_ENDING = sql<string>`substr(phone_masked, length(phone_masked) - 2)`;

function lead(
  column: RawBuilder<string | number>,
  value: string | number,
  ...where: readonly Expression<SqlBool>[]
): Ranked {
  return {
    leads: [{ by: { column, value }, where, rest: [] }],
    test: sql`(${column} is not null and ${column} = ${value})`,
  };
}

function unique(test: Expression<SqlBool>): Ranked {
  return { leads: [{ by: null, where: [test], rest: [] }], test };
}

const OPEN = ['requested', 'processing'] as const;

/**
 * Payments enter the index on amounts when they end: it costs 40 µs, and creating a payment takes 100 µs without it.
 * Open ones are few, and are examined one by one.
 */
function ofAmount(amount: number, statuses: PaymentFilter['statuses']): Ranked {
  const { leads, test } = lead(sql.ref('amount'), amount, sql`status not in ('requested', 'processing')`);
  const isAsked = (status: Payment['status']): boolean => statuses === undefined || statuses.includes(status);
  const open = OPEN.filter(isAsked).flatMap((status) => heldTo(lead(sql.ref('status'), status).leads, [test]));
  const mayHaveEnded = statuses === undefined || statuses.some((status) => !OPEN.some((each) => each === status));
  return { leads: mayHaveEnded ? [...leads, ...open] : open, test };
}

function ofTransfer(db: Kysely<Tables>, id: string): RawBuilder<SqlBool> {
  return sql`id = (${db.selectFrom('mitako_transfers').select('payment_id').where('mitako_transfers.id', '=', id)})`;
}

function ofTransaction(db: Kysely<Tables>, id: string): Ranked {
  return unique(sql`(${ofTransfer(db, id)} and transaction_id = ${id})`);
}
