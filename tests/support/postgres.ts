import { inject } from 'vitest';
import { createDatabaseOn, type TestDatabase } from './postgres-database.ts';

export type { TestDatabase };

/** An empty database of its own for one test file, on the run's PostgreSQL server. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabaseOn(inject('postgresUrl'), 'test');
}
