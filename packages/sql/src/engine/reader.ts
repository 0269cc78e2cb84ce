import type { CompiledQuery, Kysely } from 'kysely';
import type { Compiler } from './compiler.ts';
import type { SqlDialect } from './dialect.ts';
import type { BoundStatement, Engine } from './engine.ts';
import type { Build } from './build.ts';
import { bindQuery, prepare } from './statement.ts';
import type { Tables } from '../tables.ts';

/** Runs reads on an engine and types their rows by the query. */
export interface Reader {
  /** A query that is compiled once; the result runs it. */
  prepared<Input, Output>(
    build: Build<Input, Output>,
    options?: Planning,
  ): (input: Input) => Promise<readonly Output[]>;
  /**
   * The same for a look-up by a unique key: those of one moment may share a statement. All its values are fields of tables
   * (see `ofField`).
   */
  lookUp<Input, Output>(build: Build<Input, Output>, options?: Planning): (input: Input) => Promise<readonly Output[]>;
  /** A query that is compiled when it runs. */
  rows<Output>(
    build: (db: Kysely<Tables>, dialect: SqlDialect) => { compile(): CompiledQuery<Output> },
  ): Promise<readonly Output[]>;
}

type Planning = Pick<BoundStatement, 'isPlannedOnce'>;

export function createReader(compiler: Compiler, engine: Engine): Reader {
  return {
    prepared<Input, Output>(
      build: Build<Input, Output>,
      options?: Planning,
    ): (input: Input) => Promise<readonly Output[]> {
      const { bind } = prepare(compiler, build, options);
      // Rows are typed by their query: the boundary between SQL and TypeScript.
      return (input) => engine.query(bind(input)) as Promise<readonly Output[]>;
    },
    lookUp<Input, Output>(
      build: Build<Input, Output>,
      options?: Planning,
    ): (input: Input) => Promise<readonly Output[]> {
      const { bind, lookUp } = prepare(compiler, build, options);
      return (input) => engine.query({ ...bind(input), lookUp: lookUp() }) as Promise<readonly Output[]>;
    },
    rows<Output>(
      build: (db: Kysely<Tables>, dialect: SqlDialect) => { compile(): CompiledQuery<Output> },
    ): Promise<readonly Output[]> {
      return engine.query(bindQuery(compiler.dialect, build(compiler.db, compiler.dialect))) as Promise<
        readonly Output[]
      >;
    },
  };
}

/** The row of a look-up by a unique key, as a domain object. */
export async function oneOf<Row, Result>(
  rows: Promise<readonly Row[]>,
  convert: (row: Row) => Result,
): Promise<Result | null> {
  const [row] = await rows;
  return row === undefined ? null : convert(row);
}

export async function allOf<Row, Result>(
  rows: Promise<readonly Row[]>,
  convert: (row: Row) => Result,
): Promise<readonly Result[]> {
  return (await rows).map((row) => convert(row));
}
