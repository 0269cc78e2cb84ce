export type {
  BoundStatement,
  Engine,
  EngineOutcome,
  GuardedStatement,
  Row,
  SqlDialect,
  SqlValue,
  Work,
} from './engine.ts';
export { createSqlStore } from './store.ts';
