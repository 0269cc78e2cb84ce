import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStoreConformance } from '@mitako/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { nodeSqlite } from '../../examples/store/src/node-sqlite.ts';

// What docs/stores.md shows passes the whole suite.
runStoreConformance({
  name: 'node:sqlite',
  async createDatabase() {
    const directory = await mkdtemp(join(tmpdir(), 'mitako-node-sqlite-'));
    return {
      open: () => nodeSqlite(join(directory, 'mitako.db')),
      drop: () => rm(directory, { recursive: true }),
    };
  },
  test: { afterAll, beforeAll, describe, it },
});
