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
export type { JsonField, SqlDialect, SqlTypes } from './engine/dialect.ts';
export { createSqlStore } from './store.ts';
