import type { Access, GuardedStatement, MergedStatement, SqlValue } from '@mitako/sql';

/** The statements of a list of changes. */
export type List = readonly GuardedStatement[];

/** Lists of one shape, which run together: statement by statement, each once for all of them. */
export interface Batch {
  /** Places of the lists in their group. */
  readonly lists: readonly number[];
  readonly runs: readonly Run[];
}

/** One merged statement and the rows of its `member`, in the order in which they are locked. */
export interface Run {
  readonly merged: MergedStatement;
  /** Null: any number of rows may be touched. */
  readonly rowsCount: number | null;
  readonly rows: readonly MemberRow[];
}

export interface MemberRow {
  readonly values: readonly SqlValue[];
  /** More than one where the additions of several statements are summed, or all assert the same. */
  readonly of: readonly Owner[];
}

export interface Owner {
  readonly list: number;
  /** Its place in the list. */
  readonly statement: number;
}

/** What can be merged, and the others. */
export interface Batches {
  readonly batches: readonly Batch[];
  readonly others: readonly number[];
}

/**
 * Divides a group. A list is merged with others of its shape, the sequence of its statements, where a statement that
 * repeats counts once: a transfer has two entries or five.
 *
 * Merged lists are independent of each other: no two of them name one row, unless neither notices the other there. So
 * the result is that of the lists one after another, in any order, and what refuses one of them is not the doing of
 * another. A list that is not independent keeps its own way, after the merged ones.
 * @param apart lists that are not to be merged
 * @param ended lists that are left out
 * @param least lists per batch
 */
export function batchesOf(lists: readonly List[], apart: Places, ended: Places, least: number): Batches {
  const others: number[] = [];
  const shapes = new Map<string, number[]>();
  for (const [place, list] of lists.entries()) {
    if (ended.has(place)) continue;
    const shape = apart.has(place) ? null : shapeOf(list);
    if (shape === null) others.push(place);
    else {
      const alike = shapes.get(shape);
      if (alike === undefined) shapes.set(shape, [place]);
      else alike.push(place);
    }
  }
  const batches: Batch[] = [];
  const named: Claims['named'] = new Map();
  for (const alike of shapes.values()) {
    const batch = alike.length < least ? null : batchOf(lists, alike, least, { named, number: batches.length });
    if (batch !== null) batches.push(batch);
    const merged = new Set(batch?.lists);
    others.push(...alike.filter((place) => !merged.has(place)));
  }
  return { batches, others: others.toSorted((left, right) => left - right) };
}

type Places = Pick<ReadonlySet<number>, 'has'>;

const numbers = new WeakMap<MergedStatement, number>();
let lastNumber = 0;

/** Null: a statement has no merged form. */
function shapeOf(list: List): string | null {
  let shape = '';
  let previous: MergedStatement | null = null;
  for (const { merged } of list) {
    if (merged === undefined || merged === null) return null;
    if (merged === previous) continue;
    previous = merged;
    let number = numbers.get(merged);
    if (number === undefined) {
      lastNumber += 1;
      number = lastNumber;
      numbers.set(merged, number);
    }
    shape += `${number} `;
  }
  return shape;
}

/** How a list treats a row that it names: in which statement of which batch. */
interface Claim {
  readonly access: Access;
  readonly batch: number;
  readonly column: number;
}

interface Claims {
  readonly named: Map<string, Claim[]>;
  /** Of the batch. */
  readonly number: number;
}

function batchOf(lists: readonly List[], alike: readonly number[], least: number, claims: Claims): Batch | null {
  const independent = alike.filter((place) => claim(claims, lists[place] ?? []));
  const runs = independent.length < least ? null : runsOf(lists, independent);
  if (runs !== null) return { lists: independent, runs };
  for (const [key, named] of claims.named) {
    const others = named.filter(({ batch }) => batch !== claims.number);
    if (others.length < named.length) claims.named.set(key, others);
  }
  return null;
}

/** Null: their rows would be locked in another order than everywhere else. */
function runsOf(lists: readonly List[], places: readonly number[]): readonly Run[] | null {
  const columns: Column[] = [];
  for (const place of places) {
    let column = -1;
    let previous: MergedStatement | null = null;
    for (const [statement, { merged, rows, values }] of (lists[place] ?? []).entries()) {
      if (merged === undefined || merged === null) return null;
      if (merged !== previous) column += 1;
      previous = merged;
      const to = (columns[column] ??= { merged, isCounted: rows !== null, rows: [] });
      to.rows.push({ values, of: [{ list: place, statement }] });
    }
  }
  const runs = columns.map(runOf);
  return isOrdered(runs) ? runs : null;
}

interface Column {
  readonly merged: MergedStatement;
  readonly isCounted: boolean;
  readonly rows: MemberRow[];
}

/** Notes the rows that a list names. False, and nothing is noted, where it is not independent of another. */
function claim({ named, number: batch }: Claims, list: List): boolean {
  const own = new Map<string, Claim[]>();
  let column = -1;
  let previous: MergedStatement | null = null;
  for (const { merged, values } of list) {
    if (merged === undefined || merged === null) return false;
    if (merged !== previous) column += 1;
    previous = merged;
    if (merged.access === null) continue;
    const key = keyOf(merged, values);
    const one: Claim = { access: merged.access, batch, column };
    if (named.get(key)?.every((other) => commute(other, one)) === false) return false;
    const earlier = own.get(key);
    if (earlier === undefined) own.set(key, [one]);
    // Its statements run one after another, except one that repeats.
    else if (earlier.every((other) => other.column !== column || commute(other, one))) earlier.push(one);
    else return false;
  }
  for (const [key, ones] of own) named.set(key, [...(named.get(key) ?? []), ...ones]);
  return true;
}

/** Whether two lists that name a row may run together. */
function commute(one: Claim, other: Claim): boolean {
  if (one.access === 'read' && other.access === 'read') return true;
  if (one.batch !== other.batch) return false;
  if (one.access === 'add' && other.access === 'add') return one.column === other.column;
  // Every list opens it before it adds to it, and a row that is there is left as it is.
  if (one.access === 'open') return other.access === 'open' || (other.access === 'add' && one.column < other.column);
  return one.access === 'add' && other.access === 'open' && other.column < one.column;
}

function keyOf({ table, key }: MergedStatement, values: readonly SqlValue[]): string {
  let text = table;
  for (const place of key) text += `\0${String(values[place])}`;
  return text;
}

function runOf({ merged, isCounted, rows }: Column): Run {
  const distinct = merged.access === 'add' || merged.access === 'read' ? united(merged, rows) : rows;
  if (locks(merged)) distinct.sort((left, right) => compared(merged, left, right));
  return { merged, rowsCount: isCounted ? distinct.length : null, rows: distinct };
}

/** Additions to one row as one addition of their sum; assertions of one fact as one. */
function united(merged: MergedStatement, rows: readonly MemberRow[]): MemberRow[] {
  const distinct = new Map<string, MemberRow>();
  for (const row of rows) {
    const key = merged.access === 'add' ? keyOf(merged, row.values) : row.values.join('\0');
    const other = distinct.get(key);
    distinct.set(key, other === undefined ? row : { values: summed(merged, other, row), of: [...other.of, ...row.of] });
  }
  return [...distinct.values()];
}

function summed({ sums }: MergedStatement, one: MemberRow, other: MemberRow): readonly SqlValue[] {
  const values = [...one.values];
  // Together they may exceed the safe integers.
  for (const place of sums)
    values[place] = String(BigInt(String(one.values[place] ?? 0)) + BigInt(String(other.values[place] ?? 0)));
  return values;
}

/** By key, so that all processes lock rows in the same order. */
function compared({ key }: MergedStatement, left: MemberRow, right: MemberRow): number {
  for (const place of key) {
    const [one, other] = [left.values[place] ?? '', right.values[place] ?? ''];
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

function locks({ access }: MergedStatement): boolean {
  return access !== null && access !== 'read';
}

/** Whether a table's rows that are locked by more than one statement are locked in the order of their keys anyway. */
function isOrdered(runs: readonly Run[]): boolean {
  if (new Set(runs.map(({ merged }) => merged.table)).size === runs.length) return true;
  const lockedOf = new Map<string, { readonly keys: Set<string>; last: string }>();
  for (const { merged, rows } of runs) {
    // No transaction waits for a new row.
    if (!locks(merged) || merged.access === 'insert') continue;
    const locked = lockedOf.get(merged.table) ?? { keys: new Set(), last: '' };
    const added = rows.map(({ values }) => keyOf(merged, values)).filter((key) => !locked.keys.has(key));
    for (const key of added) {
      if (key < locked.last) return false;
      locked.last = key;
      locked.keys.add(key);
    }
    lockedOf.set(merged.table, locked);
  }
  return true;
}
