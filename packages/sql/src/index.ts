export type {
  BoundStatement,
  Durability,
  Engine,
  EngineOutcome,
  GuardedStatement,
  Row,
  SqlDialect,
  SqlValue,
  Work,
  WorkStatement,
} from './engine/engine.ts';
export { createSqlStore } from './store.ts';
