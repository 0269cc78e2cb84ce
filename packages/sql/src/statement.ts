import type { CompiledQuery, Kysely } from 'kysely';
import type { Compiler } from './compiler.ts';
import type { BoundStatement, SqlDialect, SqlValue } from './engine.ts';
import type { Tables } from './tables.ts';

// Compiling a query with kysely takes 20 to 100 µs, as long as running it. So each statement is compiled once, with
// placeholders where its values will be, and at run time only the values are read from the input.

/**
 * Stands in a query for a value that is known only when it runs: `of((payment) => payment.id)`. To the type checker
 * it is that value already.
 */
export type Of<Input> = <Value>(read: (input: Input) => Value) => Value;

/** Writes a query, with {@link Of} for its values. */
export type Build<Input, Output> = (
  db: Kysely<Tables>,
  of: Of<Input>,
  dialect: SqlDialect,
) => { compile(): CompiledQuery<Output> };

/** A compiled query and how to read its values from an input. */
export interface Statement<Input, Output = unknown> {
  readonly sql: string;
  bind(input: Input): BoundStatement;
  /** Only for the type of the rows; always undefined. */
  readonly row?: Output;
}

/** @throws TypeError when bound to a value that is neither text, safe integer nor null */
export function prepare<Input, Output>(
  compiler: Compiler,
  build: Build<Input, Output>,
): Statement<Input, Output> {
  const { sql, parameters } = build(compiler.db, placeholder, compiler.dialect).compile();
  const readers = parameters.map((parameter) => readerOf(parameter));
  return {
    sql,
    bind(input) {
      // A loop and no `map`: this is the inner loop of every commit.
      const values: SqlValue[] = [];
      for (const read of readers) values.push(checkValue(read(input), sql));
      return { sql, values };
    },
  };
}

/** A query whose shape depends on its input, compiled with its values: for lists with optional filters. */
export function bindQuery(query: { compile(): CompiledQuery }): BoundStatement {
  const { sql, parameters } = query.compile();
  return { sql, values: parameters.map((value) => checkValue(value, sql)) };
}

const READ = Symbol('reads the value of a placeholder');

function placeholder<Input, Value>(read: (input: Input) => Value): Value {
  // The one place where a placeholder poses as its value: kysely passes parameters through untouched.
  return { [READ]: read } as unknown as Value;
}

function readerOf(parameter: unknown): (input: unknown) => unknown {
  if (typeof parameter === 'object' && parameter !== null && READ in parameter) {
    return parameter[READ] as (input: unknown) => unknown;
  }
  return () => parameter;
}

function checkValue(value: unknown, sql: string): SqlValue {
  if (typeof value === 'string' || value === null) return value;
  // SQLite would round what is not a safe integer and store it; PostgreSQL would refuse it only after BEGIN.
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new TypeError(`A ${typeof value} that is no text, safe integer or null cannot be bound in: ${sql.slice(0, 80)}`);
}
