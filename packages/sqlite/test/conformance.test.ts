import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStoreConformance } from '@mitako/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { sqlite } from '../src/index.ts';

runStoreConformance({
  name: 'SQLite',
  async createDatabase() {
    const directory = await mkdtemp(join(tmpdir(), 'mitako-conformance-'));
    return {
      open: () => sqlite({ path: join(directory, 'mitako.db') }),
      drop: () => rm(directory, { recursive: true }),
    };
  },
  test: { afterAll, beforeAll, describe, it },
});
