import { runStoreConformance } from '@mitako/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { postgres } from '../src/index.ts';
import { databasesOf } from './support/conformance-databases.ts';

runStoreConformance({
  name: 'PostgreSQL',
  ...databasesOf((connectionString, schema) => postgres({ connectionString, schema })),
  wakesOthers: true,
  dividesTables: true,
  test: { afterAll, beforeAll, describe, it },
});
