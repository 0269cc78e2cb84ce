import type { CompiledQuery } from 'kysely';
import { SQL_TYPES } from './columns.ts';
import type { Compiler } from './compiler.ts';
import type { Build } from './build.ts';
import type { BoundStatement } from './engine.ts';
import type { MergedLookUp, MergedStatement } from './merged-statement.ts';
import { merge, mergeLookUp } from './merged.ts';
import { mergingOf } from './mergeable.ts';
import type { SqlDialect } from './dialect.ts';
import { columnOfValue, placeholder, readerOf } from './placeholder.ts';
import type { SqlValue } from './sql-value.ts';

/** A compiled query with its parameter readers. */
export interface Statement<Input, Output = unknown> {
  bind(input: Input): BoundStatement;
  /** The same for many inputs; null if it cannot be merged. */
  merged(): MergedStatement | null;
  /** The same for a look-up. */
  lookUp(): MergedLookUp | null;
  /** For the row type only; always undefined. */
  readonly row?: Output;
}

/**
 * Compiled when first bound: no process uses all of the few hundred statements, and compiling them takes 10 ms. `bind`
 * throws TypeError for a value that is neither text, safe integer, bytes nor null.
 */
export function prepare<Input, Output>(
  compiler: Compiler,
  build: Build<Input, Output>,
  { isPlannedOnce = false }: Pick<BoundStatement, 'isPlannedOnce'> = {},
): Statement<Input, Output> {
  let compiled: Compiled | null = null;
  let lookUp: MergedLookUp | null = null;

  function compile(): Compiled {
    const input = placeholder() as Input;
    const query = build(compiler.db, input, compiler.dialect);
    const { sql, parameters } = query.compile();
    const merging = mergingOf(build, input);
    return {
      sql,
      parameters,
      readers: parameters.map((parameter) => valueOf(compiler.dialect, parameter)),
      merged: merging === null ? null : merge(compiler, merging, query, parameters),
    };
  }

  return {
    bind(input) {
      const { sql, readers } = (compiled ??= compile());
      // A loop instead of `map`: this is the inner loop of every commit.
      const values: SqlValue[] = [];
      for (const read of readers) values.push(checkValue(read(input), sql));
      return isPlannedOnce ? { sql, values, isPlannedOnce } : { sql, values };
    },
    merged: () => (compiled ??= compile()).merged,
    lookUp() {
      const { sql, parameters } = (compiled ??= compile());
      return (lookUp ??= mergeLookUp(compiler, sql, parameters));
    },
  };
}

interface Compiled {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly readers: readonly ((input: unknown) => unknown)[];
  readonly merged: MergedStatement | null;
}

/** A query whose shape depends on its input, compiled with its values: for lists with optional filters. */
export function bindQuery(dialect: SqlDialect, query: { compile(): CompiledQuery }): BoundStatement {
  const { sql, parameters } = query.compile();
  const values = parameters.map((parameter) => checkValue(valueOf(dialect, parameter)(undefined), sql));
  return { sql, values, isOfRequest: true };
}

/** What a parameter is bound with. */
function valueOf({ bound }: SqlDialect, parameter: unknown): (input: unknown) => unknown {
  const read = readerOf(parameter);
  const column = columnOfValue(parameter);
  const type = column === null ? null : SQL_TYPES[column.kind];
  if (type !== 'uuid' && type !== 'bytea') return read;
  return (input) => {
    const hex = read(input);
    return typeof hex === 'string' ? bound(type, hex) : hex;
  };
}

function checkValue(value: unknown, sql: string): SqlValue {
  if (typeof value === 'string' || value === null || value instanceof Uint8Array) return value;
  // SQLite would round and store an unsafe integer; PostgreSQL would reject it only after BEGIN.
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new TypeError(`Neither text, safe integer, bytes nor null, but a ${typeof value}, for: ${sql.slice(0, 80)}`);
}
