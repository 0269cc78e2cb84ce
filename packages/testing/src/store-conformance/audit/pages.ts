import { strictEqual as equal } from 'node:assert';
import type { AuditPage } from '@mitako/core/engine';
import { ROWS_MAX } from '../suite.ts';

/** Reads an audit in pages of two rows, and returns all rows. */
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
    if (rows.length > ROWS_MAX) throw new Error('The list does not end.');
    if (page.length < 2) return rows;
  }
}
