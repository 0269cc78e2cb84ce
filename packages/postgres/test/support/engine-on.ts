import { type EngineStore, engineStore } from '@mitako/core/engine';
import { createSqlStore, type Engine } from '@mitako/sql';
import pg from 'pg';
import { createPostgresEngine, type EngineOptions } from '../../src/engine.ts';
import { createGuard } from '../../src/guarded.ts';
import { borrowPool } from '../../src/pool.ts';
import { createRunGuard } from '../../src/run-queries.ts';
import { createRun } from '../../src/run.ts';

/** How statements reach the server. */
export interface Way extends Partial<Pick<EngineOptions, 'schema' | 'leastMerged'>> {
  readonly pipeline?: boolean;
  readonly preparedStatements?: boolean;
  readonly pool?: pg.PoolConfig;
}

/** An engine on a pool of its own, which it closes. */
export function engineOn(connectionString: string, way: Way = {}): Engine {
  const { schema = 'public', pipeline = true, preparedStatements = true, leastMerged } = way;
  const pool = new pg.Pool({ connectionString, max: 8, pipeline, ...way.pool });
  const borrowed = borrowPool(pool);
  return createPostgresEngine(
    {
      pool,
      async close() {
        await borrowed.close();
        await pool.end();
      },
    },
    {
      schema,
      durability: 'unchecked',
      run: createRun({ preparedStatements }),
      guard: createGuard({ preparedStatements }),
      runGuard: createRunGuard({ preparedStatements }),
      ...(leastMerged === undefined ? {} : { leastMerged }),
    },
  );
}

/** A store on it, without notifications. */
export function storeOn(connectionString: string, way: Way = {}): EngineStore {
  return engineStore(createSqlStore(engineOn(connectionString, way)));
}
