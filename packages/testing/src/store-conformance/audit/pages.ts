import { strictEqual as equal } from 'node:assert';
import type { AuditPage } from '@mitako/core/engine';
import { ROWS_MAX } from '../suite.ts';

/** Walks an audit page by page, two rows at a time, and gives all of them. */
export async function walked<Row>(
  list: (page: AuditPage) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const page = await list({ limit: 2, afterId: last === undefined ? null : idOf(last) });
    equal(page.length <= 2, true, 'a page is longer than its limit');
    rows.push(...page);
    if (rows.length > ROWS_MAX) throw new Error('A list has no end.');
    if (page.length < 2) return rows;
  }
}
