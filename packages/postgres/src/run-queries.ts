import type { MergedStatement, SqlValue } from '@mitako/sql';
import type { Owner, Run } from './batches.ts';
import { sqlStateOf } from './errors.ts';
import { type GuardedQuery, IS_IN_COMMIT, statementName } from './guarded.ts';
import { listOf } from './list-of.ts';

/** Makes the query of a merged statement. `isSure`: no row that is inserted exists, or the transaction may end. */
export type RunGuard = (run: Run, isSure: boolean) => GuardedQuery;

/**
 * Like `createGuard`, for merged statements. A query that does not touch as many rows as it has members fails with the
 * numbers of those that it touched (see `refusedIn`): the server then knows more than a count, and returns it without another
 * round trip.
 */
export function createRunGuard(options: { readonly preparedStatements: boolean }): RunGuard {
  const texts = new WeakMap<MergedStatement, { -readonly [Kind in keyof typeof TEXTS]?: Text }>();

  function textOf(merged: MergedStatement, kind: keyof typeof TEXTS): Text {
    let known = texts.get(merged);
    if (known === undefined) texts.set(merged, (known = {}));
    return (known[kind] ??= named(TEXTS[kind](merged)));
  }

  return ({ merged, rowsCount, rows }, isSure) => {
    const isPlain = isSure && merged.plain !== null;
    const { name, text } = textOf(merged, isPlain ? 'plain' : rowsCount === null ? 'uncounted' : 'counted');
    const values: SqlValue[] = merged.columns.map((place) => listOf(rows.map((row) => row.values[place] ?? null)));
    values.push(...merged.constants);
    if (rowsCount !== null && !isPlain) values.push(rowsCount);
    return options.preparedStatements ? { name, text, values } : { text, values };
  };
}

interface Text {
  readonly name: string;
  readonly text: string;
}

function named(text: string): Text {
  return { name: statementName(text), text };
}

const TOUCHED = 'mitako touched';

/** invalid_text_representation: the error that carries the numbers. */
const INVALID_TEXT = '22P02';

function counted({ sql, touched, columns, constants }: MergedStatement): string {
  const rowsCount = `$${columns.length + constants.length + 1}::bigint`;
  // Subqueries, because an aggregate in a CASE is computed even if it is not needed.
  return `WITH touched AS (${sql}) SELECT CASE WHEN (SELECT count(*) FROM touched) = ${rowsCount} AND ${IS_IN_COMMIT} THEN 1 ELSE ('${TOUCHED} ' || coalesce((SELECT string_agg(ord::text, ',') FROM (${touched ?? ''}) AS found), '') || ';')::int END`;
}

function uncounted({ sql }: MergedStatement): string {
  return `WITH touched AS (${sql}) SELECT 1 / (count(*) >= 0 AND ${IS_IN_COMMIT})::int FROM touched`;
}

/** It inserts its rows or fails by itself, so they are not counted. */
function plain({ plain: insert }: MergedStatement): string {
  return `${insert ?? ''} where ${IS_IN_COMMIT}`;
}

const TEXTS = { counted, uncounted, plain };

/** The lists that a merged statement failed on. */
export interface Refused {
  /** Refused, with their statement. */
  readonly certain: readonly Owner[];
  /** Refused or not: what their own statements will tell. */
  readonly uncertain: readonly number[];
}

/**
 * Which lists are refused where a merged statement failed. Null: it failed for another reason, or it is not known.
 *
 * A row that was not found is refused for certain, since no other list of the group touches it (see `batchesOf`). In
 * doubt is an insert that met a unique key, perhaps of another list that will be refused itself; and which of several
 * additions to one row are too much.
 */
export function refusedIn({ merged, rows }: Run, error: unknown): Refused | null {
  const touched = touchedIn(error);
  if (touched === null) return null;
  const certain = new Map<number, Owner>();
  const uncertain = new Set<number>();
  for (const [place, { of }] of rows.entries()) {
    if (touched.has(place + 1)) continue;
    const isCertain = merged.access !== 'insert' && (of.length === 1 || merged.access === 'read');
    for (const owner of of) {
      if (!isCertain) uncertain.add(owner.list);
      else if ((certain.get(owner.list)?.statement ?? Infinity) > owner.statement) certain.set(owner.list, owner);
    }
  }
  for (const list of uncertain) certain.delete(list);
  return certain.size + uncertain.size === 0 ? null : { certain: [...certain.values()], uncertain: [...uncertain] };
}

/** Numbers of the rows that a failed query touched. Null: it failed for another reason. */
function touchedIn(error: unknown): ReadonlySet<number> | null {
  if (sqlStateOf(error) !== INVALID_TEXT || !(error instanceof Error)) return null;
  // The message may be in any language, and quotes the text as it is.
  const [, numbers] = /mitako touched ([\d,]*);/.exec(error.message) ?? [];
  return numbers === undefined ? null : new Set(numbers.split(',').map(Number));
}
