import type { Store } from '@mitako/core';
import type { Engine } from '../../packages/sql/src/index.ts';

/** An engine with one defect, put between its parts from outside. */
export interface Mutant {
  /** Between the store and SQLite. */
  readonly engine?: (engine: Engine) => Engine;
  /** In place of constraints that a schema might lack. */
  readonly schema?: readonly string[];
  /** Between the faulty connection and the store. */
  readonly store?: (store: Store) => Store;
  /** Between the engine and its connection. */
  readonly connection?: (store: Store) => Store;
}
