import type { CompiledQuery, Kysely, OperationNodeSource } from 'kysely';
import type { SqlDialect } from './dialect.ts';
import type { Tables } from '../tables.ts';

/** Builds a query over a future input, see {@link placeholder}. */
export type Build<Input, Output> = (
  db: Kysely<Tables>,
  input: Input,
  dialect: SqlDialect,
) => { compile(): CompiledQuery<Output> } & Partial<OperationNodeSource>;
