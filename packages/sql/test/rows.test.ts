import { rowsWith } from '@mitako/core/engine';
import { expect, it } from 'vitest';
import { sqliteDialect } from '../../sqlite/src/dialect.ts';
import { createCompiler } from '../src/engine/compiler.ts';
import type { BoundStatement, Engine } from '../src/engine/engine.ts';
import { createReader } from '../src/engine/reader.ts';
import { createRowReads } from '../src/rows.ts';

const LOOKED_UP = ['account', 'attempt', 'merchant', 'payment', 'principal'];

// Look-ups share few connections and wait as long as the database takes: one table that somebody locks would stop them all.
it('only what payments read is looked up with others; every other read by id ends with its request', async () => {
  const sent: BoundStatement[] = [];
  const query = (statement: BoundStatement) => {
    sent.push(statement);
    return Promise.resolve([]);
  };
  const reads = createRowReads(createReader(createCompiler(sqliteDialect), { query } as unknown as Engine));
  const together: string[] = [];
  for (const name of rowsWith('byId')) {
    await reads[`${name}ById`]('id');
    const { lookUp, isOfRequest } = sent.pop() ?? {};
    expect(lookUp === undefined).toBe(isOfRequest === true);
    if (lookUp !== undefined) together.push(name);
  }
  expect(together.toSorted()).toEqual(LOOKED_UP);
});
