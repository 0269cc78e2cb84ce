export type {
  BoundStatement,
  Durability,
  Engine,
  EngineOutcome,
  GuardedStatement,
  Row,
  SqlValue,
  Work,
  WorkStatement,
} from './engine/engine.ts';
export type { Access, MergedLookUp, MergedStatement } from './engine/merged.ts';
export type { JsonField, SqlDialect, SqlType, SqlTypes } from './engine/dialect.ts';
export { createSqlStore } from './store.ts';
