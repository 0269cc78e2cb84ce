import {
  createQueryId,
  FromNode,
  type OperationNode,
  type OperationNodeSource,
  type PrimitiveValueListNode,
  RawNode,
  type RootOperationNode,
  SelectionNode,
  type SelectQueryNode,
  UsingNode,
  type ValueListNode,
  ValueNode,
  type ValuesNode,
} from 'kysely';
import { SQL_TYPES } from './columns.ts';
import type { Compiler } from './compiler.ts';
import type { SqlDialect } from './dialect.ts';
import type { Merging } from './mergeable.ts';
import type { MergedLookUp, MergedStatement } from './merged-statement.ts';
import { columnOfValue, isPlaceholder, readerOf } from './placeholder.ts';
import type { SqlType, SqlValue } from './sql-value.ts';

/**
 * Derives the merged form. The values keep their order, so the parameters of the single form become columns by number.
 * @param parameters of the single form
 */
export function merge(
  { db, dialect }: Compiler,
  { table, access }: Merging,
  query: Partial<OperationNodeSource>,
  parameters: readonly unknown[],
): MergedStatement | null {
  if (dialect.members === null) return null;
  if (query.toOperationNode === undefined) throw new TypeError('Only a query of kysely can be merged.');
  const { columns, constants, members, rewritten } = memberOf(dialect.members, parameters);
  const node = query.toOperationNode() as RootOperationNode;
  const { sql } = db.getExecutor().compileQuery(overMembers(node), createQueryId());
  const text = rewritten(sql).replaceAll(MEMBERS, members);

  const placesOf = (names: readonly string[]): readonly number[] =>
    names.map((name) => columns.find(({ place }) => columnOfValue(parameters[place])?.name === name)?.place ?? -1);
  const key = access === null ? [] : placesOf(table.key.map(({ name }) => name));
  if (key.includes(-1)) throw new TypeError(`A merged statement does not name its row: ${text}`);
  const isInsert = node.kind === 'InsertQueryNode';
  return {
    ...(isInsert ? inserting(text, node.onConflict === undefined) : touching(text, node)),
    columns: columns.map(({ place }) => place),
    constants,
    table: table.name,
    access,
    key,
    sums: access === 'add' ? sumsOf() : [],
  };

  function inserting(insert: string, isPlain: boolean): Pick<MergedStatement, 'sql' | 'plain' | 'touched'> {
    if (access === null) return { sql: `${insert} returning 1`, plain: null, touched: null };
    const names = table.key.map(({ name }) => `"${name}"`).join(', ');
    const values = key.map((place) => `member.p${columns.findIndex((each) => each.place === place) + 1}`);
    return {
      // A row that exists is left out instead of ending the transaction, so that all of them are known.
      sql: `${insert}${isPlain ? ' on conflict do nothing' : ''} returning ${names}`,
      plain: isPlain ? insert : null,
      // Only an inserted row can be returned, so its members are found by their key.
      touched: `select ord from ${members} where (${values.join(', ')}) in (select ${names} from touched)`,
    };
  }

  function sumsOf(): readonly number[] {
    const keyed = new Set(key);
    return columns.map(({ place }) => place).filter((place) => !keyed.has(place));
  }
}

/**
 * Derives it: the single form, once per member. OFFSET 0 keeps it apart, so that it is planned as it is by itself, by the
 * index of its key; in a plan over all members a table that is small today would be read as a whole, also when it has grown.
 */
export function mergeLookUp({ dialect }: Compiler, sql: string, parameters: readonly unknown[]): MergedLookUp | null {
  if (dialect.members === null) return null;
  const { columns, constants, members, rewritten } = memberOf(dialect.members, parameters);
  return {
    sql: `select member.ord as member_ord, found.* from ${members} cross join lateral (${rewritten(sql)} offset 0) as found`,
    columns: columns.map(({ place }) => place),
    constants,
  };
}

/** The relation `member` for the parameters of a single form, and its text with columns instead of those. */
function memberOf(
  membersOf: NonNullable<SqlDialect['members']>,
  parameters: readonly unknown[],
): {
  readonly columns: readonly { readonly place: number; readonly type: SqlType }[];
  readonly constants: readonly SqlValue[];
  readonly members: string;
  readonly rewritten: (sql: string) => string;
} {
  const columns: { readonly place: number; readonly type: SqlType }[] = [];
  const constants: SqlValue[] = [];
  const words = parameters.map((parameter, place) => {
    if (!isPlaceholder(parameter)) {
      constants.push(parameter as SqlValue);
      return { constant: constants.length };
    }
    const type = typeOf(parameter);
    const same = columns.findIndex((each) => isSame(parameters[each.place], parameter) && each.type === type);
    return { column: same === -1 ? columns.push({ place, type }) : same + 1 };
  });
  return {
    columns,
    constants,
    members: membersOf(columns.map(({ type }) => type)),
    rewritten: (sql) =>
      // A literal and a name stay as they are.
      sql.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)/g, (token, number: string | undefined) => {
        const word = number === undefined ? undefined : words[Number(number) - 1];
        if (word === undefined) return token;
        return 'column' in word ? `member.p${word.column}` : `$${columns.length + word.constant}`;
      }),
  };
}

/** Stands for the relation until the types of its columns are known. */
const MEMBERS = '/* members */';
const MEMBER = RawNode.createWithSql(MEMBERS);

function touching(sql: string, node: RootOperationNode): Pick<MergedStatement, 'sql' | 'plain' | 'touched'> {
  return {
    sql: node.kind === 'SelectQueryNode' ? sql : `${sql} returning member.ord`,
    plain: null,
    touched: 'select ord from touched',
  };
}

/** The query with `member` among the relations it reads. */
function overMembers(node: RootOperationNode): RootOperationNode {
  if (node.kind === 'InsertQueryNode') return { ...node, values: selected(node.values) };
  if (node.kind === 'UpdateQueryNode') {
    return { ...node, from: FromNode.create([...(node.from?.froms ?? []), MEMBER]) };
  }
  if (node.kind === 'DeleteQueryNode') return { ...node, using: UsingNode.create([MEMBER]) };
  if (node.kind !== 'SelectQueryNode') throw new TypeError(`A ${node.kind} cannot be merged.`);
  return { ...joined(node), selections: [SelectionNode.create(RawNode.createWithSql('member.ord') as never)] };
}

/** What an insert inserts, as a select. */
function selected(values: OperationNode | undefined): OperationNode {
  if (values?.kind === 'SelectQueryNode') return joined(values as SelectQueryNode);
  const [row, ...others] = values?.kind === 'ValuesNode' ? (values as ValuesNode).values : [];
  if (row === undefined || others.length > 0) throw new TypeError('Only an insert of one row can be merged.');
  const select: SelectQueryNode = {
    kind: 'SelectQueryNode',
    from: FromNode.create([MEMBER]),
    selections: valuesIn(row).map((value) => SelectionNode.create(value as never)),
  };
  return select;
}

function valuesIn(row: ValueListNode | PrimitiveValueListNode): readonly OperationNode[] {
  return row.kind === 'ValueListNode' ? row.values : row.values.map((value) => ValueNode.create(value));
}

/** Before the others: a function among them may depend on its columns. */
function joined(select: SelectQueryNode): SelectQueryNode {
  return { ...select, from: FromNode.create([MEMBER, ...(select.from?.froms ?? [])]) };
}

function isSame(one: unknown, other: unknown): boolean {
  return readerOf(one) === readerOf(other);
}

function typeOf(parameter: unknown): SqlType {
  const column = columnOfValue(parameter);
  if (column === null) throw new TypeError('A value of a merged statement has no column to take its type from.');
  return SQL_TYPES[column.kind];
}
