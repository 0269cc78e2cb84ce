import type { SqlDialect } from '../../engine/dialect.ts';
import { fullTextIndex } from './full-text-index.ts';
import { termTable } from './term-table.ts';
import type { WordIndex } from './word-index.ts';

/** What the database has, or our own table. */
export function wordIndexOf({ hasFts5 }: SqlDialect): WordIndex {
  return hasFts5 ? fullTextIndex : termTable;
}
